import type { Cell, DrawnAxis, Grain } from "@askery/model";
import { formatMoment } from "../format/format-moment.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { nameCell, readNumber } from "./read-cells.ts";
import type { PlacedAxis, PlacedValue } from "./placed-data.ts";

interface Placing {
  readonly isOrdered: boolean;
  readonly isMerged: boolean;
  /** The figures that are stacked, by row. Null: nothing is. */
  readonly stacked: readonly Cell[] | null;
  readonly locale: string;
}

export interface AxisPlacement {
  readonly axis: PlacedAxis;
  /** The index on the axis, by row of the table. -1 for a row without one. */
  readonly positionOf: readonly number[];
}

/**
 * Arranges the values of an axis. Time is in chronological order and includes units without a row; numbered parts of
 * time are sorted if `isOrdered`; everything else keeps the table's order. In a ranking of the parts of stacks, stacks
 * are ranked by their sums.
 *
 * Unless `isMerged`, each row has its own position, since two people may have the same name.
 */
export function placeAxis(
  cells: readonly Cell[],
  spec: DrawnAxis | null,
  { isOrdered, isMerged, stacked, locale }: Placing,
): AxisPlacement {
  const moments = spec?.kind === "time" ? momentsOf(cells) : [];
  const isTime = moments.some((moment) => moment !== null);
  if (isTime) {
    const { axis, positionOf } = placeTime(cells, moments, spec?.grain ?? null);
    return { axis: { ...axis, label: spec?.label ?? "" }, positionOf };
  }
  const name = (cell: Cell) => nameCell(cell, spec?.format ?? null, locale);
  const isPart = spec?.format?.kind === "datePart" || spec?.format?.kind === "duration";
  const isNumbered = isOrdered && (isPart || spec?.kind === "number" || areNumbers(cells));
  const { positions, positionOf } = isMerged
    ? mergeCells(cells)
    : { positions: cells, positionOf: cells.map((_, row) => row) };
  const order = positions.map((_, index) => index);
  if (isNumbered) order.sort((one, other) => compareCells(positions[one] ?? null, positions[other] ?? null));
  else if (stacked !== null && isRanking(stacked)) {
    const sums = sumStacks(stacked, positionOf, positions.length);
    order.sort((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
  }
  const rankOf = new Map(order.map((index, rank) => [index, rank]));
  return {
    axis: {
      isTime: false,
      grain: null,
      label: spec?.label ?? "",
      positions: order.map((index) => placeValue(positions[index] ?? null, name)),
    },
    positionOf: positionOf.map((index) => rankOf.get(index) ?? 0),
  };
}

function areNumbers(cells: readonly Cell[]): boolean {
  const known = cells.filter((cell) => cell !== null);
  return known.length > 1 && known.every((cell) => readNumber(cell) !== null);
}

/** Whether figures fall from row to row. */
function isRanking(figures: readonly Cell[]): boolean {
  const read = figures.map(readNumber).filter((figure) => figure !== null);
  return read.length > 1 && read.every((figure, row) => row === 0 || figure <= (read[row - 1] ?? figure));
}

function sumStacks(
  figures: readonly Cell[],
  positionOf: readonly number[],
  length: number,
): readonly number[] {
  const sums = Array.from({ length }, () => 0);
  for (const [row, cell] of figures.entries()) {
    const position = positionOf[row] ?? -1;
    sums[position] = (sums[position] ?? 0) + (readNumber(cell) ?? 0);
  }
  return sums;
}

function placeValue(cell: Cell, name: (cell: Cell) => string): PlacedValue {
  return { cell, name: name(cell), ms: null };
}

function mergeCells(cells: readonly Cell[]): {
  readonly positions: readonly Cell[];
  readonly positionOf: readonly number[];
} {
  const seen = new Map<Cell, number>();
  const positionOf = cells.map((cell) => {
    const known = seen.get(cell);
    if (known !== undefined) return known;
    seen.set(cell, seen.size);
    return seen.size - 1;
  });
  return { positions: [...seen.keys()], positionOf };
}

function compareCells(one: Cell, other: Cell): number {
  return (readNumber(one) ?? Number.POSITIVE_INFINITY) - (readNumber(other) ?? Number.POSITIVE_INFINITY);
}

/** The times of a column, which is read once: it is drawn, described and resized. */
function momentsOf(cells: readonly Cell[]): readonly (number | null)[] {
  const known = readMoments.get(cells) ?? cells.map(parseMoment);
  readMoments.set(cells, known);
  return known;
}

const readMoments = new WeakMap<readonly Cell[], readonly (number | null)[]>();

/** As `momentsOf`: the same column and grain have the same placement. */
function placeTime(
  cells: readonly Cell[],
  moments: readonly (number | null)[],
  grain: Grain | null,
): AxisPlacement {
  const byGrain = placedTimes.get(cells) ?? new Map<Grain | null, AxisPlacement>();
  placedTimes.set(cells, byGrain);
  const known = byGrain.get(grain) ?? arrangeTime(cells, moments, grain);
  byGrain.set(grain, known);
  return known;
}

const placedTimes = new WeakMap<readonly Cell[], Map<Grain | null, AxisPlacement>>();

/** Rows without a date have no position on a time axis: -1. */
function arrangeTime(
  cells: readonly Cell[],
  moments: readonly (number | null)[],
  grain: Grain | null,
): AxisPlacement {
  if (isRun(moments, grain)) {
    return {
      axis: {
        isTime: true,
        grain,
        label: "",
        positions: moments.map((ms, row) => new PlacedMoment(ms, grain, cells[row] ?? null)),
      },
      positionOf: moments.map((_, row) => row),
    };
  }
  const cellAt = new Map<number, Cell>();
  moments.forEach((ms, row) => {
    if (ms !== null && !cellAt.has(ms)) cellAt.set(ms, cells[row] ?? null);
  });
  const known = [...cellAt.keys()].toSorted((one, other) => one - other);
  const all = grain === null ? known : fillUnits(known, grain);
  const indexOf = new Map(all.map((ms, index) => [ms, index]));
  return {
    axis: {
      isTime: true,
      grain,
      label: "",
      positions: all.map((ms) => new PlacedMoment(ms, grain, cellAt.get(ms) ?? null)),
    },
    positionOf: moments.map((ms) => (ms === null ? -1 : (indexOf.get(ms) ?? -1))),
  };
}

/** Whether each row is the unit after the one before or, without units, later. Most results are. */
function isRun(moments: readonly (number | null)[], grain: Grain | null): moments is readonly number[] {
  const first = moments[0] ?? null;
  if (first === null) return false;
  return moments.every((ms, row) => {
    if (ms === null) return false;
    return grain === null ? row === 0 || ms > (moments[row - 1] ?? ms) : ms === addUnits(first, grain, row);
  });
}

/** Its name is written when it is read: most names of a long axis never are. */
class PlacedMoment implements PlacedValue {
  readonly cell: Cell;
  readonly ms: number;
  readonly #grain: Grain | null;

  constructor(ms: number, grain: Grain | null, cell: Cell) {
    this.cell = cell;
    this.ms = ms;
    this.#grain = grain;
  }

  get name(): string {
    return formatMoment(this.ms, this.#grain);
  }
}

/**
 * All units from the first to the last, plus known ones between them. Returns only the known ones if there would be too
 * many.
 */
function fillUnits(known: readonly number[], grain: Grain): readonly number[] {
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  if (known.every((ms, step) => ms === addUnits(first, grain, step))) return known;
  const all = new Set(known);
  let next = first;
  for (let step = 1; next < last; step++) {
    if (step > mostFilled + known.length) return known;
    all.add(next);
    next = addUnits(first, grain, step);
  }
  return [...all].toSorted((one, other) => one - other);
}

const mostFilled = 20_000;

function addUnits(ms: number, grain: Grain, count: number): number {
  const date = new Date(ms);
  switch (grain) {
    case "hour":
      return ms + count * 3_600_000;
    case "day":
      return ms + count * 86_400_000;
    case "week":
      return ms + count * 7 * 86_400_000;
    case "month":
      return date.setUTCMonth(date.getUTCMonth() + count);
    case "quarter":
      return date.setUTCMonth(date.getUTCMonth() + count * 3);
    case "year":
      return date.setUTCFullYear(date.getUTCFullYear() + count);
  }
}
