import type { CalendarUnit, Period } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";

/**
 * Splits a period of exactly two equal calendar units, such as 2023 to 2024, and returns the later one first; null for
 * any other period.
 *
 * The halves are relative if the period starts with a unit counted from today.
 */
export function splitPeriod(period: Period, context: CalendarContext): readonly [Period, Period] | null {
  const { from, to } = resolvePeriod(period, context);
  if (from === null || to === null) return null;
  for (const unit of units) {
    const earlier = firstUnit(period, unit, context);
    if (earlier === null) return null;
    const later = shiftPeriod(earlier, unit, 1);
    const [first, second] = [resolvePeriod(earlier, context), resolvePeriod(later, context)];
    if (first.from === from && first.to === second.from && second.to === to) return [later, earlier];
  }
  return null;
}

/** The first calendar unit of a period. */
function firstUnit(period: Period, unit: CalendarUnit, context: CalendarContext): Period | null {
  if (period.kind === "relative" && period.from?.kind === "unit") {
    const only = { ...period.from, unit };
    return { kind: "relative", from: only, to: only };
  }
  const { from } = resolvePeriod(period, context);
  if (from === null) return null;
  return { kind: "absolute", from, to: toIsoDate(addUnits(parseIsoDate(from), unit, 1)) };
}

const units: readonly CalendarUnit[] = ["year", "quarter", "month", "week", "day"];
