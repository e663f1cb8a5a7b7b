import type { Catalog, CatalogColumn, Relationship, TableId } from "@askery/model";
import { speaksOf } from "../../meaning/evidence/score-roles.ts";
import type { TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "../request/clause.ts";

/** What rows are called by: their own name, else that of the row which they are, one for one, in another table. */
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

/** Whether what its rows are called by is said to be a name. */
function isNamed({ columns, meaning }: TableDescription): boolean {
  return columns.some(
    ({ column, words }) => meaning.rowName.value.includes(column.name) && speaksOf("name", words),
  );
}

/**
 * Whether both tables speak of the same thing: by the key of the one, or because each row of it refers to a person of
 * its own ("entrepreneurs" that are "people").
 */
function isSame({ from, to }: Relationship, { table }: TableDescription, other: TableDescription): boolean {
  const [only] = from.columns;
  if (to.table === table.id || from.columns.length > 1) return false;
  if (table.primaryKey.length === 1 && table.primaryKey[0] === only) return true;
  const column = table.columns.find((found) => found.name === only);
  const isAnyone = other.words.length === 1 && anyone.has(other.words[0] ?? "");
  return column !== undefined && isAnyone && (column.isUnique || holdsEachOnce(column));
}

function holdsEachOnce({ profile }: CatalogColumn): boolean {
  return profile !== null && profile.rowCount > 1 && profile.distinctCount === profile.rowCount;
}

const anyone: ReadonlySet<string> = new Set(["person", "people", "individual"]);
