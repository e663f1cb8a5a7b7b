import type { Catalog, CatalogTable } from "@askery/model";
import { findNote, type NoteIndex } from "./index-notes.ts";
import type { SavedEntry } from "./knowledge-of.ts";
import type { PrivateColumn } from "./list-private-columns.ts";
import { readEntry } from "./read-entry.ts";

export interface EntryScope {
  readonly notes: NoteIndex;
  readonly privateColumns: readonly PrivateColumn[];
}

/**
 * Why answers cannot use an entry at the moment: it refers to something that is gone, hidden or private. Null if they
 * can.
 *
 * The catalog contains everything that was read, including hidden and private parts.
 */
export function findEntryProblem(saved: SavedEntry, catalog: Catalog, scope: EntryScope): string | null {
  const read = readEntry(saved, catalog);
  if (read.kind === "problem") return read.message;
  const { entry } = saved;
  if (entry.kind === "rule") {
    const shown = readEntry(saved, { ...catalog, tables: showTables(catalog, scope) });
    return shown.kind === "problem" ? shown.message : null;
  }
  const table = "table" in entry ? catalog.tables.find(({ id }) => id === entry.table) : undefined;
  if (table === undefined) return null;
  if (isHidden(table, scope)) return `the table ${table.name} is hidden.`;
  for (const { name } of table.columns) {
    const isPrivate = isPrivateColumn(table, name, scope);
    if (findNote(scope.notes, table.id, name)?.isHidden !== true && !isPrivate) continue;
    const columns = table.columns.filter((column) => column.name !== name);
    const without = { ...catalog, tables: [{ ...table, columns }] };
    if (readEntry(saved, without).kind === "problem") {
      return `${table.name}.${name} is ${isPrivate ? "private" : "hidden"}.`;
    }
  }
  return null;
}

/** The tables and columns that answers may use. */
function showTables({ tables }: Catalog, scope: EntryScope): readonly CatalogTable[] {
  return tables
    .filter((table) => !isHidden(table, scope))
    .map((table) => ({
      ...table,
      columns: table.columns.filter(
        ({ name }) =>
          findNote(scope.notes, table.id, name)?.isHidden !== true && !isPrivateColumn(table, name, scope),
      ),
    }));
}

function isHidden({ id }: CatalogTable, { notes }: EntryScope): boolean {
  return findNote(notes, id, null)?.isHidden === true;
}

function isPrivateColumn({ id }: CatalogTable, column: string, { privateColumns }: EntryScope): boolean {
  return privateColumns.some((one) => one.table === id && one.column === column);
}
