import type { Problem } from "@askery/model";
import type { RankedInterpretation } from "../interpretation.ts";
import { sumFeatures } from "../rank/features.ts";
import { decideOutcome, type PlannedOutcome } from "./decide-outcome.ts";
import { estimate } from "./estimate.ts";
import { outcomeThresholds } from "./outcome-weights.data.ts";
import type { Evidence } from "./evidence.ts";
import { familyOf, isSupportedAlike } from "./find-other-paths.ts";
import { maxRivals, pickCandidates, type Picked, type Scored } from "./pick-candidates.ts";
import { readEvidence, startsAnew, type EvidenceContext } from "./read-evidence.ts";
import { readStanding } from "./read-standing.ts";
import { resultKeyOf } from "./result-key.ts";

/** What becomes of a question. */
export interface Settled {
  readonly best: RankedInterpretation;
  readonly outcome: PlannedOutcome;
  /** Why `best` is refused; null if it is not. */
  readonly problem: Problem | null;
  /** The probability that `best` is right, 0–1. */
  readonly confidence: number;
  /** Other plans, likeliest first. */
  readonly rivals: readonly RankedInterpretation[];
}

/** Chooses among ranked interpretations, and decides from the evidence how to answer. Null without interpretations. */
export function settleInterpretations(
  ranked: readonly RankedInterpretation[],
  refuse: (one: RankedInterpretation) => Problem | null,
  context: EvidenceContext,
): Settled | null {
  const candidates = ranked.map((one) => ({
    one,
    score: one.score,
    key: resultKeyOf(one.interpretation.plan),
    family: familyOf(one.interpretation),
  }));
  const picked = pick(candidates, ({ one }) => refuse(one) !== null);
  if (picked === null) return null;
  const { chosen, isRefused, rivals, among } = picked;
  const problem = isRefused ? refuse(chosen.one) : null;
  const evidence: Evidence = {
    ...readEvidence(chosen.one.interpretation, context),
    ...readStanding(chosen, among),
    refused: isRefused ? 1 : 0,
  };
  const isFollowUp = !isNew(chosen);
  const own = estimate("right", evidence);
  // A follow-up changes the answer before: it is no more likely to be right.
  const confidence = Math.min(own, isFollowUp ? context.earlier.confidence : 1);
  const outcome = decideOutcome(evidence, confidence, problem?.code ?? null);
  const paths = isRefused ? [] : findOtherPaths(chosen, candidates, refuse);
  // Where only the answer before is in doubt, no question that leaves it is meant.
  const isMeant = (one: Candidate) => !(isFollowUp && own >= outcomeThresholds.told && isNew(one));
  return {
    best: chosen.one,
    outcome: outcome === "told" && paths.length > 0 ? "choices" : outcome,
    problem,
    confidence,
    rivals: [...new Set([...paths, ...rivals.filter(isMeant)])].slice(0, maxRivals).map(({ one }) => one),
  };
}

/** The plans that join the same by other paths, for which the question speaks as much. */
function findOtherPaths(
  chosen: Candidate,
  candidates: readonly Candidate[],
  refuse: (one: RankedInterpretation) => Problem | null,
): readonly Candidate[] {
  const byKey = new Map<string, Candidate>([[chosen.key, chosen]]);
  for (const other of candidates) {
    if (other.family !== chosen.family || byKey.has(other.key)) continue;
    if (isSupportedAlike(chosen.one, other.one) && refuse(other.one) === null) byKey.set(other.key, other);
  }
  return [...byKey.values()].filter((one) => one !== chosen);
}

interface Candidate extends Scored {
  readonly one: RankedInterpretation;
  readonly family: string;
}

interface PickedAmong extends Picked<Candidate> {
  readonly among: readonly Candidate[];
}

/** A question that is complete on its own is no follow-up that would be refused for some of its words. */
function pick(
  candidates: readonly Candidate[],
  isRefused: (candidate: Candidate) => boolean,
): PickedAmong | null {
  const picked = pickCandidates(candidates, isRefused);
  if (picked === null || !picked.isRefused) return picked && { ...picked, among: candidates };
  const among = candidates.filter(isNew);
  const fresh = pickCandidates(among, isRefused);
  return fresh === null || fresh.isRefused ? { ...picked, among: candidates } : { ...fresh, among };
}

/** True for a plan that does not continue the question before. */
function isNew({ one }: Candidate): boolean {
  return startsAnew(sumFeatures(one.interpretation.features));
}
