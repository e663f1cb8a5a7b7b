import type { Cell, Table, TableChunk } from "@askery/model";
import type { Store } from "../store/open-store.ts";
import type { ResultRow } from "./upgrade-result.ts";

type Rows = Pick<ResultRow, "id" | "head" | "rowCount">;

/** The first rows of a result's table, or all of them. */
export function readHead({ head }: Pick<ResultRow, "head">): Table {
  return JSON.parse(head) as Table;
}

/** All rows of a result, a few thousand at a time, each chunk as a JSON `TableChunk`. */
export async function* printChunks(store: Store, result: Rows): AsyncGenerator<string> {
  const { values, rowCount } = readHead(result);
  if (rowCount === result.rowCount) yield JSON.stringify({ columns: values, rowCount } satisfies TableChunk);
  else yield* readParts(store, result.id);
}

/** The same, parsed. */
export async function* readChunks(store: Store, result: Rows): AsyncGenerator<TableChunk> {
  const { values, rowCount } = readHead(result);
  if (rowCount === result.rowCount) {
    yield { columns: values, rowCount };
    return;
  }
  for await (const part of readParts(store, result.id)) yield JSON.parse(part) as TableChunk;
}

/** The first rows of its table, up to a maximum. */
export async function readTableUpTo(store: Store, result: Rows, maxRows: number): Promise<Table> {
  const head = readHead(result);
  if (head.rowCount === result.rowCount && head.rowCount <= maxRows) return head;
  const values: Cell[][] = head.columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of readChunks(store, result)) {
    const room = Math.min(chunk.rowCount, maxRows - rowCount);
    for (const [column, cells] of chunk.columns.entries()) {
      for (const cell of cells.slice(0, room)) values[column]?.push(cell);
    }
    rowCount += room;
    if (rowCount === maxRows) break;
  }
  const isTruncated = head.isTruncated || rowCount < result.rowCount;
  return { columns: head.columns, values, rowCount, isTruncated };
}

interface PartRequest {
  readonly resultId: string;
  readonly position: number;
}

/** A part of a result's rows as a JSON `TableChunk`; null after the last. A result whose head has all rows has one. */
export async function printPart(store: Store, { resultId, position }: PartRequest): Promise<string | null> {
  const part = await store
    .selectFrom("resultPart")
    .select("chunk")
    .where("resultId", "=", resultId)
    .where("position", "=", position)
    .executeTakeFirst();
  if (part !== undefined) return part.chunk;
  if (position > 0) return null;
  const { values, rowCount } = readHead(
    await store.selectFrom("result").select("head").where("id", "=", resultId).executeTakeFirstOrThrow(),
  );
  return JSON.stringify({ columns: values, rowCount } satisfies TableChunk);
}

async function* readParts(store: Store, resultId: string): AsyncGenerator<string> {
  const { count } = await store
    .selectFrom("resultPart")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("resultId", "=", resultId)
    .executeTakeFirstOrThrow();
  for (let position = 0; position < count; position++) {
    const { chunk } = await store
      .selectFrom("resultPart")
      .select("chunk")
      .where("resultId", "=", resultId)
      .where("position", "=", position)
      .executeTakeFirstOrThrow();
    yield chunk;
  }
}
