import type { AskableDatabase } from "@askery/asking";
import { pluralOf, humanizeName } from "@askery/engine";
import type { Completion } from "@askery/api";
import type { CatalogTable } from "@askery/model";

/** A part of a database that a question can name. */
export interface Term {
  readonly kind: Extract<Completion["kind"], "table" | "column" | "value">;
  readonly label: string;
  readonly detail: string;
  /** The label in the form used for lookup. */
  readonly lower: string;
  /** The number of values in its column; a value among few is more likely meant. 0 for names. */
  readonly siblingCount: number;
}

/** The names and values of a database (tables, columns, values), sorted by spelling. */
export function listTerms(database: AskableDatabase): readonly Term[] {
  const known = terms.get(database);
  if (known !== undefined) return known;
  const listed = [...nameTerms(database), ...valueTerms(database)].toSorted(
    (one, other) => compare(one.lower, other.lower) || kindOrder[one.kind] - kindOrder[other.kind],
  );
  terms.set(database, listed);
  return listed;
}

/** The terms that start with a text: names first, then values of columns with few values; shorter ones first. */
export function findTerms(all: readonly Term[], prefix: string, most: number): readonly Term[] {
  const found: Term[] = [];
  for (let index = firstFrom(all, prefix); index < all.length; index++) {
    const term = all[index];
    if (term === undefined || !term.lower.startsWith(prefix) || found.length >= maxScanned) break;
    if (term.lower !== prefix) found.push(term);
  }
  return found
    .toSorted(
      (one, other) =>
        kindOrder[one.kind] - kindOrder[other.kind] ||
        one.siblingCount - other.siblingCount ||
        one.lower.length - other.lower.length ||
        compare(one.lower, other.lower),
    )
    .slice(0, most);
}

const kindOrder: Readonly<Record<Term["kind"], number>> = { table: 0, column: 1, value: 2 };
const maxScanned = 2_000;
const maxValues = 200_000;
const longestValue = 60;

/** Computed once for an open database, and freed with it. */
const terms = new WeakMap<AskableDatabase, readonly Term[]>();

function nameTerms({ prepared }: AskableDatabase): readonly Term[] {
  const { tables, relationships } = prepared.catalog;
  const keys = new Set(
    relationships.flatMap(({ from, to }) =>
      [from, to].flatMap(({ table, columns }) => columns.map((column) => keyOf(table, column))),
    ),
  );
  return [
    ...tables.map(({ name }) => term("table", pluralOf(humanizeName(name)), "")),
    ...countLabels(tables, keys).map(({ label, table, others }) =>
      term("column", label, verbalizePlaces(humanizeName(table), others)),
    ),
  ];
}

/** A label of columns, the name of the first table with it, and in how many other places it is. */
interface ColumnLabel {
  readonly label: string;
  readonly table: string;
  others: number;
}

/** The labels of columns that people name; keys that only link tables are left out. Thousands of tables share most names. */
function countLabels(tables: readonly CatalogTable[], keys: ReadonlySet<string>): readonly ColumnLabel[] {
  const byName = new Map<string, ColumnLabel>();
  const byLabel = new Map<string, ColumnLabel>();
  for (const table of tables) {
    for (const { name } of table.columns) {
      if (keys.has(keyOf(table.id, name)) || table.primaryKey.includes(name)) continue;
      const counted = byName.get(name) ?? startLabel(name, table.name, byLabel);
      counted.others++;
      byName.set(name, counted);
    }
  }
  return [...byLabel.values()];
}

/** The count of the columns with the same label, such as `due_date` and `DueDate`. */
function startLabel(name: string, table: string, byLabel: Map<string, ColumnLabel>): ColumnLabel {
  const label = humanizeName(name);
  const started = byLabel.get(label.toLowerCase()) ?? { label, table, others: -1 };
  byLabel.set(label.toLowerCase(), started);
  return started;
}

function valueTerms({ values }: AskableDatabase): readonly Term[] {
  const found: Term[] = [];
  for (const { column, values: ofColumn } of values) {
    for (const value of ofColumn) {
      if (found.length >= maxValues) return found;
      const isShort = value.length <= longestValue && value.trim() !== "";
      if (isShort) {
        found.push({ ...term("value", value, humanizeName(column)), siblingCount: ofColumn.length });
      }
    }
  }
  return found;
}

function term(kind: Term["kind"], label: string, detail: string): Term {
  return { kind, label, detail, lower: label.toLowerCase(), siblingCount: 0 };
}

function verbalizePlaces(first: string, others: number): string {
  return others === 0 ? first : `${first} and ${others} more`;
}

function keyOf(table: string, column: string): string {
  return JSON.stringify([table, column]);
}

/** Compares code units, as the binary search requires. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The index of the first term that is not less than a text. */
function firstFrom(all: readonly Term[], text: string): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((all[middle]?.lower ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
