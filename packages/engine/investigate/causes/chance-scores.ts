import type { Blocks, SegmentTable } from "./cube.ts";
import { scoreOf } from "./segment-score.ts";
import { Signs } from "./signs.ts";

/** How often chance is tried: enough to tell 1 % from 2 %. */
const trialCount = 199;
/** Fewer could not tell what chance reaches in one of a hundred cases. */
const leastTrials = 100;
/** Of fewer leaves nothing is beyond chance: of 32 ways to put the signs of five, two are as extreme as any. */
export const leastLeaves = 6;
/** A score depends a little on what else is explained. */
const tolerance = 0.03;
/** Cubes with more leaves are tried less often, so that a scan stays within a second or two. */
const maxWork = 120_000_000;

export interface ChanceLeaves {
  readonly residuals: Float64Array;
  readonly sizes: Float64Array;
  readonly weights: Float64Array;
  /** Leaves of a block vary together. */
  readonly blocks: Blocks;
}

/** What chance reaches as often needs no second look. */
const clearlyChance = 0.1;
/** Of so many leaves with random signs, fewer than one in a hundred draws has the same one on all. */
const manyLeaves = 8;

/**
 * How far the best segment would stand out by chance: the residuals of all leaves get random signs, again and again, and
 * all segments are scored each time. A permutation test of the maximum (Westfall and Young 1993): it holds whatever the
 * distribution of the residuals, as long as either sign was as likely, and accounts for all segments tried.
 *
 * Signs alone cannot judge a segment of few leaves, which often all have the same one again: a store with four leaves could
 * halve and never pass for more than chance. So residuals are dealt to other leaves as well, in standard deviations of these,
 * which holds if leaves differ by chance as their sizes say. A segment of many leaves has to pass both.
 *
 * The numbers follow from a fixed seed, so that the same cube has the same result.
 */
export class ChanceScores {
  readonly #scoreBest: (values: Float64Array) => number;
  readonly #deal: Deal;
  readonly #scaled: Float64Array;
  readonly #count: number;
  #dealt: readonly number[] | null = null;
  #flipped: readonly number[] | null = null;

  constructor(tables: readonly SegmentTable[], prices: readonly number[], leaves: ChanceLeaves) {
    const { residuals, sizes, weights, blocks } = leaves;
    const work = residuals.length * Math.max(1, tables.length);
    this.#count = Math.max(leastTrials, Math.min(trialCount, Math.floor(maxWork / work)));
    const masses = residuals.map((_, leaf) => (weights[leaf] ?? 0) * (sizes[leaf] ?? 0));
    // A pull is a residual in standard deviations, times the root of the mass.
    const roots = masses.map((mass) => Math.sqrt(mass));
    this.#scaled = roots.map((root, leaf) =>
      root === 0 ? 0 : ((weights[leaf] ?? 0) * (residuals[leaf] ?? 0)) / root,
    );
    const sums = tables.map((table) => sumBySegment(table, masses));
    this.#deal = new Deal(blocks);
    this.#scoreBest = (values) => {
      const pulls = values.map((value, leaf) => value * (roots[leaf] ?? 0));
      return tables.reduce(
        (best, table, position) =>
          Math.max(best, bestOf({ table, pulls, masses: sums[position] }) - (prices[position] ?? 0)),
        Number.NEGATIVE_INFINITY,
      );
    };
  }

  /** The probability that the best segment of noise scores about as much or more than one of so many leaves. */
  rank(score: number, leafCount: number): number {
    if (leafCount < manyLeaves) return this.#rankDealt(score);
    const p = this.#rankFlipped(score);
    return p > clearlyChance ? p : Math.max(p, this.#rankDealt(score));
  }

  #rankFlipped(score: number): number {
    this.#flipped ??= this.#try(() => this.#deal.flip(this.#scaled));
    return rankIn(this.#flipped, score);
  }

  #rankDealt(score: number): number {
    this.#dealt ??= this.#try(() => this.#deal.exchange(this.#scaled));
    return rankIn(this.#dealt, score);
  }

  #try(draw: () => Float64Array): readonly number[] {
    return Array.from({ length: this.#count }, () => this.#scoreBest(draw()));
  }
}

function rankIn(scores: readonly number[], score: number): number {
  const above = scores.filter((one) => one >= score - tolerance * Math.abs(score)).length;
  return (above + 1) / (scores.length + 1);
}

/** Draws of values in a random order, with random signs; leaves of a block have one sign, and stay together. */
class Deal {
  readonly #members: readonly (readonly number[])[];
  readonly #order: number[];
  readonly #signs = new Signs(20261126);

  constructor({ count, numbers }: Blocks) {
    const members: number[][] = Array.from({ length: count }, () => []);
    numbers.forEach((block, leaf) => members[block]?.push(leaf));
    this.#members = members.filter(({ length }) => length > 0);
    this.#order = [...this.#members.keys()];
  }

  /** The values of the blocks with random signs. */
  flip(values: Float64Array): Float64Array {
    const flipped = new Float64Array(values.length);
    for (const leaves of this.#members) {
      const sign = this.#signs.next() ? 1 : -1;
      for (const leaf of leaves) flipped[leaf] = sign * (values[leaf] ?? 0);
    }
    return flipped;
  }

  /** The same for other leaves: each block has the values of another one, and of further ones if it is larger. */
  exchange(values: Float64Array): Float64Array {
    this.#signs.shuffle(this.#order);
    const dealt = new Float64Array(values.length);
    let drawn = 0;
    for (const leaves of this.#members) {
      for (let filled = 0; filled < leaves.length; drawn += 1) {
        const source = this.#members[this.#order[drawn % this.#order.length] ?? 0] ?? [];
        const sign = this.#signs.next() ? 1 : -1;
        for (const leaf of source.slice(0, leaves.length - filled)) {
          dealt[leaves[filled] ?? leaf] = sign * (values[leaf] ?? 0);
          filled += 1;
        }
      }
    }
    return dealt;
  }
}

function sumBySegment({ segments, size }: SegmentTable, values: Float64Array): Float64Array {
  const sums = new Float64Array(size);
  for (let leaf = 0; leaf < segments.length; leaf += 1) {
    const segment = segments[leaf] ?? 0;
    sums[segment] = (sums[segment] ?? 0) + (values[leaf] ?? 0);
  }
  return sums;
}

function bestOf({
  table,
  pulls,
  masses,
}: {
  readonly table: SegmentTable;
  readonly pulls: Float64Array;
  readonly masses: Float64Array | undefined;
}): number {
  const sums = sumBySegment(table, pulls);
  let best = 0;
  for (let segment = 0; segment < table.size; segment += 1) {
    const mass = masses?.[segment] ?? 0;
    if (mass > 0) best = Math.max(best, scoreOf(sums[segment] ?? 0, mass));
  }
  return best;
}
