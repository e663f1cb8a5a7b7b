import { chartKindOf, type DashboardProposal, type ProposedCard, describeFilterValue } from "@askery/model";
import { ListFilter } from "lucide-react";
import { lazy, Suspense } from "react";
import { AnswerChart } from "../../../shared/answer/chart/answer-chart.tsx";
import { useLocale } from "../../../shared/database/use-locale.ts";
import { CardTable } from "../../../shared/library/card-table.tsx";
import {
  gridClasses,
  orderCards,
  shownSlotStyle,
  textSlotClasses,
} from "../../../shared/library/slot-style.ts";
import { TextCardView } from "../../../shared/library/text-card-view.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";

/** Loaded with the charts. */
const CardFigure = lazy(async () => ({
  default: (await import("../../../shared/library/card-figure.tsx")).CardFigure,
}));

interface ProposalPreviewProps {
  readonly databaseId: string;
  readonly title: string;
  readonly proposal: DashboardProposal;
}

/** A built dashboard as it will look. */
export function ProposalPreview({ databaseId, title, proposal }: ProposalPreviewProps) {
  const { texts, cards, filters } = proposal;
  const locale = useLocale(databaseId);
  const shown = orderCards([...texts, ...cards]);
  return (
    <>
      {filters.length > 0 && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2 px-4 pt-3 max-md:px-3">
          {filters.map(({ label, initial }) => (
            <li
              key={label}
              className="inline-flex h-sm items-center gap-1.5 rounded-2 px-2.5 text-13 text-text-2 inset-ring inset-ring-line"
            >
              <ListFilter className="size-3.5! text-text-3" />
              {label}
              {initial !== null && <span className="text-text">{describeFilterValue(initial)}</span>}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={`Cards of ${title}`} className={gridClasses}>
        {shown.map((card) => (
          <li
            key={`${card.x},${card.y}`}
            style={shownSlotStyle(card)}
            className={"text" in card ? textSlotClasses : ""}
          >
            {"text" in card ? <TextCardView card={card} /> : <PreviewCard {...{ card, locale }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function PreviewCard({ card, locale }: { readonly card: ProposedCard; readonly locale: string }) {
  const { chart, why } = card.finding;
  const { title, subtitle } = chart.caption;
  const isTile = chartKindOf(chart.spec.kind).shows === "figures";
  return (
    <article
      aria-label={title}
      title={why}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-4 bg-surface shadow-2"
    >
      <header className={joinClasses("flex-none px-4", isTile ? "pt-2" : "pt-3")}>
        <h2
          className={joinClasses(
            "truncate",
            isTile ? "text-12 leading-6! font-medium text-text-2" : "text-14 font-semibold",
          )}
        >
          {isTile ? labelOf(card) : title}
        </h2>
        {!isTile && <p className="truncate text-12 text-text-3">{subtitle}</p>}
      </header>
      <div className="flex min-h-0 flex-1 flex-col">
        <Body {...{ card, locale }} />
      </div>
    </article>
  );
}

function labelOf({ finding: { measure, chart } }: ProposedCard): string {
  const words = measure?.words ?? chart.caption.title;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Body({ card: { finding }, locale }: { readonly card: ProposedCard; readonly locale: string }) {
  const { chart, rows: table, outputs } = finding;
  const { spec, facts, caption } = chart;
  switch (chartKindOf(spec.kind).shows) {
    case "figures":
      return (
        <Suspense fallback={null}>
          <CardFigure chart={{ spec, facts, table, caption }} locale={locale} age="" />
        </Suspense>
      );
    case "rows":
      return <CardTable chart={{ table, outputs, title: caption.title }} locale={locale} />;
    case "drawing":
      return (
        <div className="min-h-0 flex-1 px-4 pt-2 pb-3">
          <AnswerChart {...{ chart, table, locale, outputs }} fit="container" />
        </div>
      );
  }
}
