import type { Quantity, Test } from "../request/clause.ts";
import { keyword, either, map, sequence, type Element } from "./pattern.ts";
import { table as entity } from "./column.ts";
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

/** Rates, by the name of their outcome. */
export const rate: Element<Quantity> = either(outcomeRate, relatedRate);
