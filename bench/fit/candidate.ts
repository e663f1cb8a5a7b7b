import type { Probe } from "@askery/engine";

/** One question's interpretations, as the fit sees them. */
export interface Candidates {
  readonly id: string;
  readonly benchmark: string;
  readonly database: string;
  readonly interpretations: readonly Candidate[];
}

export interface Candidate {
  readonly features: Readonly<Record<string, number>>;
  /** Whether its result is the wanted one, duplicates forgiven. */
  readonly isRight: boolean;
  readonly outcome: Probe["outcome"];
}
