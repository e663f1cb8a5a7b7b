import type { Dashboard } from "@askery/api";
import { useMemo } from "react";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CardMenu } from "./card-menu.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import { orderCards, settleCards } from "./arrange-cards.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { gridClasses, slotStyle } from "../../shared/library/slot-style.ts";

interface DashboardCardsProps {
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
  readonly onAddChart: () => void;
}

/** The cards of a dashboard in their slots: on 12 columns, or stacked if there is little room. */
export function DashboardCards({ dashboard, use, onAddChart }: DashboardCardsProps) {
  const { cards, title } = dashboard;
  const settled = useMemo(() => orderCards(settleCards(cards)), [cards]);
  if (cards.length === 0) return <NoCards databaseId={dashboard.databaseId} onAddChart={onAddChart} />;
  return (
    <ul aria-label={`Cards of ${title}`} className={gridClasses}>
      {settled.map((card) => (
        <li key={card.id} style={slotStyle(card)}>
          <DashboardCard
            dashboardId={dashboard.id}
            {...{ card, use }}
            menu={<CardMenu {...{ card, dashboard, use }} />}
          />
        </li>
      ))}
    </ul>
  );
}

function NoCards({
  databaseId,
  onAddChart,
}: {
  readonly databaseId: string;
  readonly onAddChart: () => void;
}) {
  const canEdit = useCanEdit(databaseId);
  return (
    <div className="page-column">
      <Card>
        <EmptyState
          title="No cards yet"
          drawing="grid"
          action={
            canEdit ? (
              <Button kind="solid" onClick={onAddChart}>
                Add a chart
              </Button>
            ) : (
              <LinkButton to="/dashboards">All dashboards</LinkButton>
            )
          }
        >
          A dashboard shows your saved charts side by side.
        </EmptyState>
      </Card>
    </div>
  );
}
