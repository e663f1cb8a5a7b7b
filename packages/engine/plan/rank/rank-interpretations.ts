import type { Probe, RankedInterpretation, Interpretation } from "../interpretation.ts";
import { scoreOf } from "./features.ts";
import { weights } from "./weights.data.ts";

/**
 * Sorts interpretations by a log-linear score, best first; those that follow all glossary definitions precede all
 * others.
 *
 * Probes contain the results of running interpretations, by index in
 * `interpretations`.
 */
export function rankInterpretations(
  interpretations: readonly Interpretation[],
  probes: readonly (Probe | null)[] = [],
): readonly RankedInterpretation[] {
  const scored = interpretations.map((interpretation, index) => ({
    interpretation,
    score: scoreOf(interpretation.features) + scoreOfProbe(probes[index] ?? null),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored
    .map(({ interpretation, score }) => ({
      interpretation,
      score,
      share: Math.exp(score - best) / total,
    }))
    .toSorted((a, b) => faultsOf(a) - faultsOf(b) || b.score - a.score);
}

/**
 * Counts ignored definitions, repeated metrics and repeated sums: definitions take precedence over more likely meanings, and so do
 * sums that can be right.
 */
function faultsOf({ interpretation }: RankedInterpretation): number {
  const { ignored, repeatsMetric, repeatsSum } = interpretation;
  return ignored.length + Number(repeatsMetric) + Number(repeatsSum);
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
