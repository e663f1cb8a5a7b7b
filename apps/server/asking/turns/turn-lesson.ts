import type { Lesson } from "@askery/api";
import { dayIn, findSource } from "../../databases/sources/find-source.ts";
import { readPlanAsStored } from "../../results/find-result.ts";
import { readEarlier } from "./read-earlier.ts";
import { findShownAnswer, type ShownAnswer } from "./shown-answer.ts";
import type { TurnContext } from "./turn-context.ts";
import { readWithout } from "./read-without.ts";

interface LessonRequest {
  readonly turnId: string;
  readonly databaseId: string;
  readonly signal: AbortSignal;
}

/**
 * A definition after which a question means the choice that was picked, or the plan as it was edited. Null if it means that
 * already, if no single definition is enough, or if the answer is the engine's own.
 *
 * @throws AppError `not-found` for a question without an answer
 */
export async function readLesson(
  context: TurnContext,
  { turnId, databaseId, signal }: LessonRequest,
): Promise<Lesson | null> {
  const shown = await findShownAnswer(context.store, turnId);
  const { turn, position } = shown;
  const isEdited = position.shown?.kind === "plan";
  if (!isEdited && (turn.choice === null || position.shown !== null)) return null;
  const database = await findSource(context, { databaseId });
  return context.asking.run(
    "lesson",
    {
      ...database,
      text: turn.question,
      earlier: await readEarlier(context.store, turn),
      without: readWithout(turn),
      ...(turn.choice !== null && !isEdited && { choice: turn.choice }),
      edited: isEdited ? editedPlan(shown, database.settings.timeZone) : null,
    },
    { signal },
  );
}

function editedPlan({ turn, result }: ShownAnswer, timeZone: string) {
  return { plan: readPlanAsStored(result), askedOn: dayIn(timeZone, turn.askedAtMs) };
}
