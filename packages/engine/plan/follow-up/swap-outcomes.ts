import type { Quantity, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { stateOfValue } from "../schema/state-of-value.ts";
import { columnOf } from "./merge-tests.ts";

type Rate = Extract<Quantity, { kind: "rate" }>;

interface Swapped {
  readonly measures: Request["measures"];
  /** The conditions of the follow-up that no rate took in. */
  readonly rest: readonly Test[];
}

/**
 * "Same for refunded" after a cancellation rate: a condition of a follow-up takes the place of the outcome that a rate is about, since no
 * row has both. It does if both are about one column, or if both are states of the same rows.
 */
export function swapOutcomes(measures: Request["measures"], asked: readonly Test[], schema: Schema): Swapped {
  const taken = new Set<Test>();
  const swapped = measures.map((measure) => {
    const { quantity } = measure;
    if (quantity.kind !== "rate") return measure;
    const tests = quantity.tests.map((outcome) => {
      const other = asked.find((test) => isOtherOutcome(outcome, test, { rate: quantity, schema }));
      if (other !== undefined) taken.add(other);
      return other ?? outcome;
    });
    return { ...measure, quantity: { ...quantity, tests } };
  });
  return { measures: swapped, rest: asked.filter((test) => !taken.has(test)) };
}

function isOtherOutcome(
  outcome: Test,
  asked: Test,
  { rate, schema }: { readonly rate: Rate; readonly schema: Schema },
): boolean {
  const column = columnOf(asked);
  if (asked.kind === "values" && column !== null && isSame(column, columnOf(outcome))) return true;
  const isOnlyOne = rate.tests.length === 1;
  return isOnlyOne && isState(outcome, rate, schema) && isState(asked, rate, schema);
}

/** True for a state of the rows that a rate counts: by its words, by a value named after it, or by the date of its event. */
function isState(test: Test, { of }: Rate, schema: Schema): boolean {
  if (test.kind === "state") return test.table === null || test.table === of;
  if (columnOf(test)?.table !== of) return false;
  if (test.kind === "missing") return schema.isDate(test.column);
  return test.kind === "values" && stateOfValue(test, schema) !== null;
}
