import type { Probe } from "@askery/engine";

/** The interpretations of one question, as input of the fit. */
export interface Candidates {
  readonly id: string;
  readonly benchmark: string;
  readonly database: string;
  readonly interpretations: readonly Candidate[];
}

export interface Candidate {
  readonly features: Readonly<Record<string, number>>;
  /** Whether its result equals a gold one, ignoring duplicates. */
  readonly isRight: boolean;
  readonly outcome: Probe["outcome"];
}
