import type { Cell, DatePart, Grain, OutputId, ValueFormat } from "@askery/model";
import { parseMoment } from "../format/parse-moment.ts";
import { readNumber } from "./read-cells.ts";

/**
 * Guesses the format of the values that split a figure into series, because a spec contains only their column: dates by
 * the coarsest unit that all of them start, parts of dates by the column's name.
 */
export function guessSeriesFormat(column: OutputId, cells: readonly Cell[]): ValueFormat | null {
  const moments = cells.map(parseMoment).filter((ms) => ms !== null);
  if (moments.length > 0) return { kind: "date", grain: grainOf(moments) };
  const part = parts.find(
    ({ name, least, most }) => name.test(column) && cells.every((cell) => isWithin(cell, least, most)),
  );
  return part === undefined ? null : { kind: "datePart", part: part.part };
}

const parts: readonly {
  readonly name: RegExp;
  readonly part: DatePart;
  readonly least: number;
  readonly most: number;
}[] = [
  { name: /weekday/i, part: "weekday", least: 1, most: 7 },
  { name: /month/i, part: "monthOfYear", least: 1, most: 12 },
  { name: /quarter/i, part: "quarterOfYear", least: 1, most: 4 },
  { name: /hour/i, part: "hourOfDay", least: 0, most: 23 },
];

function isWithin(cell: Cell, least: number, most: number): boolean {
  if (cell === null) return true;
  const value = readNumber(cell);
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}

function grainOf(moments: readonly number[]): Grain {
  const dates = moments.map((ms) => new Date(ms));
  if (moments.some((ms) => ms % 86_400_000 !== 0)) return "hour";
  if (isWeekly(moments)) return "week";
  if (dates.some((date) => date.getUTCDate() !== 1)) return "day";
  if (dates.some((date) => date.getUTCMonth() % 3 !== 0)) return "month";
  return dates.some((date) => date.getUTCMonth() !== 0) ? "quarter" : "year";
}

/** Whether all are Mondays, or all Sundays, and some follow each other. */
function isWeekly(moments: readonly number[]): boolean {
  const known = [...new Set(moments)].toSorted((one, other) => one - other);
  const weekdays = new Set(known.map((ms) => new Date(ms).getUTCDay()));
  const isStart = weekdays.size === 1 && (weekdays.has(1) || weekdays.has(0));
  return isStart && known.length > 2 && known.some((ms, index) => ms - (known[index - 1] ?? ms) === week);
}

const week = 7 * 86_400_000;
