import type { QueryPlan } from "@askery/model";
import { joinWords } from "../chart/name-words.ts";
import { isPeriod } from "../edit/find-time.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import type { Subject } from "./subject.ts";
import { listRestrictions } from "../narrate/describe-condition.ts";
import { scopeOf } from "../narrate/options/option-context.ts";

/** What the rows of a plan are limited to besides a period: " where country is Spain", or nothing. */
export function verbalizeWhere(plan: QueryPlan, context: ExploreContext): string {
  const filters = plan.filters.filter((filter) => !isPeriod(filter));
  const { clauses } = listRestrictions({ ...plan, filters }, scopeOf(context));
  return clauses.length === 0 ? "" : ` where ${joinWords(clauses)}`;
}

/** What a subject is limited to besides its states: " where status is no_show", or nothing. */
export function verbalizeOwnFilters(
  { plan, states }: Pick<Subject, "plan" | "states">,
  context: ExploreContext,
): string {
  return verbalizeWhere(
    { ...plan, filters: plan.filters.filter((one) => one !== states?.after.condition) },
    context,
  );
}
