import { at, isConstant, meanOf, rankValues, sumOf } from "./ranks.ts";
import { studentTwoSided } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface Correlation {
  /** −1 to 1. */
  readonly rho: number;
  readonly p: number;
}

export const minPairs = 10;

/**
 * Spearman's rank correlation (1904) of pairs, with ties. The p-value is that of Student's distribution, which is close
 * from 10 pairs on. It assumes independent pairs; it finds any steady relation, not only a straight one, and no
 * outlier dominates it. Refuses fewer than 10 pairs.
 */
export function correlateRanks(pairs: readonly (readonly [number, number])[]): Verdict<Correlation> {
  const count = pairs.length;
  if (count < minPairs) return refuse("too-few");
  const [left, right] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  if (isConstant(left) || isConstant(right)) return refuse("constant");
  const rho = correlate(rankValues(left), rankValues(right));
  const t = rho * Math.sqrt((count - 2) / Math.max(1e-300, 1 - rho ** 2));
  return { kind: "found", rho, p: studentTwoSided(t, count - 2) };
}

/** Pearson's coefficient. */
function correlate(left: readonly number[], right: readonly number[]): number {
  const [x, y] = [meanOf(left), meanOf(right)];
  const product = (one: readonly number[], a: number, other: readonly number[], b: number) =>
    sumOf(one.map((value, index) => (value - a) * (at(other, index) - b)));
  const spread = Math.sqrt(product(left, x, left, x) * product(right, y, right, y));
  return spread === 0 ? 0 : Math.min(1, Math.max(-1, product(left, x, right, y) / spread));
}
