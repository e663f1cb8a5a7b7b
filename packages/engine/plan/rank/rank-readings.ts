import type { Probe, RankedReading, Reading } from "../reading.ts";
import { scoreOf } from "./features.ts";
import { weights } from "./weights.data.ts";

/**
 * Orders readings by a log-linear score, best first.
 *
 * Confidence is the share of a reading in the sum of all their exponentials. Probes, where given, say what running
 * came to, by place in `readings`.
 */
export function rankReadings(
  readings: readonly Reading[],
  probes: readonly (Probe | null)[] = [],
): readonly RankedReading[] {
  const scored = readings.map((reading, index) => ({
    reading,
    score: scoreOf(reading.features) + scoreOfProbe(probes[index] ?? null),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored
    .map(({ reading, score }) => ({ reading, score, confidence: Math.exp(score - best) / total }))
    .toSorted((a, b) => b.score - a.score);
}

function scoreOfProbe(probe: Probe | null): number {
  switch (probe?.outcome) {
    case "failed":
      return weights["probeFailed"] ?? 0;
    case "no-rows":
      return weights["probeNoRows"] ?? 0;
    case "only-nulls":
      return weights["probeOnlyNulls"] ?? 0;
    default:
      return 0;
  }
}
