import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell, Search } from "lucide-react";
import { iconButtonClasses } from "../../ui/button-classes.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { printShortcut } from "../keys.ts";
import { useIsNarrow } from "../menu-store.ts";
import { openOverlay } from "../overlay.ts";
import { sessionQuery } from "../queries.ts";

/** What every page offers: search and notifications. Nothing to whoever is signed out. */
export function PageTools() {
  const session = useQuery(sessionQuery);
  const isNarrow = useIsNarrow();
  if (session.data === null) return null;
  return (
    <>
      {isNarrow ? (
        <IconButton label="Search" icon={Search} onClick={() => openOverlay("palette")} />
      ) : (
        <Button kind="ghost" size="sm" icon={Search} onClick={() => openOverlay("palette")}>
          Search
          <Kbd>{printShortcut("K")}</Kbd>
        </Button>
      )}
      <Tooltip label="Notifications">
        <Link to="/notifications" aria-label="Notifications" className={iconButtonClasses("ghost", "sm")}>
          <Bell />
        </Link>
      </Tooltip>
    </>
  );
}
