import type { Condition, QueryPlan } from "@askery/model";
import { joinWords } from "../chart/name-words.ts";
import { isPeriod } from "../edit/find-time.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { bindCondition } from "../plan/assemble/bind-metric.ts";
import { isSame } from "../plan/request/is-same.ts";
import type { Subject } from "./subject.ts";
import { listRestrictions } from "../narrate/describe-condition.ts";
import { scopeOf } from "../narrate/options/option-context.ts";

/** What the rows of a plan are limited to besides a period: " where country is Spain", " without cancelled orders", or nothing. */
export function verbalizeWhere(plan: QueryPlan, context: ExploreContext): string {
  const rules = listRules(plan, context).flatMap(({ conditions }) => conditions);
  const filters = plan.filters.filter((filter) => !isPeriod(filter) && !rules.includes(filter));
  const { companions, clauses } = listRestrictions({ ...plan, filters }, scopeOf(context));
  const where = clauses.length === 0 ? "" : ` where ${joinWords(clauses)}`;
  return companions.length === 0 ? where : ` ${joinWords(companions)}${where}`;
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

/** The rules of its database by which a plan leaves rows out, as they were written. */
export function describeRules(plan: QueryPlan, context: ExploreContext): readonly string[] {
  return listRules(plan, context).map(({ text }) => `A rule of this database applies: “${text}”`);
}

interface AppliedRule {
  readonly text: string;
  readonly conditions: readonly Condition[];
}

function listRules({ sources, filters }: QueryPlan, context: ExploreContext): readonly AppliedRule[] {
  return context.filters.flatMap(({ table, condition, text }) => {
    const conditions = sources
      .filter((source) => source.kind === "table" && source.table === table)
      .map(({ id }) => bindCondition(condition, id))
      .flatMap((bound) => filters.filter((filter) => isSame(filter, bound)));
    return conditions.length === 0 ? [] : [{ text, conditions }];
  });
}
