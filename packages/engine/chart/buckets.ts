import { dayOf, type Cell, type Grain } from "@askery/model";
import { addUnits, toDate, toDay, weekdayOf, type Day } from "../question/calendar-days.ts";

/** The first day after the unit that starts on `start`; the next day for an hour. */
export function endOf(start: Day, grain: Grain): Day {
  return grain === "hour" ? start + 1 : addUnits(start, grain, 1);
}

/** The number of units between two starts, inclusive. Not for hours. */
export function countUnits(first: Day, last: Day, grain: Grain): number {
  switch (grain) {
    case "hour":
    case "day":
      return last - first + 1;
    case "week":
      return Math.round((last - first) / 7) + 1;
    case "month":
    case "quarter":
    case "year":
      return Math.round((monthNumber(last) - monthNumber(first)) / monthsIn[grain]) + 1;
  }
}

/** The coarsest unit that all dates are the start of; null if a value is not a date. */
export function inferGrain(cells: readonly Cell[]): Grain | null {
  const days: Day[] = [];
  for (const cell of cells) {
    if (cell === null) continue;
    const day = dayOf(cell);
    if (day === null) return null;
    days.push(day);
  }
  if (days.length === 0) return null;
  if (isHourly(cells)) return "hour";
  if (isWeekly(days)) return "week";
  const dates = days.map(toDate);
  if (dates.some(({ day }) => day !== 1)) return "day";
  if (dates.some(({ month }) => month % 3 !== 1)) return "month";
  return dates.some(({ month }) => month !== 1) ? "quarter" : "year";
}

/** Whether all are full hours, some of them not midnight. */
function isHourly(cells: readonly Cell[]): boolean {
  const times = cells.flatMap((cell) => (cell === null ? [] : [String(cell).slice(11)]));
  return (
    times.every((time) => /^(?:\d\d:00(?::00(?:\.0+)?)?.*)?$/u.test(time)) &&
    times.some((time) => /^(?!00)\d/u.test(time))
  );
}

/** Whether all are Mondays, or all Sundays, and some follow each other. */
function isWeekly(days: readonly Day[]): boolean {
  const known = [...new Set(days)].toSorted((one, other) => one - other);
  const weekday = weekdayOf(known[0] ?? 0);
  const isStart = weekday === 0 || weekday === 6;
  const follows = known.some((day, index) => day - (known[index - 1] ?? day) === 7);
  return isStart && known.length > 2 && follows && known.every((day) => weekdayOf(day) === weekday);
}

export function sameYear(days: readonly Day[]): boolean {
  const [first] = days;
  if (first === undefined) return true;
  const year = toDate(first).year;
  const [from, to] = [toDay(year, 1, 1), toDay(year + 1, 1, 1)];
  return days.every((day) => day >= from && day < to);
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

function monthNumber(day: Day): number {
  const { year, month } = toDate(day);
  return year * 12 + month;
}
