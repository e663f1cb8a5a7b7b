import { expectRates } from "./expect-rates.ts";
import type { Cube } from "./cube.ts";

/** Figures that differ only where the ratio differs. */
export interface AdjustedRates {
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** How much is expected of each leaf; null if the leaves of both states tell. */
  readonly sizes: Float64Array | null;
}

/** With a larger part of the bases in leaves that only one state has, single leaves cannot be compared. */
const sparse = 0.5;

/**
 * The figures that each leaf would have with the mean base of both states (twice the Mantel–Haenszel weight, 1959), so
 * that they differ only where the ratio differs.
 *
 * If most leaves have a base in one state only, as single rows do, each is compared with what its values lead to expect
 * (`expectRates`). Otherwise leaves without a base in one of the states cannot be compared, and have none.
 */
export function adjustRates(cube: Cube): AdjustedRates {
  const { before, after } = cube;
  if (measureSparsity(cube) > sparse) return compareWithExpected(cube);
  const adjust = (figure: Float64Array, own: Float64Array | null, other: Float64Array | null) =>
    figure.map((value, leaf) => {
      const [mine, theirs] = [own?.[leaf] ?? 0, other?.[leaf] ?? 0];
      return mine <= 0 || theirs <= 0 ? 0 : (2 * value * theirs) / (mine + theirs);
    });
  return {
    before: adjust(before.figure, before.base, after.base),
    after: adjust(after.figure, after.base, before.base),
    sizes: null,
  };
}

function measureSparsity({ before, after }: Cube): number {
  let [alone, all] = [0, 0];
  before.base?.forEach((was, leaf) => {
    const is = after.base?.[leaf] ?? 0;
    all += was + is;
    if (was <= 0 || is <= 0) alone += was + is;
  });
  return all === 0 ? 0 : alone / all;
}

function compareWithExpected(cube: Cube): AdjustedRates {
  const { before, after } = cube;
  const rates = expectRates(cube);
  const expected = (base: Float64Array | null) => rates.map((rate, leaf) => rate * (base?.[leaf] ?? 0));
  const [was, is] = [expected(before.base), expected(after.base)];
  return {
    // Each state beside what the other one would be with its base.
    before: before.figure.map((value, leaf) => value + (is[leaf] ?? 0)),
    after: after.figure.map((value, leaf) => value + (was[leaf] ?? 0)),
    sizes: was.map((value, leaf) => value + (is[leaf] ?? 0)),
  };
}
