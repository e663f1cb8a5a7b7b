import { Link, useLocation } from "@tanstack/react-router";
import { LogIn } from "lucide-react";
import { Tooltip } from "../../ui/tooltip.tsx";

/** The menu of a shared page for signed-out users: offers to sign in, and returns here. */
export function SignedOutMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { href } = useLocation();
  return (
    <Tooltip label="Sign in" side="right" isOff={!isCollapsed}>
      <Link
        to="/"
        search={{ panel: "sign-in", next: href }}
        aria-label="Sign in"
        className={isCollapsed ? "menu-icon" : "menu-row is-group"}
      >
        <LogIn />
        {!isCollapsed && "Sign in"}
      </Link>
    </Tooltip>
  );
}
