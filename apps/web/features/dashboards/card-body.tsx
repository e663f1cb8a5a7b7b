import type { ComparedFigures, SavedChart } from "@askery/api";
import { chartKindOf } from "@askery/model";
import { lazy, Suspense, type ReactNode } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import { UnreadableChart } from "../../shared/answer/chart/unreadable-chart.tsx";
import type { ShowPointActions } from "../../shared/answer/point/answer-point.ts";
import { describeFailure } from "../../shared/server/describe-failure.ts";
import { useLocale } from "../../shared/database/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { CardTable } from "../../shared/library/card-table.tsx";

/** Loaded with the charts. */
const CardFigure = lazy(async () => ({
  default: (await import("../../shared/library/card-figure.tsx")).CardFigure,
}));

const ComparedChart = lazy(async () => ({
  default: (await import("./compared-chart.tsx")).ComparedChart,
}));

interface CardBodyProps {
  /** Undefined while loading. */
  readonly chart: SavedChart | undefined;
  readonly error: unknown;
  /** The figures of the period before, or why they are not compared. Null if nobody asked for them. */
  readonly compared: ComparedFigures | null;
  /** "12 min ago". */
  readonly age: ReactNode;
  readonly onRetry: () => void;
  /** Undefined if nothing can be done from its marks. */
  readonly pointActions: ShowPointActions | undefined;
}

/** The content of a card, or why it failed to load. */
export function CardBody({ chart, error, compared, age, onRetry, pointActions }: CardBodyProps) {
  if (chart !== undefined) {
    return (
      <>
        <UnreadableChart chart={chart} />
        <Figures {...{ chart, compared, age, pointActions }} />
      </>
    );
  }
  if (error === null) {
    return (
      <div className="px-4 py-2">
        <WaitingLine>Loading the figures</WaitingLine>
      </div>
    );
  }
  const { title, detail } = describeFailure(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 px-4 py-2 text-13 text-text-2">
      <span className="min-w-0 flex-1">
        <b className="font-semibold text-text">{title}</b> {detail}
      </span>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface FiguresProps extends Pick<CardBodyProps, "compared" | "age" | "pointActions"> {
  readonly chart: SavedChart;
}

function Figures({ chart, compared, age, pointActions }: FiguresProps) {
  const { spec, table, outputs } = chart;
  const locale = useLocale(chart.databaseId);
  if (table.rowCount === 0) return <p className="px-4 py-3 text-text-3">There are no rows.</p>;
  switch (chartKindOf(spec.kind).shows) {
    case "figures":
      return (
        <Suspense fallback={null}>
          <CardFigure {...{ chart, locale, age, pointActions }} compared={figuresOf(compared)} />
        </Suspense>
      );
    case "rows":
      return <CardTable chart={chart} locale={locale} />;
    case "drawing":
      return (
        <div className="min-h-0 flex-1 px-4 pt-2 pb-3">
          {compared?.kind === "figures" ? (
            <Suspense fallback={null}>
              <ComparedChart {...{ chart, compared, locale, pointActions }} />
            </Suspense>
          ) : (
            <AnswerChart {...{ chart, table, locale, outputs, pointActions }} fit="container" />
          )}
        </div>
      );
  }
}

function figuresOf(compared: ComparedFigures | null) {
  return compared?.kind === "figures" ? compared : undefined;
}
