import type { DateSpan, IsoDate, Period, PeriodEnd, RelativeUnit } from "@askery/model";
import { addUnits, parseIsoDate, startOf, toDay, toIsoDate } from "./calendar-days.ts";
import type { CalendarRules, Day } from "./calendar-days.ts";

/**
 * The reference for relative periods: the date in the database's time zone, and the starts of weeks and fiscal years.
 */
export interface CalendarContext {
  readonly today: IsoDate;
  readonly settings: CalendarRules;
}

/**
 * Resolves a period to dates as of today.
 *
 * Never fails: a span that would end before it starts is empty, and dates outside the years 1 to 9999 are clamped.
 */
export function resolvePeriod(period: Period, { today, settings }: CalendarContext): DateSpan {
  if (period.kind === "absolute") return { from: period.from, to: period.to };
  const now = parseIsoDate(today);
  const from = period.from === null ? null : clamp(resolveEnd(period.from, now, settings).from);
  const to = period.to === null ? null : clamp(resolveEnd(period.to, now, settings).to);
  return {
    from: from === null ? null : toIsoDate(from),
    to: to === null ? null : toIsoDate(from === null ? to : Math.max(from, to)),
  };
}

/** The days of one end of a relative period, up to but not including `to`. */
export function resolveEnd(
  end: PeriodEnd,
  today: Day,
  rules: CalendarRules,
): { readonly from: Day; readonly to: Day } {
  const from = end.kind === "date" ? parseIsoDate(end.date) : findStart(end, today, rules);
  if (end.kind === "date") return { from, to: from + 1 };
  return { from, to: end.unit === "weekend" ? from + 2 : addUnits(from, end.unit, 1) };
}

function findStart({ anchor, offsets }: RelativeUnit, today: Day, rules: CalendarRules): Day {
  return offsets.reduce((day, { unit, count }) => addUnits(day, unit, count), startOf(today, anchor, rules));
}

const firstDay = toDay(1, 1, 1);
const lastDay = toDay(9999, 12, 31);

function clamp(day: Day): Day {
  return Math.min(Math.max(day, firstDay), lastDay);
}
