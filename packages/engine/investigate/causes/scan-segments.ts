import { fitNoise, varianceOf } from "./fit-noise.ts";
import {
  segmentOf,
  type Blocks,
  type Cube,
  type CubeDimension,
  type Segment,
  type SegmentTable,
} from "./cube.ts";
import { SignFlips } from "./sign-flips.ts";

/** A segment whose amounts changed otherwise than the rest. */
export interface ScannedSegment {
  readonly segment: Segment;
  readonly leaves: readonly number[];
  /** By which factor its amounts changed beyond the common change; 0 if nothing is left. */
  readonly factor: number;
  /** The probability that chance makes any segment stand out as much. */
  readonly p: number;
}

export interface Scan {
  /** By which factor amounts changed outside the segments found. */
  readonly common: number;
  readonly found: readonly ScannedSegment[];
}

/** No more segments are named: people remember few causes. */
const maxSegments = 6;
/** A weaker segment is not worth testing: half of the usual limit of a scan. */
const leastScore = 2;
/** Chance does not reach such a score in one of 10,000 cubes, if it is normal. */
const clearScore = 20;
const severalLeaves = 5;
const refinements = 3;
const maxPasses = 8;
/** A relative change too small to matter. */
const settled = 1e-5;

/**
 * Finds the few segments of one or two dimensions that explain how amounts changed.
 *
 * The model: each leaf changed by a common factor and, if it belongs to a cause, by the factor of the cause, as when a
 * disturbance reaches all parts of a segment alike (the "ripple effect" of Li et al., Squeeze, 2019). Of all segments,
 * the one is taken that gains the most likelihood under normal noise whose variance depends on the size of a leaf (a
 * scan statistic, Kulldorff 1997), less the price of having chosen among so many. What it explains is subtracted, and
 * the next one is looked for in the rest; then each is looked for again, given the others. The most likely segment is
 * exact: a larger one dilutes the change, and a smaller one leaves some of it.
 *
 * Chance is ruled out by flipping the signs of what is left at random (`SignFlips`), which respects how leaves vary and
 * how many segments were tried.
 *
 * @param alpha the probability of naming a segment where there is none
 */
export function scanSegments(
  before: Float64Array,
  after: Float64Array,
  {
    dimensions,
    blocks,
    tables,
    alpha,
  }: Pick<Cube, "dimensions" | "blocks"> & {
    readonly tables: readonly SegmentTable[];
    readonly alpha: number;
  },
): Scan {
  const leaves = blocks ?? { count: before.length, numbers: Int32Array.from(before, (_, leaf) => leaf) };
  const search = (common: number, isFixed: boolean) => {
    const one = new SegmentSearch(before, after, { dimensions, tables, blocks: leaves, common, isFixed });
    for (let step = 0; step < maxSegments && one.addBest(); step += 1) one.refine();
    return one.finish(alpha);
  };
  const scan = search(middleFactor(before, after, tables), false);
  if (Math.abs(Math.log(scan.common)) <= Math.log(largeFactor)) return scan;
  // So large a common change may be that of a few large parts, with the others as exceptions: said the other way round.
  const plain = search(1, true);
  return plain.found.length > 0 ? plain : scan;
}

interface Chosen {
  readonly table: SegmentTable;
  readonly index: number;
  readonly leaves: readonly number[];
}

interface Candidate {
  readonly table: SegmentTable;
  readonly index: number;
  readonly score: number;
}

class SegmentSearch {
  readonly #before: Float64Array;
  readonly #after: Float64Array;
  readonly #dimensions: readonly CubeDimension[];
  readonly #tables: readonly SegmentTable[];
  readonly #blocks: Blocks;
  readonly #prices: readonly number[];
  readonly #sizes: Float64Array;
  readonly #residuals: Float64Array;
  readonly #weights: Float64Array;
  readonly #all: Int32Array;
  #chosen: Chosen[] = [];
  #common: number;
  readonly #isFixed: boolean;

  constructor(
    before: Float64Array,
    after: Float64Array,
    {
      dimensions,
      tables,
      blocks,
      common,
      isFixed,
    }: {
      dimensions: readonly CubeDimension[];
      tables: readonly SegmentTable[];
      blocks: Blocks;
      common: number;
      /** Whether the common factor is given; otherwise it is fitted. */
      isFixed: boolean;
    },
  ) {
    this.#before = before;
    this.#after = after;
    this.#dimensions = dimensions;
    this.#tables = tables;
    this.#blocks = blocks;
    this.#prices = tables.map((table) => priceOf(table, tables));
    this.#common = common;
    this.#isFixed = isFixed;
    this.#sizes = new Float64Array(before.length);
    this.#residuals = new Float64Array(before.length);
    this.#weights = new Float64Array(before.length).fill(1);
    this.#all = Int32Array.from(before, (_, leaf) => leaf);
    this.#measure();
  }

  /** Adds the segment that explains the most; false if none explains enough to be tested. */
  addBest(): boolean {
    const best = this.#findBest();
    if (best === null || best.score < leastScore) return false;
    this.#chosen.push(this.#choose(best));
    this.#settle();
    return true;
  }

  /** Looks for each segment again, given the others: the first one was chosen while the others were still in the data. */
  refine(): void {
    if (this.#chosen.length < 2) return;
    for (let round = 0; round < refinements; round += 1) {
      const isChanged = this.#chosen.map((one) => this.#reconsider(one)).some(Boolean);
      if (!isChanged) return;
    }
  }

  /** Tests the chosen segments. The ones that could be chance stay in the residuals that chance is measured by. */
  finish(alpha: number): Scan {
    const scored = this.#chosen.map((one) => ({ one, score: this.#scoreAlone(one) }));
    this.#explainOnly(scored.filter(({ one, score }) => this.#isClear(one, score)).map(({ one }) => one));
    const leaves = {
      residuals: this.#residuals,
      sizes: this.#sizes,
      weights: this.#weights,
      blocks: this.#blocks,
    };
    const flips = this.#chosen.length === 0 ? null : new SignFlips(this.#tables, this.#prices, leaves);
    const tested = scored.map(({ one, score }) => ({ one, p: flips?.rank(score) ?? 1 }));
    const accepted = tested.filter(({ p }) => p <= alpha);
    this.#chosen = accepted.map(({ one }) => one);
    this.#settle();
    return {
      common: this.#common,
      found: accepted.map(({ one, p }) => ({
        segment: segmentOf(one.table, one.index, this.#dimensions),
        leaves: one.leaves,
        factor: this.#factorOf(one),
        p,
      })),
    };
  }

  /** The score of a segment, given the others. */
  #scoreAlone(one: Chosen): number {
    this.#explainOnly(this.#chosen.filter((other) => other !== one));
    const [pulls, masses] = this.#sum(one.table);
    const price = this.#prices[this.#tables.indexOf(one.table)] ?? 0;
    const mass = masses[one.index] ?? 0;
    return mass === 0 ? 0 : (pulls[one.index] ?? 0) ** 2 / mass - price;
  }

  /**
   * Whether a segment is a cause without doubt. A score that rests on few leaves must be higher, since a few extreme
   * leaves may be chance where noise is not normal.
   */
  #isClear({ leaves }: Chosen, score: number): boolean {
    const masses = new Map<number, number>();
    for (const leaf of leaves) {
      const block = this.#blocks.numbers[leaf] ?? 0;
      const mass = (this.#weights[leaf] ?? 0) * (this.#sizes[leaf] ?? 0);
      masses.set(block, (masses.get(block) ?? 0) + mass);
    }
    const [sum, squares] = [...masses.values()].reduce(
      ([all, square], mass) => [all + mass, square + mass * mass],
      [0, 0],
    );
    const count = squares === 0 ? 0 : (sum * sum) / squares;
    return score * Math.min(1, count / severalLeaves) > clearScore;
  }

  /** The change of the segment's sums beyond the common change. */
  #factorOf({ leaves }: Chosen): number {
    const [expected, actual] = leaves.reduce(
      ([b, a], leaf) => [b + this.#common * (this.#before[leaf] ?? 0), a + (this.#after[leaf] ?? 0)],
      [0, 0],
    );
    return expected === 0 ? Number.POSITIVE_INFINITY : actual / expected;
  }

  #reconsider(one: Chosen): boolean {
    this.#chosen = this.#chosen.filter((other) => other !== one);
    this.#settle();
    const best = this.#findBest();
    const isSame = best === null || (best.table === one.table && best.index === one.index);
    this.#chosen.push(isSame ? one : this.#choose(best));
    this.#settle();
    return !isSame;
  }

  #choose({ table, index }: Candidate): Chosen {
    const leaves: number[] = [];
    table.segments.forEach((segment, leaf) => {
      if (segment === index) leaves.push(leaf);
    });
    return { table, index, leaves };
  }

  /** The common factor is of leaves outside the chosen segments, if they are a fair part. */
  #fitCommon(): void {
    if (this.#chosen.length === 0 || this.#isFixed) return;
    const inside = new Set(this.#chosen.flatMap(({ leaves }) => leaves));
    let [outsideBefore, outsideAfter, allBefore] = [0, 0, 0];
    this.#before.forEach((value, leaf) => {
      allBefore += value;
      if (inside.has(leaf)) return;
      outsideBefore += value;
      outsideAfter += this.#after[leaf] ?? 0;
    });
    if (outsideBefore > fairPart * allBefore && outsideAfter > 0) this.#common = outsideAfter / outsideBefore;
  }

  #settle(): void {
    this.#fitCommon();
    this.#measure();
  }

  /** Sizes, residuals without what the chosen segments explain, and weights. */
  #measure(): void {
    this.#before.forEach((value, leaf) => {
      const [expected, actual] = [this.#common * value, this.#after[leaf] ?? 0];
      this.#sizes[leaf] = (actual + expected) / 2;
      this.#residuals[leaf] = actual - expected;
    });
    this.#explain(this.#chosen);
    const noise = fitNoise(this.#residuals, this.#sizes);
    this.#sizes.forEach((size, leaf) => {
      this.#weights[leaf] = size > 0 ? size / varianceOf(size, noise) : 0;
    });
    this.#explainOnly(this.#chosen);
  }

  /**
   * Subtracts what all leaves have in common and what segments explain: weighted least squares, one after another until
   * it settles. The common part is fitted here as well, since a mean of relative changes is not the change of the sums.
   */
  #explain(chosen: readonly Chosen[]): void {
    const passes = chosen.length === 0 ? 1 : maxPasses;
    for (let pass = 0; pass < passes; pass += 1) {
      let moved = this.#isFixed ? 0 : this.#subtract(this.#all);
      for (const { leaves } of chosen) moved = Math.max(moved, this.#subtract(leaves));
      if (moved < settled) return;
    }
  }

  /** Subtracts the mean deviation of leaves, and returns its size. */
  #subtract(leaves: Iterable<number>): number {
    let [pull, mass] = [0, 0];
    for (const leaf of leaves) {
      const weight = this.#weights[leaf] ?? 0;
      pull += weight * (this.#residuals[leaf] ?? 0);
      mass += weight * (this.#sizes[leaf] ?? 0);
    }
    const step = mass === 0 ? 0 : pull / mass;
    for (const leaf of leaves) {
      this.#residuals[leaf] = (this.#residuals[leaf] ?? 0) - step * (this.#sizes[leaf] ?? 0);
    }
    return Math.abs(step);
  }

  /** The residuals that only these segments explain. */
  #explainOnly(chosen: readonly Chosen[]): void {
    this.#before.forEach((value, leaf) => {
      this.#residuals[leaf] = (this.#after[leaf] ?? 0) - this.#common * value;
    });
    this.#explain(chosen);
  }

  #findBest(): Candidate | null {
    let best: Candidate | null = null;
    for (const [position, table] of this.#tables.entries()) {
      const price = this.#prices[position] ?? 0;
      const [pulls, masses] = this.#sum(table);
      for (let index = 0; index < table.size; index += 1) {
        const mass = masses[index] ?? 0;
        const score = mass === 0 ? 0 : (pulls[index] ?? 0) ** 2 / mass - price;
        if (mass > 0 && (best === null || score > best.score)) best = { table, index, score };
      }
    }
    return best;
  }

  #sum(table: SegmentTable): readonly [Float64Array, Float64Array] {
    const [pulls, masses] = [new Float64Array(table.size), new Float64Array(table.size)];
    table.segments.forEach((segment, leaf) => {
      const weight = this.#weights[leaf] ?? 0;
      pulls[segment] = (pulls[segment] ?? 0) + weight * (this.#residuals[leaf] ?? 0);
      masses[segment] = (masses[segment] ?? 0) + weight * (this.#sizes[leaf] ?? 0);
    });
    return [pulls, masses];
  }
}

/** With less outside, the common change would be that of a corner. */
const fairPart = 0.3;
/** What choosing among the segments of a kind costs: twice the logarithm of their number. */
function priceOf(table: SegmentTable, tables: readonly SegmentTable[]): number {
  const layer = tables.filter(({ dimensions }) => dimensions.length === table.dimensions.length).length;
  return 2 * Math.log(table.size * layer);
}

/** From here on a common change is questioned. */
const largeFactor = 1.6;

/** The factor of the middle part of the amounts, over all segments. */
function middleFactor(before: Float64Array, after: Float64Array, tables: readonly SegmentTable[]): number {
  const parts = tables.flatMap(({ segments, size }) => {
    const sums = [new Float64Array(size), new Float64Array(size)] as const;
    segments.forEach((segment, leaf) => {
      sums[0][segment] = (sums[0][segment] ?? 0) + (before[leaf] ?? 0);
      sums[1][segment] = (sums[1][segment] ?? 0) + (after[leaf] ?? 0);
    });
    return [...sums[0]].map((value, segment) => ({ before: value, after: sums[1][segment] ?? 0 }));
  });
  const sorted = parts
    .filter((part) => part.before > 0)
    .map((part) => ({ factor: part.after / part.before, weight: part.before }))
    .toSorted((one, other) => one.factor - other.factor);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  const middle = sorted.find(({ weight }) => (passed += weight) >= half);
  return middle?.factor ?? 1;
}
