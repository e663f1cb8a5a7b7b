import type { Blocks, SegmentTable } from "./cube.ts";
import { Signs } from "./signs.ts";

/** How often signs are flipped: enough to tell 1 % from 2 %. */
const flipCount = 199;
/** Of fewer leaves nothing is beyond chance: of 32 ways to put the signs of five, two are as extreme as any. */
export const leastLeaves = 6;
/** A score depends a little on what else is explained. */
const tolerance = 0.03;
/** Cubes with more leaves are flipped less often, so that a scan stays within a second or two. */
const maxWork = 120_000_000;

/**
 * How far the best segment would stand out by chance: the residuals of all leaves get random signs, again and again, and
 * all segments are scored each time. A permutation test of the maximum (Westfall and Young 1993): it holds whatever the
 * distribution of the residuals, as long as either sign was as likely, and accounts for all segments tried.
 *
 * The signs follow from a fixed seed, so that the same cube has the same result.
 */
export class SignFlips {
  readonly #best: Float64Array;

  constructor(
    tables: readonly SegmentTable[],
    prices: readonly number[],
    leaves: {
      readonly residuals: Float64Array;
      readonly sizes: Float64Array;
      readonly weights: Float64Array;
      /** Leaves of a block get the same sign. */
      readonly blocks: Blocks;
    },
  ) {
    const { residuals, sizes, weights, blocks } = leaves;
    const work = residuals.length * Math.max(1, tables.length);
    const count = Math.max(49, Math.min(flipCount, Math.floor(maxWork / work)));
    const pulls = residuals.map((residual, leaf) => residual * (weights[leaf] ?? 0));
    const masses = tables.map(({ segments, size }) => {
      const sums = new Float64Array(size);
      segments.forEach((segment, leaf) => {
        sums[segment] = (sums[segment] ?? 0) + (weights[leaf] ?? 0) * (sizes[leaf] ?? 0);
      });
      return sums;
    });
    const signs = new Signs(20261126);
    const flipped = new Float64Array(pulls.length);
    const flips = new Int8Array(blocks.count);
    this.#best = new Float64Array(count);
    for (let flip = 0; flip < count; flip += 1) {
      for (let block = 0; block < blocks.count; block += 1) flips[block] = signs.next() ? 1 : -1;
      for (let leaf = 0; leaf < pulls.length; leaf += 1) {
        flipped[leaf] = (pulls[leaf] ?? 0) * (flips[blocks.numbers[leaf] ?? 0] ?? 1);
      }
      let best = Number.NEGATIVE_INFINITY;
      tables.forEach((table, position) => {
        best = Math.max(best, bestOf(table, flipped, masses[position]) - (prices[position] ?? 0));
      });
      this.#best[flip] = best;
    }
  }

  /** The probability that the best segment of noise scores about as much or more. */
  rank(score: number): number {
    const above = this.#best.filter((one) => one >= score - tolerance * Math.abs(score)).length;
    return (above + 1) / (this.#best.length + 1);
  }
}

function bestOf(
  { segments, size }: SegmentTable,
  pulls: Float64Array,
  masses: Float64Array | undefined,
): number {
  const sums = new Float64Array(size);
  for (let leaf = 0; leaf < segments.length; leaf += 1) {
    const segment = segments[leaf] ?? 0;
    sums[segment] = (sums[segment] ?? 0) + (pulls[leaf] ?? 0);
  }
  let best = 0;
  for (let segment = 0; segment < size; segment += 1) {
    const mass = masses?.[segment] ?? 0;
    if (mass > 0) best = Math.max(best, (sums[segment] ?? 0) ** 2 / mass);
  }
  return best;
}
