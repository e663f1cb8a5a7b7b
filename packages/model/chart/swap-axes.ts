import type { ChartDesign } from "./chart-design.ts";
import type { ChartKind } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";

/**
 * A chart with its axes swapped: columns become bars, points exchange their figures, grids their rows and columns. Swapped
 * twice it is as before. Null for kinds whose axes have a direction, as time has.
 */
export function swapAxes({
  kind,
  display = {},
  encoding,
}: ChartSpec): Pick<ChartDesign, "kind" | "display"> | null {
  const other = otherDirection[kind];
  if (other !== undefined) return { kind: other, display };
  if (!canExchange(kind) || "group" in encoding) return null;
  const { axes, ...rest } = display;
  return { kind, display: axes === undefined ? { ...rest, axes: "swapped" } : rest };
}

const otherDirection: Readonly<Partial<Record<ChartKind, ChartKind>>> = {
  bar: "horizontalBar",
  horizontalBar: "bar",
};

/** Whether a kind keeps its name when its axes are swapped. */
export function canExchange(kind: ChartKind): boolean {
  return exchanging.has(kind);
}

const exchanging: ReadonlySet<ChartKind> = new Set<ChartKind>(["scatter", "bubble", "heatmap", "pivot"]);
