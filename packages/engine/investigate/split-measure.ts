import type { Expression, QueryPlan } from "@askery/model";
import { rootTable } from "../chart/find-plan-column.ts";
import type { Schema } from "../plan/schema/schema.ts";

/** A measure as sums over rows: one sum, or one divided by another. */
export interface MeasureParts {
  readonly figure: Expression;
  /** Null for a measure that adds up by itself. */
  readonly base: Expression | null;
}

/**
 * Splits a plan's measure into sums that add up over the parts of any breakdown: a sum or a count is one already, an
 * average is a sum divided by a count, and a ratio of two of them is both. Null for a measure that has none, such as a
 * median or a count of different values.
 */
export function splitMeasure(plan: QueryPlan, schema: Schema): MeasureParts | null {
  const expression = plan.measures.find(({ isShown }) => isShown)?.expression;
  if (expression === undefined) return null;
  if (isSum(expression, plan, schema)) return { figure: expression, base: null };
  if (expression.kind === "aggregate" && expression.function === "avg") {
    return { figure: { ...expression, function: "sum" }, base: { ...expression, function: "count" } };
  }
  if (expression.kind !== "arithmetic" || expression.operator !== "/") return null;
  const { left, right } = expression;
  return isSum(left, plan, schema) && isSum(right, plan, schema) ? { figure: left, base: right } : null;
}

function isSum(expression: Expression, plan: QueryPlan, schema: Schema): boolean {
  if (expression.kind !== "aggregate") return false;
  const { function: name, of } = expression;
  if (name === "sum" || name === "count") return true;
  // The rows of the root table, counted once each where a join repeats them.
  const root = rootTable(plan, schema.catalog);
  const [source] = plan.sources;
  return (
    name === "countDistinct" &&
    of?.kind === "column" &&
    root !== null &&
    of.source === source?.id &&
    schema.keyColumns(root.id).includes(of.column)
  );
}
