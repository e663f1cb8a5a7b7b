import type { Period, Plan, RelativePeriod, ResolvedPeriod } from "@askery/model";
import { formatPeriod } from "../question/format-period.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";

/** The dates of all relative periods in a plan, as of a day, without duplicates. */
export function listResolvedPeriods(plan: Plan, context: CalendarContext): readonly ResolvedPeriod[] {
  const dates = new Map<string, string>();
  for (const period of relativePeriodsIn(plan)) {
    dates.set(describePeriod(period), formatPeriod(resolvePeriod(period, context)));
  }
  return [...dates].map(([words, text]) => ({ words, dates: text }));
}

/** Searches every part of the plan, since conditions occur in filters, figures, branches and inner plans. */
function relativePeriodsIn(part: unknown): readonly RelativePeriod[] {
  if (typeof part !== "object" || part === null) return [];
  if (isPeriodCondition(part)) return part.period.kind === "relative" ? [part.period] : [];
  return Object.values(part).flatMap(relativePeriodsIn);
}

function isPeriodCondition(part: object): part is { readonly period: Period } {
  return "kind" in part && part.kind === "period" && "period" in part;
}
