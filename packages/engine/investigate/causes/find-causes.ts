import { listSegmentTables, preferFirst, type Cube, type Segment } from "./cube.ts";
import { adjustRates } from "./adjust-rates.ts";
import { expectRates } from "./expect-rates.ts";
import { mergeShared } from "./merge-shared.ts";
import { scanSegments } from "./scan-segments.ts";
import type { ScannedSegment } from "./segment-search.ts";

/**
 * Something that explains a part of a change.
 *
 * - `amount`: an additive measure grew or shrank in the segment
 * - `rate`: the ratio changed within the segment
 * - `mix`: the segment became a larger or smaller part of the whole, and its ratio differs from the others'
 */
export interface Cause {
  readonly kind: "amount" | "rate" | "mix";
  readonly segment: Segment;
  /** The measure of the segment in both states: a sum, or a ratio. Null for a ratio without a base. */
  readonly before: number | null;
  readonly after: number | null;
  /** By how much it changed the measure of the whole, compared with the common change. */
  readonly effect: number;
  /** Of what a figure depends on: by which factor it differs among rows that are alike in the other causes. */
  readonly factor?: number;
  readonly p: number;
}

export interface CauseSearch {
  /** The measure of the whole in both states. */
  readonly before: number;
  readonly after: number;
  /** The relative change that all segments have in common; of the ratio itself, for a ratio. */
  readonly common: number;
  /** The largest effect first. */
  readonly causes: readonly Cause[];
  /** Dimensions whose values differ only because of the causes. */
  readonly explained?: readonly number[];
}

/** At most in so many cases a cause is named where there is only noise. */
const falseRate = 0.02;
/** Smaller effects than this part of the largest one would distract from it. */
const leastOfLargest = 0.05;

/**
 * Finds the few segments that explain how a measure changed. Empty if chance explains all of it.
 *
 * @param isOfGroups whether the states are two groups: one is usually larger in all parts, which is no cause
 */
export function findCauses(cube: Cube, { isOfGroups = false } = {}): CauseSearch {
  return cube.before.base === null || cube.after.base === null
    ? findAmounts(cube, isOfGroups)
    : findRates(cube, isOfGroups);
}

function findAmounts(cube: Cube, isOfGroups: boolean): CauseSearch {
  const { dimensions, before, after, blocks, rows } = cube;
  const tables = listSegmentTables(dimensions);
  const shape = { dimensions, tables, ...(blocks && { blocks }) };
  const scales = rows === undefined ? null : expectAmounts(cube, rows);
  const scan = scanSegments(before.figure, after.figure, {
    ...shape,
    alpha: falseRate,
    isOfGroups,
    scales,
  });
  const causes = scan.found.map((found): Cause => {
    const [from, to] = [sumOver(before.figure, found), sumOver(after.figure, found)];
    return {
      kind: "amount",
      segment: found.segment,
      before: from,
      after: to,
      effect: to - scan.common * from,
      p: found.p,
    };
  });
  return {
    before: sum(before.figure),
    after: sum(after.figure),
    common: scan.common - 1,
    causes: sortCauses(causes, dimensions),
  };
}

/** The amount of one row that the values of a leaf lead to expect. */
function expectAmounts({ dimensions, before, after }: Cube, rows: Float64Array): Float64Array {
  const figure = before.figure.map((value, leaf) => value + (after.figure[leaf] ?? 0));
  const none = new Float64Array(rows.length);
  const both = { before: { figure, base: rows }, after: { figure: none, base: none } };
  return expectRates({ dimensions, ...both }).map((amount) => (amount > 0 ? amount : 1));
}

/**
 * A ratio changes because it changes within segments, or because the weights of segments change. Both are looked for:
 * the first in the figures, adjusted to the same base in both states, the second in the bases.
 */
function findRates(cube: Cube, isOfGroups: boolean): CauseSearch {
  const { dimensions, before, after, blocks } = cube;
  const tables = listSegmentTables(dimensions);
  const [baseBefore, baseAfter] = [before.base ?? before.figure, after.base ?? after.figure];
  const adjusted = adjustRates(cube);
  const options = { dimensions, tables, ...(blocks && { blocks }), alpha: falseRate / 2, isOfGroups };
  const rates = scanSegments(adjusted.before, adjusted.after, { ...options, sizes: adjusted.sizes });
  const bases = scanSegments(baseBefore, baseAfter, options);
  const whole = { figure: sum(after.figure), base: sum(baseAfter) };
  const describe = (kind: Cause["kind"], found: ScannedSegment, effect: number): Cause => ({
    kind,
    segment: found.segment,
    before: ratio(sumOver(before.figure, found), sumOver(baseBefore, found)),
    after: ratio(sumOver(after.figure, found), sumOver(baseAfter, found)),
    effect,
    p: found.p,
  });
  const causes = [
    ...mergeShared(rates.found, cube, rates.common).map((found) => {
      const [figure, base] = [sumOver(after.figure, found), sumOver(baseAfter, found)];
      const was = ratio(sumOver(before.figure, found), sumOver(baseBefore, found));
      // Without a ratio before, what the scan leaves of it.
      const isKnown = found.factor > 0 && Number.isFinite(found.factor);
      const usual = was === null ? (isKnown ? figure / found.factor : figure) : was * rates.common * base;
      return describe("rate", found, (figure - usual) / whole.base);
    }),
    ...bases.found.map((found) =>
      describe(
        "mix",
        found,
        mixEffect({ found, common: bases.common }, whole, {
          before: { figure: before.figure, base: baseBefore },
          after: { figure: after.figure, base: baseAfter },
        }),
      ),
    ),
  ];
  return {
    before: ratio(sum(before.figure), sum(baseBefore)) ?? 0,
    after: ratio(whole.figure, whole.base) ?? 0,
    common: rates.common - 1,
    causes: sortCauses(causes, dimensions),
  };
}

/** The ratio of the whole, less what it would be had the base of the segment changed as the others'. */
function mixEffect(
  { found, common }: { readonly found: ScannedSegment; readonly common: number },
  whole: { readonly figure: number; readonly base: number },
  {
    before,
    after,
  }: Record<"before" | "after", { readonly figure: Float64Array; readonly base: Float64Array }>,
): number {
  const now = { figure: sumOver(after.figure, found), base: sumOver(after.base, found) };
  // A segment that is gone would be as it was.
  const usual =
    found.factor === 0
      ? { figure: common * sumOver(before.figure, found), base: common * sumOver(before.base, found) }
      : { figure: now.figure / found.factor, base: now.base / found.factor };
  const base = whole.base - now.base + usual.base;
  return base <= 0 ? 0 : whole.figure / whole.base - (whole.figure - now.figure + usual.figure) / base;
}

/** Sorts causes, and says each in terms of the first dimensions in which it is the same rows. */
function sortCauses(causes: readonly Cause[], dimensions: Cube["dimensions"]): readonly Cause[] {
  const sorted = causes.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  const least = leastOfLargest * Math.abs(sorted[0]?.effect ?? 0);
  return sorted
    .filter(({ effect }) => effect !== 0 && Math.abs(effect) >= least)
    .map((cause) => ({ ...cause, segment: preferFirst(cause.segment, { dimensions }) }));
}

function ratio(figure: number, base: number): number | null {
  return base === 0 ? null : figure / base;
}

function sum(values: Float64Array): number {
  return values.reduce((all, value) => all + value, 0);
}

function sumOver(values: Float64Array, { leaves }: ScannedSegment): number {
  return leaves.reduce((all, leaf) => all + (values[leaf] ?? 0), 0);
}
