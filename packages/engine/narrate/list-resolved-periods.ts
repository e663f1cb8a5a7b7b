import type { Period, Plan, RelativePeriod, ResolvedPeriod } from "@askery/model";
import { formatPeriod } from "../chart/format-period.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";

/** What the relative periods of a plan come to as of a day, each once, wherever in the plan they are. */
export function listResolvedPeriods(plan: Plan, context: CalendarContext): readonly ResolvedPeriod[] {
  const dates = new Map<string, string>();
  for (const period of relativePeriodsIn(plan)) {
    dates.set(describePeriod(period), formatPeriod(resolvePeriod(period, context)));
  }
  return [...dates].map(([words, text]) => ({ words, dates: text }));
}

/** Conditions are in filters, figures, branches and inner plans: every part of the plan is looked at. */
function relativePeriodsIn(part: unknown): readonly RelativePeriod[] {
  if (typeof part !== "object" || part === null) return [];
  if (isPeriodCondition(part)) return part.period.kind === "relative" ? [part.period] : [];
  return Object.values(part).flatMap(relativePeriodsIn);
}

function isPeriodCondition(part: object): part is { readonly period: Period } {
  return "kind" in part && part.kind === "period" && "period" in part;
}
