import type { Cube } from "./cube.ts";

/** How a ratio changed, by the values of one dimension. Both effects add up to the whole change. */
export interface RatioSplit {
  readonly change: number;
  /** The part that is due to ratios that changed within values. */
  readonly rate: number;
  /** The part that is due to values that became a larger or smaller part of the base. */
  readonly mix: number;
  /**
   * Whether the ratio moved one way as a whole and the other way, or not at all, within every value: Simpson's paradox
   * (Simpson 1951, Yule 1903).
   */
  readonly isReversed: boolean;
}

/** Values with a smaller part of the base are left out of the question whether all of them moved the other way. */
const smallPart = 0.01;

/**
 * Splits the change of a ratio into effects of rates and of mix, by the values of one dimension: Kitagawa's (1955)
 * decomposition, which weighs each rate by the mean of both shares and each share by the mean of both rates, so that
 * nothing is left over. A value without a base in one state has no rate there; that of the other state is taken.
 *
 * Null for a measure without a base, or if a state has none.
 */
export function splitRatio({ dimensions, before, after }: Cube, dimension: number): RatioSplit | null {
  const values = dimensions[dimension];
  if (values === undefined || before.base === null || after.base === null) return null;
  const [from, to] = [
    { figure: addUp(before.figure, values), base: addUp(before.base, values) },
    { figure: addUp(after.figure, values), base: addUp(after.base, values) },
  ];
  const [fromBase, toBase] = [sum(from.base), sum(to.base)];
  if (fromBase === 0 || toBase === 0) return null;
  const whole = (sum(from.figure) / fromBase + sum(to.figure) / toBase) / 2;
  const parts = Array.from({ length: values.size }, (_, value) => {
    const [first, last] = [rateOf(from, value), rateOf(to, value)];
    const [fromRate, toRate] = [first ?? last ?? 0, last ?? first ?? 0];
    const [fromShare, toShare] = [(from.base[value] ?? 0) / fromBase, (to.base[value] ?? 0) / toBase];
    const share = (fromShare + toShare) / 2;
    return {
      share,
      moved: toRate - fromRate,
      rate: share * (toRate - fromRate),
      mix: (toShare - fromShare) * ((fromRate + toRate) / 2 - whole),
    };
  });
  const change = sum(to.figure) / toBase - sum(from.figure) / fromBase;
  const [rate, mix] = [sum(parts.map((part) => part.rate)), sum(parts.map((part) => part.mix))];
  const large = parts.filter(({ share }) => share >= smallPart);
  const isReversed = large.length > 1 && change !== 0 && large.every(({ moved }) => moved * change < 0);
  return { change, rate, mix, isReversed };
}

function addUp(values: Float64Array, { size, codes }: Cube["dimensions"][number]): Float64Array {
  const sums = new Float64Array(size);
  codes.forEach((code, leaf) => {
    sums[code] = (sums[code] ?? 0) + (values[leaf] ?? 0);
  });
  return sums;
}

function rateOf(
  { figure, base }: { figure: Float64Array; base: Float64Array },
  value: number,
): number | null {
  return (base[value] ?? 0) === 0 ? null : (figure[value] ?? 0) / (base[value] ?? 1);
}

function sum(values: Float64Array | readonly number[]): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}
