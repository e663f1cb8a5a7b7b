import type { TableId } from "@askery/model";
import type { ColumnRef, Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { isSame } from "../request/is-same.ts";
import { contradict } from "../request/vary-request.ts";

/**
 * Merges the conditions of a follow-up into the earlier ones. Conditions on other columns always remain.
 *
 * A value replaces the values of its column, even if they were excluded before; an excluded value joins those that
 * were excluded before, and leaves a list of included ones.
 */
export function mergeTests(
  before: readonly Test[],
  asked: readonly Test[],
  columnOfState: (state: StateTest) => ColumnRef | null = () => null,
): readonly Test[] {
  const columnOfAny = (test: Test): ColumnRef | null =>
    test.kind === "state" ? columnOfState(test) : columnOf(test);
  return asked.reduce((merged, test) => mergeTest(merged, test, columnOfAny), before);
}

function mergeTest(
  before: readonly Test[],
  test: Test,
  columnOfAny: (test: Test) => ColumnRef | null,
): readonly Test[] {
  const column = columnOfAny(test);
  const own = before.filter((old) => column !== null && isSame(column, columnOfAny(old)));
  const others = before.filter((old) => !own.includes(old));
  if (test.kind !== "values" || !test.isNegated) {
    return [...others, ...own.filter((old) => outlives(old, test)), test];
  }
  const remaining = own.flatMap((old) => exclude(old, test));
  return remaining.some((old) => isIncluding(old))
    ? [...others, ...remaining]
    : [...others, ...remaining, joinExcluded(own, test)];
}

/** True for an earlier condition that a new one of its column narrows instead of replacing. */
function outlives(old: Test, test: Test): boolean {
  switch (old.kind) {
    case "values":
      return (
        old.isNegated && !(test.kind === "values" && old.values.some((value) => test.values.includes(value)))
      );
    case "match":
      return old.isNegated;
    case "missing":
      return old.isNegated && test.kind !== "missing";
    case "compare":
      return test.kind === "compare" && isOtherBound(old, test) && !contradict(old, test);
    default:
      return false;
  }
}

/** True for a lower and an upper bound. */
function isOtherBound(one: Comparison, other: Comparison): boolean {
  const [first] = one.operator;
  const [second] = other.operator;
  return (first === "<" && second === ">") || (first === ">" && second === "<");
}

type Comparison = Extract<Test, { kind: "compare" }>;

function exclude(old: Test, { values }: ValuesTest): readonly Test[] {
  if (old.kind !== "values") return [old];
  if (old.isNegated) return [];
  const rest = old.values.filter((value) => !values.includes(value));
  return rest.length === 0 ? [] : [{ ...old, values: rest }];
}

function joinExcluded(own: readonly Test[], test: ValuesTest): Test {
  const excluded = own.flatMap((old) => (old.kind === "values" && old.isNegated ? old.values : []));
  return { ...test, values: [...new Set([...excluded, ...test.values])] };
}

type ValuesTest = Extract<Test, { kind: "values" }>;

function isIncluding(test: Test): boolean {
  return test.kind === "values" && !test.isNegated;
}

/**
 * A condition by the path that the earlier ones take: "only Oslo" after "shipments from Rome" is about origins. A reference
 * of rows that nothing was asked about is none.
 */
export function followPath(test: Test, before: readonly Test[], tables: ReadonlySet<TableId>): Test {
  if (!("column" in test) || test.kind === "columns") return test;
  const { via, ...plain } = test.column;
  if (via !== undefined) return tables.has(via.table) ? test : { ...test, column: plain };
  const known = before.flatMap((one) => columnOf(one) ?? []);
  const reached = known.filter(({ table, column }) => table === plain.table && column === plain.column);
  const [only, ...others] = reached;
  return only?.via === undefined || others.length > 0 ? test : { ...test, column: only };
}

/** The column of a condition on one column. */
export function columnOf(test: Test): ColumnRef | null {
  return "column" in test ? test.column : null;
}
