import { maxRowsOf } from "@askery/api";
import { fileFormatOf, type FileOptions } from "../files/file-response.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import { readNarrative } from "../../results/find-result.ts";
import { runPointRows, type PointRequest } from "../turns/answer-points.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import type { TitledRows } from "./export-whole.ts";
import { streamRows } from "./stream-rows.ts";

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
  const { plan, words, sql, outputs } = await runPointRows(context, { ...request, maxRows: 1 });
  const facts = [
    { label: "Question", value: turn.question },
    { label: "Rows", value: words },
    { label: "SQL", value: sql },
  ];
  const body = await streamRows(context, {
    databaseId,
    userId,
    wanted: { kind: "plan", plan },
    format: fileFormatOf(options, { outputs, facts }),
    today: readNarrative(result).receipt.today,
    maxRows: maxRowsOf[options.format],
    signal,
  });
  return { title: words, body };
}
