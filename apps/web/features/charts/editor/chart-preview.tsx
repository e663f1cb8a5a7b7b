import { chartKindOf, type Chart, type Table } from "@askery/model";
import { AnswerFigure } from "../../../shared/answer/answer-figure.tsx";
import { AnswerChart } from "../../../shared/answer/chart/answer-chart.tsx";
import { useLocale } from "../../../shared/database/use-locale.ts";

interface ChartPreviewProps {
  readonly drawn: Chart;
  readonly table: Table;
  readonly databaseId: string;
}

/** A chart as its page will show it. */
export function ChartPreview({ drawn, table, databaseId }: ChartPreviewProps) {
  const locale = useLocale(databaseId);
  if (table.rowCount === 0) return <p className="px-4 py-12 text-center text-text-3">There are no rows.</p>;
  switch (chartKindOf(drawn.spec.kind).shows) {
    case "figures":
      return <AnswerFigure chart={drawn} table={table} locale={locale} />;
    case "rows":
      return <p className="px-4 py-12 text-center text-text-3">The chart shows its rows as a table.</p>;
    case "drawing":
      return (
        <div className="max-h-[75vh] overflow-y-auto px-4 pt-4 pb-3">
          <AnswerChart chart={drawn} table={table} locale={locale} />
        </div>
      );
  }
}
