import type { ComparedFigures, SavedChart } from "@askery/api";
import { placeEarlier } from "@askery/charts";
import { useMemo } from "react";
import { AnswerChart } from "../../shared/answer/chart/answer-chart.tsx";
import type { ShowPointActions } from "../../shared/answer/point/answer-point.ts";

interface ComparedChartProps {
  readonly chart: SavedChart;
  readonly compared: Extract<ComparedFigures, { readonly kind: "figures" }>;
  readonly locale: string;
  readonly pointActions: ShowPointActions | undefined;
}

/** A chart along time with the figures of the period before, paler. */
export function ComparedChart({ chart, compared, locale, pointActions }: ComparedChartProps) {
  const { spec, facts, table, outputs } = chart;
  const { drawn, shown } = useMemo(() => {
    const placed = placeEarlier({ spec, table }, compared);
    return { drawn: { spec: placed?.spec ?? spec, facts }, shown: placed?.table ?? table };
  }, [spec, facts, table, compared]);
  return (
    <AnswerChart
      chart={drawn}
      table={shown}
      pickable={table}
      {...{ locale, outputs, pointActions }}
      fit="container"
    />
  );
}
