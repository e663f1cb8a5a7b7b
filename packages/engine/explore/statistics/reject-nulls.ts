/**
 * Which of many claims hold if at most `rate` of those that are made may be false: the step-up procedure of Benjamini
 * and Hochberg (1995). Returns a flag for each p-value, in their order. If nothing is there, it makes any claim at all
 * with a probability of `rate`.
 */
export function rejectNulls(ps: readonly number[], rate: number): readonly boolean[] {
  const sorted = ps.toSorted((a, b) => a - b);
  const limit = sorted.findLast((p, index) => p <= ((index + 1) / sorted.length) * rate);
  return ps.map((p) => limit !== undefined && p <= limit);
}
