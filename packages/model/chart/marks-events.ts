import type { ChartKind } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/** Whether a chart marks dated events: it is along time, and of a kind that does. */
export function marksEvents(spec: ChartSpec): boolean {
  return kinds.has(spec.kind) && readDrawnColumns(spec).x?.kind === "time";
}

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  "line",
  "area",
  "step",
  "bar",
  "horizontalBar",
  "combo",
]);
