import type { Period, Plan } from "@askery/model";

/** The span of time that a whole result is limited to; null where it is not, or not by a period alone. */
export function findPeriod(plan: Plan): Period | null {
  if (plan.kind !== "query") return null;
  for (const filter of plan.filters) {
    if (filter.kind === "period") return filter.period;
  }
  const root = plan.sources[0];
  return root?.kind === "plan" ? findPeriod(root.plan) : null;
}
