import type { Page, TurnVerification, VerifiedAnswer } from "@askery/api";
import { findPosition, readSteps } from "../../asking/turns/edit-history.ts";
import { findConversation } from "../../conversations/conversations.ts";
import { cutPage, isAfter, readCursor } from "../../store/page-cursor.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { questionKey } from "./question-key.ts";
import { settleFalls } from "./settle-falls.ts";
import { selectVerified, showVerified, type VerifiedRow } from "./verified-rows.ts";

export interface VerifiedSearch extends Pick<InDatabase, "databaseId"> {
  readonly state: "valid" | "fallen";
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The verified answers of a database, latest first. */
export async function listVerified(
  context: StoreContext,
  { databaseId, state, cursor, limit }: VerifiedSearch,
): Promise<Page<VerifiedAnswer>> {
  const { store } = context;
  await settleFalls(context, databaseId);
  const after = readCursor(cursor);
  const rows = await selectVerified(store, databaseId)
    .where("deletedAtMs", "is", null)
    .where("fallenAtMs", state === "valid" ? "is" : "is not", null)
    .where(isAfter(after, "verifiedAtMs", "verifiedAnswer.id"))
    .orderBy("verifiedAtMs", "desc")
    .orderBy("verifiedAnswer.id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(await showVerified(store, rows), limit, {
    positionOf: ({ verified, id }) => ({ atMs: verified.atMs, id }),
    show: (one) => one,
  });
}

/** The verified answers to the questions of a conversation, with whether its turns show them. */
export async function listTurnVerifications(
  context: StoreContext,
  { conversationId }: { readonly conversationId: string },
): Promise<readonly TurnVerification[]> {
  const { store } = context;
  const { workspaceId } = await findConversation(context, conversationId);
  await settleFalls(context, workspaceId);
  const verified = await selectVerified(store, workspaceId).where("deletedAtMs", "is", null).execute();
  if (verified.length === 0) return [];
  const turns = await readShownTurns(context, conversationId);
  const found = turns.flatMap((turn) => {
    const row = pickVerified(verified, turn);
    return row === undefined ? [] : [{ turn, row }];
  });
  const answers = await showVerified(
    store,
    found.map(({ row }) => row),
  );
  return found.flatMap(({ turn, row }, index) => {
    const answer = answers[index];
    const [isShown, isOfTurn] = [row.plan === turn.plan, row.turnId === turn.id];
    return answer === undefined ? [] : [{ turnId: turn.id, answer, isShown, isOfTurn }];
  });
}

interface ShownTurn {
  readonly id: string;
  readonly question: string;
  readonly afterTurnId: string | null;
  /** The plan of the shown result, as JSON. */
  readonly plan: string;
}

/** The verified answer with the plan that the turn shows, or the one to its question. */
function pickVerified(verified: readonly VerifiedRow[], turn: ShownTurn): VerifiedRow | undefined {
  const key = questionKey(turn.question);
  const about = verified.filter(
    (row) =>
      row.turnId === turn.id ||
      // A follow-up question means something else after other questions.
      (turn.afterTurnId === null && (row.questionKey === key || questionKey(row.asked ?? "") === key)),
  );
  return about.find(({ plan }) => plan === turn.plan) ?? about[0];
}

async function readShownTurns(
  { store }: StoreContext,
  conversationId: string,
): Promise<readonly ShownTurn[]> {
  const turns = await store
    .selectFrom("turn")
    .select(["id", "question", "afterTurnId", "resultId", "editPosition"])
    .where("conversationId", "=", conversationId)
    .where("resultId", "is not", null)
    .execute();
  const steps = await readSteps(
    store,
    turns.map(({ id }) => id),
  );
  const shown = turns.map((turn) => ({ turn, ...findPosition(turn, steps.get(turn.id)) }));
  const ids = shown.flatMap(({ resultId }) => (resultId === null ? [] : [resultId]));
  const results =
    ids.length === 0
      ? []
      : await store.selectFrom("result").select(["id", "plan"]).where("id", "in", ids).execute();
  const plans = new Map(results.map(({ id, plan }) => [id, plan]));
  return shown.map(({ turn: { id, question, afterTurnId }, resultId }) => ({
    id,
    question,
    afterTurnId,
    plan: plans.get(resultId ?? "") ?? "",
  }));
}
