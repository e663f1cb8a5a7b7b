import type { Cell, Output, TableChunk, TableColumn } from "@askery/model";

/** Rows that arrive in chunks and can be read only once. */
export interface PrintedRows {
  readonly columns: readonly TableColumn[];
  readonly chunks: AsyncIterable<TableChunk> | Iterable<TableChunk>;
  /** Whether a limit truncated the rows; final once the chunks have ended. */
  isTruncated(): boolean;
}

/** The description of a table in a file: how its columns are shown, and facts about the answer. */
export interface FileHead {
  /** In the order of the columns; a column without one is shown as it is. */
  readonly outputs: readonly Output[];
  readonly facts: readonly FileFact[];
}

export interface FileFact {
  readonly label: string;
  readonly value: Cell;
}

/** The first rows of a table, which decide widths and types of its columns, and then all of its rows. */
export interface PeekedRows {
  readonly first: TableChunk;
  readonly chunks: AsyncIterable<TableChunk>;
}

/** Reads the first chunk that has rows. */
export async function peekRows({ columns, chunks }: PrintedRows): Promise<PeekedRows> {
  const iterator = readChunks(chunks);
  const { value } = await iterator.next();
  const first = value ?? { columns: columns.map(() => []), rowCount: 0 };
  const all = async function* () {
    yield first;
    yield* iterator;
  };
  return { first, chunks: all() };
}

async function* readChunks(chunks: PrintedRows["chunks"]): AsyncGenerator<TableChunk, undefined> {
  for await (const chunk of chunks) if (chunk.rowCount > 0) yield chunk;
  return undefined;
}
