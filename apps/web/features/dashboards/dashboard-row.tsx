import type { DashboardSummary } from "@askery/api";
import { LayoutDashboard } from "lucide-react";
import { countOf } from "../../shared/wording/count-of.ts";
import { ListRow } from "../../shared/list/list-row.tsx";
import { StarButton } from "../../shared/library/star-button.tsx";
import { useToggleDashboardStar } from "../../shared/library/star-actions.ts";
import { SharingBadges } from "../../shared/sharing/sharing-badges.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { DashboardHealth } from "./dashboard-health.tsx";
import { DashboardMenu } from "./dashboard-menu.tsx";

/** A dashboard in a list. */
export function DashboardRow({ dashboard }: { readonly dashboard: DashboardSummary }) {
  const star = useToggleDashboardStar();
  const now = useNow();
  const { id, title, owner, cardCount, isStarred, openedAtMs, updatedAtMs } = dashboard;
  const cards = countOf(cardCount, "card");
  return (
    <ListRow
      icon={LayoutDashboard}
      title={title}
      to={`/dashboards/${id}`}
      detail={[
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
