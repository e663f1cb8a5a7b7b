import { associateCategories } from "./associate-categories.ts";
import { refuse, type Verdict } from "./verdict.ts";

/** Things that started in the same unit of time, and how many of them came in a later unit. */
export interface Cohort {
  /** The first day of the unit. */
  readonly start: number;
  readonly size: number;
  readonly retained: number;
}

export interface MeasuredCohort extends Cohort {
  readonly rate: number;
  /** The limits of the rate at 95 %. */
  readonly low: number;
  readonly high: number;
}

export interface Retention {
  /** The oldest first. */
  readonly cohorts: readonly MeasuredCohort[];
  /** The probability that cohorts of the same rate differ as much. */
  readonly p: number;
}

/** Rates of fewer things say little. */
export const minCohort = 30;
const minCohorts = 2;
/** The 97.5th percentile of the normal distribution. */
const z = 1.959964;

/**
 * The retention of cohorts, each looked at after the same time, with the score interval of Wilson (1927), and whether they
 * differ: Pearson's chi-square test. It assumes that one thing's coming says nothing of another's. Leaves out cohorts of
 * fewer than 30, and refuses fewer than two.
 */
export function measureRetention(cohorts: readonly Cohort[]): Verdict<Retention> {
  const large = cohorts
    .filter(({ size, retained }) => size >= minCohort && retained <= size)
    .toSorted((one, other) => one.start - other.start);
  if (large.length < minCohorts) return refuse("too-few");
  const test = associateCategories(large.map(({ size, retained }) => [retained, size - retained]));
  if (test.kind === "refused") return test;
  const measured = large.map((one) => ({ ...one, ...estimateRate(one.retained, one.size) }));
  return { kind: "found", cohorts: measured, p: test.p };
}

/** A part of a sample, with Wilson's score interval at 95 %. */
export function estimateRate(count: number, of: number): Pick<MeasuredCohort, "rate" | "low" | "high"> {
  const rate = count / of;
  const center = (rate + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const reach = (z / (1 + z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  return { rate, low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
