import type { Quantity, Test } from "../request/clause.ts";
import { keyword, either, map, sequence, type Element } from "./pattern.ts";
import { table as entity } from "./column.ts";
import { flagged, test } from "./test.ts";

/** "cancellation", "reopen", "hire": what became of a row, by a value or a yes-or-no column named after it. */
const outcome: Element<Extract<Test, { kind: "values" }>> = either(
  map(test, (found) =>
    found.kind === "values" && !found.isNegated && found.values.length === 1 ? found : null,
  ),
  flagged,
);

/** "reopen rate", "hire rate": how many of all rows became so. */
const outcomeRate: Element<Quantity> = sequence([outcome, keyword("rate")], ([found]) => ({
  kind: "rate",
  of: found.column.table,
  tests: [found],
}));

/** "return rate": how many of the things that can be returned were. */
const relatedRate: Element<Quantity> = sequence([entity, keyword("rate")], ([by], { schema }) => {
  const parent = schema.graph.edgesFrom(by).find((edge) => !edge.isFanOut);
  return parent ? { kind: "relatedRate", of: parent.to, by } : null;
});

/** A part of all rows, by the name of what became of them. */
export const rate: Element<Quantity> = either(outcomeRate, relatedRate);
