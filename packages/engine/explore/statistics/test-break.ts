import { at, isConstant, medianOf, rankValues } from "./ranks.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface BreakTest {
  /** The position of the first value of the new level. */
  readonly at: number;
  /** The medians before and from there on. */
  readonly before: number;
  readonly after: number;
  readonly p: number;
}

export const minBreakLength = 12;
/** A level that lasts for fewer values is an outlier. */
const minSegment = 3;

/**
 * Finds the position at which values move to another level.
 *
 * The test is that of Pettitt (1979): a rank test without assumptions about the distribution, whose approximate p-value
 * errs on the safe side. A steady rise breaks nowhere, so use it on values without a trend, or compare how well a step
 * and a line fit (`fitsStepBetter`). Refuses fewer than 12 values.
 */
export function testBreak(values: readonly number[]): Verdict<BreakTest> {
  const count = values.length;
  if (count < minBreakLength) return refuse("too-few");
  if (isConstant(values)) return refuse("constant");
  const ranks = rankValues(values);
  let [best, position, sum] = [0, 0, 0];
  for (let index = 0; index < count - 1; index += 1) {
    sum += at(ranks, index);
    const split = index + 1;
    const distance = Math.abs(2 * sum - split * (count + 1));
    if (distance > best) [best, position] = [distance, split];
  }
  const p = Math.min(1, 2 * Math.exp((-6 * best ** 2) / (count ** 3 + count ** 2)));
  const isLasting = Math.min(position, count - position) >= minSegment;
  return {
    kind: "found",
    at: position,
    before: medianOf(values.slice(0, position)),
    after: medianOf(values.slice(position)),
    p: isLasting ? p : 1,
  };
}

/** Whether a step to another level describes values better than a straight line, by the sum of absolute errors. */
export function fitsStepBetter(
  values: readonly number[],
  step: Pick<BreakTest, "at" | "before" | "after">,
  line: { readonly slope: number; readonly start: number },
): boolean {
  const errorOf = (model: (index: number) => number) =>
    values.reduce((sum, value, index) => sum + Math.abs(value - model(index)), 0);
  const ofStep = errorOf((index) => (index < step.at ? step.before : step.after));
  return ofStep < errorOf((index) => line.start + line.slope * index);
}
