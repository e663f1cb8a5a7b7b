import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { sessionQuery } from "../../shared/server/queries.ts";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import { ConnectionNotice } from "../connection/connection-notice.tsx";
import { Overlays } from "./overlays.tsx";
import { SideMenu } from "../menu/side-menu.tsx";
import { UnknownSession } from "./unknown-session.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The side menu and the page. */
export function Shell() {
  const session = useQuery(sessionQuery);
  useShortcuts();
  return (
    <TooltipProvider>
      <div className="shell">
        <a href="#page" className="skip-link">
          Skip to content
        </a>
        <TooltipProvider delayMs={0}>
          <SideMenu me={session.data} />
        </TooltipProvider>
        <main className="shell-page">
          <ConnectionNotice />
          {session.data === undefined ? <UnknownSession error={session.error} /> : <Outlet />}
        </main>
        <Overlays />
      </div>
    </TooltipProvider>
  );
}
