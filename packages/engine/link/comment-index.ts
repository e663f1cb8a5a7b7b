import type { Catalog, TableId } from "@askery/model";
import { smallWords } from "./synonym-index.ts";
import { weakWords } from "./weak-words.data.ts";
import { formWord } from "../meaning/names/word-form.ts";

/** The comments on tables and columns, indexed by the stems of their words. */
export type CommentIndex = ReadonlyMap<string, readonly CommentLocation[]>;

export interface CommentLocation {
  readonly table: TableId;
  readonly column: string | null;
}

/** Indexes the first dozen words of each comment; drops words that occur in too many comments. */
export function indexComments(catalog: Catalog): CommentIndex {
  const index = new Map<string, CommentLocation[]>();
  for (const table of catalog.tables) {
    addComment(index, table.comment, { table: table.id, column: null });
    for (const column of table.columns) {
      addComment(index, column.comment, { table: table.id, column: column.name });
    }
  }
  for (const [stem, occurrences] of index) if (occurrences.length > maxOccurrences) index.delete(stem);
  return index;
}

const maxOccurrences = 6;
const maxWords = 12;

function addComment(
  index: Map<string, CommentLocation[]>,
  comment: string | null,
  occurrence: CommentLocation,
): void {
  if (comment === null) return;
  const words = comment
    .slice(0, 400)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, maxWords);
  const significant = words.filter(
    (word) => word.length > 2 && !smallWords.has(word) && !weakWords.has(word),
  );
  for (const stem of new Set(significant.map((word) => formWord(word).stem))) {
    const occurrences = index.get(stem);
    if (occurrences === undefined) index.set(stem, [occurrence]);
    else occurrences.push(occurrence);
  }
}
