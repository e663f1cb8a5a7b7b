import type { Knowledge } from "@askery/api";
import type { Catalog } from "@askery/model";
import { findNote, type NoteIndex } from "./index-notes.ts";
import { readEntry } from "./read-entry.ts";

/**
 * Why answers do not use an entry now: what it speaks of is gone, hidden or private. Null while they do.
 *
 * The catalog is all that was read, hidden and private parts included.
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
