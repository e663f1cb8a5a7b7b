import type { Catalog, Dimension, Measure, QueryPlan } from "@askery/model";
import { findPlanColumn } from "./find-plan-column.ts";
import { pluralOf, sayName } from "./name-words.ts";

/**
 * What an output is called: its label, except where that would read badly. Different keys are rows ("products"),
 * different values a plural ("different brands"), and the lowest date is the first.
 */
export function labelOutput(
  { label, id, expression }: Dimension | Measure,
  plan: QueryPlan,
  catalog: Catalog,
): string {
  const name = sayName(label || id);
  if (expression.kind !== "aggregate" || expression.of?.kind !== "column") return name;
  const found = findPlanColumn(expression.of.source, expression.of.column, plan, catalog);
  if (found?.kind !== "stored") return name;
  const { table, column } = found;
  if (expression.function === "countDistinct" && name.startsWith("distinct ")) {
    const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
    return isKey ? pluralOf(sayName(table.name)) : `different ${pluralOf(name.slice("distinct ".length))}`;
  }
  if (column.type !== "date" && column.type !== "timestamp") return name;
  return name.replace(/^lowest /, "first ").replace(/^highest /, "latest ");
}
