import { chartKindOf, type Chart, type ChartDesign, type ChartKind } from "@askery/model";
import { lazy, Suspense } from "react";
import { AnswerFigure } from "../../../shared/answer/answer-figure.tsx";
import { AnswerChart } from "../../../shared/answer/chart/answer-chart.tsx";
import { ChartProblems } from "../../../shared/answer/chart/chart-problems.tsx";
import { TableSpace } from "../../../shared/answer/table/table-space.tsx";
import { useLocale } from "../../../shared/database/use-locale.ts";
import type { DesignedResult } from "./panel-props.ts";

const AnswerTable = lazy(async () => ({
  default: (await import("../../../shared/answer/table/answer-table.tsx")).AnswerTable,
}));

interface ChartPreviewProps {
  readonly chart: DesignedResult;
  readonly drawn: Chart;
  /** The kind that people chose. */
  readonly kind: ChartKind;
  readonly databaseId: string;
  /** Changes the design as a problem of the chart offers it. */
  readonly onChange: (change: Partial<ChartDesign>) => void;
}

/** A chart as its page will show it. */
export function ChartPreview({ chart, drawn, kind, databaseId, onChange }: ChartPreviewProps) {
  return (
    <>
      <ChartProblems
        own={chart.own}
        shown={drawn}
        chosen={kind}
        result={chart}
        onAccept={(_, { design }) => onChange(design)}
      />
      <Drawn {...{ chart, drawn, databaseId }} />
    </>
  );
}

function Drawn({ chart, drawn, databaseId }: Omit<ChartPreviewProps, "kind" | "onChange">) {
  const { table } = chart;
  const locale = useLocale(databaseId);
  if (table.rowCount === 0) return <p className="px-4 py-12 text-center text-text-3">There are no rows.</p>;
  switch (chartKindOf(drawn.spec.kind).shows) {
    case "figures":
      return <AnswerFigure chart={drawn} table={table} locale={locale} />;
    case "rows":
      return (
        <Suspense fallback={<TableSpace rowCount={table.rowCount} />}>
          <AnswerTable
            answer={chart}
            locale={locale}
            label="Table of the preview"
            incompleteFrom={drawn.facts.incompleteFrom}
          />
        </Suspense>
      );
    case "drawing":
      return (
        <div className="max-h-[75vh] overflow-y-auto px-4 pt-4 pb-3">
          <AnswerChart chart={drawn} table={table} locale={locale} />
        </div>
      );
  }
}
