import type { Signs } from "./signs.ts";

/** Larger means are sums of smaller ones, so that their exponentials are no zeros. */
const largest = 30;

/** A number of rare events with this mean: multiplies random numbers until they fall below its exponential (Knuth 1969). */
export function drawPoisson(mean: number, random: Signs): number {
  if (mean > largest) return drawPoisson(mean / 2, random) + drawPoisson(mean / 2, random);
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.part(); product > limit; product *= random.part()) count += 1;
  return count;
}
