import { listSegmentTables, type Cube, type Segment } from "./cube.ts";
import { adjustRates } from "./adjust-rates.ts";
import { scanSegments, type ScannedSegment } from "./scan-segments.ts";

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
}

/** At most in so many cases a cause is named where there is only noise. */
const falseRate = 0.03;
/** Smaller effects than this part of the largest one would distract from it. */
const leastOfLargest = 0.05;

/** Finds the few segments that explain how a measure changed. Empty if chance explains all of it. */
export function findCauses(cube: Cube): CauseSearch {
  return cube.before.base === null || cube.after.base === null ? findAmounts(cube) : findRates(cube);
}

function findAmounts(cube: Cube): CauseSearch {
  const { dimensions, before, after, blocks } = cube;
  const tables = listSegmentTables(dimensions);
  const shape = { dimensions, tables, ...(blocks && { blocks }) };
  const scan = scanSegments(before.figure, after.figure, { ...shape, alpha: falseRate });
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
    causes: sortCauses(causes),
  };
}

/**
 * A ratio changes because it changes within segments, or because the weights of segments change. Both are looked for:
 * the first in the figures, adjusted to the same base in both states, the second in the bases.
 */
function findRates(cube: Cube): CauseSearch {
  const { dimensions, before, after, blocks } = cube;
  const tables = listSegmentTables(dimensions);
  const [baseBefore, baseAfter] = [before.base ?? before.figure, after.base ?? after.figure];
  const adjusted = adjustRates(cube);
  const options = { dimensions, tables, ...(blocks && { blocks }), alpha: falseRate / 2 };
  const rates = scanSegments(adjusted.before, adjusted.after, options);
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
    ...rates.found.map((found) => {
      const figure = sumOver(after.figure, found);
      const usual = found.factor > 0 && Number.isFinite(found.factor) ? figure / found.factor : figure;
      return describe("rate", found, (figure - usual) / whole.base);
    }),
    ...bases.found.map((found) =>
      describe("mix", found, mixEffect(found, whole, { figure: after.figure, base: baseAfter })),
    ),
  ];
  return {
    before: ratio(sum(before.figure), sum(baseBefore)) ?? 0,
    after: ratio(whole.figure, whole.base) ?? 0,
    common: rates.common - 1,
    causes: sortCauses(causes),
  };
}

/** The ratio of the whole, less what it would be had the base of the segment changed as the others'. */
function mixEffect(
  found: ScannedSegment,
  whole: { readonly figure: number; readonly base: number },
  after: { readonly figure: Float64Array; readonly base: Float64Array },
): number {
  if (found.factor === 0 || !Number.isFinite(found.factor)) return 0;
  const back = 1 / found.factor - 1;
  const figure = whole.figure + back * sumOver(after.figure, found);
  const base = whole.base + back * sumOver(after.base, found);
  return whole.figure / whole.base - figure / base;
}

function sortCauses(causes: readonly Cause[]): readonly Cause[] {
  const sorted = causes.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  const least = leastOfLargest * Math.abs(sorted[0]?.effect ?? 0);
  return sorted.filter(({ effect }) => effect !== 0 && Math.abs(effect) >= least);
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
