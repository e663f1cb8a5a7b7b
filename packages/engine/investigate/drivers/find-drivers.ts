import {
  leavesOf,
  listSegmentTables,
  preferFirst,
  segmentOf,
  type Cube,
  type SegmentTable,
} from "../causes/cube.ts";
import type { Cause, CauseSearch } from "../causes/find-causes.ts";
import { fitRates } from "./fit-rates.ts";
import { measureSpread, scoreParts, type PartScore, type ScoreRequest } from "./score-parts.ts";

/** In at most so many cases a part is named where there is only chance: half of it for parts of one dimension, half for those of two. */
const falseRate = 0.02;
/** A rate closer to that of all others is not worth naming. */
const leastDifference = 0.15;
/** No more are named: people remember few. */
const maxSingle = 6;
const maxPairs = 2;
/** Smaller effects than this part of the largest one would distract from it. */
const leastOfLargest = 0.05;

interface Driver {
  readonly table: SegmentTable;
  readonly index: number;
  readonly leaves: readonly number[];
  readonly factor: number;
  readonly p: number;
}

/**
 * Finds what a rate or an average depends on: the few values whose rows differ from all others, each beyond what the others
 * explain (key influencers).
 *
 * The cube has the rows as its first state, and their figure as the second one. Single values come first, the most certain one
 * each time (forward selection); then pairs, as exceptions from what their values have by themselves. What is left is compared
 * with what the chosen parts lead to expect (`fitRates`), so that a value that only comes with another one is not named. As
 * all values are tried, a probability counts as often (Bonferroni). At last each is tested again, given the others.
 *
 * @param isShare whether the rate is the share of rows with a property; of most rows, those without it are searched
 */
export function findDrivers(cube: Cube, isShare: boolean): CauseSearch {
  const [rows, figure] = [sum(cube.before.figure), sum(cube.after.figure)];
  const isMost = isShare && figure > rows / 2;
  const { causes, explained } = searchDrivers(isMost ? withoutProperty(cube) : cube, isShare);
  return {
    before: rows,
    after: figure,
    common: rows === 0 ? 0 : figure / rows - 1,
    causes: isMost ? causes.map(turnAround) : causes,
    explained,
  };
}

/** The rows without a property in place of those with it. */
function withoutProperty({ before, after, ...cube }: Cube): Cube {
  const others = before.figure.map((rows, leaf) => Math.max(0, rows - (after.figure[leaf] ?? 0)));
  return { ...cube, before, after: { figure: others, base: null } };
}

/** A part as seen from the rows with the property. By which factor these differ is not known. */
function turnAround({ kind, segment, before, after, effect, p }: Cause): Cause {
  return { kind, segment, before, after: (before ?? 0) - (after ?? 0), effect: -effect, p };
}

function searchDrivers(
  cube: Cube,
  isShare: boolean,
): { readonly causes: readonly Cause[]; readonly explained: readonly number[] } {
  const { dimensions, before, after } = cube;
  const tables = listSegmentTables(dimensions);
  const [single, pairs] = [
    tables.filter((table) => table.dimensions.length === 1),
    tables.filter((table) => table.dimensions.length === 2),
  ];
  const alone = choose([], { cube, isShare, tables: single, max: maxSingle });
  const all = choose(alone, { cube, isShare, tables: pairs, max: maxPairs });
  const kept = dropWeak(all, { cube, isShare });
  const { expected, factors } = fitRates(cube, leavesOfAll(kept));
  const causes = kept.map(({ table, index, leaves, p }, position): Cause => {
    const should = sumOver(expected, leaves);
    const factor = factors[position] ?? 1;
    return {
      kind: "amount",
      segment: preferFirst(segmentOf(table, index, dimensions), cube),
      before: sumOver(before.figure, leaves),
      after: sumOver(after.figure, leaves),
      effect: factor === 0 ? -should : should - should / factor,
      factor,
      p,
    };
  });
  const sorted = causes.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  const least = leastOfLargest * Math.abs(sorted[0]?.effect ?? 0);
  const named = sorted.filter(({ effect }) => Math.abs(effect) >= least);
  return { causes: named, explained: listExplained(named, { cube, isShare, tables: single }) };
}

interface Rates {
  readonly cube: Cube;
  readonly isShare: boolean;
}

interface Choice extends Rates {
  readonly tables: readonly SegmentTable[];
}

/** Adds the parts of some tables, the most certain one each time, until chance explains the others. */
function choose(
  chosen: readonly Driver[],
  { max, ...choice }: Choice & { readonly max: number },
): readonly Driver[] {
  let found = chosen;
  while (found.length < chosen.length + max) {
    const best = findBest(found, choice);
    if (best === null) break;
    found = [...found, best];
  }
  return found;
}

/** The part that explains the most of what is left, of those that chance does not. */
function findBest(chosen: readonly Driver[], choice: Choice): Driver | null {
  const request = compareWith(leavesOfAll(chosen), choice);
  const scored = choice.tables.map((table) => ({ table, scores: scoreParts(table, request) }));
  const tried = scored.reduce((count, { scores }) => count + scores.length, 0);
  const telling = scored
    .flatMap(({ table, scores }) =>
      scores
        .filter((score) => score.p * tried <= falseRate / 2 && isTelling(score))
        .map((score) => ({ table, score })),
    )
    // Of two values that are all there are, the higher one is named.
    .filter(({ table, score }) => table.size > 2 || score.factor > 1)
    .toSorted((one, other) => other.score.gain - one.score.gain);
  for (const { table, score } of telling) {
    const driver = driverOf(table, score, tried);
    if (isApart(driver, choice.cube) && isOwn(driver, chosen, choice)) return driver;
  }
  return null;
}

/** Whether a pair differs from what each of its values has by itself. */
function isOwn(driver: Driver, chosen: readonly Driver[], { cube, isShare }: Choice): boolean {
  const { table, index, leaves } = driver;
  if (table.dimensions.length === 1) return true;
  const { parts } = segmentOf(table, index, cube.dimensions);
  const alone = parts.map((part) => leavesOf({ parts: [part] }, cube));
  if (alone.some(({ length }) => length === leaves.length)) return false;
  const request = compareWith([...leavesOfAll(chosen), ...alone], { cube, isShare });
  const score = scoreParts(table, request).find((one) => one.index === index);
  return score !== undefined && score.p <= falseRate && isTelling(score);
}

function leavesOfAll(drivers: readonly Driver[]): readonly (readonly number[])[] {
  return drivers.map(({ leaves }) => leaves);
}

/** What the leaves of some parts lead to expect. */
function compareWith(parts: readonly (readonly number[])[], { cube, isShare }: Rates): ScoreRequest {
  const { expected } = fitRates(cube, parts);
  return {
    cube,
    expected,
    spread: measureSpread(cube, expected, { isShare, partCount: parts.length }),
    isShare,
  };
}

function driverOf(table: SegmentTable, { index, factor, p }: PartScore, tried: number): Driver {
  const leaves: number[] = [];
  table.segments.forEach((segment, leaf) => {
    if (segment === index) leaves.push(leaf);
  });
  return { table, index, leaves, factor, p: Math.min(1, p * tried) };
}

function isTelling({ factor }: PartScore): boolean {
  return Math.abs(factor - 1) > leastDifference;
}

/** Whether the rate itself is as far from that of all others, in the same direction: what only comparison shows confuses. */
function isApart({ leaves, factor }: Driver, { before, after }: Cube): boolean {
  const [rows, figure] = [sumOver(before.figure, leaves), sumOver(after.figure, leaves)];
  const others = (sum(after.figure) - figure) / (sum(before.figure) - rows);
  const difference = figure / rows / others - 1;
  return Math.abs(difference) > leastDifference && difference > 0 === factor > 1;
}

/** The parts that still differ given the others: a pair may be all that a value of it has. */
function dropWeak(chosen: readonly Driver[], rates: Rates): readonly Driver[] {
  return chosen.reduce<readonly Driver[]>((kept, one) => {
    const others = kept.filter((other) => other !== one);
    const request = compareWith(leavesOfAll(others), rates);
    const score = scoreParts(one.table, request).find(({ index }) => index === one.index);
    return score !== undefined && score.p <= falseRate && isTelling(score) ? kept : others;
  }, chosen);
}

/** The dimensions whose values differ by themselves, and no longer do among rows that are alike in the named parts. */
function listExplained(named: readonly Cause[], { cube, isShare, tables }: Choice): readonly number[] {
  if (named.length === 0) return [];
  const used = new Set(named.flatMap(({ segment }) => segment.parts.map(({ dimension }) => dimension)));
  const alone = compareWith([], { cube, isShare });
  const beside = compareWith(
    named.map(({ segment }) => leavesOf(segment, cube)),
    { cube, isShare },
  );
  const isDifferent = (table: SegmentTable, request: ScoreRequest) => {
    const scores = scoreParts(table, request);
    return scores.some((score) => score.p * scores.length <= falseRate && isTelling(score));
  };
  return tables
    .filter(({ dimensions: [dimension] }) => dimension !== undefined && !used.has(dimension))
    .filter((table) => isDifferent(table, alone) && !isDifferent(table, beside))
    .flatMap(({ dimensions }) => dimensions);
}

function sum(values: Float64Array): number {
  return values.reduce((all, value) => all + value, 0);
}

function sumOver(values: Float64Array, leaves: readonly number[]): number {
  return leaves.reduce((all, leaf) => all + (values[leaf] ?? 0), 0);
}
