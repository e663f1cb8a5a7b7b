import { chartKindOf, type AskedChart, type ChartSpec, type Output, type PlacedAxis } from "@askery/model";
import { keysOf, mainKey } from "./place-chart.ts";
import type { ResultShape } from "./shape-result.ts";

/**
 * The shape with the column that people place along an axis as the main one: "as bars with the category on the x axis" of figures
 * by month and category. Grids show both along axes.
 */
export function placeMain(shape: ResultShape, asked: AskedChart | null): ResultShape {
  const { placed, kind = null } = asked ?? {};
  if (placed === undefined || (kind !== null && chartKindOf(kind).form !== "series")) return shape;
  const keys = keysOf(shape);
  const main = keys.find(({ output }) => output.label === placed.of);
  if (main === undefined || main === mainKey(shape)) return shape;
  return { ...shape, time: null, parts: [], groups: [main, ...keys.filter((key) => key !== main)] };
}

/** Whether a chart shows the column along the other axis than people place it. */
export function isAlongOther(
  { kind, encoding }: ChartSpec,
  placed: PlacedAxis,
  outputs: readonly Output[],
): boolean {
  const { id } = outputs.find(({ label }) => label === placed.of) ?? {};
  const isX = "x" in encoding && encoding.x.column === id;
  const isSecond = encoding.form === "grid" && encoding.series === id;
  if (!isX && !isSecond) return false;
  const axis = isX && kind !== "horizontalBar" ? "x" : "y";
  return axis !== placed.axis;
}
