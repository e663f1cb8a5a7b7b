import type { TableId } from "@askery/model";
import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { anyColumn, listSeparator, table as entity } from "./column.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  several,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { isPlural } from "./is-plural.ts";
import { statedQuantity } from "./quantity.ts";
import { tablesNamed } from "./tables-named.ts";

const their = word("their", "its", "his", "her");
const matching = optional(word("corresponding", "respective", "associated", "own"));

/** "with their", "along with the", "as well as": adds what follows to the output. */
const beside: Element<unknown> = either<unknown>(
  sequence([keyword("with"), their, matching], () => true),
  sequence([word("along", "together"), word("with"), optional(their), matching], () => true),
  sequence([word("as"), word("well"), word("as"), optional(their), matching], () => true),
);

/** Columns, or an aggregated figure. */
type Shown =
  | { readonly kind: "columns"; readonly columns: readonly ColumnRef[] }
  | { readonly kind: "quantity"; readonly quantity: Quantity };

/** A column, an entity's name, or a figure. */
const shown: Element<Shown> = either<Shown>(
  map(anyColumn, (column) => ({ kind: "columns", columns: [column] })),
  map(entity, (table, { schema }) => {
    const columns = schema.namesOf(table);
    return columns.length > 0 ? { kind: "columns", columns } : null;
  }),
  map(statedQuantity, (quantity) => ({ kind: "quantity", quantity })),
);

const shownSeveral: Element<readonly Shown[]> = either(
  map(shown, (one) => [one]),
  several(shown, listSeparator, { least: 2, most: 3 }),
);

const theirs: Element<readonly Clause[]> = sequence([their, matching, shownSeveral], ([, , found]) =>
  found.flatMap(showOne).map(putBeside),
);

/** "and their country": never instead of the names. */
const andTheirs: Element<readonly Clause[]> = onlyWhere(theirs, (context, from) =>
  ["and", ","].includes(context.question.words[from - 1]?.lower ?? "") ? theirs(context, from) : [],
);

/**
 * One thing by its bare name: "with trainer", "with its trainer". "With a trainer" and "with trainers" ask which rows
 * have one.
 */
const bareThing: Element<TableId> = onlyWhere(entity, (context, from) =>
  articles.has(context.question.words[from - 1]?.lower ?? "")
    ? []
    : entity(context, from).filter(({ to }) => !isPlural(context.question.words[to - 1])),
);

const articles: ReadonlySet<string> = new Set(["a", "an", "any", "some", "no", "one", "the"]);

const withThing: Element<TableId> = sequence(
  [keyword("with"), optional(their), bareThing],
  ([, , table]) => table,
);

/** "upcoming classes with trainer": the names of what each of the rows refers to, beside those of the rows. */
const withItsThing: Element<readonly Clause[]> = onlyWhere(withThing, (context, from) => {
  const { schema } = context;
  const named = tablesNamed(context, from).toSorted((a, b) => a.distance - b.distance);
  return withThing(context, from).flatMap((match) => {
    const rows = named.find(({ table }) => hasOne(table, match.value, schema));
    if (rows === undefined) return [];
    const columns = [...displayOf(rows.table, schema), ...schema.namesOf(match.value)];
    return [{ ...match, value: showOne({ kind: "columns", columns }) }];
  });
});

/** True if each of the rows refers to one row of the table, directly. */
function hasOne(rows: TableId, table: TableId, { graph }: Schema): boolean {
  const path = rows === table ? null : graph.findPath(rows, table);
  return path?.length === 1 && path[0]?.isFanOut === false;
}

/** Additional outputs. */
export const besidePatterns: readonly Pattern[] = [
  pattern("with its thing", "dimension", withItsThing, 1),
  pattern(
    "shown beside",
    "dimension",
    sequence([beside, shownSeveral], ([, found]) => found.flatMap(showOne).map(putBeside)),
    0.1,
  ),
  pattern("and theirs", "dimension", andTheirs, 1.2),
  // "customers with their email": the name and the requested columns.
  pattern(
    "things shown with",
    "dimension",
    sequence([entity, beside, shownSeveral], ([table, , found], { schema }): readonly Clause[] => {
      const each = found.map((one) => addUp(one, table, schema));
      if (each.some(({ kind }) => kind === "quantity")) {
        return [{ kind: "group", axis: { kind: "entity", table } }, ...each.flatMap(showOne)];
      }
      const names = displayOf(table, schema);
      return [{ kind: "entity", table }, ...names.map(attribute), ...each.flatMap(showOne)];
    }),
    0.3,
  ),
];

/** "stores with their revenue": aggregates a figure of which an entity has many. */
function addUp(one: Shown, table: TableId, schema: Schema): Shown {
  if (one.kind === "quantity") return one;
  const [column] = one.columns;
  if (column === undefined || !schema.isFigure(column)) return one;
  const isOfMany = schema.graph.findPath(table, column.table)?.some((edge) => edge.isFanOut) ?? false;
  return isOfMany
    ? { kind: "quantity", quantity: { kind: "column", column, function: schema.defaultAggregate(column) } }
    : one;
}

function showOne(one: Shown): readonly Clause[] {
  return one.kind === "quantity"
    ? [{ kind: "measure", quantity: one.quantity, isImplied: false }]
    : one.columns.map(attribute);
}

function putBeside(clause: Clause): Clause {
  return clause.kind === "attribute" ? { ...clause, isBeside: true } : clause;
}

function displayOf(table: TableId, schema: Schema): readonly ColumnRef[] {
  const names = schema.namesOf(table);
  return names.length > 0 ? names : schema.keyColumns(table).map((column) => ({ table, column }));
}

function attribute(column: ColumnRef): Clause {
  return { kind: "attribute", column };
}
