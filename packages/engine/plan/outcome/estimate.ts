import type { Evidence, EvidenceName, OutcomeEvent } from "./evidence.ts";
import { outcomeWeights } from "./outcome-weights.data.ts";

/** The probability of an event, 0–1. */
export function estimate(event: OutcomeEvent, evidence: Evidence): number {
  const { bias, ...weights } = outcomeWeights[event];
  const names = Object.keys(weights) as readonly EvidenceName[];
  const sum = names.reduce((total, name) => total + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}
