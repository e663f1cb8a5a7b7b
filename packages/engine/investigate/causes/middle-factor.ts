import type { SegmentTable } from "./cube.ts";

/** The factor of the middle part of the amounts, over all segments. */
export function middleFactor(
  before: Float64Array,
  after: Float64Array,
  tables: readonly SegmentTable[],
): number {
  const parts = tables.flatMap(({ segments, size }) => {
    const sums = [new Float64Array(size), new Float64Array(size)] as const;
    segments.forEach((segment, leaf) => {
      sums[0][segment] = (sums[0][segment] ?? 0) + (before[leaf] ?? 0);
      sums[1][segment] = (sums[1][segment] ?? 0) + (after[leaf] ?? 0);
    });
    return [...sums[0]].map((value, segment) => ({ before: value, after: sums[1][segment] ?? 0 }));
  });
  const sorted = parts
    .filter((part) => part.before > 0)
    .map((part) => ({ factor: part.after / part.before, weight: part.before }))
    .toSorted((one, other) => one.factor - other.factor);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  const middle = sorted.find(({ weight }) => (passed += weight) >= half);
  return middle?.factor ?? 1;
}
