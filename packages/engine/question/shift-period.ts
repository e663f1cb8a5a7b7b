import type { CalendarOffset, CalendarUnit, DateSpan, Period, PeriodEnd, RelativeUnit } from "@askery/model";
import { addUnits, parseIsoDate, toDate, toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";

/**
 * The same period, so many units later, or earlier when `count` is negative. A relative one stays relative.
 *
 * Dates that a month does not have become its last day, and a span of days never loses its last: 28 February 2028 a year
 * earlier is 28 February 2027.
 */
export function shiftPeriod(period: Period, unit: CalendarUnit, count: number): Period {
  if (count === 0) return period;
  if (period.kind === "absolute") return { kind: "absolute", ...shiftSpan(period, unit, count) };
  return {
    kind: "relative",
    from: period.from === null ? null : shiftEnd(period.from, { unit, count }),
    to: period.to === null ? null : shiftEnd(period.to, { unit, count }),
  };
}

/** One end of a relative period, moved. */
export function shiftEnd(end: PeriodEnd, offset: CalendarOffset): PeriodEnd {
  return end.kind === "unit"
    ? shiftUnit(end, offset)
    : { kind: "date", date: toIsoDate(addUnits(parseIsoDate(end.date), offset.unit, offset.count)) };
}

/** Offsets of one unit become one: a month before last month is two months back. */
export function shiftUnit(end: RelativeUnit, offset: CalendarOffset): RelativeUnit {
  const last = end.offsets.at(-1);
  if (last?.unit !== offset.unit) return { ...end, offsets: [...end.offsets, offset] };
  const count = last.count + offset.count;
  const others = end.offsets.slice(0, -1);
  return { ...end, offsets: count === 0 ? others : [...others, { unit: offset.unit, count }] };
}

/** The day after a span that is moved: a span of whole months keeps them, another one keeps its last day. */
export function shiftAfter(after: Day, unit: CalendarUnit, count: number): Day {
  return toDate(after).day === 1 ? addUnits(after, unit, count) : addUnits(after - 1, unit, count) + 1;
}

function shiftSpan({ from, to }: DateSpan, unit: CalendarUnit, count: number): DateSpan {
  return {
    from: from === null ? null : toIsoDate(addUnits(parseIsoDate(from), unit, count)),
    to: to === null ? null : toIsoDate(shiftAfter(parseIsoDate(to), unit, count)),
  };
}
