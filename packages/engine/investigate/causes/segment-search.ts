import { fitNoise, varianceOf, type Noise } from "./fit-noise.ts";
import { segmentOf, type Blocks, type CubeDimension, type Segment, type SegmentTable } from "./cube.ts";
import { explainLeaves } from "./explain-leaves.ts";
import { partOf, shareOf } from "./leaf-overlap.ts";
import { priceOf, scoreOf } from "./segment-score.ts";
import { ChanceScores } from "./chance-scores.ts";

/** A weaker segment is not worth testing: half of the usual limit of a scan. */
const leastScore = 2;
/** Chance does not reach such a score in one of 10,000 cubes, if it is normal. */
const clearScore = 14;
const severalLeaves = 5;
const refinements = 3;
/** A start with a smaller part of the best score is not worth the time. */
const startScore = 0.4;
/** Segments with such a part of their leaves in common start the same search. */
const nearlySame = 0.7;
const nearlyAll = 0.8;
const notablePart = 0.1;
const exceptionPrice = 24;

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

/** The greedy search for segments: each is added, reconsidered given the others, and tested against chance. */
export class SegmentSearch {
  readonly #before: Float64Array;
  readonly #after: Float64Array;
  readonly #dimensions: readonly CubeDimension[];
  readonly #tables: readonly SegmentTable[];
  readonly #blocks: Blocks;
  readonly #prices: readonly number[];
  readonly #sizes: Float64Array;
  #residuals: Float64Array;
  readonly #weights: Float64Array;
  readonly #all: readonly number[];
  #chosen: Chosen[] = [];
  #common: number;
  readonly #isFixed: boolean;
  readonly #hasSizes: boolean;
  #noise: Noise = { linear: 1, square: 0 };
  readonly #scales: Float64Array | null;

  constructor(
    before: Float64Array,
    after: Float64Array,
    {
      dimensions,
      tables,
      blocks,
      common,
      isFixed,
      sizes,
      scales,
    }: {
      dimensions: readonly CubeDimension[];
      tables: readonly SegmentTable[];
      blocks: Blocks;
      common: number;
      /** Whether the common factor is given; otherwise it is fitted. */
      isFixed: boolean;
      sizes: Float64Array | null;
      /** The amount of one row in each leaf, if it is known. */
      scales: Float64Array | null;
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
    this.#hasSizes = sizes !== null;
    this.#scales = scales;
    this.#sizes = sizes?.slice() ?? new Float64Array(before.length);
    this.#residuals = new Float64Array(before.length);
    this.#weights = new Float64Array(before.length).fill(1);
    this.#all = Array.from(before, (_, leaf) => leaf);
    this.#measure();
  }

  /** The best segments of different dimensions that are not nearly the same rows, from which a search may start. */
  listFirst(count: number): readonly Candidate[] {
    const all = this.#tables.map((table, position) => this.#findBestOf(table, position));
    const sorted = all
      .filter((one) => one !== null)
      .filter(({ score }) => score >= leastScore)
      .toSorted((one, other) => other.score - one.score);
    const [best] = sorted;
    if (best === undefined) return [];
    const found = [{ candidate: best, leaves: this.#choose(best).leaves }];
    for (const candidate of sorted.slice(1)) {
      if (found.length >= count || candidate.score < startScore * best.score) break;
      const { leaves } = this.#choose(candidate);
      if (found.every((other) => shareOf(leaves, other.leaves) < nearlySame)) {
        found.push({ candidate, leaves });
      }
    }
    return found.map(({ candidate }) => candidate);
  }

  add(candidate: Candidate): void {
    this.#chosen.push(this.#choose(candidate));
    this.#settle();
  }

  /** Adds the segment that explains the most; false if none explains enough to be tested. */
  addBest(): boolean {
    const best = this.#findBest();
    if (best === null || best.score < leastScore) return false;
    this.add(best);
    return true;
  }

  /**
   * How likely the data are with what was chosen, less the prices of the choices: greater is better. An exception from
   * another segment is expensive, since people look for what changed.
   */
  worth(): number {
    let fit = 0;
    this.#sizes.forEach((size, leaf) => {
      if (size <= 0) return;
      const variance = this.#varianceOf(leaf);
      fit -= (this.#residuals[leaf] ?? 0) ** 2 / variance + Math.log(variance);
    });
    const prices = this.#chosen.map(({ table }) => this.#prices[this.#tables.indexOf(table)] ?? 0);
    const exceptions = this.#chosen.filter((one) => this.#isException(one)).length;
    return prices.reduce((left, price) => left - price, fit) - exceptionPrice * exceptions;
  }

  /** Whether a segment is nearly all inside another one, and moved less or the other way. */
  #isException(one: Chosen): boolean {
    const own = this.#factorOf(one);
    return this.#chosen.some(
      (other) =>
        other.leaves.length > one.leaves.length &&
        one.leaves.length > notablePart * other.leaves.length &&
        isBehind(own, this.#factorOf(other)) &&
        partOf(one.leaves, other.leaves) > nearlyAll,
    );
  }

  /** Looks for each segment again, given the others: the first one was chosen while the others were still in the data. */
  refine(fixed = 0): void {
    if (this.#chosen.length < 2) return;
    for (let round = 0; round < refinements; round += 1) {
      const isChanged = this.#chosen
        .slice(fixed)
        .map((one) => this.#reconsider(one))
        .some(Boolean);
      if (!isChanged) return;
    }
  }

  /**
   * Puts a segment of one dimension in the place of several of two dimensions in it, if that is as likely: punctures by seniors
   * and punctures by juniors are punctures. What varies little and what varies much may be found apart at first.
   */
  combine(): void {
    for (const whole of this.#listShared()) {
      const [parts, others] = [
        this.#chosen.filter((one) => partOf(one.leaves, whole.leaves) === 1),
        this.#chosen.filter((one) => partOf(one.leaves, whole.leaves) < 1),
      ];
      if (parts.length < 2) continue;
      const [apart, worth] = [this.#chosen, this.worth()];
      this.#chosen = [...others, whole];
      this.#settle();
      if (this.worth() >= worth) continue;
      this.#chosen = apart;
      this.#settle();
    }
  }

  /** The segments of one dimension that several of the chosen ones of two are in. */
  #listShared(): readonly Chosen[] {
    return this.#tables
      .filter(({ dimensions }) => dimensions.length === 1)
      .flatMap((table) => {
        const own = this.#chosen
          .filter(
            (one) =>
              one.table !== table && table.dimensions.every((each) => one.table.dimensions.includes(each)),
          )
          .map((one) => table.segments[one.leaves[0] ?? 0] ?? 0);
        const shared = new Set(own.filter((index, position) => own.indexOf(index) < position));
        return [...shared].map((index) => this.#choose({ table, index, score: 0 }));
      });
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
    const chance = this.#chosen.length === 0 ? null : new ChanceScores(this.#tables, this.#prices, leaves);
    const tested = scored.map(({ one, score }) => ({
      one,
      p: chance?.rank(score, this.#countLeaves(one)) ?? 1,
    }));
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
    return mass === 0 ? 0 : scoreOf(pulls[one.index] ?? 0, mass) - price;
  }

  /**
   * Whether a segment is a cause without doubt. A score that rests on few leaves must be higher, since a few extreme
   * leaves may be chance where noise is not normal.
   */
  #isClear(one: Chosen, score: number): boolean {
    return score * Math.min(1, this.#countLeaves(one) / severalLeaves) > clearScore;
  }

  /** How many leaves a segment has; those that vary together count as one, and small ones beside large ones count for less. */
  #countLeaves({ leaves }: Chosen): number {
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
    return squares === 0 ? 0 : (sum * sum) / squares;
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
    if (!this.#hasSizes) {
      this.#before.forEach((value, leaf) => {
        this.#sizes[leaf] = ((this.#after[leaf] ?? 0) + this.#common * value) / 2;
      });
    }
    this.#explainOnly(this.#chosen);
    const inRows = (values: Float64Array) => values.map((value, leaf) => value / (this.#scales?.[leaf] ?? 1));
    const noise = fitNoise(inRows(this.#residuals), inRows(this.#sizes));
    this.#noise = this.#scales === null ? noise : { ...noise, linear: Math.max(noise.linear, leastOfRows) };
    this.#sizes.forEach((size, leaf) => {
      this.#weights[leaf] = size > 0 ? size / this.#varianceOf(leaf) : 0;
    });
    this.#explainOnly(this.#chosen);
  }

  /** Leaves of as many rows vary alike: a sum of few dear rows is as large as one of many cheap ones, and varies more. */
  #varianceOf(leaf: number): number {
    const scale = this.#scales?.[leaf] ?? 1;
    return scale ** 2 * varianceOf((this.#sizes[leaf] ?? 0) / scale, this.#noise);
  }

  /**
   * The residuals that only these segments explain, and what all leaves have in common: that is fitted here as well, since a
   * mean of relative changes is not the change of the sums.
   */
  #explainOnly(chosen: readonly Chosen[]): void {
    const deviations = this.#before.map((value, leaf) => (this.#after[leaf] ?? 0) - this.#common * value);
    const parts = chosen.map(({ leaves }) => leaves);
    this.#residuals = explainLeaves(deviations, this.#isFixed ? parts : [this.#all, ...parts], {
      sizes: this.#sizes,
      weights: this.#weights,
      areSums: this.#hasSizes,
    });
  }

  #findBest(): Candidate | null {
    return this.#tables.reduce<Candidate | null>((best, table, position) => {
      const own = this.#findBestOf(table, position);
      return own !== null && (best === null || own.score > best.score) ? own : best;
    }, null);
  }

  #findBestOf(table: SegmentTable, position: number): Candidate | null {
    const price = this.#prices[position] ?? 0;
    const [pulls, masses] = this.#sum(table);
    let best: Candidate | null = null;
    for (let index = 0; index < table.size; index += 1) {
      const mass = masses[index] ?? 0;
      const score = mass === 0 ? 0 : scoreOf(pulls[index] ?? 0, mass) - price;
      if (mass > 0 && (best === null || score > best.score)) best = { table, index, score };
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

/** The numbers of rows in both states vary at least as chance does (Poisson); sizes are their mean. */
const leastOfRows = 2;

/** With less outside, the common change would be that of a corner. */
const fairPart = 0.3;

function isBehind(own: number, whole: number): boolean {
  return whole > 1 ? own < whole : own > whole;
}
