import type { Dashboard } from "@askery/api";
import { arrangeForPhone, cardsOfTab, findMaxAgeMs, type CardFigure } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { PartComments } from "../../shared/comments/comments-button.tsx";
import { FigureContext } from "../../shared/library/text-figures.tsx";
import { TextCardView } from "../../shared/library/text-card-view.tsx";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { useFolding } from "../../shared/library/use-folding.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { useCanEdit } from "../../shared/database/use-can-edit.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CardMenu } from "./card-menu.tsx";
import { CardFigureText } from "./card-figure-text.tsx";
import { DashboardImages } from "./images/dashboard-images.tsx";
import { DashboardCard } from "./dashboard-card.tsx";
import { boardCardsOf, isTextCard } from "./board-card.ts";
import type { OpenTab } from "../../shared/library/dashboard-tabs.tsx";
import type { FilterUse } from "./filters/use-filters.ts";
import { gridClasses, orderCards, shownSlotStyle, textSlotClasses } from "../../shared/library/slot-style.ts";
import { CardPlaceholder } from "./slices/card-placeholder.tsx";
import { Sliced, useSlices } from "./slices/sliced.tsx";
import { useOnPhone } from "../../shared/library/use-on-phone.ts";

interface DashboardCardsProps {
  readonly dashboard: Dashboard;
  readonly use: FilterUse;
  readonly open: OpenTab;
  readonly onAddChart: () => void;
}

/** The cards of a tab in their slots: on 24 columns, or stacked if there is little room. */
export function DashboardCards({ dashboard, use, open, onAddChart }: DashboardCardsProps) {
  const { tabs, title } = dashboard;
  const cards = useMemo(() => boardCardsOf(dashboard), [dashboard]);
  const { data: session } = useQuery(sessionQuery);
  const userId = session?.user.id;
  const owner = userId === undefined ? null : { userId, dashboardId: dashboard.id };
  const folding = useFolding(cardsOfTab(cards, tabs, open.tabId), owner);
  const slices = useSlices(open.tabId);
  const { phone } = dashboard;
  const list = useRef<HTMLUListElement>(null);
  const isOnPhone = useOnPhone(list, phone.length > 0);
  const shown = isOnPhone ? arrangeForPhone(folding.shown, phone) : orderCards(folding.shown);
  if (shown.length === 0) return <NoCards databaseId={dashboard.databaseId} onAddChart={onAddChart} />;
  const { freshness } = dashboard;
  const maxAgeOf = (cardId: string) => findMaxAgeMs(freshness, { cardId, ofDatabase: freshness.ofDatabase });
  const showFigure = ({ card: cardId, pick }: CardFigure) => {
    const card = dashboard.cards.find(({ id }) => id === cardId);
    const { id: dashboardId, databaseId } = dashboard;
    return (
      card && <CardFigureText {...{ dashboardId, databaseId, card, pick, use }} maxAgeMs={maxAgeOf(cardId)} />
    );
  };
  return (
    <FigureContext value={showFigure}>
      <DashboardImages dashboardId={dashboard.id}>
        <ul ref={list} aria-label={`Cards of ${title}`} className={gridClasses}>
          {shown.map((card, position) => (
            <li
              key={card.id}
              style={shownSlotStyle(card)}
              className={isTextCard(card) ? textSlotClasses : ""}
            >
              {isTextCard(card) ? (
                <TextCardView card={card} fold={folding.foldOf(card.id)} />
              ) : (
                <Sliced {...{ slices, position }} placeholder={<CardPlaceholder card={card} />}>
                  <DashboardCard
                    dashboardId={dashboard.id}
                    {...{ card, use }}
                    maxAgeMs={maxAgeOf(card.id)}
                    comments={<PartComments partId={card.id} name={card.chart.title} />}
                    menu={<CardMenu {...{ card, dashboard, use }} />}
                  />
                </Sliced>
              )}
            </li>
          ))}
        </ul>
      </DashboardImages>
    </FigureContext>
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
          Saved charts, headings and texts are shown here side by side.
        </EmptyState>
      </Card>
    </div>
  );
}
