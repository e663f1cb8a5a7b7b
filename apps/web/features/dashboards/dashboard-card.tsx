import type { Card, SavedChart } from "@askery/api";
import { chartKindOf, readDrawnColumns } from "@askery/model";
import { Sigma } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { useRef, type ReactNode } from "react";
import { useRefreshFailure } from "../../shared/library/refresh-failures.ts";
import { VerifiedBadge } from "../../shared/trust/verified-badge.tsx";
import { describeWhen } from "../../shared/wording/describe-when.ts";
import { useNow } from "../../shared/wording/use-now.ts";
import { joinClasses } from "../../ui/join-classes.ts";
import { CardBody } from "./card-body.tsx";
import { CardFailure } from "./card-failure.tsx";
import { CardWork } from "./card-work.tsx";
import { CardWarnings } from "./card-warnings.tsx";
import { CardFilters } from "./filters/card-filters.tsx";
import { useCardFigures, type ShownFigures } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { useCardPoints } from "./filters/use-card-points.tsx";
import { useInSight } from "./use-in-sight.ts";

interface DashboardCardProps {
  readonly dashboardId: string;
  readonly card: Card;
  /** The filters of the dashboard; null in the editor, where cards show all figures. */
  readonly use: FilterUse | null;
  /** The age up to which its figures are fresh; null if they are at any age. */
  readonly maxAgeMs: number | null;
  /** Shown at the right of the title. */
  readonly menu: ReactNode;
  /** Opens the comments on it, at the right of the title. */
  readonly comments?: ReactNode;
  /** Shown before the title, in the editor. */
  readonly grip?: ReactNode;
}

/** A card: a chart with its title and age. Its data are loaded when the card is near the viewport. */
export function DashboardCard(props: DashboardCardProps) {
  const { dashboardId, card, use, maxAgeMs, menu, comments, grip } = props;
  const { chart } = card;
  const container = useRef<HTMLElement>(null);
  const isInSight = useInSight(container);
  const shown = useCardFigures({ dashboardId, card, use, isInSight, maxAgeMs });
  const failure = useRefreshFailure(chart.id) ?? shown.staleBecause ?? undefined;
  const now = useNow();
  const { pointActions, sheet } = useCardPoints({ dashboardId, card, chart: shown.chart, use });
  const isTile = chartKindOf(shown.chart?.type ?? chart.type).shows === "figures";
  const age = describeAge(shown.chart ?? chart, now);
  return (
    <article
      ref={container}
      aria-label={chart.title}
      className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-4 bg-surface shadow-2"
    >
      <header className={joinClasses("flex-none px-4", isTile ? "pt-2" : "pt-3")}>
        <div className="flex items-center gap-1 pe-7 max-md:pe-9">
          {grip}
          <CardTitle {...{ chart, shown, isTile }} />
          <VerifiedBadge verified={shown.chart?.verified ?? chart.verified} isShort />
          {shown.filtered !== undefined && use !== null && (
            <CardFilters title={chart.title} figures={shown.filtered} use={use} />
          )}
          {isTile && shown.chart !== undefined && <CardWarnings chart={shown.chart} isShort />}
          {comments}
        </div>
        {!isTile && (
          <p className="flex gap-3 text-12 text-text-3">
            <span className="min-w-0 truncate">{describeSubtitle(shown)}</span>
            <span className="ms-auto flex-none">{age}</span>
          </p>
        )}
        <div
          className={joinClasses(
            "not-printed absolute end-2 max-md:end-1",
            isTile ? "top-1.5" : "top-2",
            grip === undefined &&
              "pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100",
          )}
        >
          {menu}
        </div>
      </header>
      {failure !== undefined && <CardFailure {...{ dashboardId, card, use, isTile }} error={failure} />}
      <CardWork shown={shown} />
      <div
        aria-busy={shown.isBefore}
        className={joinClasses(
          "flex min-h-0 flex-1 flex-col transition-opacity",
          shown.isBefore && shown.chart !== undefined && "opacity-50",
          shown.isStopped && shown.chart === undefined && "hidden",
        )}
      >
        <CardBody
          chart={shown.chart}
          error={shown.error}
          compared={shown.filtered?.compared ?? null}
          age={age}
          onRetry={shown.retry}
          pointActions={pointActions}
        />
      </div>
      {!isTile && shown.chart !== undefined && <CardWarnings chart={shown.chart} />}
      {sheet}
    </article>
  );
}

/** "12 min ago", and the card whose rows a total was computed from. */
function describeAge(
  { ranAtMs, totalOf = null }: Pick<Card["chart"], "ranAtMs"> & Partial<Pick<SavedChart, "totalOf">>,
  now: number,
) {
  const when = describeWhen(ranAtMs, now);
  if (totalOf === null) return when;
  const words = `Computed from “${totalOf}”`;
  return (
    <span title={words}>
      <Sigma aria-hidden className="inline size-3 align-[-1px]" /> {when}
      <span className="sr-only">. {words}</span>
    </span>
  );
}

/** "Revenue by month", with what it is compared with. */
function describeSubtitle({ chart, filtered }: ShownFigures): string | undefined {
  const compared = filtered?.compared ?? null;
  if (chart === undefined || compared === null) return chart?.caption.subtitle;
  return `${chart.caption.subtitle} · ${compared.kind === "none" ? "not compared" : `vs. ${compared.before.words}`}`;
}

interface CardTitleProps {
  readonly chart: Card["chart"];
  readonly shown: ShownFigures;
  readonly isTile: boolean;
}

/** The title of a card, or of its figures under filters, as a link to its chart. */
function CardTitle({ chart, shown, isTile }: CardTitleProps) {
  const title = (shown.filtered && shown.chart?.title) ?? chart.title;
  return (
    <h2
      className={joinClasses(
        "min-w-0 flex-1",
        isTile ? "text-12 leading-6! font-medium text-text-2" : "text-14 font-semibold",
      )}
    >
      <Link
        to="/charts/$id"
        params={{ id: chart.id }}
        draggable={false}
        className="block truncate rounded-1 -outline-offset-2 hover:text-accent-text"
      >
        {isTile ? labelOf(shown.chart, chart.title) : title}
      </Link>
    </h2>
  );
}

/** The label of a number, unless the chart has a custom title: its own title would repeat the number. */
function labelOf(saved: SavedChart | undefined, title: string): string {
  if (saved === undefined || saved.title !== saved.caption.title) return title;
  const [first = "", ...rest] = readDrawnColumns(saved.spec).y[0]?.label ?? title;
  return first.toUpperCase() + rest.join("");
}
