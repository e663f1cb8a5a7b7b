import type { Condition, Plan, QueryPlan } from "@askery/model";

/** The conditions that a condition joins by "and"; none for null. */
export function listParts(where: Condition | null): readonly Condition[] {
  return where?.kind === "all" ? where.conditions : where === null ? [] : [where];
}

/** True for alternatives: "country is Germany or status is paid". */
export function isChoice(filter: Condition | null): boolean {
  const [group, kind] = filter?.kind === "not" ? [filter.condition, "all"] : [filter, "any"];
  return group?.kind === kind && "conditions" in group && group.conditions.length > 1;
}

/** True for a condition that only checks for null. */
export function isPresence(condition: Condition): boolean {
  return condition.kind === "null" || (condition.kind === "not" && condition.condition.kind === "null");
}

/** True for the keys of rows that are referred to so often: "customers with more than 1 order". */
export function isOfRepeated(plan: Plan): plan is QueryPlan {
  return (
    plan.kind === "query" &&
    plan.aggregation === "group" &&
    plan.measures.length === 0 &&
    plan.filters.length === 0 &&
    plan.having.length > 0
  );
}
