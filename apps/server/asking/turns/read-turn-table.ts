import { readNarrative } from "../../results/find-result.ts";
import { printChunks, readChunks, readHead } from "../../results/result-rows.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeFile } from "../files/describe-file.ts";
import type { TitledTable } from "../files/titled-table.ts";
import { findShownAnswer } from "./shown-answer.ts";

interface TurnTableRequest {
  readonly turnId: string;
}

/** The displayed table of an answer. @throws AppError `not-found` for a question without a table */
export async function readTurnTable(
  { store }: Pick<StoreContext, "store">,
  { turnId }: TurnTableRequest,
): Promise<TitledTable> {
  const { turn, result } = await findShownAnswer(store, turnId);
  const { columns, isTruncated } = readHead(result);
  const { id: resultId, rowCount, workspaceId: databaseId } = result;
  const title = turn.question;
  const head = await describeFile({ store }, { question: title, result, databaseId });
  return { title, resultId, head, columns, rowCount, isTruncated, chunks: readChunks(store, result) };
}

/**
 * The same table as lines of JSON: its description, then its rows, about a thousand per line. `askedAt` identifies the
 * run.
 *
 * @throws AppError `not-found` for a question without a table
 */
export async function printTurnTable(
  { store }: Pick<StoreContext, "store">,
  { turnId }: TurnTableRequest,
): Promise<AsyncGenerator<string>> {
  const { result } = await findShownAnswer(store, turnId);
  const { columns, isTruncated } = readHead(result);
  const { askedAt } = readNarrative(result).receipt;
  const head = { columns, rowCount: result.rowCount, isTruncated, askedAt };
  return (async function* () {
    yield `${JSON.stringify(head)}\n`;
    for await (const chunk of printChunks(store, result)) yield `${chunk}\n`;
  })();
}
