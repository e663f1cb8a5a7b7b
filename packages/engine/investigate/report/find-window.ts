import { at, medianOf } from "../../explore/statistics/ranks.ts";

/** Consecutive values apart from the others: `from` up to but excluding `to`. */
export interface Window {
  readonly from: number;
  readonly to: number;
  /** The mean inside, and what is usual on these days. */
  readonly inside: number;
  readonly usual: number;
}

/** Robust standard deviations that the mean of a window must be away from the median, for the number of its values. */
const leastDistance = 5;
const normalScale = 1.4826;
const leastValues = 14;

/** From four weeks on, weekdays may have a level of their own: what is closed on Sundays is not apart on one of them. */
const weeksOfDays = 28;

/**
 * The stretch of daily values, from `start` on, whose mean is the farthest from the median for its length: a scan statistic
 * over time (Kulldorff 1997), with the median and the median absolute deviation, which a stretch of less than half of the
 * values does not move. Null if no stretch is far away, or if it is nearly all of the values from `start` on.
 */
export function findWindow(values: readonly number[], start: number): Window | null {
  if (values.length < leastValues) return null;
  const middle = medianOf(values);
  const usual = listUsual(values, middle);
  const distances = values.map((value, day) => value - at(usual, day));
  // Weekdays with a level of their own say nothing about how much the others vary.
  const scale = spreadOf(distances.filter((_, day) => at(usual, day) === middle));
  if (scale === 0) return null;
  let best: (Window & { readonly distance: number }) | null = null;
  for (let from = start; from < values.length; from += 1) {
    let [sum, expected] = [0, 0];
    for (let to = from + 1; to <= values.length; to += 1) {
      sum += at(distances, to - 1);
      expected += at(usual, to - 1);
      const distance = Math.abs(sum) / (scale * Math.sqrt(to - from));
      if (distance > (best?.distance ?? leastDistance)) {
        const length = to - from;
        best = { from, to, inside: (expected + sum) / length, usual: expected / length, distance };
      }
    }
  }
  const isPart = best !== null && best.to - best.from < 0.8 * (values.length - start);
  if (best === null || !isPart) return null;
  return { from: best.from, to: best.to, inside: best.inside, usual: best.usual };
}

/** The median; on a weekday that is always far from it, such as a closed Sunday, the median of that weekday. */
function listUsual(values: readonly number[], middle: number): readonly number[] {
  if (values.length < weeksOfDays) return values.map(() => middle);
  const scale = spreadOf(values.map((value) => value - middle));
  const weekdays = Array.from({ length: 7 }, (_, weekday) => {
    const days = values.filter((_value, day) => day % 7 === weekday);
    const own = medianOf(days);
    return Math.abs(own - middle) * Math.sqrt(days.length) > leastDistance * scale ? own : middle;
  });
  return values.map((_, day) => at(weekdays, day % 7));
}

function spreadOf(distances: readonly number[]): number {
  return normalScale * medianOf(distances.map(Math.abs));
}
