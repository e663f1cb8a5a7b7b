import { robustFreedom } from "../../explore/statistics/find-outliers.ts";
import { medianOf } from "../../explore/statistics/ranks.ts";
import { studentTwoSided } from "../../explore/statistics/tails.ts";

/** How unusual the last value of a series is. */
export interface Judgement {
  readonly value: number;
  /** What is expected of it: the level before, moved as it was a season ago. */
  readonly usual: number;
  /** The distance from it, in robust standard deviations; negative for a low value. */
  readonly distance: number;
  readonly p: number;
}

const levelLength = 6;
const leastYardsticks = 8;

/**
 * Judges the last value by how far it is from the level of the six values before it (their median), beside how far earlier
 * values were from theirs. With enough values, the same distance a season earlier is subtracted from each, so that a
 * season is not unusual. Square roots make the noise of large and small values alike (Bartlett 1936). The yardstick is the
 * median absolute deviation of the earlier distances, and for counts at least that of chance (Poisson). Null with fewer than
 * 8 yardsticks, without any noise to compare with, and for sums of which many are 0.
 */
export function judgeLast(values: readonly number[], season: number, isCount: boolean): Judgement | null {
  const roots = values.map((value) => Math.sqrt(Math.max(0, value) + smallest));
  const distances = roots.map((root, index) => {
    const level = roots.slice(Math.max(0, index - levelLength), index);
    return level.length < levelLength ? null : root - medianOf(level);
  });
  const last = values.length - 1;
  const isSeasonal =
    season > 0 && distances.slice(0, last - season).filter((one) => one !== null).length >= leastYardsticks;
  const seasonal = (index: number) => (isSeasonal ? (distances[index - season] ?? null) : 0);
  const moves = distances.map((distance, index) => {
    const usual = seasonal(index);
    return distance === null || usual === null ? null : distance - usual;
  });
  const earlier = moves.slice(0, last).filter((move) => move !== null);
  const move = moves[last];
  const root = roots[last];
  if (move === undefined || move === null || root === undefined) return null;
  if (earlier.length < leastYardsticks || (!isCount && isSparse(values))) return null;
  const median = medianOf(earlier);
  const spread = normalScale * medianOf(earlier.map((one) => Math.abs(one - median)));
  // The root of a count varies by a half, its level by little, and twice as much with a season.
  const scale = Math.max(spread, isCount ? (isSeasonal ? Math.SQRT1_2 : 0.5) : 0);
  if (scale === 0) return null;
  const distance = move / scale;
  const usual = Math.max(0, Math.max(0, root - move) ** 2 - smallest);
  return {
    value: values[last] ?? 0,
    usual,
    distance,
    p: studentTwoSided(distance, robustFreedom(earlier.length)),
  };
}

/** Sums of few rows jump from nothing to one row and back: the median says nothing about them. */
function isSparse(values: readonly number[]): boolean {
  const filled = values.slice(0, -1).filter((value) => value !== 0).length;
  return filled < leastFilled * (values.length - 1);
}

const leastFilled = 0.9;
const normalScale = 1.4826;
/** Anscombe (1948): the root of a small count is nearly normal with it. */
const smallest = 3 / 8;
