import { at, meanOf, sumOf } from "./ranks.ts";
import { chiSquareTail } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface Moments {
  /** The adjusted Fisher–Pearson coefficient: 0 for a symmetric distribution, 2 for an exponential one. */
  readonly skewness: number;
  /** 0 for a normal distribution; positive for heavier tails. */
  readonly excessKurtosis: number;
}

export const minShapeSize = 4;

/**
 * The skewness and excess kurtosis of a sample, as statistics programs report them (Joanes and Gill, 1998: G1 and G2).
 * Refuses fewer than 4 values.
 */
export function measureMoments(values: readonly number[]): Verdict<Moments> {
  const n = values.length;
  if (n < minShapeSize) return refuse("too-few");
  const mean = meanOf(values);
  const moment = (power: number) => sumOf(values.map((value) => (value - mean) ** power)) / n;
  const variance = moment(2);
  if (variance === 0) return refuse("constant");
  const [g1, g2] = [moment(3) / variance ** 1.5, moment(4) / variance ** 2 - 3];
  return {
    kind: "found",
    skewness: (g1 * Math.sqrt(n * (n - 1))) / (n - 2),
    excessKurtosis: ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * g2 + 6),
  };
}

export interface Peaks {
  /** The positions of the bins that are peaks, in order. */
  readonly peaks: readonly number[];
}

const minCounted = 100;
const certainty = 0.001;

/**
 * Finds the peaks of a histogram of equal bins.
 *
 * Two peaks count as two if the valley between them holds so few values that chance would rarely dig it: its count is
 * tested against that of the lower peak, as two Poisson counts with the same mean (chi-square, one degree of freedom,
 * p below 0.001). Refuses fewer than 100 values or 5 bins.
 */
export function findPeaks(counts: readonly number[]): Verdict<Peaks> {
  if (counts.length < 5 || sumOf(counts) < minCounted) return refuse("too-few");
  const peaks: number[] = [];
  for (const [index, count] of counts.entries()) {
    const last = peaks.at(-1);
    if (last === undefined) {
      peaks.push(index);
      continue;
    }
    const valley = Math.min(...counts.slice(last, index + 1));
    if (isDeeper(valley, Math.min(at(counts, last), count))) {
      peaks.push(index);
    } else if (count > at(counts, last)) {
      peaks[peaks.length - 1] = index;
    }
  }
  return { kind: "found", peaks: withoutEnds(peaks, counts) };
}

function isDeeper(valley: number, peak: number): boolean {
  if (valley >= peak) return false;
  return chiSquareTail((peak - valley) ** 2 / (peak + valley), 1) < certainty;
}

/** A first bin counts as a peak only if the bins after it are lower. */
function withoutEnds(peaks: readonly number[], counts: readonly number[]): readonly number[] {
  return peaks.filter((peak, index) => {
    const next = peaks[index + 1] ?? counts.length;
    return counts.slice(peak, next).every((count) => count <= at(counts, peak));
  });
}
