import type { TableId } from "@askery/model";
import type { Clause, ColumnRef, Test } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import {
  either,
  keyword,
  map,
  mention,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { value, type FoundValue } from "./test.ts";

/** A reference to another row of the same table: a boss, a parent category. */
const ownReference: Element<ColumnRef> = map(mention("column"), ({ target: { table, column } }, { schema }) =>
  keyReferredTo({ table, column }, schema) === null ? null : { table, column },
);

/** "report to", "work under": the only reference to a row of the same table. */
const reporting: Element<"only"> = either(
  map(word("report", "answer"), () => "only" as const),
  sequence([word("work"), word("under", "for")], () => "only" as const),
  sequence([word("managed", "supervised", "led"), word("by")], () => "only" as const),
);

/** One or two values of a row: a name in one column, or a first and a last name. */
const name = sequence([value, optional(value)], (found) => found.filter((one) => one !== null));

/** "employees who report to Ada King", "parts whose parent is Engine": not the named row, but those that refer to it. */
const referring: Element<readonly Clause[]> = referringTo(
  sequence([entity, optional(word("who", "that", "which", "whose", "with"))], ([table]) => ({ table })),
  either<ColumnRef | "only">(ownReference, reporting),
);

/** "who reports to Ada King". */
const whoRefers: Element<readonly Clause[]> = referringTo(
  map(word("who"), () => ({ table: null })),
  reporting,
);

/** Without a table, the subject are rows like the one that is named. */
function referringTo(
  subject: Element<{ readonly table: TableId | null }>,
  reference: Element<ColumnRef | "only">,
): Element<readonly Clause[]> {
  return sequence(
    [subject, reference, optional(keyword("exactly")), optional(word("to", "as", "is", "of")), name],
    ([{ table }, referred, , , found], { schema }): readonly Clause[] | null => {
      const reference = referenceOf(table ?? found[0]?.column.table, referred, schema);
      return reference === null || !areOf(reference.column.table, found)
        ? null
        : rowsWhere(reference.column, reference.key, found);
    },
  );
}

/** "who does Ada King report to", "who is the boss of Ada King": the row that the named one refers to. */
const whoIsReferredTo: Element<readonly Clause[]> = map(
  either<{ readonly found: readonly FoundValue[]; readonly referred: ColumnRef | "only" }>(
    sequence([word("who"), word("do"), name, reporting, optional(word("to"))], ([, , found]) => ({
      found,
      referred: "only",
    })),
    sequence(
      [optional(word("who")), optional(word("be")), ownReference, word("of"), name],
      ([, , referred, , found]) => ({ found, referred }),
    ),
  ),
  ({ found, referred }, { schema }) => {
    const reference = referenceOf(found[0]?.column.table, referred, schema);
    return reference === null || !areOf(reference.column.table, found)
      ? null
      : rowsWhere({ table: reference.column.table, column: reference.key }, reference.column.column, found);
  },
);

function rowsWhere(column: ColumnRef, key: string, found: readonly FoundValue[]): readonly Clause[] {
  const tests = found.map((one): Test => ({
    kind: "values",
    column: one.column,
    values: [one.value],
    isNegated: false,
  }));
  return [
    { kind: "entity", table: column.table },
    { kind: "filter", test: { kind: "refers", column, key, tests } },
  ];
}

function areOf(table: TableId, found: readonly FoundValue[]): boolean {
  return found.every(({ column }) => column.table === table);
}

interface OwnReference {
  readonly column: ColumnRef;
  /** The key of the same table that it refers to. */
  readonly key: string;
}

/** The only reference of a table to itself, or the one that is named. Null without one. */
function referenceOf(
  table: TableId | undefined,
  referred: ColumnRef | "only",
  schema: Schema,
): OwnReference | null {
  if (table === undefined) return null;
  const column = referred === "only" ? onlyReference(table, schema) : referred;
  const key = column?.table === table ? keyReferredTo(column, schema) : null;
  return column === null || key === null ? null : { column, key };
}

/** The only reference of a table's rows to others of them; null for none or several. */
function onlyReference(table: TableId, schema: Schema): ColumnRef | null {
  const columns = schema.table(table).columns.map(({ name: column }) => ({ table, column }));
  const [only, ...others] = columns.filter((column) => keyReferredTo(column, schema) !== null);
  return only === undefined || others.length > 0 ? null : only;
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
  pattern("who refers", "filter", whoRefers, 1.2),
  pattern("who is referred to", "filter", whoIsReferredTo, 1.2),
];
