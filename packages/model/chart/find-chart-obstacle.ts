import { chartKindOf, type ChartKind } from "./chart-kinds.ts";
import type { ResultTraits } from "./result-traits.ts";

/**
 * Why a result cannot be drawn as a kind of chart, in words that complete "because …"; null if it can. The limits are
 * in the kind's definition, so questions, the rules, the menu and the server all agree. A kind that a question names
 * does without what only makes it a good choice. Default: it is not named.
 */
export function findChartObstacle(kind: ChartKind, traits: ResultTraits, isNamed = false): string | null {
  const missing = chartKindOf(kind).needs.find(
    ({ holds, isForChoice = false }) => !holds(traits) && !(isNamed && isForChoice),
  );
  if (missing === undefined) return null;
  return typeof missing.reason === "string" ? missing.reason : missing.reason(traits);
}
