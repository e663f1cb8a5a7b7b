import type { Schema } from "../schema/schema.ts";
import { isSame } from "./is-same.ts";
import type { ColumnRef, Test } from "./clause.ts";
import type { Request } from "./request.ts";

/** The dates that a state names, which only rows in it have: `cancelled_at` of "cancelled". */
export function datesNamedBy(test: Test, schema: Schema): readonly ColumnRef[] {
  if (test.kind !== "values" || test.isNegated) return [];
  return test.values
    .flatMap((value) => value.toLowerCase().split(/[^\p{L}]+/u))
    .flatMap((word) => schema.happeningsOf(word))
    .toSorted((one, other) => other.fit - one.fit)
    .map((found) => found.column)
    .filter(({ table }) => table === test.column.table);
}

/**
 * Takes the date of a state away from a share of the rows in that state. Of the rows that have the date, all are in it: "what share
 * of orders were cancelled in May" is a share of the orders of May.
 */
export function dateSharesByRows(request: Request, schema: Schema): Request {
  const { happening } = request;
  if (happening === null) return request;
  const isOwn = request.measures.some(
    ({ quantity }) =>
      quantity.kind === "rate" && quantity.tests.some((test) => isDateOf(test, happening, schema)),
  );
  return isOwn ? { ...request, happening: null } : request;
}

function isDateOf(test: Test, date: ColumnRef, schema: Schema): boolean {
  if (test.kind === "missing") return test.isNegated && isSame(test.column, date);
  return datesNamedBy(test, schema).some((named) => isSame(named, date));
}
