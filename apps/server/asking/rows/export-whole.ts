import { maxRowsOf } from "@askery/api";
import { readNarrative, readPlan } from "../../results/find-result.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import { describeFile } from "../files/describe-file.ts";
import { fileFormatOf, type FileOptions } from "../files/file-response.ts";
import { streamRows, type RowsBody } from "./stream-rows.ts";

export interface WholeExport {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly options: FileOptions;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

export interface TitledRows {
  readonly title: string;
  readonly body: RowsBody;
}

/**
 * Exports all rows of an answer, including rows that were not stored: its plan runs again as of the day of the answer,
 * and the rows are sent as they arrive. A failure aborts the download, so that a partial file is not mistaken for the
 * whole.
 *
 * @throws AppError `not-found` for a question without an answer, or the failure to run its plan
 */
export async function exportWhole(context: TurnContext, request: WholeExport): Promise<TitledRows> {
  const { turnId, databaseId, userId, options, signal } = request;
  const { turn, result } = await findShownAnswer(context.store, turnId);
  const wanted = { kind: "plan", plan: readPlan(result) } as const;
  const head = await describeFile(context, { question: turn.question, result, databaseId });
  const rows = {
    databaseId,
    userId,
    wanted,
    format: fileFormatOf(options, head),
    today: readNarrative(result).receipt.today,
    maxRows: maxRowsOf[options.format],
    signal,
  };
  return { title: turn.question, body: await streamRows(context, rows) };
}
