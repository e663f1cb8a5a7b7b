import { nameCurrency, type ChartKind, type Plan, type Output } from "@askery/model";
import type { CalendarContext } from "../question/resolve-period.ts";
import { findPeriod } from "./find-period.ts";
import { formatPeriod } from "../question/format-period.ts";
import { capitalize, joinWords } from "./name-words.ts";
import { drawnFigures, mainKey, seriesKey } from "./place-chart.ts";
import type { ResultShape } from "./shape-result.ts";

/**
 * Describes the contents of a chart by measure, breakdown, unit and period: "Revenue per month by category in euros,
 * 2026". Empty for a list.
 */
export function describeSubtitle(
  kind: ChartKind,
  shape: ResultShape,
  { plan, ...context }: CalendarContext & { readonly plan: Plan },
): string {
  const figures = kind === "scatter" ? shape.figures.slice(0, 2) : drawnFigures(shape);
  const measure = joinWords(figures.map(({ output }) => output.label));
  if (measure === "" || kind === "table") return "";
  const what = measure + breakdown(shape, kind) + (kind === "scatter" ? "" : unitOf(figures[0]?.output));
  const period = findPeriod(plan, context);
  return capitalize(period === null ? what : `${what}, ${formatPeriod(period)}`);
}

function breakdown(shape: ResultShape, kind: ChartKind): string {
  if (kind === "number" || kind === "histogram") return "";
  const main = mainKey(shape);
  const series = kind === "scatter" ? null : seriesKey(shape);
  if (main === null) return "";
  const first = shape.time === null ? ` by ${main.output.label}` : ` per ${main.output.label}`;
  if (series === null) return first;
  return shape.time === null ? `${first} and ${series.output.label}` : `${first} by ${series.output.label}`;
}

/** The unit of a figure; empty for shares and counts. */
function unitOf(output: Output | undefined): string {
  if (output === undefined) return "";
  const { format, unit } = output;
  if (unit !== null) return ` in ${unit}`;
  if (format.kind === "currency") return ` in ${nameCurrency(format.currency)}`;
  const isNamed = format.kind === "duration" && output.label.includes(format.unit);
  return format.kind === "duration" && !isNamed ? ` in ${format.unit}s` : "";
}
