import { Link } from "@tanstack/react-router";
import { tabClasses } from "../../ui/tabs.tsx";

const tabs = [
  { to: "/account", label: "You" },
  { to: "/account/shared", label: "Shared by me" },
] as const;

/** The tabs of the account, each with its own address. */
export function AccountTabs() {
  return (
    <nav aria-label="Account" className="flex flex-none gap-2 border-b border-line px-3 max-md:px-2">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true }} className={tabClasses}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
