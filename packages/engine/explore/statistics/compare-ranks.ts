import { at, countTies, rankValues, sumOf } from "./ranks.ts";
import { chiSquareTail } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface RankComparison {
  /** Kruskal and Wallis's H, corrected for ties. */
  readonly h: number;
  /** Epsilon squared, 0–1: the part of the variation of ranks between the groups. */
  readonly explained: number;
  readonly p: number;
}

/**
 * Tests whether groups of values have the same distribution.
 *
 * The test is that of Kruskal and Wallis (1952), with ties; the size of the effect is epsilon squared (Kelley, 1935). It
 * assumes nothing about the distribution. Refuses fewer than two groups, or groups of fewer than 3 values: the
 * chi-square approximation does not hold for them.
 *
 * @param smallest the smallest group to accept. With many groups of 2, the approximation errs on the safe side
 */
export function compareRanks(groups: readonly (readonly number[])[], smallest = 3): Verdict<RankComparison> {
  if (groups.length < 2 || groups.some((group) => group.length < smallest)) return refuse("too-few");
  const values = groups.flat();
  const count = values.length;
  const ties = countTies(values).reduce((sum, tied) => sum + tied ** 3 - tied, 0);
  const correction = 1 - ties / (count ** 3 - count);
  if (correction === 0) return refuse("constant");
  const ranks = rankValues(values);
  let start = 0;
  let between = 0;
  for (const group of groups) {
    const sum = sumOf(group.map((_, index) => at(ranks, start + index)));
    between += sum ** 2 / group.length;
    start += group.length;
  }
  const h = ((12 / (count * (count + 1))) * between - 3 * (count + 1)) / correction;
  return {
    kind: "found",
    h,
    explained: Math.min(1, Math.max(0, h / (count - 1))),
    p: chiSquareTail(h, groups.length - 1),
  };
}
