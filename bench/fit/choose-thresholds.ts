import type { PlannedOutcome } from "@askery/engine";
import type { OutcomeCase } from "./outcome-case.ts";

/** A question, estimated with weights that were fitted without its database. */
export interface Judged extends OutcomeCase {
  readonly pRight: number;
  readonly pOffered: number;
}

/** The probabilities from which on an answer is plain, has choices, or is replaced by a question back. */
export interface Thresholds {
  readonly told: number;
  readonly choices: number;
  readonly askedBack: number;
}

/** How often plain answers must be right. */
const rightOfTold = 0.76;
/** From this probability on, an answer is plain even if fewer are right. */
const highestTold = 0.85;
/** The largest share of right answers that may be asked back instead. */
const lostAnswers = 0.02;
/** From this probability on, a refusal offers choices. */
const askedBack = 0.05;

/** Chooses the lowest thresholds that keep what is promised, on questions about schemas that were left out of the fit. */
export function chooseThresholds(judged: readonly Judged[]): Thresholds {
  const answered = judged.filter(({ evidence, problem }) => evidence !== null && problem === null);
  const steps = Array.from({ length: 100 }, (_, step) => step / 100);
  const isMet = (limit: number): boolean => {
    const told = answered.filter(({ pRight }) => pRight >= limit);
    return told.length === 0 || told.filter(({ right }) => right).length >= rightOfTold * told.length;
  };
  const right = answered.filter((one) => one.right);
  const isCheap = (limit: number): boolean =>
    right.filter(({ pOffered }) => pOffered < limit).length <= lostAnswers * right.length;
  return {
    told: Math.min(highestTold, steps.find(isMet) ?? 1),
    choices: steps.findLast(isCheap) ?? 0,
    askedBack,
  };
}

export function decide({ evidence, problem, pRight, pOffered }: Judged, limits: Thresholds): PlannedOutcome {
  if (evidence === null) return "refused";
  if (problem !== null) return pOffered >= limits.askedBack ? "asked back" : "refused";
  if (pRight >= limits.told) return "told";
  return pOffered >= limits.choices ? "choices" : "asked back";
}
