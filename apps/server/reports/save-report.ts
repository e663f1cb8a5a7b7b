import { randomUUID } from "node:crypto";
import { invariant, type Investigation } from "@askery/model";
import { createConversation } from "../conversations/conversations.ts";
import { findSource, revisionOf } from "../databases/sources/find-source.ts";
import { asQuestion, checkPlanLimit, isKnown } from "../asking/turns/ask-question.ts";
import { readTurn } from "../asking/turns/read-turns.ts";
import { saveAnsweredTurn } from "../asking/turns/save-answered-turn.ts";
import { saveRun } from "./save-run.ts";
import { tableLimits } from "../asking/turns/table-limits.ts";
import type { TurnContext } from "../asking/turns/turn-context.ts";

export interface ReportToSave {
  readonly databaseId: string;
  readonly userId: string;
  readonly investigation: Investigation;
  readonly conversationId: string;
  /** The id of the report's turn. */
  readonly turnId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Investigates a question, and saves the report and the steps that are its evidence as answered questions of a
 * conversation, which is created if it does not exist, and as a report that can run again. Returns the report's turn as JSON. A report that was already saved
 * is not saved again.
 *
 * @throws AppError `not-found` if the question cannot be investigated; as `askQuestion` does
 */
export async function saveReport(context: TurnContext, request: ReportToSave): Promise<string> {
  const { store } = context;
  const { databaseId, userId, investigation, conversationId, turnId, signal } = request;
  if (await isKnown(store, turnId, request)) return readTurn(context, { turnId });
  await checkPlanLimit(context, databaseId);
  const database = await findSource(context, { databaseId });
  const { run: ran, answers } = await asQuestion(context, request, () =>
    context.asking.run("investigation", { ...database, investigation, limits: tableLimits }, { signal }),
  );
  const [report] = answers;
  invariant(report, "an investigation has a report");
  await createConversation(context, { databaseId, userId, mode: "quantum", id: conversationId });
  const run = { workspaceId: databaseId, revision: revisionOf(database.source), ranAtMs: context.now() };
  let afterTurnId: string | null = null;
  for (const answer of answers) {
    const id = answer === report ? turnId : randomUUID();
    const turn = { databaseId, conversationId, userId, question: answer.question, id, afterTurnId };
    await saveAnsweredTurn(context, turn, { run, result: answer.result });
    afterTurnId = id;
  }
  await store.transaction().execute(async (store) => {
    await store
      .insertInto("report")
      .values({
        conversationId,
        investigation: JSON.stringify(investigation),
        schedule: null,
        nextRunAtMs: null,
        state: "done",
      })
      .onConflict((conflict) => conflict.column("conversationId").doNothing())
      .execute();
    const facts = { conversationId, cause: "saved" as const, startedById: userId, ranAtMs: run.ranAtMs };
    await saveRun(store, { kind: "done", run: ran }, facts);
  });
  return readTurn(context, { turnId });
}
