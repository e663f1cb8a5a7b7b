import type { Knowledge } from "@askery/api";
import type { Catalog } from "@askery/model";
import { findNote, type NoteIndex } from "./index-notes.ts";
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
export function findEntryProblem(
  entry: Knowledge,
  catalog: Catalog,
  { notes, privateColumns }: EntryScope,
): string | null {
  const read = readEntry(entry, catalog);
  if (read.kind === "problem") return read.message;
  const table = "table" in entry ? catalog.tables.find(({ id }) => id === entry.table) : undefined;
  if (table === undefined) return null;
  if (findNote(notes, table.id, null)?.isHidden === true) return `the table ${table.name} is hidden.`;
  for (const { name } of table.columns) {
    const note = findNote(notes, table.id, name);
    const isPrivate = privateColumns.some((one) => one.table === table.id && one.column === name);
    if (note?.isHidden !== true && !isPrivate) continue;
    const columns = table.columns.filter((column) => column.name !== name);
    const without = { ...catalog, tables: [{ ...table, columns }] };
    if (readEntry(entry, without).kind === "problem") {
      return `${table.name}.${name} is ${isPrivate ? "private" : "hidden"}.`;
    }
  }
  return null;
}
