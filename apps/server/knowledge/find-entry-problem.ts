import type { Knowledge } from "@askery/api";
import type { Catalog } from "@askery/model";
import { findNote, type NoteIndex } from "./index-notes.ts";
import { readEntry } from "./read-entry.ts";

/**
 * Why answers do not use an entry at the moment: what it refers to is gone, hidden or private. Null if they use it.
 *
 * The catalog contains everything that was read, including hidden and private parts.
 */
export function findEntryProblem(entry: Knowledge, catalog: Catalog, notes: NoteIndex): string | null {
  const read = readEntry(entry, catalog);
  if (read.kind === "problem") return read.message;
  const table = "table" in entry ? catalog.tables.find(({ id }) => id === entry.table) : undefined;
  if (table === undefined) return null;
  if (findNote(notes, table.id, null)?.isHidden === true) return `the table ${table.name} is hidden.`;
  for (const { name } of table.columns) {
    const note = findNote(notes, table.id, name);
    if (note?.isHidden !== true && note?.isPrivate !== true) continue;
    const columns = table.columns.filter((column) => column.name !== name);
    const without = { ...catalog, tables: [{ ...table, columns }] };
    if (readEntry(entry, without).kind === "problem") {
      return `${table.name}.${name} is ${note.isPrivate ? "private" : "hidden"}.`;
    }
  }
  return null;
}
