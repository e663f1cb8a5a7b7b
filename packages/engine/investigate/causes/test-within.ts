import { leavesOf, type Cube, type Segment } from "./cube.ts";
import { Signs } from "./signs.ts";

/** The dimension whose values changed the most differently within a segment. */
export interface WithinTest {
  readonly dimension: number;
  /** The probability that chance makes any dimension stand out as much. */
  readonly p: number;
}

const flipCount = 199;

/**
 * Tests whether the values of another dimension changed differently within a segment of an additive measure.
 *
 * For each dimension, the deviations of its values from the change of the segment are squared, each divided by the size of
 * the value, and added up. Chance is what the same sums are when the leaves, or the blocks that vary together, get random
 * signs: the largest of all dimensions each time, on a common scale (Westfall and Young 1993). Null without a dimension
 * to test.
 */
export function testWithin(segment: Segment, cube: Cube): WithinTest | null {
  const { dimensions, before, after, blocks } = cube;
  const leaves = leavesOf(segment, cube);
  const used = new Set(segment.parts.map(({ dimension }) => dimension));
  const [was, is] = [before.figure, after.figure].map((sums) =>
    leaves.reduce((sum, leaf) => sum + (sums[leaf] ?? 0), 0),
  );
  if (!was || is === undefined) return null;
  const parts = leaves.map((leaf) => {
    const [expected, actual] = [((before.figure[leaf] ?? 0) * is) / was, after.figure[leaf] ?? 0];
    return {
      residual: actual - expected,
      size: (actual + expected) / 2,
      block: blocks?.numbers[leaf] ?? leaf,
    };
  });
  const tested = dimensions.flatMap(({ size, codes }, dimension) => {
    if (used.has(dimension)) return [];
    const values = Int32Array.from(leaves, (leaf) => codes[leaf] ?? 0);
    const sizes = new Float64Array(size);
    values.forEach((value, index) => (sizes[value] = (sizes[value] ?? 0) + (parts[index]?.size ?? 0)));
    return sizes.filter((one) => one > 0).length < 2 ? [] : [{ dimension, values, sizes }];
  });
  if (tested.length === 0) return null;
  const residuals = Float64Array.from(parts, ({ residual }) => residual);
  const scoreAll = (of: Float64Array) => tested.map((one) => scoreOf(of, one));
  const signs = new Signs(20261126);
  const flipped = Array.from({ length: flipCount }, () => {
    const flips = new Map<number, number>();
    return scoreAll(
      residuals.map((residual, index) => {
        const { block } = parts[index] ?? { block: index };
        const sign = flips.get(block) ?? (signs.next() ? 1 : -1);
        flips.set(block, sign);
        return residual * sign;
      }),
    );
  });
  const usual = tested.map((_, index) => measure(flipped.map((scores) => scores[index] ?? 0)));
  const largest = (scores: readonly number[]) =>
    scores.map((score, index) => (score - (usual[index]?.mean ?? 0)) / (usual[index]?.deviation ?? 1));
  const own = largest(scoreAll(residuals));
  const best = Math.max(...own);
  const above = flipped.filter((scores) => Math.max(...largest(scores)) >= best).length;
  return { dimension: tested[own.indexOf(best)]?.dimension ?? 0, p: (above + 1) / (flipCount + 1) };
}

function scoreOf(
  residuals: Float64Array,
  { values, sizes }: { readonly values: Int32Array; readonly sizes: Float64Array },
): number {
  const sums = new Float64Array(sizes.length);
  residuals.forEach((residual, index) => {
    const value = values[index] ?? 0;
    sums[value] = (sums[value] ?? 0) + residual;
  });
  return sums.reduce((all, sum, value) => all + (sizes[value] ? sum ** 2 / sizes[value] : 0), 0);
}

function measure(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) || 1 };
}
