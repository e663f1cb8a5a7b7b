import type { Cell } from "@askery/model";
import { largest, smallest, type Entry } from "./summarize-groups.ts";

/** Notable facts of figures over time: direction, extremes, one deep dip, a new level. */
export interface Trend {
  readonly first: Entry;
  readonly last: Entry;
  readonly peak: Entry;
  readonly low: Entry;
  /** The relative change from first to last; null unless the first is positive. */
  readonly change: number | null;
  /** The deepest point at least a quarter below both neighbors. */
  readonly dip: Entry | null;
  /** A lasting move to another level, at least 50 % higher or a third lower. */
  readonly shift: LevelShift | null;
  readonly direction: "up" | "down" | "flat" | "mixed";
}

export interface LevelShift {
  /** The first point of the new level. */
  readonly at: Entry;
  readonly direction: "up" | "down";
}

/** Describes a time series. The points must be sorted and be complete units. Returns null for fewer than two. */
export function findTrend(points: readonly Entry[]): Trend | null {
  const [first, last] = [points[0], points.at(-1)];
  const [peak, low] = [largest(points), smallest(points)];
  if (points.length < 2 || !first || !last || !peak || !low) return null;
  const change = first.value > 0 ? last.value / first.value - 1 : null;
  return {
    first,
    last,
    peak,
    low,
    change,
    dip: findDip(points, low),
    shift: findShift(points),
    direction: findDirection(points, peak, low),
  };
}

/** Sorts rows by their time cells (ISO dates sort as text) and drops nulls. */
export function sortByTime(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ key }) => key !== null).toSorted((a, b) => compareCells(a.key, b.key));
}

function compareCells(a: Cell, b: Cell): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}

const dipDepth = 0.25;
/** A dip must be near the overall minimum: figures that fluctuate every week have none. */
const nearLowest = 1.1;
/** The minimum ratio between all points of the two levels, and the minimum number of points in each. */
const shiftRatio = 1.5;
const levelPoints = { before: 3, after: 2 };
/** The minimum change between the first and last third for a trend, and the maximum range of flat figures. */
const trendSize = 0.1;
const flatSize = 0.05;

function findDip(points: readonly Entry[], low: Entry): Entry | null {
  let deepest: { entry: Entry; depth: number } | null = null;
  for (const [index, entry] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined || entry.value > low.value * nearLowest) continue;
    const around = Math.min(before.value, after.value);
    const depth = around > 0 ? 1 - entry.value / around : 0;
    if (depth >= dipDepth && depth > (deepest?.depth ?? 0)) deepest = { entry, depth };
  }
  return deepest?.entry ?? null;
}

/** Finds the position with the largest gap between all earlier and all later points. */
function findShift(points: readonly Entry[]): LevelShift | null {
  let widest: { readonly shift: LevelShift; readonly ratio: number } | null = null;
  for (let position = levelPoints.before; position <= points.length - levelPoints.after; position++) {
    const at = points[position];
    const [before, after] = [points.slice(0, position), points.slice(position)];
    const up = ratioOf(smallest(after), largest(before));
    const down = ratioOf(smallest(before), largest(after));
    const ratio = Math.max(up, down);
    if (at === undefined || ratio < shiftRatio || ratio <= (widest?.ratio ?? 0)) continue;
    widest = { shift: { at, direction: up > down ? "up" : "down" }, ratio };
  }
  return widest?.shift ?? null;
}

/** The ratio, or 0 if it is undefined. */
function ratioOf(above: Entry | null | undefined, below: Entry | null | undefined): number {
  return above && below && below.value > 0 ? above.value / below.value : 0;
}

function findDirection(points: readonly Entry[], peak: Entry, low: Entry): Trend["direction"] {
  if (peak.value !== 0 && (peak.value - low.value) / Math.abs(peak.value) <= flatSize) return "flat";
  const third = Math.max(1, Math.floor(points.length / 3));
  const start = mean(points.slice(0, third));
  const end = mean(points.slice(-third));
  if (start <= 0) return "mixed";
  const change = end / start - 1;
  if (Math.abs(change) < trendSize) return "mixed";
  return change > 0 ? "up" : "down";
}

function mean(points: readonly Entry[]): number {
  return points.reduce((sum, { value }) => sum + value, 0) / points.length;
}
