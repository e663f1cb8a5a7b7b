import type { TableChunk } from "@askery/model";
import type { SavedPart, ToPrintSaved } from "./jobs.ts";
import { printFile } from "./print-rows.ts";

/** Prints the saved rows of a result as a file, each part when the one before was printed. */
export function printSaved(
  { resultId, columns, isTruncated, format }: ToPrintSaved,
  load: (part: SavedPart) => Promise<string | null>,
): AsyncGenerator<string | Uint8Array> {
  async function* readChunks(): AsyncGenerator<TableChunk> {
    for (let position = 0; ; position++) {
      const part = await load({ resultId, position });
      if (part === null) return;
      yield JSON.parse(part) as TableChunk;
    }
  }
  return printFile({ columns, chunks: readChunks(), isTruncated: () => isTruncated }, format);
}
