import type { Cube } from "./cube.ts";

const rounds = 12;
/** So much of the whole is added to each value, so that a rare one is not taken at its word. */
const shrinkage = 20;

/**
 * The ratio that each leaf is expected to have by its values: the ratio of the whole, times a factor for each value. The
 * factors are fitted so that the figures of each value add up to what they are in both states together (iterative
 * proportional fitting, Deming and Stephan 1940), drawn towards 1 for values with few rows.
 */
export function expectRates({ dimensions, before, after }: Cube): Float64Array {
  const figure = before.figure.map((value, leaf) => value + (after.figure[leaf] ?? 0));
  const base = figure.map((_, leaf) => (before.base?.[leaf] ?? 0) + (after.base?.[leaf] ?? 0));
  const [figures, bases] = [figure, base].map((values) => values.reduce((sum, value) => sum + value, 0));
  const rate = bases ? (figures ?? 0) / bases : 0;
  const count = base.filter((value) => value > 0).length;
  const prior = count === 0 ? 0 : ((figures ?? 0) / count) * shrinkage;
  const rates = base.map(() => rate);
  for (let round = 0; round < rounds; round += 1) {
    for (const { size, codes } of dimensions) {
      const [actual, expected] = [new Float64Array(size).fill(prior), new Float64Array(size).fill(prior)];
      codes.forEach((code, leaf) => {
        actual[code] = (actual[code] ?? 0) + (figure[leaf] ?? 0);
        expected[code] = (expected[code] ?? 0) + (rates[leaf] ?? 0) * (base[leaf] ?? 0);
      });
      codes.forEach((code, leaf) => {
        const factor = expected[code] ? (actual[code] ?? 0) / expected[code] : 1;
        rates[leaf] = (rates[leaf] ?? 0) * factor;
      });
    }
  }
  return rates;
}
