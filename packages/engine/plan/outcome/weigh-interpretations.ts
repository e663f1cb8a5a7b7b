import type { Problem } from "@askery/model";
import type { RankedInterpretation } from "../interpretation.ts";
import { readEvidence, type EvidenceContext, type InterpretationEvidence } from "./read-evidence.ts";
import { resultKeyOf } from "./result-key.ts";

/** An interpretation with all that its outcome is decided by. */
export interface WeighedInterpretation extends RankedInterpretation {
  /** Equal for plans with the same result. */
  readonly key: string;
  readonly evidence: InterpretationEvidence;
  /** Why it would be refused if it were the likeliest. */
  readonly problem: Problem | null;
}

export function weighInterpretations(
  ranked: readonly RankedInterpretation[],
  refuse: (one: RankedInterpretation) => Problem | null,
  context: EvidenceContext,
): readonly WeighedInterpretation[] {
  return ranked.map((one) => ({
    ...one,
    key: resultKeyOf(one.interpretation.plan),
    evidence: readEvidence(one.interpretation, context),
    problem: refuse(one),
  }));
}
