import type { Annotation } from "./knowledge-of.ts";

/** Notes of people, by table, then by column; null is the table itself. Every existing column is looked up here. */
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
