import { readTurnTable } from "@askery/api";
import type { Answer, Cell, Table, TableChunk } from "@askery/model";
import { callText } from "../../server/call.ts";
import { readLines } from "../../server/read-lines.ts";
import { yieldToEventLoop } from "../sheet/yield-to-event-loop.ts";
import { failures } from "../../wording/failures.ts";

/** The first line of the stream: the table's metadata. */
type Head = Omit<Table, "values"> & { readonly askedAt: string };

/**
 * Loads all rows of an answer's table. They arrive in batches, and the page stays responsive in between.
 *
 * @throws ApiError, OfflineError if the server fails; Error if the answer changed meanwhile, or rows are missing
 */
export async function readWholeTable(
  turnId: string,
  { receipt }: Pick<Answer, "receipt">,
  signal: AbortSignal,
): Promise<Table> {
  const lines = readLines(callText(readTurnTable, { params: { turnId } }, signal));
  const first = await lines.next();
  const head = JSON.parse(first.done === true ? "null" : first.value) as Head | null;
  if (head?.askedAt !== receipt.askedAt) {
    throw new Error(failures.answerChanged);
  }
  const values: Cell[][] = head.columns.map(() => []);
  let rowCount = 0;
  for await (const line of lines) {
    const chunk = JSON.parse(line) as TableChunk;
    for (const [column, cells] of chunk.columns.entries()) {
      for (const cell of cells) values[column]?.push(cell);
    }
    rowCount += chunk.rowCount;
    await yieldToEventLoop();
  }
  if (rowCount !== head.rowCount) throw new Error(failures.rowsInterrupted);
  return { columns: head.columns, values, rowCount, isTruncated: head.isTruncated };
}
