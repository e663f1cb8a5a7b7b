import type { StateCondition } from "@askery/model";
import { splitName } from "../../meaning/names/split-name.ts";
import type { Quantity, StateTest, Test } from "../request/clause.ts";
import { decisions } from "./decisions.data.ts";
import { keyword, either, map, mention, optional, sequence, weigh, word, type Element } from "./pattern.ts";
import { summed } from "../request/summed.ts";
import { figure, table as entity } from "./column.ts";
import { flagged, test } from "./test.ts";

type Outcome = Extract<Test, { kind: "values" }>;

/** "cancellation", "reopen", "hire": the outcome of a row, by a value or a flag named after it. */
const outcome: Element<Outcome> = either(
  map(test, (found) =>
    found.kind === "values" && !found.isNegated && found.values.length === 1 ? found : null,
  ),
  flagged,
  map(mention("value"), ({ target: { table, column, value } }): Outcome => ({
    kind: "values",
    column: { table, column },
    values: [value],
    isNegated: false,
  })),
);

/** "reopen rate", "hire rate": the proportion of rows with the outcome. */
const outcomeRate: Element<Quantity> = sequence([outcome, keyword("rate")], ([found], { schema }) => {
  const { table } = found.column;
  const state = schema.stateOf(table, closed.phrase);
  const isDecided = state !== null && decides(found) && !excludes(state.condition, found);
  return {
    kind: "rate",
    of: table,
    tests: [found],
    ...(isDecided && { among: { ...closed, table } }),
  };
});

/** True if no row in the state has the outcome: a status that nobody counts as closed. */
function excludes(condition: StateCondition, outcome: Outcome): boolean {
  if ("conditions" in condition) return condition.conditions.some((one) => excludes(one, outcome));
  const { column, values } = outcome;
  const isOfColumn = condition.column.table === column.table && condition.column.column === column.column;
  if (condition.kind !== "values" || !isOfColumn) return false;
  return values.some((value) => condition.values.includes(value) === condition.isNegated);
}

const closed: StateTest = { kind: "state", phrase: "closed", table: null, isNegated: false, isMild: false };

/** True for an outcome that only rows which are closed have, one way or the other: won, passed, rejected. */
function decides({ column, values }: Outcome): boolean {
  return [column.column, ...values].flatMap(splitName).some((part) => decisions.has(part));
}

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
