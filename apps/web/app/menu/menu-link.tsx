import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { useIsOverflowing } from "../../shared/answer/use-is-overflowing.ts";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { setSheetOpen } from "../../shared/menu/menu-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useOpenUrl } from "./use-open-url.ts";

/** A list is not marked as open while one of its entries is. */
export const exactly = { exact: true, includeSearch: false } as const;

interface MenuLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick" | "target"> {
  readonly url: string;
  readonly children: ReactNode;
}

/** A link in the menu. Marks the open page, and closes the sheet on click. */
export function MenuLink({ url, className = "menu-row", children, ...rest }: MenuLinkProps) {
  const isOpen = useOpenUrl() === url;
  const database = useCurrentDatabase();
  return (
    <Link
      {...rest}
      // A link computes its address once: another database needs a new link.
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
  /** The shortened title. Default: the title. */
  readonly label?: string;
  /** Distinguishes entries with the same title. Default: none. */
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
}

/** An entry with a title; if it does not fit, a tooltip shows all of it. */
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
