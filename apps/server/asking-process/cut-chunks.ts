import type { TableChunk } from "@askery/model";

/** The first rows of chunks. Later chunks are not read. */
export async function* cutChunks(
  chunks: AsyncIterable<TableChunk>,
  maxRows: number,
): AsyncGenerator<TableChunk> {
  let remaining = maxRows;
  for await (const chunk of chunks) {
    const rowCount = Math.min(chunk.rowCount, remaining);
    if (rowCount < chunk.rowCount) {
      yield { columns: chunk.columns.map((cells) => cells.slice(0, rowCount)), rowCount };
    } else {
      yield chunk;
    }
    remaining -= rowCount;
    if (remaining === 0) return;
  }
}
