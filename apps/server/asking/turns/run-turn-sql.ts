import type { SqlEdit } from "@askery/api";
import { AppError, type SqlProblem } from "@askery/model";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import { checkBusy } from "./ask-question.ts";
import type { TurnContext } from "./turn-context.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import { saveResult } from "../../results/save-result.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import { readTurn } from "./read-turns.ts";
import { settleFailure } from "./run-turn.ts";
import type { SettledTurn, TurnControl } from "./running-turns.ts";
import { findShownAnswer } from "./shown-answer.ts";
import { streamSteps } from "./stream-steps.ts";
import { tableLimits } from "./table-limits.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

export interface SqlToRun {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly sql: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Runs a person's SQL in place of an answer's. Returns the bytes of an event stream; the last event is the outcome of
 * the turn. If the SQL succeeds, its result is shown from now on, beside the turn's own answer. If it is refused,
 * fails or is stopped, nothing changes.
 *
 * @throws AppError `not-found` for a question without an answer, `conflict` while SQL is running, `too-many-requests`
 */
export async function runTurnSql(context: TurnContext, work: SqlToRun): Promise<ReadableStream<Uint8Array>> {
  const { turnId, userId, signal } = work;
  const { turn } = await findShownAnswer(context.store, turnId);
  const id = editIdOf(turnId);
  if (context.turns.isRunning(id)) throw runsAlready();
  checkBusy(context, work);
  context.turns.start({
    id,
    userId,
    run: async (control) => {
      try {
        return await runEdit(context, { ...work, question: turn.question }, control);
      } catch (cause) {
        return settleFailure(context, cause, control);
      }
    },
  });
  return streamSteps({ signal }, (listener) => context.turns.watch(id, listener));
}

/** The id of the run of an answer's edited SQL, which differs from that of the turn itself. */
export function editIdOf(turnId: string): string {
  return `sql:${turnId}`;
}

/** Shows a turn's own answer again, and stops SQL that is running. Returns the turn as JSON. */
export async function resetTurnSql(
  context: TurnContext,
  { turnId }: Pick<SqlToRun, "turnId">,
): Promise<string> {
  await context.turns.stop(editIdOf(turnId));
  const edit = await context.store
    .deleteFrom("turnEdit")
    .where("turnId", "=", turnId)
    .returning("resultId")
    .executeTakeFirst();
  if (edit !== undefined) await dropUnused(context.store, [edit.resultId]);
  return readTurn(context, { turnId });
}

async function runEdit(
  context: TurnContext,
  work: SqlToRun & { readonly question: string },
  control: TurnControl,
): Promise<SettledTurn> {
  const { databaseId, sql, question } = work;
  const onWait = () => control.report({ kind: "opening-database" });
  const database = await unlessStopped(findSource(context, { databaseId, onWait }), control.signal);
  const ran = await context.asking.run(
    "sql",
    { ...database, text: sql, question, limits: tableLimits },
    { signal: control.signal, onProgress: control.report },
  );
  if (ran.kind === "failed") return { state: "failed", result: JSON.stringify(describe(ran.problem)) };
  const ranAtMs = context.now();
  const run = { workspaceId: databaseId, revision: revisionOf(database.source), ranAtMs };
  const resultId = await saveResult(context.store, run, ran.result);
  const edit = await saveEdit(context, work, { resultId, editedAtMs: ranAtMs });
  return { state: "done", result: printOutcome(question, ran.result), edit };
}

function describe({ code, message, fix, span }: SqlProblem) {
  return { code, message, fix, ...(span !== null && { span }) };
}

async function saveEdit(
  { store }: TurnContext,
  { turnId, userId }: SqlToRun,
  edited: { readonly resultId: string; readonly editedAtMs: number },
): Promise<SqlEdit> {
  const before = await store
    .selectFrom("turnEdit")
    .select("resultId")
    .where("turnId", "=", turnId)
    .executeTakeFirst();
  const edit = { editorId: userId, ...edited };
  await store
    .insertInto("turnEdit")
    .values({ turnId, ...edit })
    .onConflict((conflict) => conflict.column("turnId").doUpdateSet(edit))
    .execute();
  if (before !== undefined) await dropUnused(store, [before.resultId]);
  const people = await findPeople({ store }, [userId]);
  return { editor: showPerson(people, userId), editedAtMs: edited.editedAtMs };
}

function runsAlready(): AppError {
  return new AppError("conflict", askingMessages.sqlRunning);
}
