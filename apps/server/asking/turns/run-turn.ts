import type { Failure } from "@askery/api";
import type { EarlierQuestion } from "@askery/engine";
import { AppError } from "@askery/model";
import type { TurnContext } from "./turn-context.ts";
import { tableLimits } from "./table-limits.ts";
import { revisionOf } from "../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../databases/sources/with-current-schema.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import { saveResult } from "../../results/save-result.ts";
import type { TurnRow } from "./print-turn.ts";
import type { SettledTurn, TurnControl } from "./running-turns.ts";
import { shortTitle } from "../../asking-process/short-title.ts";
import { requestMessages } from "../../messages/request-messages.ts";
import { readWithout } from "./read-without.ts";

export interface TurnToRun {
  readonly turn: TurnRow;
  readonly databaseId: string;
  /** The questions that lead to it, oldest first. */
  readonly earlier: readonly EarlierQuestion[];
  /** The question before, if the edits of its answer are not among the earlier questions. */
  readonly leftOut: string | null;
}

/** Works on a question and saves its outcome. Never rejects. */
export async function runTurn(
  context: TurnContext,
  work: TurnToRun,
  control: TurnControl,
): Promise<SettledTurn> {
  const { settled, resultId } = await attempt(context, work, control);
  try {
    await saveSettled(context, work, { settled, resultId, control });
    return settled;
  } catch (cause) {
    // An answer that can't be saved is reported as failed, because a reload would not find it.
    return fail(context, cause);
  }
}

/** The outcome of a question, and the result if it was answered. */
interface Attempt {
  readonly settled: SettledTurn;
  readonly resultId: string | null;
}

async function attempt(context: TurnContext, work: TurnToRun, control: TurnControl): Promise<Attempt> {
  try {
    const { turn, databaseId, earlier, leftOut } = work;
    const without = readWithout(turn);
    const onWait = () => control.report({ kind: "opening-database" });
    const { signal } = control;
    const { database, asked } = await withCurrentSchema(
      context,
      { databaseId, signal, onWait },
      async (database, changes) => ({
        database,
        asked: await context.asking.run(
          "ask",
          {
            ...database,
            text: turn.question,
            earlier,
            without,
            ...(turn.choice !== null && { choice: turn.choice }),
            ...(leftOut !== null && { leavesOutEditsOf: leftOut }),
            changes,
            limits: tableLimits,
          },
          { signal, onProgress: control.report },
        ),
      }),
    );
    await nameConversation(context, work, asked.summary);
    if (asked.kind === "refused") {
      return { settled: { state: "done", result: asked.outcome }, resultId: null };
    }
    const run = {
      workspaceId: databaseId,
      revision: revisionOf(database.source),
      ranAtMs: context.now(),
    };
    const resultId = await saveResult(context.store, run, asked.result);
    const result = printOutcome(turn.question, asked.result);
    return { settled: { state: "done", result, shown: { shownId: resultId } }, resultId };
  } catch (cause) {
    return { settled: settleFailure(context, cause, control), resultId: null };
  }
}

/** The outcome of a question that was stopped or failed. */
export function settleFailure(
  context: Pick<TurnContext, "log">,
  cause: unknown,
  { signal, stoppedBy }: Pick<TurnControl, "signal" | "stoppedBy">,
): SettledTurn {
  const isStopped = signal.aborted || (cause instanceof AppError && cause.code === "query-cancelled");
  if (!isStopped) return fail(context, cause);
  const by = stoppedBy();
  return { state: "stopped", result: by === null ? null : JSON.stringify(by) };
}

function fail({ log }: Pick<TurnContext, "log">, cause: unknown): SettledTurn {
  if (!(cause instanceof AppError)) log.error({ err: cause }, "a question failed");
  return { state: "failed", result: JSON.stringify(explainFailure(cause)) };
}

function explainFailure(cause: unknown): Failure {
  if (cause instanceof AppError) {
    const { code, message, fix, span } = cause;
    return { code, message, fix, ...(span !== null && { span }) };
  }
  return { code: "internal", ...requestMessages.internal };
}

/** Names a conversation by the interpretation of its first question, unless it was renamed. */
async function nameConversation(
  { store }: Pick<TurnContext, "store">,
  { turn }: TurnToRun,
  summary: string,
): Promise<void> {
  if (turn.position > 1) return;
  await store
    .updateTable("conversation")
    .set({ summary })
    .where("id", "=", turn.conversationId)
    .where("summary", "=", shortTitle(turn.question))
    .execute();
}

async function saveSettled(
  { store, now }: Pick<TurnContext, "store" | "now">,
  { turn }: TurnToRun,
  { settled, resultId, control }: Attempt & { readonly control: TurnControl },
): Promise<void> {
  await store
    .updateTable("turn")
    .set({
      state: settled.state,
      resultId,
      problem: resultId === null ? settled.result : null,
      steps: JSON.stringify(control.steps()),
      finishedAtMs: now(),
    })
    .where("id", "=", turn.id)
    .where("state", "=", "running")
    .execute();
}
