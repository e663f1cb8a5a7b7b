import type { EarlierQuestion } from "@askery/engine";
import type { Again } from "../../asking-process/jobs.ts";
import type { ShownAnswer } from "../../asking/turns/shown-answer.ts";
import { dayIn } from "../../databases/sources/find-source.ts";
import { readNarrative, readPlanAsStored } from "../../results/find-result.ts";
import type { AnswerClock } from "./check-result.ts";
import { readWithout } from "../../asking/turns/read-without.ts";

/** The day and time zone of an answer. Answers from before relative periods existed do not name their day. */
export function clockOf({ turn, result }: ShownAnswer): AnswerClock {
  const { timeZone, today = dayIn(timeZone, turn.askedAtMs) } = readNarrative(result).receipt;
  return { today, timeZone };
}

/**
 * How the answer that a turn shows is computed again: from its question after the earlier ones, or from its plan if a
 * person changed that.
 */
export function describeAgain(shown: ShownAnswer, earlier: readonly EarlierQuestion[]): Again {
  const { turn, result, position } = shown;
  if (position.shown !== null) {
    const askedOn = dayIn(clockOf(shown).timeZone, turn.askedAtMs);
    return { kind: "plan", plan: readPlanAsStored(result), asked: { question: turn.question, askedOn } };
  }
  return {
    kind: "question",
    text: turn.question,
    earlier,
    without: readWithout(turn),
    ...(turn.choice !== null && { choice: turn.choice }),
  };
}
