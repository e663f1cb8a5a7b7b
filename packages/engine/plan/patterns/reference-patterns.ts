import type { Clause, ColumnRef } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import {
  either,
  keyword,
  map,
  mention,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { lightVerb } from "./light-verb.ts";
import { tablesNamed } from "./tables-named.ts";
import { value } from "./test.ts";

/** A reference to another row of the same table: a boss, a parent category. */
const ownReference: Element<ColumnRef> = map(mention("column"), ({ target: { table, column } }, { schema }) =>
  keyReferredTo({ table, column }, schema) === null ? null : { table, column },
);

const reporting: Element<unknown> = either<unknown>(
  word("report", "answer"),
  sequence([word("work"), word("under", "for")], () => true),
  sequence([word("managed", "supervised", "led"), word("by")], () => true),
);

/** "report to", "work under": the only reference to a row of the same table. */
const subordinate: Element<ColumnRef> = onlyWhere(reporting, (context, from) =>
  reporting(context, from).flatMap((match) => {
    const { schema } = context;
    const references = tablesNamed(context, from)
      .flatMap(({ table }) => schema.table(table).columns.map(({ name: column }) => ({ table, column })))
      .filter((column) => keyReferredTo(column, schema) !== null);
    const [only, ...others] = references;
    return only === undefined || others.length > 0 ? [] : [{ ...match, value: only }];
  }),
);

/** One or two values of a row: a name in one column, or a first and a last name. */
const name = sequence([value, optional(value)], (found) => found.filter((one) => one !== null));

/** "employees who report to Ada King", "parts whose parent is Engine": not the named row, but those that refer to it. */
const referring: Element<readonly Clause[]> = sequence(
  [
    entity,
    optional(word("who", "that", "which", "whose", "with")),
    either(ownReference, subordinate),
    optional(keyword("exactly")),
    optional(word("to", "as", "is", "of")),
    name,
  ],
  ([table, , column, , , found], { schema }) =>
    column.table === table ? refersTo(column, found, schema) : null,
);

/** "who reports to Ada King": rows of the table that has the name, if one of its columns refers to its own rows. */
const whoRefers: Element<readonly Clause[]> = sequence(
  [word("who", "whoever"), optional(lightVerb), reporting, optional(word("to", "for")), name],
  ([, , , , found], { schema }) => {
    const table = found[0]?.column.table;
    if (table === undefined) return null;
    const [only, ...others] = schema
      .table(table)
      .columns.map((column): ColumnRef => ({ table, column: column.name }))
      .filter((column) => keyReferredTo(column, schema) !== null);
    return only === undefined || others.length > 0 ? null : refersTo(only, found, schema);
  },
);

type Named = readonly { readonly column: ColumnRef; readonly value: string }[];

function refersTo(column: ColumnRef, named: Named, schema: Schema): readonly Clause[] | null {
  const { table } = column;
  const key = keyReferredTo(column, schema);
  if (key === null || !named.every((one) => one.column.table === table)) return null;
  const tests = named.map((one) => ({
    kind: "values" as const,
    column: one.column,
    values: [one.value],
    isNegated: false,
  }));
  return [
    { kind: "entity", table },
    { kind: "filter", test: { kind: "refers", column, key, tests } },
  ];
}

/** The key of the own table that a column refers to; null if it refers to none. */
function keyReferredTo({ table, column }: ColumnRef, schema: Schema): string | null {
  const own = schema
    .referencesOf(table)
    .find(({ from, to }) => to.table === table && from.columns.length === 1 && from.columns[0] === column);
  return own?.to.columns[0] ?? null;
}

/** Rows that refer to another row of their table. */
export const referencePatterns: readonly Pattern[] = [
  pattern("referring", "filter", referring, 0.4),
  pattern("who refers", "filter", whoRefers, 0.4),
];
