import { chartKindOf, type ChartKind } from "./chart-kinds.ts";
import type { ResultTraits } from "./result-traits.ts";

/**
 * Why a result cannot be drawn as a kind of chart, in words that complete "because …"; null when it can. The limits of a
 * kind are those of its definition, for a question that asks for it, the rules, the menu and the server alike.
 */
export function findChartObstacle(kind: ChartKind, traits: ResultTraits): string | null {
  const missing = chartKindOf(kind).needs.find(({ holds }) => !holds(traits));
  if (missing === undefined) return null;
  return typeof missing.reason === "string" ? missing.reason : missing.reason(traits);
}
