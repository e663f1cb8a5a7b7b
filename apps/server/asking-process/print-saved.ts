import type { TableChunk } from "@askery/model";
import { cutChunks } from "./cut-chunks.ts";
import type { SavedPart, ToPrintSaved } from "./saved-rows.ts";
import { printFile } from "./print-rows.ts";

/** Prints the saved rows of a result as a file, each part when the one before was printed. */
export function printSaved(
  { resultId, maxRows, columns, isTruncated, format }: ToPrintSaved,
  load: (part: SavedPart) => Promise<string | null>,
): AsyncGenerator<string | Uint8Array> {
  const all = readSavedChunks(resultId, load);
  const chunks = maxRows === undefined ? all : cutChunks(all, maxRows);
  return printFile({ columns, chunks, isTruncated: () => isTruncated }, format);
}

/** The saved rows of a result, some thousand at a time. */
export async function* readSavedChunks(
  resultId: string,
  load: (part: SavedPart) => Promise<string | null>,
): AsyncGenerator<TableChunk> {
  for (let position = 0; ; position++) {
    const part = await load({ resultId, position });
    if (part === null) return;
    yield JSON.parse(part) as TableChunk;
  }
}
