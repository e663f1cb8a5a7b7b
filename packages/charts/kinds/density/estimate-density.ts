import type { Spread } from "@askery/model";

/** A value, and how many rows have it. */
interface Sample {
  readonly value: number;
  readonly count: number;
}

export interface DensityCurve {
  readonly from: number;
  readonly to: number;
  /** At evenly spaced values, on a scale of their own. */
  readonly heights: readonly number[];
  readonly median: number;
}

/** The rows or, if only their distribution is known, the middles of its bins. */
export function readSamples(values: readonly (number | null)[], spread: Spread | null): readonly Sample[] {
  if (spread !== null) {
    return spread.bins.map(({ from, to, count }) => ({ value: (from + to) / 2, count }));
  }
  return values.flatMap((value) => (value === null ? [] : [{ value, count: 1 }]));
}

const steps = 160;

/**
 * A kernel density estimate with Gaussian kernels and Silverman's rule of thumb for their width (B. W. Silverman:
 * "Density Estimation", 1986, formula 3.31). Samples are first counted in fine bins, so a hundred thousand are as fast
 * as a hundred. Null without samples.
 */
export function estimateDensity(samples: readonly Sample[]): DensityCurve | null {
  const sorted = samples.toSorted((one, other) => one.value - other.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  const count = sorted.reduce((sum, sample) => sum + sample.count, 0);
  const at = (share: number) => quantile(sorted, share * count);
  const mean = sorted.reduce((sum, { value, count: times }) => sum + value * (times / count), 0);
  const variance = sorted.reduce(
    (sum, { value, count: times }) => sum + (value - mean) ** 2 * (times / count),
    0,
  );
  const range = at(0.75) - at(0.25);
  const deviation = Math.sqrt(variance);
  const narrow = range > 0 ? Math.min(deviation, range / 1.34) : deviation;
  const span = last.value - first.value;
  const width = Math.max(0.9 * narrow * count ** -0.2, span / steps, Math.abs(first.value) * 1e-6, 1e-12);
  // What is never below zero has no density there: the curve is reflected at zero.
  const isReflected = first.value >= 0 && first.value < 2.5 * width;
  const [from, to] = [isReflected ? 0 : first.value - 2.5 * width, last.value + 2.5 * width];
  const pitch = (to - from) / (steps - 1);
  const bins = Array.from({ length: steps }, () => 0);
  for (const { value, count: times } of sorted) {
    const bin = Math.min(steps - 1, Math.max(0, Math.round((value - from) / pitch)));
    bins[bin] = (bins[bin] ?? 0) + times;
  }
  const kernel = (distance: number) => Math.exp(-0.5 * ((distance * pitch) / width) ** 2);
  const heights = bins.map((_, step) =>
    bins.reduce(
      (sum, times, other) => sum + times * (kernel(step - other) + (isReflected ? kernel(step + other) : 0)),
      0,
    ),
  );
  return { from, to, heights, median: at(0.5) };
}

function quantile(sorted: readonly Sample[], target: number): number {
  let seen = 0;
  for (const { value, count } of sorted) {
    seen += count;
    if (seen >= target) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
