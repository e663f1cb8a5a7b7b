import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { setSheetOpen } from "../../lib/menu-store.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

import { exactly } from "./menu-link.tsx";

interface MainLinkProps {
  readonly isCollapsed: boolean;
  /** False for whoever is signed out: the name then leads to the landing page. */
  readonly isOpenFor: boolean;
}

/** The menu's main button: carries the product's name and goes to `/ask`. */
export function MainLink({ isCollapsed, isOpenFor }: MainLinkProps) {
  return (
    <Tooltip label={isOpenFor ? "New ask" : "Askery"} side="right" isOff={!isCollapsed}>
      <Link
        to={isOpenFor ? "/ask" : "/"}
        aria-label="Askery"
        activeOptions={exactly}
        className="menu-main"
        onClick={() => setSheetOpen(false)}
      >
        {isCollapsed ? <LogoMark size={20} /> : <Logo height={19} />}
        {isOpenFor && !isCollapsed && (
          <span className="plus" aria-hidden>
            <Plus className="size-3.5!" />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
