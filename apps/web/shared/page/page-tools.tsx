import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell, Search } from "lucide-react";
import { iconButtonClasses } from "../../ui/button-classes.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { printShortcut } from "./keys.ts";
import { useIsNarrow } from "../menu/menu-store.ts";
import { openOverlay } from "./overlay.ts";
import { minuteMs } from "../server/endpoint-query.ts";
import { notificationsQuery, sessionQuery } from "../server/queries.ts";

/** Search and notifications, on every page. Empty for signed-out users. */
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
          <span className="page-narrow:sr-only">Search</span>
          <span className="page-narrow:hidden">
            <Kbd>{printShortcut("K")}</Kbd>
          </span>
        </Button>
      )}
      <NotificationsLink />
    </>
  );
}

/** A link to the notifications, with a dot if some are unread. */
function NotificationsLink() {
  const latest = useInfiniteQuery({ ...notificationsQuery, refetchInterval: minuteMs });
  const hasUnread = latest.data?.pages.some(({ items }) => items.some(({ isRead }) => !isRead)) ?? false;
  const label = hasUnread ? "Notifications, some unread" : "Notifications";
  return (
    <Tooltip label={label}>
      <Link to="/notifications" aria-label={label} className={iconButtonClasses("ghost", "sm")}>
        <Bell />
        {hasUnread && <span className="bell-dot" />}
      </Link>
    </Tooltip>
  );
}
