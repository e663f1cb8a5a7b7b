import type { Condition, RowState, StateCondition, StateColumn, TableId } from "@askery/model";
import { columnsOfState } from "../../meaning/states/columns-of-state.ts";
import { beforeToday, untilToday } from "../request/before-today.ts";
import type { Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import type { Schema } from "../schema/schema.ts";
import { existsOver, stepToMany, type TestContext } from "./exists-over.ts";
import { literalOf, negateIf, valuesCondition } from "./values-condition.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import { pairColumns, type SourceTree } from "./source-tree.ts";
import { latestStatus } from "./latest-status.ts";

/**
 * Requires that rows are in a state, or that they are not. A state without a table is that of the nearest joined table
 * that has it, and of all joined to-many tables that have it. Without any, the tree is broken.
 */
export function assembleState(test: StateTest, tree: SourceTree, context: TestContext): Condition {
  const conditions = findTables(test, tree, context.schema).flatMap((table) => {
    const state = context.schema.stateOf(table, test.phrase);
    if (state === null) return [];
    const undone = test.isNegated ? findUndone(state, context.schema) : null;
    return undone === null
      ? [placeState(state.condition, { table, tree, context, test })]
      : [placeState(undone, { table, tree, context, test: { ...test, isNegated: false } })];
  });
  const [only, ...more] = conditions;
  if (only === undefined) tree.isBroken = true;
  return only && more.length === 0 ? only : { kind: "all", conditions };
}

/** The condition that a row did not reach a stage: rows that have passed "paid" are paid too, so its date decides, or the stages after it. */
function findUndone({ condition, undone, since }: RowState, schema: Schema): StateCondition | null {
  if (since === null) return undone ?? null;
  if (condition.kind !== "values" || schema.isFlag(condition.column)) return null;
  return { kind: "empty", column: since, isNegated: false };
}

/** True for "right now" where no table has such a state, or where another test says which state the rows are in. */
export function isIdle(
  test: Test,
  all: readonly Test[],
  { tree, schema }: { readonly tree: SourceTree; readonly schema: Schema },
): boolean {
  if (test.kind !== "state" || !test.isMild) return false;
  const states = findTables(test, tree, schema).map((table) => schema.stateOf(table, test.phrase));
  const columns = states.flatMap((state) => (state ? columnsOfState(state.condition) : []));
  const isExplicit = (other: Test): boolean =>
    (other.kind === "state" && !other.isMild) ||
    ("column" in other &&
      columns.some(({ table, column }) => table === other.column.table && column === other.column.column));
  return columns.length === 0 || all.some((other) => isExplicit(other));
}

function findTables({ table, phrase }: StateTest, tree: SourceTree, schema: Schema): readonly TableId[] {
  if (table !== null) return [table];
  const [nearest, ...others] = tree.tables.filter((one) => schema.stateOf(one, phrase) !== null);
  return nearest === undefined ? [] : [nearest, ...others.filter((one) => tree.isMany(one))];
}

interface Placing {
  readonly table: TableId;
  readonly tree: SourceTree;
  readonly context: TestContext;
  readonly test: StateTest;
}

function placeState(condition: StateCondition, { table, tree, context, test }: Placing): Condition {
  const step = stepToMany(tree, table, context.schema);
  if (step === null) return conditionIn(condition, tree, { context, isNegated: test.isNegated });
  const exists = existsOver(tree, step, context, (branch) => [
    conditionIn(condition, branch, { context, isNegated: false }),
    ...(condition.kind === "values" ? latestStatus(condition.column, branch, context) : []),
  ]);
  return negateIf(test.isNegated, exists);
}

interface Conditioning {
  readonly context: TestContext;
  readonly isNegated: boolean;
}

function conditionIn(state: StateCondition, tree: SourceTree, given: Conditioning): Condition {
  const { context } = given;
  if ("conditions" in state) {
    const conditions = state.conditions.map((one) => conditionIn(one, tree, { context, isNegated: false }));
    return negateIf(given.isNegated, { kind: state.kind, conditions });
  }
  const isNegated = state.isNegated !== given.isNegated;
  if (state.kind === "related") return relatedIn(state, tree, { context, isNegated });
  const value = tree.column(state.column);
  switch (state.kind) {
    case "values": {
      const { values, isNegated: isNot } = answerOtherwise(state, isNegated, context.schema);
      const options = values.map((one) => literalOf(one, state.column, context.schema));
      return valuesCondition(options, value, isNot);
    }
    case "empty":
      return negateIf(isNegated, { kind: "null", value });
    case "past":
      return negateIf(
        isNegated,
        state.includesToday
          ? { kind: "period", value, period: untilToday, words: "today or earlier" }
          : { kind: "period", value, period: beforeToday, words: "before today" },
      );
    case "later":
      return {
        kind: "compare",
        left: value,
        operator: isNegated ? "<=" : ">",
        right: tree.column(state.than),
      };
  }
}

/** Rows that refer to this one are in a state, or none is. */
function relatedIn(
  { column, condition }: Extract<StateCondition, { kind: "related" }>,
  tree: SourceTree,
  { context, isNegated }: Conditioning,
): Condition {
  const edge = findEdge(column, context.schema);
  if (edge === undefined) {
    tree.isBroken = true;
    return { kind: "all", conditions: [] };
  }
  const exists = existsOver(tree, { before: [], edge }, context, (branch) => [
    conditionIn(condition, branch, { context, isNegated: false }),
  ]);
  return negateIf(isNegated, exists);
}

/** The step from rows to those that refer to them by a column. */
function findEdge({ table, column }: StateColumn, schema: Schema): JoinEdge | undefined {
  const [reference] = schema.referencesOf(table).filter(({ from }) => from.columns.includes(column));
  return reference === undefined
    ? undefined
    : schema.graph
        .edgesFrom(reference.to.table)
        .find(
          (edge) => edge.isFanOut && edge.to === table && pairColumns(edge).some(({ to }) => to === column),
        );
}

/** A negated flag has the other answer. */
function answerOtherwise(
  { column, values }: Extract<StateCondition, { kind: "values" }>,
  isNegated: boolean,
  schema: Schema,
): { readonly values: readonly string[]; readonly isNegated: boolean } {
  const answers = isNegated ? schema.answersOf(column) : null;
  const [value] = values;
  return answers === null
    ? { values, isNegated }
    : { values: [value === answers.yes ? answers.no : answers.yes], isNegated: false };
}
