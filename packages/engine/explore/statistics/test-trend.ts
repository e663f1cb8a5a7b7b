import { autocorrelate } from "./autocorrelate.ts";
import { at, countTies, isConstant, medianOf, rankValues } from "./ranks.ts";
import { normalTwoSided } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface TrendTest {
  /** The change from one value to the next, as the median over all pairs. */
  readonly slope: number;
  /** The line's value at the first position. */
  readonly start: number;
  /** −1 to 1: how consistently values rise or fall. */
  readonly tau: number;
  readonly p: number;
}

/** With fewer values, even a perfect order is not rare enough. */
export const minTrendLength = 8;

/**
 * Tests whether values in the order of time rise or fall.
 *
 * The test is that of Mann (1945) and Kendall (1975), with ties, and with the variance corrected for autocorrelation by
 * Hamed and Rao (1998), so that a slow wave does not count as a trend. The slope is Sen's (1968). It assumes nothing
 * about the distribution of the values, and that they are evenly spaced. Refuses fewer than 8 values.
 */
export function testTrend(values: readonly number[]): Verdict<TrendTest> {
  const count = values.length;
  if (count < minTrendLength) return refuse("too-few");
  if (isConstant(values)) return refuse("constant");
  const slopes: number[] = [];
  let score = 0;
  for (let later = 1; later < count; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const difference = at(values, later) - at(values, earlier);
      score += Math.sign(difference);
      slopes.push(difference / (later - earlier));
    }
  }
  const slope = medianOf(slopes);
  const variance = varianceOf(values) * inflationOf(values, slope);
  const z = score === 0 ? 0 : (score - Math.sign(score)) / Math.sqrt(variance);
  return {
    kind: "found",
    slope,
    start: medianOf(values.map((value, index) => value - slope * index)),
    tau: score / ((count * (count - 1)) / 2),
    p: normalTwoSided(z),
  };
}

/** The values without their trend. */
export function detrend(values: readonly number[], slope: number): readonly number[] {
  return values.map((value, index) => value - slope * index);
}

function varianceOf(values: readonly number[]): number {
  const spread = (count: number) => count * (count - 1) * (2 * count + 5);
  const ties = countTies(values).reduce((sum, count) => sum + spread(count), 0);
  return (spread(values.length) - ties) / 18;
}

/** By how much autocorrelated ranks of the detrended values raise the variance; at least 1. */
function inflationOf(values: readonly number[], slope: number): number {
  const count = values.length;
  const ranks = rankValues(detrend(values, slope));
  const limit = 1.96 / Math.sqrt(count);
  let sum = 0;
  // Correlations of distant values rest on few pairs.
  for (let lag = 1; lag <= Math.min(count - 3, Math.floor(count / 4)); lag += 1) {
    const correlation = autocorrelate(ranks, lag);
    const weight = (count - lag) * (count - lag - 1) * (count - lag - 2);
    if (Math.abs(correlation) > limit) sum += weight * correlation;
  }
  return Math.max(1, 1 + (2 / (count * (count - 1) * (count - 2))) * sum);
}
