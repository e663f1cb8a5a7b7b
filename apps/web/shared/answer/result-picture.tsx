import { chartKindOf, type Finding } from "@askery/model";
import { lazy, Suspense } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import { AnswerFigure } from "../../shared/answer/answer-figure.tsx";
import { TableSpace } from "../../shared/answer/table/table-space.tsx";

const AnswerTable = lazy(async () => ({
  default: (await import("../../shared/answer/table/answer-table.tsx")).AnswerTable,
}));

/** The picture of a finding: a chart, large figures, or rows. */
export function FindingChart({ finding, locale }: { readonly finding: Finding; readonly locale: string }) {
  const { chart, rows, outputs } = finding;
  switch (chartKindOf(chart.spec.kind).shows) {
    case "figures":
      return <AnswerFigure chart={chart} table={rows} locale={locale} />;
    case "rows":
      return (
        <Suspense fallback={<TableSpace rowCount={rows.rowCount} />}>
          <AnswerTable answer={{ table: rows, outputs }} locale={locale} label={finding.sentence} />
        </Suspense>
      );
    case "drawing":
      return (
        <figure className="px-4 pt-1 pb-2">
          <figcaption className="mb-2 text-12 text-text-3">{chart.caption.subtitle}</figcaption>
          <AnswerChart chart={chart} table={rows} locale={locale} />
        </figure>
      );
  }
}
