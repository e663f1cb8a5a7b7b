import type { CalendarUnit, Period } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";

/**
 * Two equal units of time, one after the other, where a period is just that: 2023 to 2024. The later one first.
 *
 * The halves of a relative period are relative where it starts with a unit counted from today.
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

/** The unit that starts with a period. */
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
