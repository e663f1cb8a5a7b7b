import type { Cell } from "@askery/model";
import { parseMoment } from "../format/parse-moment.ts";
import { readNumber } from "./read-cells.ts";
import type { PlacedSeries } from "./placed-data.ts";

/** A series without its color. `cell` is the value that splits it off; null if each figure is a series. */
export type RawSeries = Pick<PlacedSeries, "name" | "column" | "values" | "rows"> & { readonly cell: Cell };

/**
 * Assigns a color to each series, largest first unless their order has a meaning (years, columns of the spec). The
 * smaller ones beyond `maxColors` are combined into one "Other" or, if figures do not add up, drawn as grey lines of
 * context.
 */
export function giveColors(
  raw: readonly RawSeries[],
  {
    isAdditive,
    isOrdered = false,
    earlier = [],
    maxColors,
    slots = new Map(),
    findings = null,
  }: {
    readonly isAdditive: boolean;
    /** The series are in an order that has a meaning. Default: only those of numbers and dates are. */
    readonly isOrdered?: boolean;
    /** The columns with figures of an earlier period. Default: none. */
    readonly earlier?: readonly string[];
    readonly maxColors: number;
    readonly slots?: ReadonlyMap<string, number> | undefined;
    /** What is highlighted; series among it keep their colors, and the others are grey. Default: nothing. */
    readonly findings?: readonly Cell[] | null;
  },
): readonly PlacedSeries[] {
  const isYears = raw.length > 0 && raw.every(({ cell }) => isYear(cell));
  const hasOrder =
    isOrdered ||
    isYears ||
    raw.every(({ cell }) => cell === null || readNumber(cell) !== null || parseMoment(cell) !== null);
  const order = hasOrder ? raw : raw.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const room = raw.length > maxColors ? maxColors - 1 : maxColors;
  const isFound = ({ cell, column }: RawSeries) => findings?.includes(cell ?? column) ?? false;
  const hasFound = raw.length > 1 && raw.some(isFound);
  const chosen = new Set([...order.filter(isFound), ...order].slice(0, Math.max(room, 0)));
  const shown = order.filter((series) => chosen.has(series));
  const rest = order.filter((series) => !chosen.has(series));
  const pick = slotPicker(shown, slots);
  const own = shown.map((series, index) => {
    if (hasFound && !isFound(series)) return position(series, "muted", pick(series.name));
    if (earlier.includes(series.column)) return position(series, "earlier", 0);
    return isYears && shown.length === 2
      ? position(series, index === 0 ? "past" : "own", 0)
      : position(series, "own", pick(series.name));
  });
  if (rest.length === 0) return own;
  return isAdditive
    ? [...own, position(sumSeries(rest), "other", 7)]
    : [...rest.map((series) => position(series, "context", 7)), ...own];
}

function position(
  { name, column, values, rows }: RawSeries,
  role: PlacedSeries["role"],
  slot: number,
): PlacedSeries {
  return { name, column, values, rows, role, slot };
}

/** Names with a fixed color take it; the others take the remaining colors in order. */
function slotPicker(
  shown: readonly RawSeries[],
  slots: ReadonlyMap<string, number>,
): (name: string) => number {
  const taken = new Set(shown.map(({ name }) => slots.get(name)).filter((slot) => slot !== undefined));
  const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((slot) => !taken.has(slot));
  return (name) => slots.get(name) ?? free.shift() ?? 7;
}

function sumSeries(series: readonly RawSeries[]): RawSeries {
  const [first] = series;
  const positions = first?.values.map((_, index) => index) ?? [];
  return {
    name: "Other",
    cell: null,
    column: first?.column ?? "",
    values: positions.map((index) => {
      const known = series
        .map(({ values }) => values[index])
        .filter((value) => value !== null && value !== undefined);
      return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
    }),
    rows: positions.map((index) => series.flatMap(({ rows }) => rows[index] ?? [])),
  };
}

/** How large a series is beside others. */
export function sizeOf({ values }: RawSeries): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
}

function isYear(cell: Cell): boolean {
  const value = readNumber(cell);
  return value !== null && Number.isInteger(value) && value >= 1900 && value <= 2100;
}
