import type { Condition } from "./condition.ts";
import type { Grain, DatePart, DurationUnit } from "./calendar.ts";
import type { Plan } from "./plan.ts";

/** Names one table instance within one query plan: `s0` is the first source, `s1` the next. */
export type SourceId = string;

/** Names one output of one query plan. It becomes the column's name in the result. */
export type OutputId = string;

/**
 * A value that a plan computes: of one row, of one group (it holds an aggregate), or across the groups (a window).
 *
 * The dialect decides how it is written; what it *means* is fixed here. Division is never an integer's and gives null
 * for a zero divisor. Text compares without case unless said otherwise.
 */
export type Expression = RowExpression | AggregateExpression | WindowExpression | OutputExpression;

export type RowExpression =
  | ColumnExpression
  | LiteralExpression
  | ArithmeticExpression
  | GrainExpression
  | DatePartExpression
  | DurationExpression
  | CaseExpression
  | CallExpression
  | ScalarExpression;

export interface ColumnExpression {
  readonly kind: "column";
  readonly source: SourceId;
  /** A column of the source's table, or an output of the source's plan. */
  readonly column: string;
}

export interface LiteralExpression {
  readonly kind: "literal";
  readonly value: Literal;
}

/**
 * A constant. Numbers stand as decimal text (`"12.50"`) so that nothing is rounded on its way; dates are `YYYY-MM-DD`,
 * timestamps `YYYY-MM-DD HH:MM:SS` in the database's time zone.
 */
export type Literal =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "number"; readonly value: string }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "date"; readonly value: string }
  | { readonly type: "timestamp"; readonly value: string }
  | { readonly type: "null" };

export interface ArithmeticExpression {
  readonly kind: "arithmetic";
  readonly operator: "+" | "-" | "*" | "/";
  readonly left: Expression;
  readonly right: Expression;
}

/** The start of the calendar unit that a date falls into: a date, or a timestamp for `hour` and finer. */
export interface GrainExpression {
  readonly kind: "grain";
  readonly grain: Grain;
  readonly of: Expression;
}

/** A figure read off a date: month 1–12, weekday 1 (Monday) – 7, hour 0–23, ISO week, year. */
export interface DatePartExpression {
  readonly kind: "datePart";
  readonly part: DatePart;
  readonly of: Expression;
}

/** Time from `from` to `to`, in whole or fractional units: days may be fractional when timestamps are compared. */
export interface DurationExpression {
  readonly kind: "duration";
  readonly unit: DurationUnit;
  readonly from: Expression;
  readonly to: Expression;
}

/** The first branch that holds; `otherwise` when none does. */
export interface CaseExpression {
  readonly kind: "case";
  readonly branches: readonly { readonly when: Condition; readonly then: Expression }[];
  readonly otherwise: Expression;
}

export interface CallExpression {
  readonly kind: "call";
  readonly function: ScalarFunction;
  readonly arguments: readonly Expression[];
}

export type ScalarFunction = "abs" | "coalesce" | "concat" | "length" | "lower" | "round" | "trim" | "upper";

/** The single value of a plan with one output and at most one row. */
export interface ScalarExpression {
  readonly kind: "scalar";
  readonly plan: Plan;
}

/** Over the rows of a group. Nulls are left out, as in SQL; `of` null means the rows themselves (`count` only). */
export interface AggregateExpression {
  readonly kind: "aggregate";
  readonly function: AggregateFunction;
  readonly of: Expression | null;
  /** Only rows for which this holds; null takes all. */
  readonly where: Condition | null;
  /** 0–1, for `percentile` only. */
  readonly fraction?: number;
}

export type AggregateFunction = "count" | "countDistinct" | "sum" | "avg" | "min" | "max" | "median" | "percentile" | "stddev";

/**
 * Over the groups of a plan, once they are computed and filtered by `having`.
 *
 * `within` restarts it for each combination of these outputs; `along` is the output that orders it.
 */
export type WindowExpression =
  | ShareExpression
  | ChangeExpression
  | PreviousExpression
  | RunningExpression
  | MovingExpression
  | RankExpression;

/** `of` as a part of its sum: 0–1. */
export interface ShareExpression {
  readonly kind: "share";
  readonly of: Expression;
  readonly within: readonly OutputId[];
}

/** `of` against its value `steps` groups earlier: a difference, or a ratio (0.05 is five per cent more). */
export interface ChangeExpression {
  readonly kind: "change";
  readonly of: Expression;
  readonly as: "difference" | "ratio";
  readonly along: OutputId;
  readonly steps: number;
  readonly within: readonly OutputId[];
}

/** `of`, as it was `steps` groups earlier. */
export interface PreviousExpression {
  readonly kind: "previous";
  readonly of: Expression;
  readonly along: OutputId;
  readonly steps: number;
  readonly within: readonly OutputId[];
}

/** The sum of `of` from the first group to this one. */
export interface RunningExpression {
  readonly kind: "running";
  readonly of: Expression;
  readonly along: OutputId;
  readonly within: readonly OutputId[];
}

/** The average of `of` over this group and the `groups - 1` before it. */
export interface MovingExpression {
  readonly kind: "moving";
  readonly of: Expression;
  readonly along: OutputId;
  readonly groups: number;
  readonly within: readonly OutputId[];
}

/** 1 for the first; equal values share a rank and leave a gap. */
export interface RankExpression {
  readonly kind: "rank";
  readonly of: Expression;
  readonly direction: "ascending" | "descending";
  readonly within: readonly OutputId[];
}

/** Another output of the same plan: what an order, a having or a ratio of two measures refers to. */
export interface OutputExpression {
  readonly kind: "output";
  readonly output: OutputId;
}
