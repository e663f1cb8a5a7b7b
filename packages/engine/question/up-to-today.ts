import type { Period, PeriodEnd } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "./calendar-days.ts";
import { currentDay } from "./relative-ends.ts";
import { resolvePeriod, type CalendarContext } from "./resolve-period.ts";

/** The days so far of a period that has begun and not ended; null for any other. Only those compare fairly with the time before. */
export function upToToday(period: Period, calendar: CalendarContext): Period | null {
  const { from, to } = resolvePeriod(period, calendar);
  if (from === null || to === null || period.from === null) return null;
  const tomorrow = toIsoDate(addUnits(parseIsoDate(calendar.today), "day", 1));
  if (from > calendar.today || tomorrow >= to) return null;
  const start: PeriodEnd = period.kind === "relative" ? period.from : { kind: "date", date: period.from };
  return { kind: "relative", from: start, to: currentDay };
}
