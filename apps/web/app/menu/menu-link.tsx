import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { useIsOverflowing } from "../../shared/answer/use-is-overflowing.ts";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { setSheetOpen } from "../../shared/menu/menu-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useOpenUrl } from "./use-open-url.ts";

/** A list is not open while one of its entries is. */
export const exactly = { exact: true, includeSearch: false } as const;

interface MenuLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick" | "target"> {
  readonly url: string;
  readonly children: ReactNode;
}

/** A row of the menu that leads somewhere. The open page is marked, and a sheet closes behind it. */
export function MenuLink({ url, className = "menu-row", children, ...rest }: MenuLinkProps) {
  const isOpen = useOpenUrl() === url;
  const database = useCurrentDatabase();
  return (
    <Link
      {...rest}
      // A link computes its address once: another database makes it anew.
      key={database?.id}
      to={url}
      className={className}
      activeOptions={exactly}
      {...(isOpen && { "aria-current": "page" as const })}
      onClick={() => setSheetOpen(false)}
    >
      {children}
    </Link>
  );
}

interface TitledLinkProps {
  readonly url: string;
  readonly title: string;
  /** The title in little room. Default: the title. */
  readonly label?: string;
  /** What tells it from an entry of the same title. Default: nothing. */
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
}

/** An entry by its title; where that does not fit, all of it shows on hover and focus. */
export function TitledLink({ url, title, label = title, detail, icon: Icon }: TitledLinkProps) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsOverflowing(text) || label !== title;
  return (
    <Tooltip label={title} side="right" isOff={!isCut}>
      <MenuLink url={url} {...(label !== title && { "aria-label": title })}>
        {Icon && <Icon className="size-3.5! text-text-3" />}
        <span ref={text} className="truncate">
          {label}
        </span>
        {detail !== undefined && <span className="ms-auto flex-none ps-1 text-11 text-text-3">{detail}</span>}
      </MenuLink>
    </Tooltip>
  );
}
