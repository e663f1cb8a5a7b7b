import type { Test } from "./clause.ts";
import type { Schema } from "../schema/schema.ts";
import { isSame } from "./is-same.ts";
import type { Request } from "./request.ts";

type ValuesTest = Extract<Test, { kind: "values" }>;

/**
 * "Paid or pending orders": a state that amounts to values of a column, next to another value of it, means either. No row
 * has both.
 */
export function joinStates(request: Request, schema: Schema): Request {
  const { tests } = request;
  const state = tests.find(
    (test) => test.kind === "state" && tests.some((other) => findEither(test, other, schema) !== null),
  );
  const other = tests.find((test) => state !== undefined && findEither(state, test, schema) !== null);
  const either = state && other ? findEither(state, other, schema) : null;
  if (state === undefined || other === undefined || either === null) return request;
  return {
    ...request,
    // The day on which rows came into the state is known of those in it only.
    happening: null,
    tests: tests.flatMap((test) => (test === state ? [either] : test === other ? [] : [test])),
  };
}

/** The values of either test, if they are different values of one column. */
function findEither(one: Test, other: Test, schema: Schema): ValuesTest | null {
  const [first, second] = [one, other].map((test) => valuesOf(test, schema));
  if (!first || !second || !isSame(first.column, second.column)) return null;
  return first.values.some((value) => second.values.includes(value))
    ? null
    : { ...first, values: [...first.values, ...second.values] };
}

function valuesOf(test: Test, schema: Schema): ValuesTest | null {
  if (test.kind === "values") return test.isNegated || test.isAll ? null : test;
  if (test.kind !== "state" || test.isNegated || test.table === null) return null;
  const condition = schema.stateOf(test.table, test.phrase)?.condition;
  return condition?.kind === "values" && !condition.isNegated
    ? { kind: "values", column: condition.column, values: condition.values, isNegated: false }
    : null;
}
