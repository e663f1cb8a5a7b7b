import { isConstant, medianOf } from "./ranks.ts";
import { robustFreedom } from "./find-outliers.ts";
import { studentTwoSided } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface ChangeTest {
  readonly now: number;
  readonly before: number;
  readonly change: number;
  /** The median size of the earlier changes. */
  readonly usual: number;
  readonly p: number;
}

/** The number of earlier changes that are the yardstick. */
export const minEarlierChanges = 8;

/**
 * Compares the change from the last but one value to the last with the changes before it.
 *
 * The yardstick is the median absolute deviation of the earlier changes, so the noise of the figure itself decides what
 * is unusual. Student's distribution accounts for the few changes. Refuses fewer than 8 earlier changes.
 */
export function compareChange(values: readonly number[]): Verdict<ChangeTest> {
  const changes = values.slice(1).map((value, index) => value - (values[index] ?? Number.NaN));
  const [earlier, change] = [changes.slice(0, -1), changes.at(-1)];
  if (change === undefined || earlier.length < minEarlierChanges) return refuse("too-few");
  if (isConstant(earlier)) return refuse("constant");
  const median = medianOf(earlier);
  const scale = 1.4826 * medianOf(earlier.map((one) => Math.abs(one - median)));
  if (scale === 0) return refuse("constant");
  const now = values.at(-1) ?? Number.NaN;
  return {
    kind: "found",
    now,
    before: now - change,
    change,
    usual: medianOf(earlier.map(Math.abs)),
    p: studentTwoSided((change - median) / scale, robustFreedom(earlier.length)),
  };
}
