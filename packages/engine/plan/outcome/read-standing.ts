import type { Scored } from "./pick-candidates.ts";

/** How the chosen interpretation compares with the others. */
export interface Standing {
  /** Its share of the softmax over all different plans, as a logarithm. */
  readonly share: number;
  /** How far its score is above the next different plan; negative if that one was refused. At most 4. */
  readonly lead: number;
  /** The number of other different plans whose score is at most 1 lower: a logarithm. */
  readonly near: number;
  /** The number of other different plans: a logarithm. */
  readonly others: number;
  /** 1 if there is no other. */
  readonly isAlone: number;
}

export function readStanding(chosen: Scored, all: readonly Scored[]): Standing {
  const best = new Map<string, number>();
  for (const { key, score } of all) best.set(key, Math.max(score, best.get(key) ?? -Infinity));
  best.delete(chosen.key);
  const others = [...best.values()];
  const total = others.reduce((sum, score) => sum + Math.exp(score - chosen.score), 1);
  const next = Math.max(...others);
  return {
    share: Math.max(-maxLead, -Math.log(total)),
    lead: Math.max(-maxLead, Math.min(maxLead, chosen.score - next)),
    near: Math.log1p(others.filter((score) => score >= chosen.score - 1).length),
    others: Math.log1p(others.length),
    isAlone: others.length === 0 ? 1 : 0,
  };
}

const maxLead = 4;
