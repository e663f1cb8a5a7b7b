import type { Exploration } from "@askery/model";
import { createConversation } from "../../conversations/conversations.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { asQuestion, checkPlanLimit, isKnown } from "../turns/ask-question.ts";
import { readTurn } from "../turns/read-turns.ts";
import { saveAnsweredTurn } from "../turns/save-answered-turn.ts";
import { tableLimits } from "../turns/table-limits.ts";
import type { TurnContext } from "../turns/turn-context.ts";

export interface FindingToOpen {
  readonly databaseId: string;
  readonly userId: string;
  readonly exploration: Exploration;
  readonly finding: string;
  readonly conversationId: string;
  readonly turnId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Computes a finding as an answered question, and adds it to a conversation of the user, which is created if it does not
 * exist. Returns the turn as JSON. A finding that was already added is not added again.
 *
 * The plan is found again in the exploration; none is accepted from outside.
 *
 * @throws AppError `not-found` if the exploration has no such finding; as `askQuestion` does
 */
export async function openFinding(context: TurnContext, request: FindingToOpen): Promise<string> {
  const { store } = context;
  const { databaseId, userId, exploration, finding, conversationId, turnId, signal } = request;
  if (await isKnown(store, turnId, request)) return readTurn(context, { turnId });
  await checkPlanLimit(context, databaseId);
  const database = await findSource(context, { databaseId });
  const { question, result } = await asQuestion(context, request, () =>
    context.asking.run("finding", { ...database, exploration, finding, limits: tableLimits }, { signal }),
  );
  await createConversation(context, { databaseId, userId, mode: "explorer", id: conversationId });
  const run = { workspaceId: databaseId, revision: revisionOf(database.source), ranAtMs: context.now() };
  const turn = { databaseId, conversationId, userId, question, id: turnId, afterTurnId: null };
  await saveAnsweredTurn(context, turn, { run, result });
  return readTurn(context, { turnId });
}
