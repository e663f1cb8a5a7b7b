import {
  makeChartSpec,
  noFacts,
  tableSpec,
  type Cell,
  type Chart,
  type ChartFigure,
  type Output,
  type Table,
} from "@askery/model";
import { capitalize } from "../../chart/name-words.ts";
import { addUnits, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { cycles } from "./forecast-plan.ts";
import { coverage } from "./forecast-values.ts";
import type { ForecastResult } from "./forecast-result.ts";

const share = `${Math.round(100 * coverage)}%`;

export interface DrawnForecast {
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly chart: Chart;
}

/** How much of the past is drawn before a forecast. */
const shownCycles = 3;
const mostPast = 60;
const leastPast = 24;

/** Draws the last of the past as a line that its forecast continues, with the range of the forecast. */
export function drawForecast(result: ForecastResult): DrawnForecast {
  const { plan, past, gaps, first, units, output } = result;
  const shown = Math.min(past.length, mostPast, Math.max(leastPast, shownCycles * cycles[plan.grain]));
  const skipped = past.length - shown;
  const dayAt = (index: number): Day => addUnits(first, plan.grain, index);
  const rows: readonly (readonly Cell[])[] = [
    ...past.slice(skipped).map((value, index): readonly Cell[] => {
      const figure = gaps.has(skipped + index) ? null : value;
      return [toIsoDate(dayAt(skipped + index)), figure, null, null, null];
    }),
    ...units.map(({ day, value, low, high }): readonly Cell[] => [toIsoDate(day), null, value, low, high]),
  ];
  const labels = [output.label, "forecast", `low (${share})`, `high (${share})`];
  const time: Output = {
    id: "forecast:time",
    label: plan.grain,
    role: { kind: "time", grain: plan.grain },
    format: { kind: "date", grain: plan.grain },
    unit: null,
  };
  const figures = labels.map((label, index): Output => ({
    ...output,
    id: `forecast:${index}`,
    label,
    unit: output.unit,
  }));
  const outputs = [time, ...figures];
  const table: Table = {
    columns: outputs.map(({ id }, index) => ({ name: id, type: index === 0 ? "date" : "float" })),
    values: outputs.map((_, column) => rows.map((row) => row[column] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
  return { table, outputs, chart: chartOf(result, { time, figures }) };
}

function chartOf(
  { plan, output }: ForecastResult,
  { time, figures }: { readonly time: Output; readonly figures: readonly Output[] },
): Chart {
  const [actual, forecast, low, high] = figures;
  const drawn = [actual, forecast].flatMap((one): readonly ChartFigure[] =>
    one === undefined ? [] : [{ column: one.id, label: capitalize(one.label), format: one.format }],
  );
  const spec = makeChartSpec({
    kind: "line",
    roles: {
      axis: {
        column: time.id,
        label: capitalize(time.label),
        kind: "time",
        grain: plan.grain,
        format: time.format,
      },
      figures: drawn,
      series: null,
      numeric: drawn,
    },
    marks:
      actual === undefined || forecast === undefined || low === undefined || high === undefined
        ? []
        : [
            { kind: "forecast", of: actual.id, column: forecast.id },
            { kind: "range", of: actual.id, low: low.id, high: high.id, label: `${share} of cases` },
          ],
  });
  return {
    spec: spec ?? tableSpec,
    caption: {
      title: `${capitalize(plan.words)} until ${plan.spanWords}`,
      subtitle: `${capitalize(output.label)} by ${plan.grain}, with its forecast and the range of ${share} of the cases`,
      reason: "because it runs over time",
    },
    facts: noFacts,
  };
}
