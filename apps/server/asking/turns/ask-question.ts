import { randomUUID } from "node:crypto";
import { AppError, type DefaultFilterName } from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import type { TurnContext } from "./turn-context.ts";
import { idTaken, untitled } from "../../conversations/conversations.ts";
import type { TurnRow } from "./print-turn.ts";
import { maxInConversation } from "./read-earlier.ts";
import { printRunning, readTurn } from "./read-turns.ts";
import { runTurn } from "./run-turn.ts";
import type { TurnControl } from "./running-turns.ts";
import { shortTitle } from "../../asking-process/short-title.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import type { PlanContext } from "../../databases/plans/plan-limits.ts";
import { findSourceRow, type SourceContext } from "../../databases/sources/find-source.ts";
import { addQuestion, countQuestions } from "../../databases/workspaces/usage.ts";

export interface QuestionRequest {
  /** The database of the conversation. */
  readonly databaseId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly question: string;
  readonly id?: string | undefined;
  readonly afterTurnId?: string | null | undefined;
  /** Default filters that do not apply. Default: those of the turn that it follows. */
  readonly without?: readonly DefaultFilterName[] | undefined;
  /** The id of the choice that the user picked. */
  readonly choice?: string | undefined;
}

/** The maximum number of questions of one person in progress. */
export const maxAtOnce = 3;

/**
 * Saves a question and starts to work on it, while it is written to the disk. Returns the turn as JSON when it is there. A
 * question that was already received is not asked again.
 *
 * @throws AppError `too-many-requests`, `plan-limit`, `conflict`, or `not-found` if the turn to follow is unknown
 */
export async function askQuestion(context: TurnContext, request: QuestionRequest): Promise<string> {
  const { store } = context;
  const { databaseId } = request;
  const id = request.id ?? randomUUID();
  const isAgain = request.id !== undefined && (await isKnown(store, id, request));
  if (isAgain) return readTurn(context, { turnId: id });
  return asQuestion(context, request, async (giveBack) => {
    await checkPlanLimit(context, databaseId);
    const start = (turn: TurnRow): void => {
      giveBack();
      const run = (control: TurnControl) => runTurn(context, { turn, databaseId, saving }, control);
      context.turns.start({ id, userId: request.userId, run });
    };
    const saving: Promise<TurnRow> = saveTurn(context, { ...request, id }, start);
    try {
      return await printRunning(store, await saving);
    } catch (cause) {
      await context.turns.stop(id);
      throw cause;
    }
  });
}

/**
 * Does work that counts as a question in progress until it ends. Work that starts a turn gives its place back right before.
 *
 * @throws AppError `too-many-requests` if the user has too many questions in progress
 */
export async function asQuestion<T>(
  { turns }: Pick<TurnContext, "turns">,
  { userId }: { readonly userId: string },
  work: (giveBack: () => void) => Promise<T>,
): Promise<T> {
  const giveBack = turns.reserve(userId, maxAtOnce);
  if (giveBack === null) throw tooManyQuestions();
  try {
    return await work(giveBack);
  } finally {
    giveBack();
  }
}

/** @throws AppError `too-many-requests` if the user has too many questions in progress */
export function checkBusy(
  { turns }: Pick<TurnContext, "turns">,
  { userId }: { readonly userId: string },
): void {
  if (turns.countOf(userId) >= maxAtOnce) throw tooManyQuestions();
}

function tooManyQuestions(): AppError {
  return new AppError("too-many-requests", askingMessages.tooManyQuestions(maxAtOnce));
}

/** @throws AppError `conflict` if the id names a turn of another conversation or person */
export async function isKnown(
  store: Store,
  id: string,
  { conversationId, userId }: Pick<QuestionRequest, "conversationId" | "userId">,
): Promise<boolean> {
  const row = await store
    .selectFrom("turn")
    .select(["conversationId", "askerId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.conversationId !== conversationId || row.askerId !== userId) throw idTaken();
  return true;
}

/** @throws AppError `plan-limit` if the database has used up its questions of the month */
export async function checkPlanLimit(
  context: PlanContext & SourceContext,
  databaseId: string,
): Promise<void> {
  const { plan } = await findSourceRow(context, databaseId);
  const limit = context.limitsOf(plan).questionsPerMonth;
  if (limit === null || (await countQuestions(context, { databaseId })) < limit) return;
  throw new AppError("plan-limit", askingMessages.questionsUsedUp(plan, limit));
}

/**
 * Saves a question that is in progress, after the last one of its conversation.
 *
 * @param onWritten called when all is written but neither committed nor on the disk
 */
export async function saveTurn(
  { store, now }: StoreContext,
  {
    id,
    databaseId,
    conversationId,
    userId,
    question,
    without,
    choice,
    ...request
  }: QuestionRequest & { readonly id: string },
  onWritten?: (turn: TurnRow) => void,
): Promise<TurnRow> {
  const askedAtMs = now();
  return store.transaction().execute(async (store) => {
    // First, so that questions of one conversation wait for each other before they take a position.
    await store
      .updateTable("conversation")
      .set((of) => ({
        updatedAtMs: askedAtMs,
        summary: of
          .case()
          .when("summary", "=", untitled)
          .then(shortTitle(question))
          .else(of.ref("summary"))
          .end(),
      }))
      .where("id", "=", conversationId)
      .execute();
    const last = await store
      .selectFrom("turn")
      .select(["id", "position"])
      .where("conversationId", "=", conversationId)
      .orderBy("position", "desc")
      .executeTakeFirst();
    const position = (last?.position ?? 0) + 1;
    if (position > maxInConversation) throw conversationFull();
    const afterTurnId = request.afterTurnId === undefined ? (last?.id ?? null) : request.afterTurnId;
    const followed = afterTurnId === null ? null : await findFollowed(store, { afterTurnId, conversationId });
    const row: TurnRow = {
      id,
      conversationId,
      position,
      afterTurnId,
      askerId: userId,
      question,
      without: without === undefined ? (followed?.without ?? "[]") : JSON.stringify(without),
      choice: choice ?? null,
      state: "running",
      resultId: null,
      problem: null,
      steps: null,
      editPosition: 0,
      askedAtMs,
      finishedAtMs: null,
    };
    await store.insertInto("turn").values(row).execute();
    await addQuestion(store, { databaseId, askedAtMs });
    onWritten?.(row);
    return row;
  });
}

async function findFollowed(
  store: Store,
  { afterTurnId, conversationId }: { readonly afterTurnId: string; readonly conversationId: string },
): Promise<Pick<TurnRow, "without">> {
  const followed = await store
    .selectFrom("turn")
    .select("without")
    .where("id", "=", afterTurnId)
    .where("conversationId", "=", conversationId)
    .executeTakeFirst();
  if (followed !== undefined) return followed;
  throw new AppError("not-found", askingMessages.noSuchEarlierQuestion);
}

function conversationFull(): AppError {
  return new AppError("conflict", askingMessages.conversationFull(maxInConversation));
}
