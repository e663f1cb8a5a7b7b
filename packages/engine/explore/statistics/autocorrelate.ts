import { at, meanOf } from "./ranks.ts";

/**
 * How much values go together with those `lag` places before: −1 to 1. The products of the deviations from the mean are
 * divided by the squares of all of them, as usual for series (Box and Jenkins 1970). 0 if the values never change.
 */
export function autocorrelate(values: readonly number[], lag: number): number {
  const mean = meanOf(values);
  const total = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  let product = 0;
  for (let index = lag; index < values.length; index += 1) {
    product += (at(values, index) - mean) * (at(values, index - lag) - mean);
  }
  return total === 0 ? 0 : product / total;
}
