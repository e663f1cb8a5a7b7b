import { chartKindOf, type ChartKind } from "./chart-kinds.ts";
import type { ResultTraits } from "./result-traits.ts";

/**
 * Why a result cannot be drawn as a kind of chart, in words that complete "because …"; null if it can. The limits are
 * in the kind's definition, so questions, the rules, the menu and the server all agree.
 */
export function findChartObstacle(kind: ChartKind, traits: ResultTraits): string | null {
  const missing = chartKindOf(kind).needs.find(({ holds }) => !holds(traits));
  if (missing === undefined) return null;
  return typeof missing.reason === "string" ? missing.reason : missing.reason(traits);
}
