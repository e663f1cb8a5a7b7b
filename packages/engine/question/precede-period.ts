import type { CalendarOffset, Period, PeriodEnd } from "@askery/model";
import { addUnits, parseIsoDate } from "./calendar-days.ts";
import { firstDay, fixedDay } from "./relative-ends.ts";
import { shiftEnd } from "./shift-period.ts";
import { countDays, daysBefore, shiftEnds, toPeriod, type Days, type StretchContext } from "./stretch.ts";

/** The time up to a period: of some length, or as long as the period itself if null. Null for an open period. */
export function precedePeriod(
  period: Period,
  length: CalendarOffset | null,
  context: StretchContext,
): Period | null {
  const days = daysOf(period, context);
  if (days === null) return null;
  return toPeriod(length === null ? daysBefore(days) : unitsUpTo(days, length, context));
}

function daysOf(period: Period, context: StretchContext): Days | null {
  if (period.kind === "absolute") {
    const { from, to } = period;
    return from === null || to === null ? null : { from: parseIsoDate(from), to: parseIsoDate(to) };
  }
  const { from, to } = period;
  return from === null || to === null ? null : countDays({ from, to }, context);
}

/** So many units up to the first of some days. The last 7 days are 7 days and today: only as many days compare fairly. */
export function unitsUpTo(days: Days, { unit, count }: CalendarOffset, context: StretchContext): Days {
  const { from, to, ends } = days;
  const isWithToday = unit === "day" && to - from === count + 1;
  if (isWithToday && ends !== undefined) return countDays(shiftEnds(ends, unit, from - to), context);
  if (ends === undefined) return { from: addUnits(from, unit, isWithToday ? from - to : -count), to: from };
  const start: PeriodEnd = ends.from.kind === "unit" ? firstDay(ends.from) : fixedDay(from);
  const back = (offset: CalendarOffset): PeriodEnd => shiftEnd(start, offset);
  return countDays({ from: back({ unit, count: -count }), to: back({ unit: "day", count: -1 }) }, context);
}
