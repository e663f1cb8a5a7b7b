import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useIsLimited } from "../../shared/database/use-is-limited.ts";
import { tabClasses } from "../../ui/tabs.tsx";
import { useFadedEnd } from "../../ui/use-faded-end.ts";

const tabs = [
  { to: "/databases/$id", label: "General" },
  { to: "/databases/$id/connection", label: "Connection" },
  { to: "/databases/$id/tables", label: "Tables & columns" },
  { to: "/databases/$id/knowledge", label: "Knowledge" },
  { to: "/databases/$id/answers", label: "Answers" },
  { to: "/databases/$id/members", label: "Members" },
  { to: "/databases/$id/access", label: "Access" },
  { to: "/databases/$id/usage", label: "Usage" },
  { to: "/databases/$id/audit", label: "Audit log" },
  { to: "/databases/$id/danger", label: "Danger zone" },
] as const;

/** Tabs that show nothing of the data: all that members see whose access is limited by rules. */
const limitedTabs: readonly string[] = ["General", "Members", "Usage", "Danger zone"];

/** The tabs of a database, each with its own address. They scroll horizontally if necessary. */
export function DatabaseTabs({ id }: { readonly id: string }) {
  const list = useRef<HTMLElement>(null);
  const isLimited = useIsLimited(id) === true;
  useFadedEnd(list);
  // On a phone, the open tab may be out of view.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  const shown = isLimited ? tabs.filter(({ label }) => limitedTabs.includes(label)) : tabs;
  return (
    <nav
      ref={list}
      aria-label="Settings of the database"
      className="flex flex-none gap-2 overflow-x-auto border-b border-line px-3 [scrollbar-width:none] max-md:px-2"
    >
      {shown.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={tabClasses}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
