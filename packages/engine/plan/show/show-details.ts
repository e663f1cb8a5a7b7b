import type { Dimension, Plan, QueryPlan, TableId } from "@askery/model";
import { nameOutput } from "../assemble/name-outputs.ts";
import type { Schema } from "../schema/schema.ts";

/** The maximum number of columns shown beside the keys of unnamed rows. */
const maxDetails = 5;

/** The maximum number of columns shown of rows that the question names. */
const maxFacts = 8;

/**
 * Adds columns to a list that shows only keys, since bare order numbers say little, or only the name that the question
 * gives: "show me customer Anna Weber".
 *
 * Adds the event date, categories such as status or channel, and the main figure; of named rows, other texts as well.
 * Returns other lists unchanged.
 */
export function showDetails(plan: Plan, schema: Schema): Plan {
  const [root] = plan.kind === "query" ? plan.sources : [];
  if (plan.kind !== "query" || plan.aggregation !== "none" || root?.kind !== "table") return plan;
  if (!showsKnownAlone(plan, root.table, schema)) return plan;
  const taken = new Set(plan.dimensions.map(({ id }) => id));
  const given = givenColumns(plan);
  const isNamed = plan.dimensions.some(
    ({ expression }) => expression.kind === "column" && given.includes(expression.column),
  );
  const found = isNamed ? listFacts(root.table, schema) : listDetails(root.table, schema);
  const details = found
    .filter((column) => !given.includes(column))
    .map((column): Dimension => {
      const label = column.replaceAll("_", " ");
      const expression = { kind: "column", source: root.id, column } as const;
      return { id: nameOutput(label, taken), expression, label, isShown: true, format: null };
    });
  return { ...plan, dimensions: [...plan.dimensions, ...details] };
}

/** True if all shown columns are keys, or have a value that the question gives. */
function showsKnownAlone(plan: QueryPlan, table: TableId, schema: Schema): boolean {
  const known = [...schema.keyColumns(table), ...givenColumns(plan)];
  return plan.dimensions.every(
    ({ expression }) =>
      expression.kind === "column" && expression.source === "s0" && known.includes(expression.column),
  );
}

/** The columns of the listed rows that equal one value. */
function givenColumns({ filters }: QueryPlan): readonly string[] {
  return filters.flatMap((condition) => {
    const value =
      condition.kind === "compare" && condition.operator === "="
        ? condition.left
        : condition.kind === "in" && condition.options.length === 1
          ? condition.value
          : null;
    return value?.kind === "column" && value.source === "s0" ? [value.column] : [];
  });
}

/** The details of a table, and its other texts. */
function listFacts(table: TableId, schema: Schema): readonly string[] {
  const texts = schema
    .table(table)
    .columns.filter(({ name, type }) => type === "text" && !schema.isKey({ table, column: name }))
    .map(({ name }) => name);
  return [...new Set([...texts, ...listDetails(table, schema)])].slice(0, maxFacts);
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
