import type { Cube } from "../causes/cube.ts";

export interface FittedRates {
  /** The figure that the parts lead to expect of each leaf. */
  readonly expected: Float64Array;
  /** By which factor the rate of each part differs, given the others. */
  readonly factors: readonly number[];
}

const maxPasses = 12;
/** A relative change too small to matter. */
const settled = 1e-6;

/**
 * Fits a rate whose parts multiply: each leaf has the rate of the whole, times the factors of the parts that it belongs to. Then
 * every part adds up to what it has (iterative proportional fitting, Deming and Stephan 1940), as with a logarithmic link
 * and a variance as large as the mean (McCullagh and Nelder 1989).
 *
 * @param parts the leaves of each part; parts may overlap
 */
export function fitRates(
  { before: { figure: rows }, after: { figure } }: Cube,
  parts: readonly (readonly number[])[],
): FittedRates {
  const expected = rows.slice();
  const all = Array.from(rows, (_, leaf) => leaf);
  const groups = [all, ...parts];
  const factors = groups.map(() => 1);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    let moved = 0;
    for (const [index, leaves] of groups.entries()) {
      let [has, should] = [0, 0];
      for (const leaf of leaves) {
        has += figure[leaf] ?? 0;
        should += expected[leaf] ?? 0;
      }
      const step = should > 0 ? has / should : 1;
      for (const leaf of leaves) expected[leaf] = (expected[leaf] ?? 0) * step;
      factors[index] = (factors[index] ?? 1) * step;
      moved = Math.max(moved, Math.abs(step - 1));
    }
    if (moved < settled) break;
  }
  return { expected, factors: factors.slice(1) };
}
