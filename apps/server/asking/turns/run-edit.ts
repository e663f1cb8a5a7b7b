import type { Failure } from "@askery/api";
import { AppError } from "@askery/model";
import { askingMessages } from "../../messages/asking-messages.ts";
import { findPeople } from "../../people/find-people.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import type { ResultWithRows } from "../../results/print-result.ts";
import { saveResult } from "../../results/save-result.ts";
import type { DatabaseSource } from "../../asking-process/database-source.ts";
import type { About } from "../../asking-process/jobs.ts";
import { checkBusy } from "./ask-question.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import { checkShown, findPosition, readSteps, saveStep, type EditStep } from "./edit-history.ts";
import { describeShown } from "./read-turns.ts";
import { settleFailure } from "./run-turn.ts";
import type { SettledTurn, TurnControl } from "./running-turns.ts";
import { findShownAnswer, type ShownAnswer } from "./shown-answer.ts";
import { streamSteps } from "./stream-steps.ts";
import type { TurnContext } from "./turn-context.ts";

export interface EditToRun {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  /** The result that it changes; null is whichever is shown. */
  readonly of: string | null;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** What an edit found: a result and the step to save, or why there is none. */
export type EditOutcome =
  | ({ readonly kind: "answered"; readonly result: ResultWithRows } & {
      readonly step: Pick<EditStep, "kind" | "words" | "question">;
    })
  | { readonly kind: "failed"; readonly failure: Failure };

/** Computes the result of an edit. */
export type ComputeEdit = (
  shown: ShownAnswer,
  about: About & { readonly source: DatabaseSource },
  control: TurnControl,
) => Promise<EditOutcome>;

/**
 * Changes the answer that a turn shows. Returns the bytes of an event stream; the last event is the state of the turn.
 * If the edit succeeds, its result is shown from now on. If it is refused, fails or is stopped, nothing changes.
 *
 * @throws AppError `not-found` for a question without an answer, `conflict` while another edit is running or if the turn
 * shows another result, `too-many-requests`
 */
export async function runEdit(
  context: TurnContext,
  work: EditToRun,
  compute: ComputeEdit,
): Promise<ReadableStream<Uint8Array>> {
  const { turnId, userId, signal } = work;
  const id = editIdOf(turnId);
  await context.turns.stopIfLeft(id);
  const shown = await findShownAnswer(context.store, turnId);
  checkShown(shown.position, work.of);
  if (context.turns.isRunning(id)) throw new AppError("conflict", askingMessages.editRunning);
  checkBusy(context, work);
  context.turns.start({
    id,
    userId,
    run: async (control) => {
      try {
        return await settleEdit(context, { ...work, shown, compute }, control);
      } catch (cause) {
        return settleFailure(context, cause, control);
      }
    },
  });
  return streamSteps({ signal }, (listener) => context.turns.watch(id, listener));
}

/** The id of the run of an answer's edit, which differs from that of the turn itself. */
export function editIdOf(turnId: string): string {
  return `edit:${turnId}`;
}

async function settleEdit(
  context: TurnContext,
  work: EditToRun & { readonly shown: ShownAnswer; readonly compute: ComputeEdit },
  control: TurnControl,
): Promise<SettledTurn> {
  const { store } = context;
  const { databaseId, turnId, userId, of, shown } = work;
  const onWait = () => control.report({ kind: "opening-database" });
  const database = await unlessStopped(findSource(context, { databaseId, onWait }), control.signal);
  const outcome = await work.compute(shown, database, control);
  if (outcome.kind === "failed") return { state: "failed", result: JSON.stringify(outcome.failure) };
  const ranAtMs = context.now();
  const run = { workspaceId: databaseId, revision: revisionOf(database.source), ranAtMs };
  const resultId = await saveResult(store, run, outcome.result);
  await saveStep(store, { ...outcome.step, turnId, of, editorId: userId, resultId, editedAtMs: ranAtMs });
  const position = findPosition(
    { ...shown.turn, editPosition: shown.turn.editPosition + 1 },
    (await readSteps(store, [turnId])).get(turnId),
  );
  const people = await findPeople({ store }, [userId]);
  return {
    state: "done",
    result: printOutcome(shown.turn.question, outcome.result),
    shown: describeShown(position, people),
  };
}
