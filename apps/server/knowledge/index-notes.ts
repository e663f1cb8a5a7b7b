import type { Annotation } from "./knowledge-of.ts";

/**
 * People's annotations by table, then by column; null is the table itself. Indexed because every existing column is
 * looked up.
 */
export type NoteIndex = ReadonlyMap<string, ReadonlyMap<string | null, Annotation>>;

export function indexNotes(annotations: readonly Annotation[]): NoteIndex {
  const byTable = Map.groupBy(annotations, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, notes]) => [table, new Map(notes.map((note) => [note.column, note]))]),
  );
}

export function findNote(notes: NoteIndex, table: string, column: string | null): Annotation | undefined {
  return notes.get(table)?.get(column);
}
