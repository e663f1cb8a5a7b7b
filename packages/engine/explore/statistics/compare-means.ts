import { sumOf } from "./ranks.ts";
import { fisherTail } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

/** A group as a database aggregates it. */
export interface GroupSummary {
  readonly count: number;
  readonly mean: number;
  /** Of the sample: the sum of squares divided by `count - 1`. */
  readonly deviation: number;
}

export interface MeanComparison {
  readonly f: number;
  /** Eta squared, 0–1: the part of the variation that lies between the groups. */
  readonly explained: number;
  readonly p: number;
}

/** Below this size the mean of a skewed figure is not nearly normal. */
export const minGroupSize = 20;

/**
 * Tests whether groups have the same mean, from their sizes, means and deviations alone, so that the database can
 * aggregate them.
 *
 * The test is that of Welch (1951), which does not assume equal variances. Means of 20 and more values are close to
 * normal even for skewed figures; refuses smaller groups.
 *
 * @param smallest the smallest group to accept; published examples have fewer
 */
export function compareMeans(
  groups: readonly GroupSummary[],
  smallest: number = minGroupSize,
): Verdict<MeanComparison> {
  if (groups.length < 2 || groups.some(({ count }) => count < smallest)) return refuse("too-few");
  if (groups.some(({ deviation }) => deviation === 0)) return refuse("constant");
  const weights = groups.map(({ count, deviation }) => count / deviation ** 2);
  const weight = sumOf(weights);
  const center = sumOf(groups.map(({ mean }, index) => mean * (weights[index] ?? 0))) / weight;
  const degrees = groups.length - 1;
  const between =
    sumOf(groups.map(({ mean }, index) => (weights[index] ?? 0) * (mean - center) ** 2)) / degrees;
  const spread = sumOf(
    groups.map(({ count }, index) => (1 - (weights[index] ?? 0) / weight) ** 2 / (count - 1)),
  );
  const f = between / (1 + ((2 * (groups.length - 2)) / (groups.length ** 2 - 1)) * spread);
  const within = (groups.length ** 2 - 1) / (3 * spread);
  return { kind: "found", f, explained: explainedBy(groups), p: fisherTail(f, degrees, within) };
}

/** Fisher's classical F and its parts, for groups of equal variance. */
export function analyzeVariance(groups: readonly GroupSummary[]): Verdict<MeanComparison> {
  const count = sumOf(groups.map((group) => group.count));
  if (groups.length < 2 || count <= groups.length) return refuse("too-few");
  const { between, within } = splitVariation(groups);
  if (within === 0) return refuse("constant");
  const [above, below] = [groups.length - 1, count - groups.length];
  const f = between / above / (within / below);
  return { kind: "found", f, explained: between / (between + within), p: fisherTail(f, above, below) };
}

function explainedBy(groups: readonly GroupSummary[]): number {
  const { between, within } = splitVariation(groups);
  return between + within === 0 ? 0 : between / (between + within);
}

function splitVariation(groups: readonly GroupSummary[]): {
  readonly between: number;
  readonly within: number;
} {
  const count = sumOf(groups.map((group) => group.count));
  const mean = sumOf(groups.map((group) => group.count * group.mean)) / count;
  return {
    between: sumOf(groups.map((group) => group.count * (group.mean - mean) ** 2)),
    within: sumOf(groups.map((group) => (group.count - 1) * group.deviation ** 2)),
  };
}
