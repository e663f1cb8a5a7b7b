import { describeProblem, filterCard, type CardFilter, type EditContext } from "@askery/engine";
import type { Plan, SkippedFilter } from "@askery/model";

/** A filter of a dashboard with its value, for one card. */
export interface PlanFilter extends CardFilter {
  readonly id: string;
}

export interface FilteredPlan {
  readonly plan: Plan;
  /** The ids of the filters that reach the plan. */
  readonly applied: readonly string[];
  readonly skipped: readonly SkippedFilter[];
}

/** Applies filters to the plan of a card, one after another. Filters that do not reach it are skipped. */
export function filterPlan(plan: Plan, filters: readonly PlanFilter[], context: EditContext): FilteredPlan {
  let filtered: FilteredPlan = { plan, applied: [], skipped: [] };
  for (const filter of filters) {
    const result = filterCard(filtered.plan, filter, context);
    const { id } = filter;
    filtered =
      result.kind === "edited"
        ? { ...filtered, plan: result.plan, applied: [...filtered.applied, id] }
        : {
            ...filtered,
            skipped: [...filtered.skipped, { id, reason: describeProblem(result.problem) }],
          };
  }
  return filtered;
}
