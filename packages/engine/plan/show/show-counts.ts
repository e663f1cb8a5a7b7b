import type { AggregateExpression, Measure, Plan, QueryPlan } from "@askery/model";
import { nameQuantity } from "../assemble/name-outputs.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Shows each value once, with the number of its rows, in a list of nothing but a column whose values repeat: "reasons for
 * returns". Returns other plans unchanged.
 */
export function showCounts(plan: Plan, schema: Schema): Plan {
  if (plan.kind !== "query" || plan.aggregation !== "none") return plan;
  const table = repeatedIn(plan, schema);
  if (table === null) return plan;
  const expression: AggregateExpression = { kind: "aggregate", function: "count", of: null, where: null };
  const label = nameQuantity({ kind: "rows", table }, schema);
  const count: Measure = { id: label.replaceAll(" ", "_"), expression, label, isShown: true, format: null };
  return {
    ...plan,
    aggregation: "group",
    measures: [count],
    order: [{ by: { kind: "output", output: count.id }, direction: "descending" }],
  };
}

/** The table whose only shown column has few values that many rows share; null for other lists. */
function repeatedIn({ sources, dimensions, order, limit }: QueryPlan, schema: Schema): string | null {
  const [root, ...joined] = sources;
  const [only, ...others] = dimensions;
  if (root?.kind !== "table" || joined.length > 0 || only === undefined || others.length > 0) return null;
  if (order.length > 0 || limit !== null || only.expression.kind !== "column") return null;
  const ref = { table: root.table, column: only.expression.column };
  const { type, profile } = schema.column(ref);
  const isFew =
    profile !== null &&
    profile.distinctCount <= mostValues &&
    profile.rowCount >= leastRepeats * profile.distinctCount;
  const isName = schema.displayColumns(root.table).includes(ref.column);
  return type === "text" && isFew && !isName && !schema.isKey(ref) ? root.table : null;
}

const mostValues = 100;
const leastRepeats = 3;
