import {
  assertNever,
  dayOf,
  type Dimension,
  type EditDimension,
  type EditField,
  type EditFilter,
  type FieldTest,
  type Literal,
  type OutputId,
  type Plan,
  type PlanEdit,
} from "@askery/model";
import { findPersonName } from "../chart/person-name.ts";
import { endOf } from "../chart/buckets.ts";
import { toIsoDate } from "../question/calendar-days.ts";
import { namingBlock } from "../sql/plan-outputs.ts";

/** The value of a chart mark or table cell in one of the plan's dimensions. */
export interface MarkValue {
  readonly output: OutputId;
  /** A time bucket is its first day or hour; null means rows without a value. */
  readonly value: Literal;
  /** The hidden keys of a thing that is shown by name, since two may share the name. Default: the name identifies it. */
  readonly keys?: readonly MarkValue[];
}

/**
 * Drills into a mark: filters by its values, and replaces the first of their dimensions by the next one.
 *
 * @param limit how to filter by a value. Default: by a filter of its dimension
 */
export function drillInto(
  plan: Plan,
  values: readonly MarkValue[],
  next: EditDimension,
  limit: (value: MarkValue) => readonly PlanEdit[] = (value) => keepOnly(plan, [value]),
): readonly PlanEdit[] {
  const [first, ...others] = values;
  return [
    ...values.flatMap(limit),
    ...others
      .filter(({ output }) => !goesAlong(output, plan))
      .map(({ output }): PlanEdit => ({ kind: "setDimension", dimension: output, to: null })),
    first === undefined
      ? { kind: "addDimension", dimension: next }
      : { kind: "setDimension", dimension: first.output, to: next },
  ];
}

/** True for a last name, which goes with the first name. */
function goesAlong(output: OutputId, plan: Plan): boolean {
  const block = namingBlock(plan);
  return block !== null && findPersonName(block)?.last.id === output;
}

/** Keeps only the rows of a mark. */
export function keepOnly(plan: Plan, values: readonly MarkValue[]): readonly PlanEdit[] {
  return values.map((value) => ({ kind: "addFilter", filter: isMark(value, plan) }));
}

/** Excludes the rows of a mark. Rows without a value remain, unless the mark is about them. */
export function exclude(plan: Plan, values: readonly MarkValue[]): readonly PlanEdit[] {
  const parts = values.map((mark): EditFilter => {
    const other: EditFilter = { kind: "not", filter: isMark(mark, plan) };
    if (mark.value.type === "null") return other;
    const field: EditField = { kind: "output", output: mark.output };
    return { kind: "any", filters: [{ kind: "test", field, test: { kind: "null" } }, other] };
  });
  const [only] = parts;
  if (only === undefined) return [];
  return [{ kind: "addFilter", filter: parts.length === 1 ? only : { kind: "any", filters: parts } }];
}

/** The effect of a mark on other plans. */
export interface CrossFilter {
  /** Each edit names a column of the database; `editPlan` reports if it does not apply to another plan. */
  readonly edits: readonly PlanEdit[];
  /** Computed outputs, which other plans lack. */
  readonly skipped: readonly OutputId[];
}

/** Turns the values of a mark into filters for other plans over the same database. */
export function crossFilter(plan: Plan, values: readonly MarkValue[]): CrossFilter {
  const placed = values.map(({ output, value }) => {
    const dimension = findDimension(plan, output);
    const field = dimension === null ? null : columnOf(dimension, plan);
    return { output, filter: field === null ? null : equals(field, value, dimension) };
  });
  return {
    edits: placed.flatMap(({ filter }): readonly PlanEdit[] =>
      filter === null ? [] : [{ kind: "addFilter", filter }],
    ),
    skipped: placed.flatMap(({ output, filter }) => (filter === null ? [output] : [])),
  };
}

/** The filter that only the rows of a mark pass. */
export function isMark({ output, value, keys = [] }: MarkValue, plan: Plan): EditFilter {
  const own = equals({ kind: "output", output }, value, findDimension(plan, output));
  return keys.length === 0 ? own : { kind: "all", filters: [own, ...keys.map((key) => isMark(key, plan))] };
}

/** A filter by one value. A bucket of days becomes a period of its date; an hour is compared directly. */
function equals(field: EditField, value: Literal, dimension: Dimension | null): EditFilter {
  return { kind: "test", field, test: testOf(value, dimension) };
}

function testOf(value: Literal, dimension: Dimension | null): FieldTest {
  if (value.type === "null") return { kind: "null" };
  const expression = dimension?.expression;
  const first =
    expression?.kind === "grain" && expression.grain !== "hour"
      ? dayOf(value.type === "boolean" ? null : value.value)
      : null;
  if (first === null || expression?.kind !== "grain") return { kind: "compare", operator: "=", value };
  const period = {
    kind: "absolute",
    from: toIsoDate(first),
    to: toIsoDate(endOf(first, expression.grain)),
  } as const;
  return { kind: "period", period, words: "" };
}

function findDimension(plan: Plan, output: OutputId): Dimension | null {
  return namingBlock(plan)?.dimensions.find(({ id }) => id === output) ?? null;
}

/** The database column behind a dimension, possibly in time buckets or passed through inner plans; otherwise null. */
function columnOf({ expression }: Dimension, plan: Plan): EditField | null {
  const block = namingBlock(plan);
  const isBucket = expression.kind === "grain" && expression.grain !== "hour";
  const column = isBucket ? expression.of : expression;
  if (block === null || column.kind !== "column") return null;
  const source = block.sources.find(({ id }) => id === column.source);
  if (source === undefined) return null;
  switch (source.kind) {
    case "table":
      return { kind: "column", table: source.table, column: column.column };
    case "plan": {
      const inner = findDimension(source.plan, column.column);
      return inner?.expression.kind === "column" ? columnOf(inner, source.plan) : null;
    }
    default:
      return assertNever(source);
  }
}
