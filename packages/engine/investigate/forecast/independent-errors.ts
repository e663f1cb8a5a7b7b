import { at, sumOf } from "../../explore/statistics/ranks.ts";

/** Errors by earlier end and step. */
export interface EndErrors {
  readonly errors: readonly (readonly number[])[];
  /** How much each end counts. */
  readonly counts: readonly number[];
  /** How many ends do not overlap. */
  readonly apart: number;
}

/**
 * How many independent errors say as much about the next one as these do, which are relative to the usual one of their step. Large errors of one end come together by as much as
 * their sizes correlate (the design effect of clusters, Kish 1965). If they always do, only ends that do not overlap count.
 */
export function countIndependent({ errors, counts, apart }: EndErrors): number {
  const steps = errors[0]?.length ?? 0;
  let [together, alone] = [0, 0];
  for (const [end, run] of errors.entries()) {
    const off = run.map((error) => error - 1);
    const squares = sumOf(off.map((one) => one * one));
    together += at(counts, end) * (sumOf(off) ** 2 - squares);
    alone += at(counts, end) * squares;
  }
  const correlation = steps < 2 || alone === 0 ? 1 : Math.max(0, together / ((steps - 1) * alone));
  const ends = sumOf(counts) ** 2 / sumOf(counts.map((count) => count * count));
  const all = ends * steps;
  return all / (1 + correlation * (all / Math.min(apart, ends) - 1));
}

/**
 * The share of so many earlier errors that must be within a range for the next one to be within it with a probability: the k-th
 * of n has a share of (k − ½) / n, and the next one is below it with a probability of k / (n + 1) (Vovk et al. 2005).
 */
export function raiseShare(probability: number, count: number): number {
  return probability + (probability - 0.5) / count;
}
