import type { DatePart, DurationUnit, Grain, Period } from "./calendar.ts";
import type { TableId } from "./catalog.ts";
import type { ValueFormat } from "./format/value-format.ts";

// Plans, expressions and conditions hold one another, which is why they share a file: first plans, then expressions,
// then conditions.

/**
 * What is to be computed, over a catalog: the heart of Askery.
 *
 * Plain, serializable data. Chips, follow-ups, dashboard filters and drill-downs edit it; each dialect prints it; a
 * saved chart stores it. Periods that the question counts from today stay relative: they get their dates when the plan
 * is printed, so that a saved "this month" moves on.
 */
export type Plan = QueryPlan | SetPlan | SqlPlan;

/**
 * One block: join the sources, keep the rows that pass `filters`, group, keep the groups that pass `having`, compute
 * windows, sort, cut.
 *
 * The columns of the result are the shown dimensions, then the shown measures, in this order.
 */
export interface QueryPlan {
  readonly kind: "query";
  /** The first is the root; each other joins one before it. Never empty. */
  readonly sources: readonly Source[];
  /** All must hold. Each is one chip. */
  readonly filters: readonly Condition[];
  /**
   * `none`: a result row for each joined row, measures stay empty. `distinct`: the same without duplicates.
   * `group`: a result row for each combination of the dimensions, or one row when there is no dimension.
   */
  readonly aggregation: "none" | "distinct" | "group";
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
  /** All must hold of a group; expressions are aggregates or outputs. */
  readonly having: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: Limit | null;
}

/** Rows come from a table or from another plan. */
export type Source = TableSource | PlanSource;

export interface TableSource {
  readonly kind: "table";
  readonly id: SourceId;
  readonly table: TableId;
  /** Null for the root only. */
  readonly join: Join | null;
}

export interface PlanSource {
  readonly kind: "plan";
  readonly id: SourceId;
  readonly plan: Plan;
  readonly join: Join | null;
}

export interface Join {
  readonly how: "inner" | "left";
  /** Equal pairs: `left` belongs to an earlier source, `right` to this one. Never empty. */
  readonly on: readonly { readonly left: Expression; readonly right: Expression }[];
  /** Whether one row before may meet several here, so that sums over earlier sources would count twice. */
  readonly isFanOut: boolean;
}

/** What results are listed or grouped by. */
export interface Dimension {
  readonly id: OutputId;
  readonly expression: Expression;
  readonly label: string;
  /** False groups or sorts by it without showing it. */
  readonly isShown: boolean;
  readonly format: ValueFormat | null;
}

/** What is computed for each group. Its expression holds an aggregate, a window, or outputs. */
export interface Measure {
  readonly id: OutputId;
  readonly expression: Expression;
  readonly label: string;
  readonly isShown: boolean;
  readonly format: ValueFormat | null;
}

export interface Order {
  readonly by: Expression;
  readonly direction: "ascending" | "descending";
}

/** The first `count` rows in the plan's order; with `per`, the first `count` of each combination of these outputs. */
export interface Limit {
  readonly count: number;
  readonly per: readonly OutputId[];
}

/** Rows of two plans whose outputs pair up by position; the result takes the left one's names. No duplicates. */
export interface SetPlan {
  readonly kind: "set";
  readonly operator: "union" | "intersect" | "except";
  readonly left: Plan;
  readonly right: Plan;
}

/** SQL that a person or a model wrote: opaque, and run only through the guard. */
export interface SqlPlan {
  readonly kind: "sql";
  readonly text: string;
}

/** Names one table instance within one query plan: `s0` is the first source, `s1` the next. */
export type SourceId = string;

/** Names one output of one query plan. It becomes the column's name in the result. */
export type OutputId = string;

/**
 * A value that a plan computes: of one row, of one group (it holds an aggregate), or across the groups (a window).
 *
 * The dialect decides how it is written; what it *means* is fixed here. Division is never an integer's and gives null
 * for a zero divisor. Comparisons of text are exact; `match` alone ignores case.
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

export type AggregateFunction =
  | "count"
  | "countDistinct"
  | "sum"
  | "avg"
  | "min"
  | "max"
  | "median"
  | "percentile"
  | "stddev";

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

/** What holds or does not hold of one row (in `filters`) or of one group (in `having`). */
export type Condition =
  | CompareCondition
  | BetweenCondition
  | InCondition
  | InPlanCondition
  | MatchCondition
  | NullCondition
  | PeriodCondition
  | ExistsCondition
  | AllCondition
  | AnyCondition
  | NotCondition;

export interface CompareCondition {
  readonly kind: "compare";
  readonly left: Expression;
  readonly operator: CompareOperator;
  readonly right: Expression;
}

export type CompareOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** Both ends included. */
export interface BetweenCondition {
  readonly kind: "between";
  readonly value: Expression;
  readonly low: Expression;
  readonly high: Expression;
}

/** Equal to one of the options; at least one is given. */
export interface InCondition {
  readonly kind: "in";
  readonly value: Expression;
  readonly options: readonly Literal[];
}

/** Equal to a value that the plan's one output holds. Negated, a null in the plan excludes nothing. */
export interface InPlanCondition {
  readonly kind: "inPlan";
  readonly value: Expression;
  readonly plan: Plan;
}

/** Text compared without case. `text` is literal: a per cent sign in it is a per cent sign. */
export interface MatchCondition {
  readonly kind: "match";
  readonly value: Expression;
  readonly how: "contains" | "startsWith" | "endsWith" | "equals";
  readonly text: string;
}

export interface NullCondition {
  readonly kind: "null";
  readonly value: Expression;
}

export interface PeriodCondition {
  readonly kind: "period";
  /** A date or a timestamp, or the number of a year. */
  readonly value: Expression;
  readonly isYear?: true;
  readonly period: Period;
  /** As the asker wrote it: "last quarter". */
  readonly words: string;
}

/** Some row of the plan's sources, under its filters, has equal values: a semi-join; negated, an anti-join. */
export interface ExistsCondition {
  readonly kind: "exists";
  readonly plan: Plan;
  /** Pairs of an expression over this plan's sources and one of the inner plan's outputs. Never empty. */
  readonly on: readonly { readonly outer: Expression; readonly inner: string }[];
}

export interface AllCondition {
  readonly kind: "all";
  readonly conditions: readonly Condition[];
}

export interface AnyCondition {
  readonly kind: "any";
  readonly conditions: readonly Condition[];
}

export interface NotCondition {
  readonly kind: "not";
  readonly condition: Condition;
}
