import type { DateSpan, Period, PeriodComparison } from "@askery/model";
import { parseIsoDate, toIsoDate } from "../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import { findPeriodBefore } from "./find-period-before.ts";

/** The dates of two periods that are compared. */
export interface ComparedSpans {
  readonly now: DateSpan;
  readonly before: DateSpan;
}

/**
 * The dates of a period and of the one that it is compared with: the preceding one of the same length, or the same a year
 * earlier. Of a period that is not over, only the days up to today are compared, with as many before. Null for an open
 * period.
 */
export function findComparedSpans(
  period: Period,
  how: PeriodComparison,
  context: CalendarContext,
): ComparedSpans | null {
  const before = shiftBack(period, how, context);
  const whole = resolvePeriod(period, context);
  if (before === null || whole.from === null || whole.to === null) return null;
  const spans = { now: whole, before: resolvePeriod(before, context) };
  const [from, to] = [parseIsoDate(whole.from), parseIsoDate(whole.to)];
  const tomorrow = parseIsoDate(context.today) + 1;
  const isRunning = from < tomorrow && tomorrow < to;
  if (!isRunning) return spans;
  return {
    now: { from: whole.from, to: toIsoDate(tomorrow) },
    before: cutAfter(spans.before, tomorrow - from),
  };
}

function shiftBack(period: Period, how: PeriodComparison, context: CalendarContext): Period | null {
  return how === "yearBefore" ? shiftPeriod(period, "year", -1) : findPeriodBefore(period, context);
}

/** The first days of a span. */
function cutAfter({ from, to }: DateSpan, days: number): DateSpan {
  if (from === null || to === null) return { from, to };
  return { from, to: toIsoDate(Math.min(parseIsoDate(from) + days, parseIsoDate(to))) };
}
