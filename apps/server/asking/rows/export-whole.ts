import { maxRowsOf, type Failure } from "@askery/api";
import { invariant } from "@askery/model";
import { readNarrative, readPlan } from "../../results/find-result.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import type { RunningExport } from "../files/running-exports.ts";
import type { SettledTurn } from "../turns/running-turns.ts";
import { settleFailure } from "../turns/run-turn.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import { describeFile } from "../files/describe-file.ts";
import { fileFormatOf, type FileOptions } from "../files/file-response.ts";
import type { StreamedBody } from "./stream-job.ts";
import { streamRows } from "./stream-rows.ts";

export interface WholeExport {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly options: FileOptions;
  /** Chosen by the client, to read the progress and to stop. */
  readonly exportId: string | undefined;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

export interface TitledRows {
  readonly title: string;
  readonly body: StreamedBody;
}

/**
 * Exports all rows of an answer, including rows that were not stored: its plan runs again as of the day of the answer,
 * and the rows are sent as they arrive. A failure aborts the download, so that a partial file is not mistaken for the
 * whole.
 *
 * @throws AppError `not-found` for a question without an answer, or the failure to run its plan
 */
export async function exportWhole(context: TurnContext, request: WholeExport): Promise<TitledRows> {
  const { exportId, userId } = request;
  if (exportId === undefined) return streamWhole(context, request, null);
  const running = context.exports.start({ exportId, userId });
  try {
    const signal = AbortSignal.any([request.signal, running.signal]);
    return await streamWhole(context, { ...request, signal }, running);
  } catch (cause) {
    running.end(showEnd(settleFailure(context, cause, { signal: running.signal, stoppedBy: () => null })));
    throw cause;
  }
}

async function streamWhole(
  context: TurnContext,
  { turnId, databaseId, userId, options, signal }: WholeExport,
  running: RunningExport | null,
): Promise<TitledRows> {
  const { turn, result } = await findShownAnswer(context.store, turnId);
  const head = await describeFile(context, { question: turn.question, result, databaseId });
  const body = await streamRows(context, {
    databaseId,
    userId,
    wanted: { kind: "plan", plan: readPlan(result) },
    format: fileFormatOf(options, head),
    today: readNarrative(result).receipt.today,
    maxRows: maxRowsOf[options.format],
    signal,
    onRows: running?.report,
    onSettled: (settled) => running?.end(showEnd(settled)),
  });
  return { title: turn.question, body };
}

function showEnd({ state, result }: SettledTurn): Parameters<RunningExport["end"]>[0] {
  if (state !== "failed") return { kind: state };
  invariant(result !== null, "a failure is described");
  return { kind: state, failure: JSON.parse(result) as Failure };
}
