import type { DashboardSummary } from "@askery/api";
import { LayoutDashboard } from "lucide-react";
import { countOf } from "../../lib/count-of.ts";
import { ListRow } from "../../lib/list/list-row.tsx";
import { StarButton } from "../../lib/list/star-button.tsx";
import { useToggleDashboardStar } from "../../lib/star-actions.ts";
import { tellWhen } from "../../lib/tell-when.ts";
import { useNow } from "../../lib/use-now.ts";
import { DashboardMenu } from "./dashboard-menu.tsx";

/** One dashboard of a list. */
export function DashboardRow({ dashboard }: { readonly dashboard: DashboardSummary }) {
  const star = useToggleDashboardStar();
  const now = useNow();
  const { id, title, owner, cardCount, isStarred, updatedAtMs } = dashboard;
  const cards = countOf(cardCount, "card");
  return (
    <ListRow
      icon={LayoutDashboard}
      title={title}
      to={`/dashboards/${id}`}
      detail={`${owner.name} · ${cards} · ${tellWhen(updatedAtMs, now)}`}
      actions={
        <>
          <StarButton title={title} isStarred={isStarred} onToggle={() => star.mutate(dashboard)} />
          <DashboardMenu dashboard={dashboard} />
        </>
      }
    />
  );
}
