import { readParts } from "./answer-parts.ts";
import { findShownAnswer, readRows } from "./shown-answer.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { TitledTable } from "../files/titled-table.ts";

interface TurnTableRequest {
  readonly turnId: string;
}

/** The table of an answer, as it is shown. @throws AppError `not-found` for a question that has none */
export async function readTurnTable(
  { store }: Pick<StoreContext, "store">,
  { turnId }: TurnTableRequest,
): Promise<TitledTable> {
  const shown = await findShownAnswer(store, turnId);
  const { table, receipt } = shown.answer;
  const { columns, isTruncated } = table;
  return {
    title: shown.turn.question,
    columns,
    rowCount: receipt.rowCount,
    isTruncated,
    chunks: readRows(store, shown),
  };
}

/**
 * The same as lines of JSON: what the table is, then its rows, some thousand a line. `askedAt` tells one run from another.
 *
 * @throws AppError `not-found` for a question that has none
 */
export async function printTurnTable(
  { store }: Pick<StoreContext, "store">,
  { turnId }: TurnTableRequest,
): Promise<AsyncGenerator<string>> {
  const { answer, answerId } = await findShownAnswer(store, turnId);
  return (async function* () {
    const { table, receipt } = answer;
    const { columns, isTruncated } = table;
    yield `${JSON.stringify({ columns, rowCount: receipt.rowCount, isTruncated, askedAt: receipt.askedAt })}\n`;
    if (table.rowCount === receipt.rowCount) {
      yield `${JSON.stringify({ columns: table.values, rowCount: table.rowCount })}\n`;
      return;
    }
    for await (const part of readParts(store, answerId)) yield `${part}\n`;
  })();
}
