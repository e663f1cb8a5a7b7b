import type { Condition, Expression, QueryPlan } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { PlacedPeriod, Related } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import { assembleState } from "./assemble-state.ts";
import { existsOver, stepToMany, type StepToMany, type TestContext } from "./exists-over.ts";
import { literalOf, negateIf, valuesCondition } from "./values-condition.ts";
import { bindCondition } from "./bind-metric.ts";
import { inPlaces, keysIn, keysRanked, keysRepeated } from "./key-plans.ts";
import { findDate, findDateOf } from "./find-date.ts";
import { latestStatus } from "./latest-status.ts";
import { entryTo, pairColumns, SourceTree } from "./source-tree.ts";
import { yearsWithin } from "./years-within.ts";

/**
 * Turns a test into a condition over the joined sources.
 *
 * A test of a to-many table becomes EXISTS, so that no row counts twice, unless the answer is broken down by that
 * table, which is then joined already.
 */
export function assembleTest(test: Test, tree: SourceTree, context: TestContext): Condition {
  if (test.kind === "worth") return assembleWorth(test, tree, context);
  if (test.kind === "state") return assembleState(test, tree, context);
  if (test.kind === "defined") return negateIf(test.isNegated, assembleDefined(test, tree, context));
  if (test.kind === "any") {
    return { kind: "any", conditions: test.tests.map((one) => assembleTest(one, tree, context)) };
  }
  if (test.kind === "columns") {
    const [left, right] = [tree.column(test.column), tree.column(test.other)];
    return { kind: "compare", left, operator: test.operator, right };
  }
  if (test.kind === "recurring") return assembleRecurring(test, tree, context);
  const step = stepToMany(tree, entryTo(test.column), context.schema);
  if (step === null) return conditionOf(test, tree.column(test.column), context);
  // "Missing" across a one-to-many step means that no row has a value.
  const isAbsent = test.kind === "missing" && !test.isNegated;
  if (isAbsent) return { kind: "not", condition: assembleTest({ ...test, isNegated: true }, tree, context) };
  const isNegated = "isNegated" in test && test.kind !== "missing" && test.isNegated;
  const inner = isNegated ? { ...test, isNegated: false } : test;
  const exists = existsOver(tree, step, context, (branch) => [
    conditionOf(inner, branch.column(test.column), context),
    ...latestStatus(test.column, branch, context),
  ]);
  return isNegated ? { kind: "not", condition: exists } : exists;
}

/** Places a filter of the glossary on its joined table, or inside EXISTS if that table is to-many. */
function assembleDefined(
  { entry: { meaning } }: Extract<Test, { kind: "defined" }>,
  tree: SourceTree,
  context: TestContext,
): Condition {
  if (meaning.kind !== "filter") return { kind: "all", conditions: [] };
  const { table, condition } = meaning;
  const step = stepToMany(tree, table, context.schema);
  return step === null
    ? bindCondition(condition, tree.join(table))
    : existsOver(tree, step, context, (branch) => [bindCondition(condition, branch.join(table))]);
}

/** "On weekends": a part of the date in the test, or of the date of the rows. */
function assembleRecurring(
  { date, part, options, isNegated }: Extract<Test, { kind: "recurring" }>,
  tree: SourceTree,
  context: TestContext,
): Condition {
  const column = date ?? findDate(tree, null, context.schema);
  if (column === null) {
    tree.isBroken = true;
    return { kind: "all", conditions: [] };
  }
  const on = (within: SourceTree): Condition => ({
    kind: "in",
    value: { kind: "datePart", part, of: within.column(column) },
    options: options.map((option) => ({ type: "number", value: String(option) })),
  });
  const step = stepToMany(tree, column.table, context.schema);
  return negateIf(
    isNegated,
    step === null ? on(tree) : existsOver(tree, step, context, (branch) => [on(branch)]),
  );
}

function assembleWorth(
  test: Extract<Test, { kind: "worth" }>,
  tree: SourceTree,
  context: TestContext,
): Condition {
  const column = context.schema.mainFigure(tree.root);
  if (column === null) {
    tree.isBroken = true;
    return { kind: "all", conditions: [] };
  }
  return assembleTest({ ...test, kind: "compare", column: { table: tree.root, column } }, tree, context);
}

/**
 * Filters by a period, on the date column in the question or the default date of the rows. Returns null if there is no
 * date.
 */
export function assemblePeriod(
  placed: PlacedPeriod,
  tree: SourceTree,
  context: TestContext,
): Condition | null {
  const date = placed.column ?? findDateOf(placed, tree, context);
  if (date === null) return null;
  const step = stepToMany(tree, date.table, context.schema);
  const condition = step
    ? existsOver(tree, step, context, (branch) => [
        periodCondition(placed, branch.column(date), context.schema, date),
      ])
    : periodCondition(placed, tree.column(date), context.schema, date);
  if (!placed.isNegated) return condition;
  const outside: Condition = { kind: "not", condition };
  const mayBeMissing = step === null && context.schema.column(date).isNullable;
  return mayBeMissing
    ? { kind: "any", conditions: [{ kind: "null", value: tree.column(date) }, outside] }
    : outside;
}

/**
 * Requires that some related row exists, or that none does. Returns null if a join already ensures that, or if the
 * tables are not connected.
 */
export function assembleRelated(related: Related, tree: SourceTree, context: TestContext): Condition | null {
  const step = stepToMany(tree, related.table, context.schema) ?? stepToOne(related, tree, context);
  if (step === null) {
    if (related.isNegated) return assembleUnset(related, tree, context);
    if (context.schema.graph.findPath(tree.root, related.table) !== null) tree.join(related.table);
    return null;
  }
  const exists = existsOver(tree, step, context, (branch) => {
    branch.join(related.table);
    const periods = related.periods.map((placed) =>
      assemblePeriod({ ...placed, near: related.table }, branch, context),
    );
    return [
      ...related.tests.map((test) => assembleTest(test, branch, context)),
      ...periods.filter((condition) => condition !== null),
    ];
  });
  return related.isNegated ? { kind: "not", condition: exists } : exists;
}

/** "Employees who are not in a department in Rome": the reference exists, but its row fails the conditions. */
function stepToOne(
  { table, tests, periods, isNegated }: Related,
  tree: SourceTree,
  { schema }: TestContext,
): StepToMany | null {
  const path = schema.graph.findPath(tree.root, table) ?? [];
  const edge = path.at(-1);
  const isNarrowed = isNegated && tests.length + periods.length > 0;
  return isNarrowed && edge !== undefined ? { before: path.slice(0, -1), edge } : null;
}

/** "Products without a category": a to-one reference that is null. */
function assembleUnset(related: Related, tree: SourceTree, { schema }: TestContext): Condition | null {
  const [edge] = schema.graph.findPath(tree.root, related.table) ?? [];
  const [pair] = edge ? pairColumns(edge) : [];
  if (edge === undefined || pair === undefined) return null;
  return { kind: "null", value: tree.column({ table: edge.from, column: pair.from }) };
}

function periodCondition(
  placed: PlacedPeriod,
  value: Expression,
  schema: Schema,
  date: ColumnRef,
): Condition {
  const { others = [], ...first } = placed;
  if (others.length === 0) return withinPeriod(first, value, schema, date);
  const all = [first, ...others.map((other) => ({ ...first, ...other }))];
  return { kind: "any", conditions: all.map((one) => withinPeriod(one, value, schema, date)) };
}

/** Filters by a period, on a date column or on a column with years as integers. */
export function withinPeriod(
  { period, words }: Pick<PlacedPeriod, "period" | "words">,
  value: Expression,
  schema: Schema,
  date: ColumnRef,
): Condition {
  if (!schema.isYear(date)) return { kind: "period", value, period, words };
  return period.kind === "absolute"
    ? yearsWithin(period, value)
    : { kind: "period", value, isYear: true, period, words };
}

/** A test of a single column. */
export type RowTest = Exclude<
  Test,
  { kind: "defined" | "worth" | "state" | "any" | "columns" | "recurring" }
>;

export function conditionOf(test: RowTest, value: Expression, context: TestContext): Condition {
  switch (test.kind) {
    case "values": {
      const options = test.values.map((one) => literalOf(one, test.column, context.schema));
      if (!test.isAll) return valuesCondition(options, value, test.isNegated);
      const conditions = options.map((option) => valuesCondition([option], value, false));
      return negateIf(test.isNegated, { kind: "all", conditions });
    }
    case "compare":
      return {
        kind: "compare",
        left: value,
        operator: test.operator,
        right: { kind: "literal", value: test.value },
      };
    case "between":
      return {
        kind: "between",
        value,
        low: { kind: "literal", value: test.low },
        high: { kind: "literal", value: test.high },
      };
    case "match":
      return negateIf(test.isNegated, { kind: "match", value, how: test.how, text: test.text });
    case "missing":
      return negateIf(test.isNegated, { kind: "null", value });
    case "aggregate":
      return {
        kind: "compare",
        left: value,
        operator: test.operator,
        right: figureOf(test, context),
      };
    case "elapsed":
      return (
        longAgo(test, value, context) ?? {
          kind: "compare",
          left: elapsed(test, value, context),
          operator: test.operator,
          right: { kind: "literal", value: { type: "number", value: test.amount } },
        }
      );
    case "lasting":
      return lasting(test, value, context.schema);
    case "repeated":
      return { kind: "inPlan", value, plan: keysRepeated(test, context) };
    case "ranked":
      return { kind: "inPlan", value, plan: keysRanked(test, context) };
    case "placed":
      return inPlaces(test.places, value);
    case "refers":
      return { kind: "inPlan", value, plan: keysOf(test, context) };
  }
}

/** `from` is the date on which the rows began. */
function lasting(
  { end, during: { period, words } }: Extract<Test, { kind: "lasting" }>,
  from: Expression,
  schema: Schema,
): Condition {
  const begun: Condition = { kind: "period", value: from, period: { ...period, from: null }, words };
  if (end === null || from.kind !== "column") return begun;
  const value = { ...from, column: end.column };
  const lasts: Condition = { kind: "period", value, period: { ...period, to: null }, words };
  const { isNullable, profile } = schema.column(end);
  const mayLast = isNullable && profile?.nullCount !== 0;
  const ends: Condition = mayLast ? { kind: "any", conditions: [{ kind: "null", value }, lasts] } : lasts;
  return { kind: "all", conditions: [begun, ends] };
}

/** The keys of the rows of the same table that pass the tests. */
function keysOf(
  { column: { table }, key, tests }: Extract<Test, { kind: "refers" }>,
  context: TestContext,
): QueryPlan {
  const tree = new SourceTree(context.schema.graph, table, () => false);
  const filters = tests.map((test) => assembleTest(test, tree, context));
  return { ...keysIn(tree, tree.column({ table, column: key })), filters };
}

/**
 * "older than 8 years": before that day, since whole years up to today would first be more than 8 after 9. People are over 65 from 66
 * on. Null for any other comparison.
 */
function longAgo(
  { column, to, operator, unit, amount }: Extract<Test, { kind: "elapsed" }>,
  value: Expression,
  { schema }: TestContext,
): Condition | null {
  const count = Number(amount);
  const isCoarse = (unit === "year" || unit === "month") && Number.isInteger(count) && count > 0;
  const isAge = schema.birthDate(column.table) === column.column;
  if (!isCoarse || operator !== ">" || to !== null || isAge) return null;
  const offsets = [
    { unit, count: -count },
    { unit: "day", count: -1 },
  ] as const;
  return {
    kind: "period",
    value,
    period: { kind: "relative", from: null, to: { kind: "unit", unit: "day", anchor: "day", offsets } },
    words: `more than ${amount} ${unit}${count === 1 ? "" : "s"} ago`,
  };
}

/** The time from the tested date to another of the same row, or to today. */
function elapsed(
  { to, lasts, unit }: Extract<Test, { kind: "elapsed" }>,
  from: Expression,
  context: TestContext,
): Expression {
  const end = to !== null && from.kind === "column" ? { ...from, column: to.column } : null;
  return { kind: "duration", unit, from, to: endOf(end, lasts, context) };
}

/** The end of a span: its date, or today if it has none or has not ended. */
export function endOf(end: Expression | null, lasts: boolean, { today }: TestContext): Expression {
  const now: Expression = { kind: "literal", value: { type: "date", value: today } };
  if (end === null) return now;
  return lasts ? { kind: "call", function: "coalesce", arguments: [end, now] } : end;
}

/** A subquery for one figure over all rows of a table, or over the rows that pass `among`. */
function figureOf(
  { column, function: how, among }: Extract<Test, { kind: "aggregate" }>,
  context: TestContext,
): Expression {
  const tree = new SourceTree(context.schema.graph, column.table, () => false);
  const of = tree.column(column);
  const filters = among.map((test) => assembleTest(test, tree, context));
  return {
    kind: "scalar",
    plan: {
      kind: "query",
      sources: tree.sources,
      filters,
      aggregation: "group",
      dimensions: [],
      measures: [
        {
          id: "figure",
          expression: { kind: "aggregate", function: how, of, where: null },
          label: "figure",
          isShown: true,
          format: null,
        },
      ],
      having: [],
      order: [],
      limit: null,
    },
  };
}
