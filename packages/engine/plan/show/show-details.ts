import type { Dimension, Plan, QueryPlan, TableId } from "@askery/model";
import { nameOutput } from "../assemble/name-outputs.ts";
import type { Schema } from "../schema/schema.ts";

/** The maximum number of columns shown beside the keys of unnamed rows. */
const maxDetails = 5;

/**
 * Adds columns to a list that shows only keys, since bare order numbers say little.
 *
 * Adds the event date, categories such as status or channel, and the main figure. Returns other lists unchanged.
 */
export function showDetails(plan: Plan, schema: Schema): Plan {
  const [root] = plan.kind === "query" ? plan.sources : [];
  if (plan.kind !== "query" || plan.aggregation !== "none" || root?.kind !== "table") return plan;
  if (!showsKeysAlone(plan, root.table, schema)) return plan;
  const taken = new Set(plan.dimensions.map(({ id }) => id));
  const details = listDetails(root.table, schema).map((column): Dimension => {
    const label = column.replaceAll("_", " ");
    const expression = { kind: "column", source: root.id, column } as const;
    return { id: nameOutput(label, taken), expression, label, isShown: true, format: null };
  });
  return { ...plan, dimensions: [...plan.dimensions, ...details] };
}

function showsKeysAlone({ dimensions }: QueryPlan, table: TableId, schema: Schema): boolean {
  const keys = schema.keyColumns(table);
  return dimensions.every(
    ({ expression }) =>
      expression.kind === "column" && expression.source === "s0" && keys.includes(expression.column),
  );
}

/** The event date of a table, its categories such as status or channel, and its main figure. */
export function listDetails(table: TableId, schema: Schema): readonly string[] {
  const { columns } = schema.table(table);
  const sorting = columns.filter(({ name, type, profile }) => {
    const isFew = profile !== null && profile.distinctCount > 1 && profile.distinctCount <= 12;
    return type === "text" && isFew && !schema.isKey({ table, column: name });
  });
  const names = [schema.eventDate(table), ...sorting.map(({ name }) => name), schema.mainFigure(table)];
  const found = [...new Set(names.filter((name) => name !== null))];
  return found.length <= maxDetails ? found : [...found.slice(0, maxDetails - 1), ...found.slice(-1)];
}
