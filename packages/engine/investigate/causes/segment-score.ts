import type { SegmentTable } from "./cube.ts";

/**
 * How much likelihood a segment gains if its leaves are explained by a factor of their own, twice, with normal noise: of the
 * weighted sum of its residuals, and the weighted sum of its sizes, which is not 0.
 */
export function scoreOf(pull: number, mass: number): number {
  return pull ** 2 / mass;
}

/** What choosing among the segments of a kind costs: twice the logarithm of their number. */
export function priceOf(table: SegmentTable, tables: readonly SegmentTable[]): number {
  const layer = tables.filter(({ dimensions }) => dimensions.length === table.dimensions.length).length;
  return 2 * Math.log(table.size * layer);
}
