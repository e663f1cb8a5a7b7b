import type { Condition, Expression, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  branch,
  column,
  compare,
  date,
  not,
  number,
  output,
  outputs,
  query,
} from "./golden/build-plan.ts";
import { expressionsIn, holdsAggregate, holdsPlan, isCorrelated, partsOf } from "./walk-expression.ts";

const a = column("t.a");
const b = column("t.b");
const c = column("t.c");
const plan = query("u", { measures: outputs({ n: aggregate("count") }) });
const scalar: Expression = { kind: "scalar", plan };
const exists: Condition = { kind: "exists", plan, on: [{ outer: a, inner: "n" }] };
const inPlan: Condition = { kind: "inPlan", value: a, plan };
const isOne = compare(a, "=", number(1));
const all = (...conditions: readonly Condition[]): Condition => ({ kind: "all", conditions });
const any = (...conditions: readonly Condition[]): Condition => ({ kind: "any", conditions });
const when = (...conditions: readonly Condition[]): Expression => ({
  kind: "case",
  branches: conditions.map((condition) => branch(condition, b)),
  otherwise: c,
});
const sum = (left: Expression, right: Expression): Expression => ({
  kind: "arithmetic",
  operator: "+",
  left,
  right,
});
const month = (of: Expression): Expression => ({ kind: "grain", grain: "month", of });
const days = (from: Expression, to: Expression): Expression => ({ kind: "duration", unit: "day", from, to });

test.each<readonly [string, Expression, readonly Expression[]]>([
  ["a sum", sum(a, b), [a, b]],
  ["a month", month(a), [a]],
  ["a part of a date", { kind: "datePart", part: "year", of: a }, [a]],
  ["a duration", days(a, b), [a, b]],
  ["a call", { kind: "call", function: "coalesce", arguments: [a, b] }, [a, b]],
  ["a case", when(isOne), [a, number(1), b, c]],
  ["an aggregate", aggregate("sum", a), []],
  ["a scalar", scalar, []],
])("parts of %s", (_, expression, parts) => {
  expect(partsOf(expression)).toEqual(parts);
});

test.each<readonly [string, Condition, readonly Expression[]]>([
  ["a comparison", compare(a, "<", b), [a, b]],
  ["a range", { kind: "between", value: a, low: date("2024-01-01"), high: b }, [a, date("2024-01-01"), b]],
  ["a match with another plan", exists, [a]],
  ["a value in another plan", inPlan, [a]],
  ["a missing value", { kind: "null", value: a }, [a]],
  ["all, any and not", all(any(isOne, not({ kind: "null", value: b }))), [a, number(1), b]],
])("expressions in a condition: %s", (_, condition, expressions) => {
  expect(expressionsIn(condition)).toEqual(expressions);
});

test.each<readonly [string, Expression, boolean]>([
  ["a count", aggregate("count"), true],
  ["a sum with one", sum(a, aggregate("count")), true],
  ["a sum of columns", sum(a, b), false],
  ["a column", a, false],
])("%s holds an aggregate: %s", (_, expression, holds) => {
  expect(holdsAggregate(expression)).toBe(holds);
});

test.each<readonly [string, Expression, boolean]>([
  ["a scalar", scalar, true],
  ["a sum with one", sum(a, scalar), true],
  ["days since one", days(scalar, b), true],
  ["the month of one", month(scalar), true],
  ["a case of a match", when(isOne, exists), true],
  ["a case of a value in a plan", when(inPlan), true],
  ["a case of two conditions, one with a plan", when(all(isOne, any(isOne, not(exists)))), true],
  ["a case that compares with a scalar", when(compare(a, "=", scalar)), true],
  ["a case of plain conditions", when(all(isOne, not(isOne))), false],
  ["a column", a, false],
])("%s holds a plan: %s", (_, expression, holds) => {
  expect(holdsPlan(expression)).toBe(holds);
});

const within = { within: [] } as const;
const along = { along: "n", steps: 1, ...within } as const;
const asks = when(isOne, exists);
const counted = aggregate("count", null, all(isOne, exists));

test.each<readonly [string, Partial<QueryPlan>, boolean]>([
  ["a filter", { filters: [isOne, exists] }, true],
  ["a part of a filter", { filters: [all(isOne, any(isOne, not(exists)))] }, true],
  ["a filter that compares", { filters: [compare(a, "=", asks)] }, true],
  ["a condition on groups", { having: [exists] }, true],
  ["an output", { dimensions: outputs({ x: a, y: asks }) }, true],
  ["a part of an output", { dimensions: outputs({ x: sum(a, asks) }) }, true],
  [
    "a value of a case",
    { dimensions: outputs({ x: { ...asks, kind: "case", branches: [branch(isOne, asks)] } as Expression }) },
    true,
  ],
  ["the order", { order: [{ by: asks, direction: "ascending" }] }, true],
  ["an aggregate's condition", { measures: outputs({ n: counted }) }, true],
  ["an aggregate's value", { measures: outputs({ n: aggregate("sum", asks) }) }, true],
  ["a share", { measures: outputs({ n: { kind: "share", of: counted, ...within } }) }, true],
  ["a change", { measures: outputs({ n: { kind: "change", as: "ratio", of: counted, ...along } }) }, true],
  ["an earlier value", { measures: outputs({ n: { kind: "previous", of: counted, ...along } }) }, true],
  ["a running total", { measures: outputs({ n: { kind: "running", of: counted, ...along } }) }, true],
  [
    "a moving average",
    { measures: outputs({ n: { kind: "moving", groups: 3, of: counted, ...along } }) },
    true,
  ],
  [
    "a rank",
    { measures: outputs({ n: { kind: "rank", direction: "ascending", of: counted, ...within } }) },
    true,
  ],
  ["a plan that does not refer to the row", { filters: [inPlan], dimensions: outputs({ x: scalar }) }, false],
  [
    "an aggregate without a condition",
    {
      measures: outputs({ n: aggregate("sum", a, isOne) }),
      order: [{ by: output("n"), direction: "ascending" }],
    },
    false,
  ],
])("a match with the row, in %s: %s", (_, parts, asked) => {
  expect(isCorrelated(query("t", parts))).toBe(asked);
});
