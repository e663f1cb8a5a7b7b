import type { CalendarOffset, CalendarUnit, DateSpan, Period, PeriodEnd, RelativeUnit } from "@askery/model";
import { addUnits, parseIsoDate, toDate, toIsoDate } from "./calendar-days.ts";
import type { Day } from "./calendar-days.ts";

/**
 * Moves a period by `count` units, backward if negative. A relative period remains relative.
 *
 * Clamps days to the end of the month without dropping the last day of a span: a year before February 28, 2028 is
 * February 28, 2027.
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

/** Moves one end of a relative period. */
export function shiftEnd(end: PeriodEnd, offset: CalendarOffset): PeriodEnd {
  return end.kind === "unit"
    ? shiftUnit(end, offset)
    : { kind: "date", date: toIsoDate(addUnits(parseIsoDate(end.date), offset.unit, offset.count)) };
}

/** Merges steps of the same unit: a month before last month is two months ago. */
export function shiftUnit(end: RelativeUnit, offset: CalendarOffset): RelativeUnit {
  const last = end.offsets.at(-1);
  if (last?.unit !== offset.unit) return { ...end, offsets: [...end.offsets, offset] };
  const count = last.count + offset.count;
  const others = end.offsets.slice(0, -1);
  return { ...end, offsets: count === 0 ? others : [...others, { unit: offset.unit, count }] };
}

/** Moves the exclusive end of a span: whole months remain whole, other spans keep their last day. */
export function shiftAfter(after: Day, unit: CalendarUnit, count: number): Day {
  return toDate(after).day === 1 ? addUnits(after, unit, count) : addUnits(after - 1, unit, count) + 1;
}

function shiftSpan({ from, to }: DateSpan, unit: CalendarUnit, count: number): DateSpan {
  return {
    from: from === null ? null : toIsoDate(addUnits(parseIsoDate(from), unit, count)),
    to: to === null ? null : toIsoDate(shiftAfter(parseIsoDate(to), unit, count)),
  };
}
