import type { CatalogColumn, Condition, Expression, QueryPlan } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** True if, by the statistics of its column, all rows meet a condition or none does. */
export function isIdle(condition: Condition, query: QueryPlan, schema: Schema): boolean {
  switch (condition.kind) {
    case "not":
      return isIdle(condition.condition, query, schema);
    case "null":
      return isIdleNull(columnOf(condition.value, query, schema));
    case "in":
      return condition.options.every((option) =>
        isOnlyValue(columnOf(condition.value, query, schema), String("value" in option ? option.value : "")),
      );
    case "compare":
      return isIdleComparison(condition, columnOf(condition.left, query, schema));
    default:
      return false;
  }
}

function columnOf(expression: Expression, { sources }: QueryPlan, schema: Schema): CatalogColumn | null {
  if (expression.kind !== "column") return null;
  const source = sources.find(({ id }) => id === expression.source);
  return source?.kind === "table" ? schema.column({ table: source.table, column: expression.column }) : null;
}

function isIdleNull(column: CatalogColumn | null): boolean {
  const { rowCount, nullCount } = column?.profile ?? { rowCount: 0, nullCount: 0 };
  return rowCount > 0 && (nullCount === 0 || nullCount === rowCount);
}

function isOnlyValue(column: CatalogColumn | null, value: string): boolean {
  const profile = column?.profile;
  return profile?.distinctCount === 1 && profile.nullCount === 0 && profile.min === value;
}

function isIdleComparison(
  { operator, right }: Extract<Condition, { kind: "compare" }>,
  column: CatalogColumn | null,
): boolean {
  if (right.kind !== "literal" || right.value.type === "null") return false;
  const value = String(right.value.value);
  if (operator === "=" || operator === "!=") return isOnlyValue(column, value);
  const { min = null, max = null } = column?.profile ?? {};
  if (right.value.type !== "number" || min === null || max === null) return false;
  const [low, high, bound] = [Number(min), Number(max), Number(value)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return false;
  return operator === "<" || operator === ">=" ? bound <= low || bound > high : bound < low || bound >= high;
}
