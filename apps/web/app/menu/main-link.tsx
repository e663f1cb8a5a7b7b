import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCurrentDatabase } from "../../shared/database/current-database-store.ts";
import { setSheetOpen } from "../../shared/menu/menu-store.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { exactly } from "./menu-link.tsx";

interface MainLinkProps {
  readonly isCollapsed: boolean;
  /** Signed-out users see only the name. */
  readonly isSignedOut: boolean;
}

/** The menu's main button: shows the product's name and opens `/ask`. */
export function MainLink({ isCollapsed, isSignedOut }: MainLinkProps) {
  const database = useCurrentDatabase();
  if (isSignedOut) {
    return (
      <div className="menu-main is-still">
        {isCollapsed ? <LogoMark size={20} label="Askery" /> : <Logo height={19} />}
      </div>
    );
  }
  return (
    <Tooltip label="New ask" side="right" isOff={!isCollapsed}>
      <Link
        key={database?.id}
        to="/ask"
        aria-label="Askery"
        activeOptions={exactly}
        className="menu-main"
        onClick={() => setSheetOpen(false)}
      >
        {isCollapsed ? <LogoMark size={20} /> : <Logo height={19} />}
        {!isCollapsed && (
          <span className="plus" aria-hidden>
            <Plus className="size-3.5!" />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
