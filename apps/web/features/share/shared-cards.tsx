import { getSharedCard, type SharedChart, type SharedDashboard } from "@askery/api";
import {
  arrangeForPhone,
  cardsOfTab,
  chartKindOf,
  noFigure,
  type CardFigure,
  type FigurePick,
  type TextCard,
} from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import { CardTable } from "../../shared/library/card-table.tsx";
import { DashboardTabs } from "../../shared/library/dashboard-tabs.tsx";
import { FigureContext } from "../../shared/library/text-figures.tsx";
import { ImageContext } from "../../shared/library/text-images.tsx";
import { TextCardView } from "../../shared/library/text-card-view.tsx";
import { useFolding } from "../../shared/library/use-folding.ts";
import { gridClasses, orderCards, shownSlotStyle, textSlotClasses } from "../../shared/library/slot-style.ts";
import { useOnPhone } from "../../shared/library/use-on-phone.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { fileNameOf, saveFile } from "../../shared/files/save-file.ts";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";

const CardFigure = lazy(async () => ({
  default: (await import("../../shared/library/card-figure.tsx")).CardFigure,
}));

const FigureText = lazy(async () => ({
  default: (await import("../../shared/library/figure-text.tsx")).FigureText,
}));

type CardOfShare = SharedDashboard["cards"][number];

interface SharedCardsProps {
  readonly dashboard: SharedDashboard;
  readonly token: string;
  readonly allowsExport: boolean;
}

/** The tabs of a shared dashboard, with the cards of the open one in their slots. */
export function SharedCards({
  dashboard: { tabs, cards, texts, phone },
  token,
  allowsExport,
}: SharedCardsProps) {
  const [tabId, open] = useState<string | null>(null);
  const folding = useFolding<CardOfShare | TextCard>(cardsOfTab([...cards, ...texts], tabs, tabId), null);
  const list = useRef<HTMLUListElement>(null);
  const isOnPhone = useOnPhone(list, phone.length > 0);
  const showFigure = ({ card: cardId, pick }: CardFigure) =>
    cards.some(({ id }) => id === cardId) ? <SharedFigure {...{ token, cardId, pick }} /> : undefined;
  if (cards.length + texts.length === 0) {
    return (
      <div className="page-column">
        <Card>
          <EmptyState title="No cards yet" drawing="grid">
            The charts of this dashboard appear here.
          </EmptyState>
        </Card>
      </div>
    );
  }
  const shown = isOnPhone ? arrangeForPhone(folding.shown, phone) : orderCards(folding.shown);
  return (
    <FigureContext value={showFigure}>
      <ImageContext value={(version) => imageAddress(token, version)}>
        <DashboardTabs tabs={tabs.length > 1 ? tabs : []} open={{ tabId, open }}>
          <ul ref={list} aria-label="Cards" className={gridClasses}>
            {shown.map((card) =>
              "text" in card ? (
                <li key={card.id} style={shownSlotStyle(card)} className={textSlotClasses}>
                  <TextCardView card={card} fold={folding.foldOf(card.id)} />
                </li>
              ) : (
                <li key={card.id} style={shownSlotStyle(card)}>
                  <SharedCard {...{ card, token, allowsExport }} />
                </li>
              ),
            )}
          </ul>
        </DashboardTabs>
      </ImageContext>
    </FigureContext>
  );
}

interface SharedFigureProps {
  readonly token: string;
  readonly cardId: string;
  readonly pick: FigurePick;
}

/** The figure of a card within a text. */
function SharedFigure({ token, cardId, pick }: SharedFigureProps) {
  const { data, error } = useQuery(endpointQuery(getSharedCard, { params: { token, cardId } }));
  if (data === undefined) return error === null ? "…" : noFigure;
  if (data.figures === null) return <span title="This figure is not shown here.">{noFigure}</span>;
  return (
    <Suspense fallback="…">
      <FigureText chart={data.figures} pick={pick} />
    </Suspense>
  );
}

interface SharedCardProps extends Omit<SharedCardsProps, "dashboard"> {
  readonly card: CardOfShare;
}

function SharedCard({ card: { id, title }, token, allowsExport }: SharedCardProps) {
  const chart = useQuery(endpointQuery(getSharedCard, { params: { token, cardId: id } }));
  const now = useNow();
  const figures = chart.data?.figures;
  return (
    <article
      aria-label={title}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-4 bg-surface shadow-2"
    >
      <header className="flex-none px-4 pt-3">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 flex-1 truncate text-14 font-semibold">{title}</h2>
          {allowsExport && figures && (
            <IconButton
              label={`Export ${title} as CSV`}
              icon={Download}
              onClick={() => saveFile(exportAddress(token, id), fileNameOf(title, "csv"))}
            />
          )}
        </div>
        {figures && (
          <p className="flex gap-3 text-12 text-text-3">
            <span className="min-w-0 truncate">{figures.caption.subtitle}</span>
            <span className="ms-auto flex-none">{describeWhen(figures.ranAtMs, now)}</span>
          </p>
        )}
      </header>
      {chart.data === undefined ? (
        <div className="px-4 py-2">
          {chart.error === null ? (
            <WaitingLine>Loading the figures</WaitingLine>
          ) : (
            <p className="text-13 text-text-2">{describeFailure(chart.error).title}</p>
          )}
        </div>
      ) : (
        <CardContent chart={chart.data} age={describeWhen(chart.data.figures?.ranAtMs ?? now, now)} />
      )}
    </article>
  );
}

function imageAddress(token: string, version: string): string {
  return `/api/share/${encodeURIComponent(token)}/images/${version}`;
}

function exportAddress(token: string, cardId: string): string {
  return `/api/share/${encodeURIComponent(token)}/export?itemId=${cardId}&format=csv`;
}

interface CardContentProps {
  readonly chart: SharedChart;
  /** "12 min ago". */
  readonly age: string;
}

function CardContent({ chart: { title, figures }, age }: CardContentProps) {
  if (figures === null) {
    return (
      <p className="px-4 py-3 text-13 text-text-3">This chart uses a private column. It is not shown here.</p>
    );
  }
  const { spec, table, locale } = figures;
  if (table.rowCount === 0) return <p className="px-4 py-3 text-text-3">There are no rows.</p>;
  switch (chartKindOf(spec.kind).shows) {
    case "figures":
      return (
        <Suspense fallback={null}>
          <CardFigure chart={figures} locale={locale} age={age} />
        </Suspense>
      );
    case "rows":
      return <CardTable chart={{ ...figures, title }} locale={locale} />;
    case "drawing":
      return (
        <div className="min-h-0 flex-1 px-4 pt-2 pb-3">
          <AnswerChart chart={figures} table={table} locale={locale} fit="container" />
        </div>
      );
  }
}
