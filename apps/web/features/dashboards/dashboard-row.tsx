import type { DashboardSummary } from "@askery/api";
import { countOf } from "../../shared/wording/count-of.ts";
import { ListRow } from "../../shared/list/list-row.tsx";
import { StarButton } from "../../shared/library/star-button.tsx";
import { useToggleDashboardStar } from "../../shared/library/star-actions.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { Selection } from "../../shared/library/selection/use-selection.ts";
import { BoardPreview } from "./board-preview.tsx";
import { DashboardHealth } from "./dashboard-health.tsx";
import { DashboardMenu } from "./dashboard-menu.tsx";

interface DashboardRowProps {
  readonly dashboard: DashboardSummary;
  readonly selection: Selection<DashboardSummary>;
  /** The folders in which it is, if the list is not that of one folder. */
  readonly place: string | null;
}

/** A dashboard in a list. */
export function DashboardRow({ dashboard, selection, place }: DashboardRowProps) {
  const star = useToggleDashboardStar();
  const now = useNow();
  const { id, title, owner, cardCount, isStarred, openedAtMs, updatedAtMs } = dashboard;
  const cards = countOf(cardCount, "card");
  return (
    <ListRow
      lead={
        <>
          <div className="relative z-1 flex-none">
            <Checkbox
              label={<span className="sr-only">Select {title}</span>}
              checked={selection.has(id)}
              onCheckedChange={() => selection.toggle(dashboard)}
            />
          </div>
          <BoardPreview cards={dashboard.preview} />
        </>
      }
      title={title}
      to={`/dashboards/${id}`}
      detail={[
        ...(place === null ? [] : [`in ${place}`]),
        owner.name,
        cards,
        `changed ${describeWhen(updatedAtMs, now)}`,
        ...(openedAtMs === null ? [] : [`opened ${describeWhen(openedAtMs, now)}`]),
      ].join(" · ")}
      actions={
        <>
          <DashboardHealth health={dashboard.health} />
          <SharingBadges isPublic={dashboard.isPublic} />
          <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(dashboard)} />
          <DashboardMenu dashboard={dashboard} />
        </>
      }
    />
  );
}
