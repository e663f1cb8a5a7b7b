import type { EarlierQuestion } from "@askery/engine";
import type { Store } from "../../store/open-store.ts";
import type { TurnRow } from "./print-turn.ts";

/** The maximum number of turns in a conversation. */
export const maxInConversation = 200;

/** The questions that lead to a turn, oldest first. The question of an edited plan is whole, so it is the first. */
export async function readEarlier(
  store: Store,
  { afterTurnId, conversationId }: Pick<TurnRow, "afterTurnId" | "conversationId">,
): Promise<readonly EarlierQuestion[]> {
  if (afterTurnId === null) return [];
  const rows = await store
    .selectFrom("turn")
    .leftJoin("editStep", (join) =>
      join
        .onRef("editStep.turnId", "=", "turn.id")
        .onRef("editStep.position", "=", "turn.editPosition")
        .on("editStep.kind", "=", "plan"),
    )
    .select(["turn.id", "turn.afterTurnId", "turn.question", "turn.choice", "editStep.question as edited"])
    .where("turn.conversationId", "=", conversationId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const questions: EarlierQuestion[] = [];
  for (let id: string | null = afterTurnId; id !== null && questions.length < maxInConversation;) {
    const row = byId.get(id);
    if (row === undefined) break;
    const { question, choice, edited } = row;
    if (edited !== null) return [edited, ...questions];
    questions.unshift(choice === null ? question : { text: question, choice });
    id = row.afterTurnId;
  }
  return questions;
}

/**
 * The question that a turn follows, if its answer shows an edited plan for which no question was found. Then the edits are
 * not among the earlier questions. Null otherwise.
 */
export async function findLeftOut(
  store: Store,
  { afterTurnId }: Pick<TurnRow, "afterTurnId">,
): Promise<string | null> {
  if (afterTurnId === null) return null;
  const edited = await store
    .selectFrom("turn")
    .innerJoin("editStep", (join) =>
      join
        .onRef("editStep.turnId", "=", "turn.id")
        .onRef("editStep.position", "=", "turn.editPosition")
        .on("editStep.kind", "=", "plan"),
    )
    .innerJoin("result as own", "own.id", "turn.resultId")
    .innerJoin("result as shown", "shown.id", "editStep.resultId")
    .select(["turn.question", "own.plan as ownPlan", "shown.plan as shownPlan"])
    .where("turn.id", "=", afterTurnId)
    .where("editStep.question", "is", null)
    .executeTakeFirst();
  // A guess that was confirmed changed nothing.
  return edited === undefined || edited.ownPlan === edited.shownPlan ? null : edited.question;
}
