import type { Condition, ExploredFilter, QueryPlan } from "@askery/model";

/** The single values by which a plan limits its rows. Other conditions are left out. */
export function exploredFiltersOf(plan: QueryPlan): readonly ExploredFilter[] {
  return plan.filters.flatMap((condition) => readFilterValue(condition, plan) ?? []);
}

/** The value by which a condition limits the rows of a plan; null if it does so in another way. */
export function readFilterValue(condition: Condition, { sources }: QueryPlan): ExploredFilter | null {
  if (condition.kind !== "compare" || condition.operator !== "=") return null;
  const { left, right } = condition;
  if (left.kind !== "column" || right.kind !== "literal" || right.value.type !== "text") return null;
  const source = sources.find(({ id }) => id === left.source);
  return source?.kind === "table"
    ? { table: source.table, column: left.column, value: right.value.value }
    : null;
}
