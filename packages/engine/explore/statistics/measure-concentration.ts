import { at, sumOf } from "./ranks.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface Concentration {
  readonly total: number;
  /** The share of the `top` largest parts, 0–1. */
  readonly top: number;
  readonly share: number;
  /** How many of the largest parts make up 80 % of the total: Pareto's rule expects a fifth of them. */
  readonly forMost: number;
  /** Gini's coefficient, 0 (all parts are equal) to 1. */
  readonly gini: number;
}

export const minParts = 5;
const most = 0.8;

/**
 * Measures how much of a total a few parts make up. It describes the parts and claims nothing beyond them. Gini's
 * coefficient (1912) is that of a population. Refuses fewer than 5 parts, and negative ones.
 */
export function measureConcentration(parts: readonly number[], top: number): Verdict<Concentration> {
  if (parts.length < minParts) return refuse("too-few");
  if (parts.some((part) => part < 0)) return refuse("negative");
  const sorted = parts.toSorted((a, b) => b - a);
  const total = sumOf(sorted);
  if (total === 0) return refuse("constant");
  let [sum, forMost] = [0, 0];
  while (sum < most * total && forMost < sorted.length) sum += at(sorted, forMost++);
  const count = sorted.length;
  const weighted = sumOf(sorted.map((part, index) => (count - index) * part));
  return {
    kind: "found",
    total,
    top,
    share: sumOf(sorted.slice(0, top)) / total,
    forMost,
    gini: (2 * weighted) / (count * total) - (count + 1) / count,
  };
}
