import type { InterpretationEvidence } from "./read-evidence.ts";
import type { Standing } from "./read-standing.ts";

/** All that is known about an answer before it is run; none of it is a word of the question or the database. */
export interface Evidence extends InterpretationEvidence, Standing {
  /** 1 if the question would be refused. */
  readonly refused: number;
}

export type EvidenceName = keyof Evidence;

/** A logistic regression over the evidence. */
export interface OutcomeWeights extends Readonly<Record<EvidenceName, number>> {
  readonly bias: number;
}

/**
 * What is estimated: that the chosen interpretation is right, and that it or one of its rivals is.
 */
export type OutcomeEvent = "right" | "offered";
