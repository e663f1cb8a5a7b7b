import { medianOf } from "../../explore/statistics/ranks.ts";

/** Consecutive values apart from the others: `from` up to but excluding `to`. */
export interface Window {
  readonly from: number;
  readonly to: number;
  /** The mean inside, and the median of all values. */
  readonly inside: number;
  readonly usual: number;
}

/** Robust standard deviations that the mean of a window must be away from the median, for the number of its values. */
const leastDistance = 5;
const normalScale = 1.4826;
const leastValues = 14;

/**
 * The stretch of values, from `start` on, whose mean is the farthest from the median for its length: a scan statistic over
 * time (Kulldorff 1997), with the median and the median absolute deviation, which a stretch of less than half of the
 * values does not move. Null if no stretch is far away, or if it is nearly all of the values from `start` on.
 */
export function findWindow(values: readonly number[], start: number): Window | null {
  if (values.length < leastValues) return null;
  const usual = medianOf(values);
  const scale = normalScale * medianOf(values.map((value) => Math.abs(value - usual)));
  if (scale === 0) return null;
  let best: (Window & { readonly distance: number }) | null = null;
  for (let from = start; from < values.length; from += 1) {
    let sum = 0;
    for (let to = from + 1; to <= values.length; to += 1) {
      sum += (values[to - 1] ?? 0) - usual;
      const distance = Math.abs(sum) / (scale * Math.sqrt(to - from));
      if (distance > (best?.distance ?? leastDistance)) {
        best = { from, to, inside: usual + sum / (to - from), usual, distance };
      }
    }
  }
  const isPart = best !== null && best.to - best.from < 0.8 * (values.length - start);
  return best === null || !isPart ? null : { from: best.from, to: best.to, inside: best.inside, usual };
}
