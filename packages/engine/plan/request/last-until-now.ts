import type { StateCondition, TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";
import type { ColumnRef, Test } from "./clause.ts";
import { isSame } from "./is-same.ts";
import type { Request } from "./request.ts";

/** "How many days have open tickets been open": rows that have not ended last until now, where their end is still empty. */
export function lastUntilNow(request: Request, schema: Schema): Request {
  const measures = request.measures.map((measure) => {
    const { quantity } = measure;
    const isOpen =
      quantity.kind === "duration" && quantity.to !== null && isStillOpen(quantity.to, request.tests, schema);
    return isOpen ? { ...measure, quantity: { ...quantity, lasts: true } } : measure;
  });
  return { ...request, measures };
}

/** True if the conditions leave only rows that have not reached a date: "still running", "open", "not delivered". */
export function isStillOpen(end: ColumnRef, tests: readonly Test[], schema: Schema): boolean {
  const isOfRow = (table: TableId | null): boolean => table === null || table === end.table;
  return tests.some((test) => {
    if (test.kind === "missing") return !test.isNegated && isSame(test.column, end);
    if (test.kind !== "state" || !isOfRow(test.table)) return false;
    const state = schema.stateOf(end.table, test.phrase);
    if (state === null) return false;
    const open = schema.stateOf(end.table, test.isNegated ? "closed" : "open");
    const isOpen = open !== null && isSame(state.condition, open.condition);
    return isOpen || requiresEmpty(state.condition, end, test.isNegated);
  });
}

function requiresEmpty(condition: StateCondition, end: ColumnRef, isNegated: boolean): boolean {
  if (condition.kind === "all") {
    return !isNegated && condition.conditions.some((one) => requiresEmpty(one, end, false));
  }
  return condition.kind === "empty" && condition.isNegated === isNegated && isSame(condition.column, end);
}
