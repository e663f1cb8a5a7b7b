import { maxRowsAtOnce } from "@askery/api";
import { readNarrative, readPlan } from "../../results/find-result.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import { streamRows, type RowsBody } from "./stream-rows.ts";

export interface WholeExport {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly format: "csv" | "json";
  readonly hasBom: boolean;
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
  const { turnId, databaseId, userId, format: kind, hasBom, signal } = request;
  const { turn, result } = await findShownAnswer(context.store, turnId);
  const wanted = { kind: "plan", plan: readPlan(result) } as const;
  const format = kind === "csv" ? ({ kind, hasBom } as const) : ({ kind } as const);
  const rows = {
    databaseId,
    userId,
    wanted,
    format,
    today: readNarrative(result).receipt.today,
    maxRows: maxRowsAtOnce,
    signal,
  };
  return { title: turn.question, body: await streamRows(context, rows) };
}
