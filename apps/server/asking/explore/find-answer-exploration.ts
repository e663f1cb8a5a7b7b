import type { ExplorationStart } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { planOfShown } from "../turns/plan-of-shown.ts";
import { findShownAnswer } from "../turns/shown-answer.ts";
import type { TurnContext } from "../turns/turn-context.ts";

interface AnswerToExplore {
  readonly turnId: string;
  readonly databaseId: string;
  readonly signal: AbortSignal;
}

/**
 * What to look at in the answer that a turn shows.
 *
 * @throws AppError `not-found` for a question without an answer
 */
export async function findAnswerExploration(
  context: TurnContext,
  { turnId, databaseId, signal }: AnswerToExplore,
): Promise<ExplorationStart> {
  const database = await findSource(context, { databaseId });
  const shown = await findShownAnswer(context.store, turnId);
  const { plan, question, askedOn } = planOfShown(shown, database.settings.timeZone);
  const from = { kind: "plan", plan, question, askedOn } as const;
  return context.asking.run("exploration", { ...database, from }, { signal });
}
