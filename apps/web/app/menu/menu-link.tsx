import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { setSheetOpen } from "../../shared/menu/menu-store.ts";
import { useOpenUrl } from "./use-open-url.ts";

/** A list is not open while one of its entries is. */
export const exactly = { exact: true, includeSearch: false } as const;

interface MenuLinkProps {
  readonly url: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of the menu that leads somewhere. The open page is marked, and a sheet closes behind it. */
export function MenuLink({ url, className = "menu-row", children }: MenuLinkProps) {
  const isOpen = useOpenUrl() === url;
  return (
    <Link
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
