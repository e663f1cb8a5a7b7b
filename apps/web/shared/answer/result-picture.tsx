import { chartKindOf, type Chart, type Output, type Table } from "@askery/model";
import { lazy, Suspense } from "react";
import { useWithEvents } from "../knowledge/use-with-events.ts";
import { AnswerChart } from "./chart/answer-chart.tsx";
import type { ShowPointActions } from "./point/answer-point.ts";
import { AnswerFigure } from "./answer-figure.tsx";
import { TableSpace } from "./table/table-space.tsx";

const AnswerTable = lazy(async () => ({
  default: (await import("./table/answer-table.tsx")).AnswerTable,
}));

interface ResultPictureProps {
  readonly result: {
    readonly sentence: string;
    readonly chart: Chart;
    readonly rows: Table;
    readonly outputs: readonly Output[];
  };
  readonly databaseId: string;
  readonly locale: string;
  /** What can be done from a mark of the chart. Default: marks can't be picked. */
  readonly pointActions?: ShowPointActions;
}

/**
 * The picture of a result: a chart, with the dated events of its database, large figures, or rows. In a column of a card, the
 * chart fills what is left beside a taller one.
 */
export function ResultPicture({ result, databaseId, locale, pointActions }: ResultPictureProps) {
  const { sentence, rows, outputs } = result;
  const chart = useWithEvents(databaseId, result.chart);
  switch (chartKindOf(chart.spec.kind).shows) {
    case "figures":
      return <AnswerFigure chart={chart} table={rows} locale={locale} />;
    case "rows":
      return (
        <Suspense fallback={<TableSpace rowCount={rows.rowCount} />}>
          <AnswerTable answer={{ table: rows, outputs }} locale={locale} label={sentence} />
        </Suspense>
      );
    case "drawing":
      return (
        <figure className="flex flex-1 flex-col px-4 pt-1 pb-2">
          <figcaption className="mb-2 text-12 text-text-3">{chart.caption.subtitle}</figcaption>
          <AnswerChart {...{ chart, locale, outputs, pointActions }} table={rows} fit="both" />
        </figure>
      );
  }
}
