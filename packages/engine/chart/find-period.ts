import type { DateSpan, Plan } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";

/** The period that a whole result is limited to, as of today; null if there is no plain period filter. */
export function findPeriod(plan: Plan, context: CalendarContext): DateSpan | null {
  if (plan.kind !== "query") return null;
  for (const filter of plan.filters) {
    if (filter.kind === "period") return resolvePeriod(filter.period, context);
  }
  const root = plan.sources[0];
  return root?.kind === "plan" ? findPeriod(root.plan, context) : null;
}
