import type { Condition, ExploredColumn, ExploredFilter, Expression, QueryPlan } from "@askery/model";
import { readField } from "../edit/read-field.ts";
import type { Schema } from "../plan/schema/schema.ts";

/** The single values by which a plan limits its rows. Other conditions are left out. */
export function exploredFiltersOf(plan: QueryPlan, schema: Schema): readonly ExploredFilter[] {
  return plan.filters.flatMap((condition) => readFilterValue(condition, plan, schema) ?? []);
}

/** The column of a table that an expression is, with the reference that leads there where several do; null if it is none. */
export function readColumn(expression: Expression, plan: QueryPlan, schema: Schema): ExploredColumn | null {
  const field = readField(expression, plan, schema);
  if (field?.kind !== "column") return null;
  const { kind: _, ...column } = field;
  return column;
}

/** The value by which a condition limits the rows of a plan; null if it does so in another way. */
export function readFilterValue(
  condition: Condition,
  plan: QueryPlan,
  schema: Schema,
): ExploredFilter | null {
  if (condition.kind !== "compare" || condition.operator !== "=") return null;
  const { left, right } = condition;
  if (left.kind !== "column" || right.kind !== "literal" || right.value.type !== "text") return null;
  const column = readColumn(left, plan, schema);
  return column && { ...column, value: right.value.value };
}
