import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pickCandidates, readStanding, type Evidence, type EvidenceName } from "@askery/engine";
import type { ProblemCode } from "@askery/model";
import type { Candidates } from "./candidate.ts";
import type { HeldOutScores } from "./held-out-scores.ts";

/** One question as the fit of outcomes sees it. */
export interface OutcomeCase {
  readonly benchmark: string;
  readonly database: string;
  readonly isAnswerable: boolean;
  /** Whether it is only for figures: nothing is fitted on it. */
  readonly isChecked: boolean;
  /** Null if there is no interpretation. */
  readonly evidence: Evidence | null;
  /** Why the chosen interpretation is refused. */
  readonly problem: ProblemCode | null;
  /** Whether the chosen interpretation is right; whether it or one of its rivals is. */
  readonly right: boolean;
  readonly offered: boolean;
}

/** Reads the candidates that the ranking is fitted on, and chooses among those of each question as the engine does. */
export async function readOutcomeCases(path: string, scores: HeldOutScores): Promise<readonly OutcomeCase[]> {
  const cases: OutcomeCase[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line !== "") cases.push(readCase(JSON.parse(line) as Candidates, scores));
  }
  return cases;
}

function readCase(
  { id, benchmark, database, isAnswerable, isChecked, interpretations }: Candidates,
  scores: HeldOutScores,
): OutcomeCase {
  const held = scores({ id, benchmark });
  const ranked = interpretations
    .map((one, index) => ({ ...one, score: held?.[index] ?? one.score }))
    .toSorted((one, other) => other.score - one.score);
  const picked = pickCandidates(ranked, ({ problem }) => problem !== null);
  const known = { benchmark, database, isAnswerable, isChecked };
  if (picked === null) return { ...known, evidence: null, problem: null, right: false, offered: false };
  const { chosen, isRefused, rivals } = picked;
  // The collected evidence has every name but those of the standing.
  const own = chosen.evidence as Readonly<Record<EvidenceName, number>>;
  return {
    ...known,
    evidence: { ...own, ...readStanding(chosen, ranked), refused: isRefused ? 1 : 0 },
    problem: isRefused ? chosen.problem : null,
    right: chosen.isRight,
    offered: chosen.isRight || rivals.some(({ isRight }) => isRight),
  };
}
