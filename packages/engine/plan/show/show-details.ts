import type { Dimension, Plan, QueryPlan, TableId } from "@askery/model";
import { nameRole } from "../../meaning/names/name-role.ts";
import { nameOutput } from "../assemble/name-outputs.ts";
import { nameReached } from "../assemble/name-reached.ts";
import { SourceTree } from "../assemble/source-tree.ts";
import type { Schema } from "../schema/schema.ts";

/** The maximum number of columns shown beside the keys of unnamed rows. */
const maxDetails = 5;

/** The maximum number of columns shown of rows that the question names. */
const maxFacts = 8;

/** The maximum number of things whose names are shown beside the rows that refer to them. */
const maxReferred = 3;

/**
 * Adds columns to a list that shows only keys, since bare order numbers say little, or only the name that the question
 * gives: "show me customer Anna Weber". The column that the list is sorted by says little, too.
 *
 * Adds what the rows refer to by its name, the event date, categories such as status or channel, and the main figure; of
 * named rows, other texts as well. Returns other lists unchanged.
 */
export function showDetails(plan: Plan, schema: Schema): Plan {
  const [root] = plan.kind === "query" ? plan.sources : [];
  if (plan.kind !== "query" || plan.aggregation !== "none" || root?.kind !== "table") return plan;
  if (!showsKnownAlone(plan, root.table, schema)) return plan;
  const taken = new Set(plan.dimensions.map(({ id }) => id));
  const given = givenColumns(plan);
  const shown = ownColumns(plan.dimensions.map(({ expression }) => expression));
  const isNamed = shown.some((column) => given.includes(column));
  const found = isNamed ? listFacts(root.table, schema) : listDetails(root.table, schema);
  const known = [...given, ...shown];
  const details = found
    .filter((column) => !known.includes(column))
    .map((column): Dimension => {
      const label = column.replaceAll("_", " ");
      const expression = { kind: "column", source: root.id, column } as const;
      return { id: nameOutput(label, taken), expression, label, isShown: true, format: null };
    });
  const referred = isNamed ? null : nameReferred(plan, schema, taken);
  const sources = referred?.sources ?? plan.sources;
  return { ...plan, sources, dimensions: [...plan.dimensions, ...(referred?.names ?? []), ...details] };
}

interface Referred {
  readonly sources: QueryPlan["sources"];
  readonly names: readonly Dimension[];
}

/** The names of what the rows of a plan refer to: the customer of an order. Rows that refer to nothing remain. */
function nameReferred({ sources }: QueryPlan, schema: Schema, taken: Set<string>): Referred | null {
  const tree = SourceTree.over(sources, schema.graph, () => true);
  if (tree === null) return null;
  const names = schema
    .referencesOf(tree.root)
    .filter(({ from, to }) => to.table !== tree.root && from.columns.length === 1)
    .filter(({ to }) => schema.namesOf(to.table).some(({ table }) => table === to.table))
    .slice(0, maxReferred)
    .flatMap((relationship) => {
      const { from, to } = relationship;
      const via = { table: tree.root, column: from.columns[0] ?? "" };
      const [name, ...more] = schema.namesOf(to.table);
      const role = name !== undefined && more.length === 0 ? nameRole(relationship) : null;
      return schema.namesOf(to.table).map((one): Dimension => {
        const label = role ?? nameReached({ ...one, via }, tree.root, schema);
        const expression = tree.column({ ...one, via });
        return { id: nameOutput(label, taken), expression, label, isShown: true, format: null };
      });
    });
  return tree.isBroken ? null : { sources: tree.sources, names };
}

/** True if all shown columns are keys, or have a value that the question gives, or sort the rows. */
function showsKnownAlone(plan: QueryPlan, table: TableId, schema: Schema): boolean {
  const sorting = ownColumns(plan.order.map(({ by }) => by));
  const number = schema.numberOf(table);
  const known = [
    ...schema.keyColumns(table),
    ...(number === null || schema.displayColumns(table).length > 0 ? [] : [number]),
    ...givenColumns(plan),
  ];
  const shown = ownColumns(plan.dimensions.map(({ expression }) => expression));
  return (
    shown.length === plan.dimensions.length &&
    shown.some((column) => known.includes(column)) &&
    shown.every((column) => known.includes(column) || sorting.includes(column))
  );
}

/** The columns of the listed rows among some expressions. */
function ownColumns(expressions: readonly OrderKey[]): readonly string[] {
  return expressions.flatMap((one) => (one.kind === "column" && one.source === "s0" ? [one.column] : []));
}

type OrderKey = QueryPlan["order"][number]["by"];

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
