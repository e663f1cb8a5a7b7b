import type { Condition } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { isSame } from "../request/is-same.ts";
import type { PlacedPeriod, Related } from "../request/request.ts";
import { assemblePeriod, assembleTest, conditionOf } from "./assemble-test.ts";
import { existsOver, stepToMany, type StepToMany, type TestContext } from "./exists-over.ts";
import { findDateOf } from "./find-date.ts";
import { latestStatus } from "./latest-status.ts";
import { entryTo, type SourceTree } from "./source-tree.ts";

/** A condition that some row beyond a one-to-many step must meet. */
interface Piece {
  readonly part: Test | PlacedPeriod | Related;
  readonly step: StepToMany;
  /** The tested column. Two tests of the same column apply to two different rows. */
  readonly column: ColumnRef | null;
  readonly build: (branch: SourceTree) => readonly Condition[];
}

export interface Narrowing {
  readonly tests: readonly Test[];
  readonly periods: readonly PlacedPeriod[];
  readonly related: readonly Related[];
}

/**
 * Combines conditions on the same to-many table into one EXISTS, so that a single row must meet all of them: "students
 * who took Math in 2023" took Math that year. Two tests of one column go into separate groups.
 *
 * The map has each group's condition under its first part and null under its other parts. Conditions on the row itself
 * are not in the map.
 */
export function assembleExists(
  { tests, periods, related }: Narrowing,
  tree: SourceTree,
  context: TestContext,
): ReadonlyMap<Test | PlacedPeriod | Related, Condition | null> {
  const pieces = [
    ...tests.map((test) => pieceOfTest(test, tree, context)),
    ...periods.map((placed) => pieceOfPeriod(placed, tree, context)),
    ...related.map((one) => pieceOfRelated(one, tree, context)),
  ].filter((piece) => piece !== null);
  return new Map(
    groupPieces(pieces).flatMap(([first, ...others]) => [
      [first.part, assembleGroup([first, ...others], tree, context)] as const,
      ...others.map(({ part }) => [part, null] as const),
    ]),
  );
}

function pieceOfTest(test: Test, tree: SourceTree, context: TestContext): Piece | null {
  if (test.kind === "defined") return pieceOfDefined(test, tree, context);
  if (test.kind === "state") return pieceOfState(test, tree, context);
  if (!("column" in test) || test.kind === "columns") return null;
  if ("isNegated" in test && test.isNegated !== (test.kind === "missing")) return null;
  const step = stepToMany(tree, entryTo(test.column), context.schema);
  return (
    step && {
      part: test,
      step,
      column: test.column,
      build: (branch) => [conditionOf(test, branch.column(test.column), context)],
    }
  );
}

function pieceOfDefined(
  test: Extract<Test, { kind: "defined" }>,
  tree: SourceTree,
  context: TestContext,
): Piece | null {
  const { meaning } = test.entry;
  if (meaning.kind !== "filter" || test.isNegated) return null;
  const step = stepToMany(tree, meaning.table, context.schema);
  return step && { part: test, step, column: null, build: (branch) => [assembleTest(test, branch, context)] };
}

function pieceOfState(test: StateTest, tree: SourceTree, context: TestContext): Piece | null {
  if (test.table === null || test.isNegated) return null;
  const step = stepToMany(tree, test.table, context.schema);
  const condition = context.schema.stateOf(test.table, test.phrase)?.condition;
  const column = condition?.kind === "values" ? condition.column : null;
  return step && { part: test, step, column, build: (branch) => [assembleTest(test, branch, context)] };
}

function pieceOfPeriod(placed: PlacedPeriod, tree: SourceTree, context: TestContext): Piece | null {
  const date = placed.column ?? findDateOf(placed, tree, context);
  if (date === null || placed.isNegated) return null;
  const step = stepToMany(tree, date.table, context.schema);
  return (
    step && {
      part: placed,
      step,
      column: date,
      build: (branch) => present(assemblePeriod({ ...placed, column: date }, branch, context)),
    }
  );
}

function pieceOfRelated(related: Related, tree: SourceTree, context: TestContext): Piece | null {
  const step = related.isNegated ? null : stepToMany(tree, related.table, context.schema);
  return (
    step && {
      part: related,
      step,
      column: null,
      build: (branch) => {
        branch.join(related.table);
        return [
          ...related.tests.map((test) => assembleTest(test, branch, context)),
          ...related.periods.flatMap((placed) =>
            present(assemblePeriod({ ...placed, near: related.table }, branch, context)),
          ),
        ];
      },
    }
  );
}

function present(condition: Condition | null): readonly Condition[] {
  return condition === null ? [] : [condition];
}

type Group = [Piece, ...Piece[]];

function groupPieces(pieces: readonly Piece[]): readonly Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const group = groups.find(
      (found) =>
        isSame(found[0].step, piece.step) &&
        (piece.column === null || !found.some(({ column }) => isSame(column, piece.column))),
    );
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** A status in a history is the last one, unless a period says when rows came into it. */
function assembleGroup(group: Group, tree: SourceTree, context: TestContext): Condition {
  const isDated = group.some(
    ({ part }) => "period" in part || ("periods" in part && part.periods.length > 0),
  );
  return existsOver(tree, group[0].step, context, (branch) =>
    group.flatMap(({ build, column }) => [
      ...build(branch),
      ...(column === null || isDated ? [] : latestStatus(column, branch, context)),
    ]),
  );
}
