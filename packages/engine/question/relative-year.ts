import type { CalendarOffset, CalendarUnit, RelativeUnit } from "@askery/model";
import { toDate } from "./calendar-days.ts";
import type { CalendarDate } from "./calendar-days.ts";
import { currentUnit, type RelativeEnds } from "./relative-ends.ts";
import { shiftUnit } from "./shift-period.ts";
import type { RelativeYear, Stretch } from "./stretch.ts";

/**
 * Makes dates relative if their year is: "Q3 last year", "May 5 this year".
 *
 * Weeks remain absolute, since the same week of another year has other dates.
 */
export function countFromYear(stretch: Stretch, year: RelativeYear): Stretch {
  if (stretch.grain === "week") return stretch;
  const [first, after] = [toDate(stretch.from), toDate(stretch.to)];
  const ends =
    first.day === 1 && after.day === 1
      ? monthsOf(first, after, year)
      : { from: dayOf(first, year), to: dayOf(toDate(stretch.to - 1), year) };
  return { ...stretch, ends, relativeYear: year };
}

/** Expresses whole months as a single larger unit if possible. */
function monthsOf(first: CalendarDate, after: CalendarDate, year: RelativeYear): RelativeEnds {
  const [start, end] = [first, after].map((date) => (date.year - year.year) * 12 + date.month - 1);
  const [from = 0, to = 0] = [start, end];
  const whole = wholeUnits.find(({ months }) => to - from === months && from % months === 0);
  if (whole === undefined) return { from: partOf(year, "month", from), to: partOf(year, "month", to - 1) };
  const unit = partOf(year, whole.unit, from / whole.months);
  return { from: unit, to: unit };
}

const wholeUnits: readonly { readonly unit: CalendarUnit; readonly months: number }[] = [
  { unit: "half", months: 6 },
  { unit: "quarter", months: 3 },
];

function dayOf({ year: named, month, day }: CalendarDate, year: RelativeYear): RelativeUnit {
  const start = partOf(year, "month", (named - year.year) * 12 + month - 1);
  return { ...move(start, { unit: "day", count: day - 1 }), unit: "day" };
}

/** The unit at an index within its year. */
function partOf({ count }: RelativeYear, unit: CalendarUnit, index: number): RelativeUnit {
  return move({ ...currentUnit("year", count), unit }, { unit, count: index });
}

function move(end: RelativeUnit, offset: CalendarOffset): RelativeUnit {
  return offset.count === 0 ? end : shiftUnit(end, offset);
}
