import type { ProblemCode } from "@askery/model";
import { outcomeThresholds } from "./outcome-weights.data.ts";
import { estimate } from "./estimate.ts";
import type { Evidence } from "./evidence.ts";

/**
 * How a question is answered.
 *
 * - `told`: plainly
 * - `choices`: answered, with the other ways to understand the question beside the answer
 * - `asked back`: not answered, but with the ways in which it may have been meant
 * - `refused`: not answered
 */
export type PlannedOutcome = "told" | "choices" | "asked back" | "refused";

/**
 * The outcome of a question with this evidence. `confidence` is the probability that the likeliest interpretation is right,
 * `problem` is why it is refused, if it is.
 */
export function decideOutcome(
  evidence: Evidence,
  confidence: number,
  problem: ProblemCode | null,
): PlannedOutcome {
  const offered = estimate("offered", evidence);
  if (problem !== null) {
    if (problem === "ambiguous") return "asked back";
    return askable.has(problem) && offered >= outcomeThresholds.askedBack ? "asked back" : "refused";
  }
  if (confidence >= outcomeThresholds.told) return isVentured(evidence) ? "choices" : "told";
  return offered >= outcomeThresholds.choices ? "choices" : "asked back";
}

/** True for names that English only uses like the words, and for parts put together that leave words out: never a plain answer. */
function isVentured({ related, enumerated, unexplained }: Evidence): boolean {
  return related > 0 || (enumerated > 0 && unexplained > 0);
}

/** Problems of single words, for which the rest of the question may still be worth a choice. */
const askable: ReadonlySet<ProblemCode> = new Set([
  "words-unknown",
  "value-not-found",
  "question-not-understood",
]);
