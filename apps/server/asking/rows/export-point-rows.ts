import type { FileOptions } from "../files/file-response.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import { readNarrative } from "../../results/find-result.ts";
import { runPointRows, type PointRequest } from "../turns/answer-points.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import type { TitledRows } from "./export-whole.ts";
import { streamPointRows } from "./stream-point-rows.ts";

export interface PointRowsExport extends PointRequest {
  readonly userId: string;
  readonly options: FileOptions;
}

/**
 * Exports all rows that a figure of an answer is computed from, sent as they arrive. A failure aborts the download.
 *
 * @throws AppError as `readPointRows`
 */
export async function exportPointRows(context: TurnContext, request: PointRowsExport): Promise<TitledRows> {
  const { turnId, databaseId, userId, options, signal } = request;
  const { turn, result } = await findShownAnswer(context.store, turnId);
  const rows = await runPointRows(context, { ...request, maxRows: 1 });
  const { today } = readNarrative(result).receipt;
  const source = { label: "Question", value: turn.question };
  return streamPointRows(context, rows, { databaseId, userId, options, source, today, signal });
}
