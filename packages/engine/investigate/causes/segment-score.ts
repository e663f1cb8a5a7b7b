import type { SegmentTable } from "./cube.ts";

/**
 * How much likelihood a segment gains if its leaves are explained by a factor of their own, twice: of the weighted sum of its
 * residuals, and the weighted sum of its sizes, which is not 0.
 */
export type SegmentScore = (pull: number, mass: number) => number;

/** With normal noise. */
export const normalScore: SegmentScore = (pull, mass) => pull ** 2 / mass;

/**
 * Of a share of rows, whose numbers have the distribution of Poisson (Kulldorff 1997): of a few rows, several with a rare
 * property are no wonder, as they would be if noise was normal.
 */
export function shareScore(share: number): SegmentScore {
  const variance = share * (1 - share);
  if (variance <= 0) return normalScore;
  return (pull, mass) => {
    const expected = mass * variance * share;
    const found = Math.max(0, expected + pull * variance);
    const gain = found === 0 ? expected : found * Math.log(found / expected) - (found - expected);
    return (2 * gain) / (1 - share);
  };
}

/** What choosing among the segments of a kind costs: twice the logarithm of their number. */
export function priceOf(table: SegmentTable, tables: readonly SegmentTable[]): number {
  const layer = tables.filter(({ dimensions }) => dimensions.length === table.dimensions.length).length;
  return 2 * Math.log(table.size * layer);
}
