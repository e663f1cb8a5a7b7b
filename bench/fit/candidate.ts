import type { ProblemCode } from "@askery/model";
import type { Probe } from "@askery/engine";

/** The interpretations of one question, as input of the fit. */
export interface Candidates {
  readonly id: string;
  readonly benchmark: string;
  readonly database: string;
  readonly isAnswerable: boolean;
  /** Whether it is only for figures: nothing is fitted on it. */
  readonly isChecked: boolean;
  readonly interpretations: readonly Candidate[];
}

export interface Candidate {
  readonly features: Readonly<Record<string, number>>;
  /** Whether its result equals a gold one, ignoring duplicates. */
  readonly isRight: boolean;
  readonly outcome: Probe["outcome"];
  readonly score: number;
  readonly evidence: Readonly<Record<string, number>>;
  /** Why the engine would refuse it. */
  readonly problem: ProblemCode | null;
  /** Equal for plans with the same result. */
  readonly key: string;
}
