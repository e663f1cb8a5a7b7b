import type { ChartKind } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/** Whether a chart can color its marks by another figure (`ChartDisplay.colorBy`): bars can if they are of one series. */
export function colorsByFigure(spec: ChartSpec): boolean {
  if (!canColorByFigure(spec.kind)) return false;
  const { y, series } = readDrawnColumns(spec);
  return !kindsOfBars.has(spec.kind) || (y.length === 1 && series === null);
}

/** Whether a kind of chart has a mark for each row, whose color is free. */
export function canColorByFigure(kind: ChartKind): boolean {
  return kindsOfBars.has(kind) || otherKinds.has(kind);
}

const kindsOfBars: ReadonlySet<ChartKind> = new Set<ChartKind>(["bar", "horizontalBar"]);
const otherKinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  "scatter",
  "bubble",
  "treemap",
  "map",
  "pointMap",
]);
