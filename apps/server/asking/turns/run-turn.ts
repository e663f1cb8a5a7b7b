import type { Failure } from "@askery/api";
import { AppError } from "@askery/model";
import type { TurnContext } from "./turn-context.ts";
import { tableLimits } from "./table-limits.ts";
import { revisionOf } from "../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../databases/sources/with-current-schema.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import type { ResultWithRows } from "../../results/print-result.ts";
import { saveResult, type Run } from "../../results/save-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { TurnRow } from "./print-turn.ts";
import type { SettledTurn, TurnControl } from "./running-turns.ts";
import { shortTitle } from "../../asking-process/short-title.ts";
import { requestMessages } from "../../messages/request-messages.ts";
import { findLeftOut, readEarlier } from "./read-earlier.ts";
import { readWithout } from "./read-without.ts";

export interface TurnToRun {
  readonly turn: TurnRow;
  readonly databaseId: string;
  /** Settles when the turn is on the disk; until then, its outcome is not saved. */
  readonly saving: Promise<unknown>;
}

/** Works on a question and saves its outcome, unless the question itself is not saved. Never rejects. */
export async function runTurn(
  context: TurnContext,
  work: TurnToRun,
  control: TurnControl,
): Promise<SettledTurn> {
  const found = await attempt(context, work, control);
  if (found.kind === "settled") return saveUnanswered(context, work, { settled: found.settled, control });
  try {
    return await saveAnswered(context, work, { answered: found, control });
  } catch (cause) {
    return saveUnanswered(context, work, { settled: settleFailure(context, cause, control), control });
  }
}

/** What came of a question: an answer that is not saved yet, or an outcome without a result. */
type Attempt = Answered | { readonly kind: "settled"; readonly settled: SettledTurn };

interface Answered {
  readonly kind: "answered";
  readonly run: Run;
  readonly result: ResultWithRows;
}

async function attempt(context: TurnContext, work: TurnToRun, control: TurnControl): Promise<Attempt> {
  try {
    const { turn, databaseId, saving } = work;
    const earlier = await readEarlier(context.store, turn);
    const leftOut = await findLeftOut(context.store, turn);
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
    await saving;
    await nameConversation(context, work, asked.summary);
    if (asked.kind === "refused") {
      return { kind: "settled", settled: { state: "done", result: asked.outcome } };
    }
    const run = {
      workspaceId: databaseId,
      revision: revisionOf(database.source),
      ranAtMs: context.now(),
    };
    return { kind: "answered", run, result: asked.result };
  } catch (cause) {
    return { kind: "settled", settled: settleFailure(context, cause, control) };
  }
}

/** Saves an answer in one write, so that it waits for the disk once. Rows in parts are separate writes. */
async function saveAnswered(
  { store, now }: TurnContext,
  { turn }: TurnToRun,
  { answered, control }: { readonly answered: Answered; readonly control: TurnControl },
): Promise<SettledTurn> {
  const { run, result } = answered;
  const save = async (store: Store): Promise<string> => {
    const resultId = await saveResult(store, run, result);
    await endTurn({ store, now }, turn, { state: "done", resultId, problem: null, control });
    return resultId;
  };
  const isOneWrite = result.parts.length === 0;
  const shownId = await (isOneWrite ? store.transaction().execute(save) : save(store));
  return { state: "done", result: printOutcome(turn.question, result), shown: { shownId } };
}

async function saveUnanswered(
  context: TurnContext,
  { turn, saving }: TurnToRun,
  { settled, control }: { readonly settled: SettledTurn; readonly control: TurnControl },
): Promise<SettledTurn> {
  try {
    const { state, result: problem } = settled;
    await saving;
    await endTurn(context, turn, { state, resultId: null, problem, control });
    return settled;
  } catch (cause) {
    // An outcome that can't be saved is reported as failed, because a reload would not find it.
    return fail(context, cause);
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

interface TurnEnd extends Pick<TurnRow, "state" | "resultId" | "problem"> {
  readonly control: TurnControl;
}

async function endTurn(
  { store, now }: StoreContext,
  turn: TurnRow,
  { control, ...end }: TurnEnd,
): Promise<void> {
  await store
    .updateTable("turn")
    .set({ ...end, steps: JSON.stringify(control.steps()), finishedAtMs: now() })
    .where("id", "=", turn.id)
    .where("state", "=", "running")
    .execute();
}
