import type { Condition } from "@askery/model";
import { assembleExists } from "./assemble-exists.ts";
import { assemblePeriod, assembleRelated, assembleTest } from "./assemble-test.ts";
import { stepToMany, type TestContext } from "./exists-over.ts";
import type { Schema } from "../schema/schema.ts";
import type { Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { isStillOpen } from "../request/last-until-now.ts";
import type { PlacedPeriod, Related, Request } from "../request/request.ts";
import { isIdle } from "./assemble-state.ts";
import { entryTo, type SourceTree } from "./source-tree.ts";

type Filters = Pick<Request, "tests" | "periods" | "related" | "happening">;

/** Returns all conditions on a row, or null if the request needs a date or a relation that does not exist. */
export function assembleFilters(
  { both, ...asked }: Filters & Pick<Request, "both">,
  tree: SourceTree,
  context: TestContext,
): readonly Condition[] | null {
  if (both === null) return assembleConditions(asked, tree, context);
  if (!both.every((test) => isOfMany(test, tree, context.schema))) return null;
  const [one, other] = both.map((test) =>
    assembleConditions({ ...asked, tests: [...asked.tests, test] }, tree, context),
  );
  return one && other ? distinct([...one, ...other]) : null;
}

/** True for a test of related rows, of which there may be several: one passes it, and another one an opposite test. */
function isOfMany(test: Test, tree: SourceTree, schema: Schema): boolean {
  return "column" in test && stepToMany(tree, test.column.table, schema) !== null;
}

function assembleConditions(
  asked: Filters,
  tree: SourceTree,
  context: TestContext,
): readonly Condition[] | null {
  const request = testJoined(joinDenials(asked, tree, context.schema), tree, context.schema);
  const tests = request.tests
    .filter((test) => !isIdle(test, request.tests, { tree, schema: context.schema }))
    .map((test) => (test.kind === "recurring" ? { ...test, date: test.date ?? request.happening } : test))
    .map((test) => (test.kind === "elapsed" ? measureUntilNow(test, request.tests, context.schema) : test));
  const periods = request.periods.map((placed) => ({
    ...placed,
    column: placed.column ?? request.happening,
  }));
  const related = request.related.filter((one) => one.isNegated || one.table !== tree.root);
  const exists = assembleExists({ tests, periods, related }, tree, context);
  const orElse = (
    part: Test | PlacedPeriod | Related,
    assemble: () => readonly (Condition | null)[],
  ): readonly (Condition | null)[] => {
    const found = exists.get(part);
    if (found === undefined) return assemble();
    return found === null ? [] : [found];
  };
  const filters: (Condition | null)[] = [
    ...tests.flatMap((test) => orElse(test, () => [assembleTest(test, tree, context)])),
    ...periods.flatMap((placed) => orElse(placed, () => [assemblePeriod(placed, tree, context)])),
    ...related.flatMap((one) =>
      orElse(one, () => {
        const condition = assembleRelated(one, tree, context);
        return condition === null && !one.isNegated ? [] : [condition];
      }),
    ),
  ];
  if (filters.includes(null)) return null;
  const conditions = filters.filter((condition) => condition !== null);
  return distinct(conditions.filter((condition) => !isEmpty(condition)));
}

function distinct(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter((one, index) => conditions.findIndex((other) => isSame(one, other)) === index);
}

/** "Requests open longer than 30 days": rows that have not ended last until now. */
function measureUntilNow(test: ElapsedTest, all: readonly Test[], schema: Schema): ElapsedTest {
  return test.to !== null && isStillOpen(test.to, all, schema) ? { ...test, lasts: true } : test;
}

type ElapsedTest = Extract<Test, { kind: "elapsed" }>;

/**
 * "No cancelled orders this year" denies that any row is cancelled and in the period: both are about the rows beyond the step to
 * many, which the period was said next to.
 */
function joinDenials(request: Filters, tree: SourceTree, schema: Schema): Filters {
  const isDenial = (test: Test): test is Denial =>
    test.kind === "values" &&
    test.isNegated &&
    stepToMany(tree, entryTo(test.column), schema) !== null &&
    request.periods.some((placed) => isNextTo(placed, test));
  const denials = request.tests.filter(isDenial);
  if (denials.length === 0 || request.happening !== null) return request;
  return {
    ...request,
    tests: request.tests.filter((test) => !isDenial(test)),
    periods: request.periods.filter((placed) => !denials.some((test) => isNextTo(placed, test))),
    related: [
      ...request.related,
      ...denials.map((test): Related => ({
        table: test.column.table,
        isNegated: true,
        tests: [{ ...test, isNegated: false }],
        periods: request.periods.filter((placed) => isNextTo(placed, test)),
      })),
    ],
  };
}

/** The conditions on related rows of which each row has one, or that are the rows themselves, are conditions on the rows. */
function testJoined(request: Filters, tree: SourceTree, schema: Schema): Filters {
  const joined = request.related.filter(
    ({ table, isNegated, tests, periods }) =>
      !isNegated && tests.length + periods.length > 0 && stepToMany(tree, table, schema) === null,
  );
  if (joined.length === 0) return request;
  return {
    ...request,
    tests: [...request.tests, ...joined.flatMap(({ tests }) => tests)],
    periods: [
      ...request.periods,
      ...joined.flatMap(({ table, periods }) =>
        periods.map((placed) => ({ ...placed, near: placed.near ?? table })),
      ),
    ],
    related: request.related.map((one) => (joined.includes(one) ? { ...one, tests: [], periods: [] } : one)),
  };
}

type Denial = Extract<Test, { kind: "values" }>;

function isNextTo({ column, near, isNegated }: PlacedPeriod, { column: { table } }: Denial): boolean {
  return column === null && near === table && !isNegated;
}

/** An empty "all" is true of every row and can be dropped. */
function isEmpty(condition: Condition): boolean {
  return condition.kind === "all" && condition.conditions.length === 0;
}
