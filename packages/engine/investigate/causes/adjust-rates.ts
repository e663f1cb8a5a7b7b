import type { Cube } from "./cube.ts";

/**
 * The figures that each leaf would have with the mean base of both states (twice the Mantel–Haenszel weight, 1959), so
 * that they differ only where the ratio differs. Leaves without a base in one of the states cannot be compared, and have
 * none.
 */
export function adjustRates({ before, after }: Cube): {
  readonly before: Float64Array;
  readonly after: Float64Array;
} {
  const adjust = (figure: Float64Array, own: Float64Array | null, other: Float64Array | null) =>
    figure.map((value, leaf) => {
      const [mine, theirs] = [own?.[leaf] ?? 0, other?.[leaf] ?? 0];
      return mine <= 0 || theirs <= 0 ? 0 : (2 * value * theirs) / (mine + theirs);
    });
  return {
    before: adjust(before.figure, before.base, after.base),
    after: adjust(after.figure, after.base, before.base),
  };
}
