import type { CalendarUnit, Period, RelativePeriod } from "@askery/model";
import { addUnits, parseIsoDate, toDate, type Day } from "../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";

/**
 * The preceding period of the same length: the quarter before a quarter, the 30 days before 30 days. A period to date
 * is moved by its unit: this month to date becomes last month up to the same day. Null for an open period.
 */
export function findPeriodBefore(period: Period, context: CalendarContext): Period | null {
  const { from, to } = resolvePeriod(period, context);
  if (from === null || to === null) return null;
  const [first, end] = [parseIsoDate(from), parseIsoDate(to)];
  const step = period.kind === "relative" ? stepOf(period, first, end) : wholeMonths(first, end);
  if (step !== null) return shiftPeriod(period, step.unit, -step.count);
  return shiftPeriod(period, "day", first - end);
}

interface PeriodStep {
  readonly unit: CalendarUnit;
  readonly count: number;
}

/** The step of a relative period in its own units, whatever today's month. */
function stepOf({ from, to }: RelativePeriod, first: Day, end: Day): PeriodStep | null {
  if (from?.kind !== "unit" || to?.kind !== "unit") return null;
  const isToDate = to.unit === "day" && to.anchor === "day" && to.offsets.length === 0 && from.unit !== "day";
  if (isToDate) return { unit: from.unit, count: 1 };
  if (from.unit !== to.unit || from.unit === "weekend") return null;
  let count = 0;
  for (let day = first; day < end; day = addUnits(day, from.unit, 1)) count += 1;
  return { unit: from.unit, count };
}

function wholeMonths(first: Day, end: Day): PeriodStep | null {
  const [from, to] = [toDate(first), toDate(end)];
  if (from.day !== 1 || to.day !== 1) return null;
  const count = (to.year - from.year) * 12 + to.month - from.month;
  return count > 0 ? { unit: "month", count } : null;
}
