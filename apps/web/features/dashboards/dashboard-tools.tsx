import type { Dashboard } from "@askery/api";
import { CircleStop, Pencil, RefreshCw, Share2 } from "lucide-react";
import { useState } from "react";
import { CommentsButton } from "../../shared/comments/comments-button.tsx";
import { FavoriteButton } from "../../shared/library/favorite-button.tsx";
import { StarButton } from "../../shared/library/star-button.tsx";
import { useToggleDashboardStar } from "../../shared/library/star-actions.ts";
import { LazySharingDialog } from "../../shared/sharing/lazy-sharing-dialog.tsx";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { useReadsAll } from "../../shared/database/use-reads-all.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { MenuItem } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DashboardItems } from "./dashboard-items.tsx";
import type { FilterUse } from "./filters/use-filters.ts";
import { Lookers } from "./presence/lookers.tsx";
import { useRefreshAll } from "./use-refresh-all.ts";

interface DashboardToolsProps {
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
  readonly onEdit: () => void;
  readonly onAddChart: () => void;
  readonly onFullScreen: () => void;
}

/** Actions for a dashboard, in the page header, outside the editor. */
export function DashboardTools(props: DashboardToolsProps) {
  const { dashboard, use, onEdit, onAddChart, onFullScreen } = props;
  const { id, title, databaseId, isStarred, cards } = dashboard;
  const [isSharing, setIsSharing] = useState(false);
  const star = useToggleDashboardStar();
  const refresh = useRefreshAll(dashboard, use);
  const now = useNow();
  const canEdit = useCanEdit(databaseId);
  const readsAll = useReadsAll(databaseId);
  const oldestMs = Math.min(...cards.map(({ chart }) => chart.ranAtMs));
  return (
    <>
      <Lookers dashboardId={id} />
      {cards.length > 0 && (
        <>
          <output className="figures me-1 text-12 whitespace-nowrap text-text-3 max-lg:sr-only">
            {refresh.progress === null
              ? describeWhen(oldestMs, now)
              : `${refresh.progress.done} of ${refresh.progress.total}`}
          </output>
          <span className="max-sm:hidden">
            {refresh.progress === null ? (
              <IconButton label="Refresh all cards" icon={RefreshCw} onClick={refresh.start} />
            ) : (
              <IconButton label="Stop refreshing" icon={CircleStop} onClick={refresh.stop} />
            )}
          </span>
        </>
      )}
      <SharingBadges isPublic={dashboard.isPublic} />
      <CommentsButton />
      {readsAll && (
        <Button
          kind="ghost"
          size="sm"
          icon={Share2}
          className="max-lg:hidden"
          onClick={() => setIsSharing(true)}
        >
          Share
        </Button>
      )}
      <LazySharingDialog
        thing={isSharing ? { ...dashboard, kind: "dashboard" } : null}
        onClose={() => setIsSharing(false)}
      />
      <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(dashboard)} />
      <span className="max-lg:hidden">
        <FavoriteButton {...{ databaseId, title }} kind="dashboard" targetId={id} url={`/dashboards/${id}`} />
      </span>
      {canEdit && (
        <Button size="sm" icon={Pencil} onClick={onEdit} className="max-md:hidden">
          Edit
        </Button>
      )}
      <DashboardItems {...{ dashboard, use, onEdit, onAddChart, onFullScreen }}>
        {cards.length > 0 && (
          <MenuItem
            icon={refresh.progress === null ? RefreshCw : CircleStop}
            className="sm:hidden"
            onSelect={refresh.progress === null ? refresh.start : refresh.stop}
          >
            {refresh.progress === null ? "Refresh all cards" : "Stop refreshing"}
          </MenuItem>
        )}
      </DashboardItems>
    </>
  );
}
