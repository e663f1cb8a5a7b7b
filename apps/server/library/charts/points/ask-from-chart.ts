import { readPlanEdits } from "@askery/api";
import { AppError } from "@askery/model";
import { asQuestion, checkPlanLimit, isKnown } from "../../../asking/turns/ask-question.ts";
import { readTurn } from "../../../asking/turns/read-turns.ts";
import { saveAnsweredTurn } from "../../../asking/turns/save-answered-turn.ts";
import { tableLimits } from "../../../asking/turns/table-limits.ts";
import type { TurnContext } from "../../../asking/turns/turn-context.ts";
import { createConversation } from "../../../conversations/conversations.ts";
import { revisionOf } from "../../../databases/sources/find-source.ts";
import { askingMessages } from "../../../messages/asking-messages.ts";
import { findNarrative } from "../../../results/find-result.ts";
import type { FoundChart } from "../found-chart.ts";
import { findPlan } from "./found-points.ts";

export interface ChartToAsk {
  readonly databaseId: string;
  readonly userId: string;
  /** `PlanEdit`s from outside. */
  readonly edits: readonly unknown[];
  readonly conversationId: string;
  readonly turnId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Adds a chart, or a card under filters, to a conversation of the user as an answered question, after edits of its plan if
 * there are any. The conversation is created if it does not exist. The question means the plan with its filters; if no
 * words do, it is the plan's description. Returns the turn as JSON. A repeated request adds nothing.
 *
 * @throws AppError as `askQuestion`; `invalid-input` for edits that do not apply
 */
export async function askFromChart(
  context: TurnContext,
  request: ChartToAsk,
  find: () => Promise<FoundChart>,
): Promise<string> {
  const { store } = context;
  const { databaseId, userId, conversationId, turnId } = request;
  if (await isKnown(store, turnId, request)) return readTurn(context, { turnId });
  await checkPlanLimit(context, databaseId);
  const { question, result, revision } = await asQuestion(context, request, async () =>
    answerChart(context, request, await find()),
  );
  await createConversation(context, { databaseId, userId, mode: "genesis", id: conversationId });
  const run = { workspaceId: databaseId, revision, ranAtMs: context.now() };
  const turn = { databaseId, conversationId, userId, question, id: turnId, afterTurnId: null };
  await saveAnsweredTurn(context, turn, { run, result });
  return readTurn(context, { turnId });
}

async function answerChart(context: TurnContext, request: ChartToAsk, found: FoundChart) {
  const edits = readPlanEdits(request.edits);
  if (edits === null) throw new AppError("invalid-input", askingMessages.editUnreadable);
  const { database, plan } = await findPlan(context, found);
  const chips = findNarrative(found.result)?.interpretation.chips ?? [];
  const edited = await context.asking.run(
    "edit",
    { ...database, ...plan, edits, chips, marks: [], earlierEdits: [], limits: tableLimits },
    { signal: request.signal },
  );
  if (edited.kind === "refused") {
    throw new AppError("invalid-input", askingMessages.editRefused(edited.sentence));
  }
  const { result } = edited;
  const words = findNarrative(result)?.interpretation.restatement ?? found.chart.title;
  const question = edited.question ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { question, result, revision: revisionOf(database.source) };
}
