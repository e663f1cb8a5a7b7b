import {
  leavesOf,
  listSegmentTables,
  segmentOf,
  type Cube,
  type Segment,
  type SegmentTable,
} from "@askery/engine";

/** The paper's parameters: the risk that a cause has, the least part of the change, the extremes that are ignored. */
const riskLimit = 0.5;
const leastPart = 0.02;
const ignoredExtremes = 5;

/**
 * RiskLoc (Kalander, "RiskLoc: Localization of Multi-dimensional Root Causes by Weighted Risk", 2022), written from the
 * paper, with its parameters.
 *
 * Leaves are partitioned by their deviation score at the mirror image of the smaller extreme: what lies beyond it cannot
 * be noise, which is symmetric. In each layer, the element with the largest explanatory power whose risk is high enough
 * is a cause: risk is the weighted part of its leaves in the abnormal partition, less how little it explains them by one
 * factor. Its leaves are removed, and the search starts again. Only layers of one and two dimensions are searched here,
 * which is where the causes are.
 */
export function runRiskLoc(cube: Cube): readonly Segment[] {
  const leaves = describeLeaves(cube);
  const tables = listSegmentTables(cube.dimensions);
  const abnormal = leaves.reduce((sum, leaf) => sum + (leaf.isAbnormal ? leaf.power : 0), 0);
  const direction = abnormal < 0 ? -1 : 1;
  const limit = Math.abs(abnormal) * leastPart;
  const active = new Uint8Array(leaves.length).fill(1);
  const causes: Segment[] = [];
  for (;;) {
    const left = leaves.reduce(
      (sum, leaf, index) => sum + (active[index] === 1 && leaf.isAbnormal ? direction * leaf.power : 0),
      0,
    );
    const cause = left < limit ? null : searchLayers(cube, { leaves, tables, active, direction, limit });
    if (cause === null) return causes;
    causes.push(cause);
    for (const leaf of leavesOf(cause, cube)) active[leaf] = 0;
  }
}

interface Leaf {
  readonly before: number;
  readonly after: number;
  /** The deviation score: twice the difference, relative to the sum. */
  readonly deviation: number;
  /** The explanatory power. */
  readonly power: number;
  readonly isAbnormal: boolean;
  readonly weight: number;
}

function describeLeaves({ before, after }: Cube): readonly Leaf[] {
  const [fromBase, toBase] = [sum(before.base), sum(after.base)];
  const [fromAll, toAll] = [sum(before.figure), sum(after.figure)];
  const drafts = [...before.figure].map((figure, index) => {
    const [base, baseAfter] = [before.base?.[index] ?? 0, after.base?.[index] ?? 0];
    const figureAfter = after.figure[index] ?? 0;
    const isRatio = before.base !== null;
    const [from, to] = isRatio
      ? [base === 0 ? 0 : figure / base, baseAfter === 0 ? 0 : figureAfter / baseAfter]
      : [figure, figureAfter];
    const [moved, movedBase] = [figureAfter - figure, baseAfter - base];
    const power = isRatio
      ? (moved * fromBase - movedBase * fromAll) / (fromBase * (fromBase + movedBase))
      : moved / (toAll - fromAll || 1);
    return {
      before: from,
      after: to,
      power,
      deviation: from + to === 0 ? 0 : (2 * (from - to)) / (from + to),
    };
  });
  const whole = before.base === null ? 1 : toAll / toBase - fromAll / fromBase;
  const limit = findLimit(drafts.map(({ deviation }) => deviation));
  return drafts.map((draft) => {
    const isAbnormal = limit >= 0 ? draft.deviation > limit : draft.deviation < limit;
    const distance = isAbnormal ? Math.abs(draft.deviation) : Math.abs(limit - draft.deviation);
    const weight = draft.before === 0 && draft.after === 0 ? 0 : Math.min(1, distance);
    return { ...draft, power: draft.power / whole, isAbnormal, weight };
  });
}

/** The mirror image of the extreme that is nearer to 0, without the few farthest deviations. */
function findLimit(deviations: readonly number[]): number {
  const sorted = [...new Set(deviations)].toSorted((one, other) => one - other);
  const low = sorted[Math.min(ignoredExtremes, sorted.length - 1)] ?? 0;
  const high = sorted[Math.max(0, sorted.length - 1 - ignoredExtremes)] ?? 0;
  return Math.abs(low) < Math.abs(high) ? -low : -high;
}

interface Search {
  readonly leaves: readonly Leaf[];
  readonly tables: readonly SegmentTable[];
  readonly active: Uint8Array;
  readonly direction: number;
  readonly limit: number;
}

interface Found {
  readonly segment: Segment;
  readonly power: number;
}

function searchLayers(cube: Cube, search: Search): Segment | null {
  for (const layer of [1, 2]) {
    const tables = search.tables.filter(({ dimensions }) => dimensions.length === layer);
    const best = tables.reduce<Found | null>(
      (before, table) =>
        searchTable(table, cube, { ...search, limit: before?.power ?? search.limit }) ?? before,
      null,
    );
    if (best !== null) return best.segment;
  }
  return null;
}

/** The element of a table with the largest power above the limit that is risky enough. */
function searchTable(
  table: SegmentTable,
  cube: Cube,
  { leaves, active, direction, limit }: Search,
): Found | null {
  const members = new Map<number, number[]>();
  table.segments.forEach((segment, leaf) => {
    if (active[leaf] !== 1) return;
    const own = members.get(segment);
    if (own === undefined) members.set(segment, [leaf]);
    else own.push(leaf);
  });
  const elements = [...members].map(([segment, own]) => {
    const selected = own.flatMap((leaf) => leaves[leaf] ?? []);
    return { segment, selected, power: selected.reduce((all, { power }) => all + direction * power, 0) };
  });
  const wanted = elements
    .filter(({ selected, power }) => power > limit && selected.some(({ isAbnormal }) => isAbnormal))
    .toSorted((one, other) => other.power - one.power);
  const risky = wanted.find(({ selected }) => riskOf(selected) >= riskLimit);
  return risky === undefined
    ? null
    : { segment: segmentOf(table, risky.segment, cube.dimensions), power: risky.power };
}

function riskOf(selected: readonly Leaf[]): number {
  const weigh = (isAbnormal: boolean) =>
    selected.reduce((all, leaf) => all + (leaf.isAbnormal === isAbnormal ? leaf.weight : 0), 0);
  const abnormal = weigh(true);
  return abnormal / (abnormal + weigh(false) + 1) - unexplained(selected);
}

/** How far the leaves are from having changed by one factor (the ripple effect), relative to how far they changed. */
function unexplained(selected: readonly Leaf[]): number {
  const known = selected.filter(({ before, after }) => before !== 0 && after !== 0);
  const factor = sum(known.map(({ after }) => after)) / sum(known.map(({ before }) => before));
  const rest = known.map(({ before, after }) =>
    Math.abs((2 * (before * factor - after)) / (before * factor + after)),
  );
  const all = sum(known.map(({ deviation }) => Math.abs(deviation)));
  return known.length === 0 || all === 0 ? 0 : sum(rest) / all;
}

function sum(values: readonly number[] | Float64Array | null): number {
  let all = 0;
  for (const value of values ?? []) all += value;
  return all;
}
