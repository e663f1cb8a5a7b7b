import type { Quantity, Test } from "../request/clause.ts";
import { keyword, either, map, optional, sequence, weigh, word, type Element } from "./pattern.ts";
import { summed } from "../request/summed.ts";
import { figure, table as entity } from "./column.ts";
import { flagged, test } from "./test.ts";

/** "cancellation", "reopen", "hire": the outcome of a row, by a value or a flag named after it. */
const outcome: Element<Extract<Test, { kind: "values" }>> = either(
  map(test, (found) =>
    found.kind === "values" && !found.isNegated && found.values.length === 1 ? found : null,
  ),
  flagged,
);

/** "reopen rate", "hire rate": the proportion of rows with the outcome. */
const outcomeRate: Element<Quantity> = sequence([outcome, keyword("rate")], ([found]) => ({
  kind: "rate",
  of: found.column.table,
  tests: [found],
}));

/** "return rate": the proportion of rows that a return references. */
const relatedRate: Element<Quantity> = sequence([entity, keyword("rate")], ([by], { schema }) => {
  const parent = schema.graph.edgesFrom(by).find((edge) => !edge.isFanOut);
  return parent ? { kind: "relatedRate", of: parent.to, by } : null;
});

/** "scrap rate", "reject rate": a figure as a part of the figure of the same rows that includes it. */
const figureRate: Element<Quantity> = sequence(
  [figure, optional(word("quantity", "count")), keyword("rate")],
  ([part], { schema }) => {
    const whole = schema.wholeOf(part);
    return whole === null
      ? null
      : { kind: "combined", operator: "/", left: summed(part), right: whole, isShare: true };
  },
);

/** Rates, by the name of their outcome. */
export const rate: Element<Quantity> = either(outcomeRate, relatedRate, weigh(figureRate, 1.1));
