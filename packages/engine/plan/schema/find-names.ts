import type { Catalog, CatalogColumn, Relationship, TableId } from "@askery/model";
import { speaksOf } from "../../meaning/evidence/score-roles.ts";
import { anybodyWords, codeWords, kindWords, labelWords } from "../../meaning/meaning-words.data.ts";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "../request/clause.ts";

/** Returns the name columns of a table's rows, or those of a table that it is one-to-one with. */
export function findNames(
  description: TableDescription,
  { relationships }: Catalog,
  describeTable: (id: TableId) => TableDescription,
): readonly ColumnRef[] {
  const own = ownNames(description);
  if (isNamed(description)) return own;
  for (const relationship of relationships) {
    if (relationship.from.table !== description.table.id) continue;
    const other = describeTable(relationship.to.table);
    if (isNamed(other) && isSame(relationship, description, other)) return ownNames(other);
  }
  return own;
}

function ownNames({ table, meaning }: TableDescription): readonly ColumnRef[] {
  return meaning.rowName.value.map((column) => ({ table: table.id, column }));
}

/** True if one of the name columns is called a name. */
function isNamed({ columns, meaning }: TableDescription): boolean {
  return columns.some(
    ({ column, words }) => meaning.rowName.value.includes(column.name) && speaksOf("name", words),
  );
}

/**
 * True if both tables describe the same entity: they share the primary key, or each row references a different person
 * ("entrepreneurs" that are "people").
 */
function isSame({ from, to }: Relationship, { table }: TableDescription, other: TableDescription): boolean {
  const [only] = from.columns;
  if (to.table === table.id || from.columns.length > 1) return false;
  if (table.primaryKey.length === 1 && table.primaryKey[0] === only) return true;
  const column = table.columns.find((found) => found.name === only);
  const isAnyone = other.words.length === 1 && anybodyWords.has(other.words[0] ?? "");
  return column !== undefined && isAnyone && (column.isUnique || holdsEachOnce(column));
}

function holdsEachOnce({ profile }: CatalogColumn): boolean {
  return profile !== null && profile.rowCount > 1 && profile.distinctCount === profile.rowCount;
}

/**
 * Returns the column that spells out a code of the same table: `platform_name` for `platform_code`, and the name of the
 * row for a code that is different in each row.
 */
export function findLabel(code: ColumnDescription, table: TableDescription): ColumnRef | null {
  if (!codes.has(code.words.at(-1) ?? "") || code.words.length < 2) return null;
  return findSpelledOut(code, table) ?? findRowName(code, table);
}

function findRowName({ column }: ColumnDescription, table: TableDescription): ColumnRef | null {
  const [name, ...others] = ownNames(table);
  const isOfRow = (column.isUnique || holdsEachOnce(column)) && isNamed(table);
  return isOfRow && name !== undefined && others.length === 0 && name.column !== column.name ? name : null;
}

function findSpelledOut(code: ColumnDescription, { columns }: TableDescription): ColumnRef | null {
  const stem = code.words.slice(0, -1).join(" ");
  const found = columns.find(
    ({ words }) => labels.has(words.at(-1) ?? "") && words.slice(0, -1).join(" ") === stem,
  );
  return found === undefined ? null : { table: found.table, column: found.column.name };
}

/** Returns the code that is different in each row, as people call events: `invoice_no` beside the key `invoice_id`. */
export function findNumber({ columns, meaning }: TableDescription): string | null {
  const found = columns.find(
    ({ column, meaning: { role, refersTo } }) =>
      role.value === "code" &&
      refersTo === null &&
      !meaning.key.value.includes(column.name) &&
      (column.isUnique || holdsEachOnce(column)),
  );
  return found?.column.name ?? null;
}

/** Returns the column that says what sort of thing a row is, named after the table: `device_category` of devices. */
export function findSort({ columns, words: tableWords }: TableDescription): ColumnRef | null {
  const found = columns.find(
    ({ words, meaning }) =>
      meaning.role.value === "category" &&
      kinds.has(words.at(-1) ?? "") &&
      words.slice(0, -1).every((word) => tableWords.includes(word)),
  );
  return found === undefined ? null : { table: found.table, column: found.column.name };
}

const kinds: ReadonlySet<string> = new Set(kindWords);
const codes: ReadonlySet<string> = new Set(codeWords);
const labels: ReadonlySet<string> = new Set(labelWords);
