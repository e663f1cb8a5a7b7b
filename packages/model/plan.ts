import type { DatePart, DurationUnit, Grain, Period } from "./calendar.ts";
import type { TableId } from "./catalog.ts";
import type { ValueFormat } from "./format/value-format.ts";
import type { Literal } from "./literal.ts";
import type { SqlVariable } from "./sql-variable.ts";
import type { CompareOperator, MatchKind } from "./value-test.ts";

// Plans, expressions and conditions refer to one another, so they share a file: first plans, then expressions, then
// conditions.

/**
 * What to compute, over a catalog. The plan is the heart of Askery.
 *
 * It is plain, serializable data. Chips, follow-ups, dashboard filters and drill-downs edit it; each dialect prints it;
 * a saved chart stores it. Periods relative to today get their dates when the plan is printed, so a saved "this month"
 * moves forward.
 */
export type Plan = QueryPlan | SetPlan | SqlPlan;

/**
 * One query block: join the sources, filter rows by `filters`, group, filter groups by `having`, compute windows, sort,
 * limit.
 *
 * The columns of the result are the shown dimensions, then the shown measures.
 */
export interface QueryPlan {
  readonly kind: "query";
  /** The first is the root; each of the others joins an earlier one. Never empty. */
  readonly sources: readonly Source[];
  /** All of them must be true. Each is one chip. */
  readonly filters: readonly Condition[];
  /**
   * `none`: a result row for each joined row; `measures` is empty. `distinct`: the same without duplicates. `group`: a
   * result row for each combination of the dimensions, or one row if there are no dimensions.
   */
  readonly aggregation: "none" | "distinct" | "group";
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
  /** All of them must be true of a group. Their expressions are aggregates or outputs. */
  readonly having: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: Limit | null;
}

/** A source of rows: a table or another plan. */
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
  /** Pairs of expressions that must be equal: `left` is of an earlier source, `right` of this one. Never empty. */
  readonly on: readonly { readonly left: Expression; readonly right: Expression }[];
  /** Whether an earlier row can match several rows here, so that sums over earlier sources would count it twice. */
  readonly isFanOut: boolean;
}

/** An output that rows are listed or grouped by. */
export interface Dimension {
  readonly id: OutputId;
  readonly expression: Expression;
  readonly label: string;
  /** False if the plan groups or sorts by it without showing it. */
  readonly isShown: boolean;
  readonly format: ValueFormat | null;
}

/** A value that is computed for each group. Its expression contains an aggregate, a window or outputs. */
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

/**
 * Combines the rows of two plans whose outputs match by position. The result has the names of the left plan and no
 * duplicates.
 */
export interface SetPlan {
  readonly kind: "set";
  readonly operator: "union" | "intersect" | "except";
  readonly left: Plan;
  readonly right: Plan;
}

/** SQL that a person or a model wrote. It is opaque and runs only through the guard. */
export interface SqlPlan {
  readonly kind: "sql";
  readonly text: string;
  /** The values of the `{{name}}`s in the text. Absent if it names none. */
  readonly variables?: readonly SqlVariable[];
}

/** Names one table instance within one query plan: `s0` is the first source, `s1` the next. */
export type SourceId = string;

/** Names one output of one query plan. It is the column's name in the result. */
export type OutputId = string;

/**
 * A value that a plan computes: of one row, of one group (contains an aggregate), or across groups (a window).
 *
 * Dialects print it differently, but it *means* the same in all of them. Division is never integer division, and
 * division by zero gives null. Comparisons of text are exact; only `match` ignores case.
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

export interface ArithmeticExpression {
  readonly kind: "arithmetic";
  readonly operator: "+" | "-" | "*" | "/";
  readonly left: Expression;
  readonly right: Expression;
}

/** The start of the calendar unit that contains a date: a date, or a timestamp for `hour` and finer. */
export interface GrainExpression {
  readonly kind: "grain";
  readonly grain: Grain;
  readonly of: Expression;
}

/** A number from a date: month 1–12, weekday 1 (Monday) – 7, hour 0–23, ISO week, year. */
export interface DatePartExpression {
  readonly kind: "datePart";
  readonly part: DatePart;
  readonly of: Expression;
}

/** The time from `from` to `to`. Days may be fractional if timestamps are compared. */
export interface DurationExpression {
  readonly kind: "duration";
  readonly unit: DurationUnit;
  readonly from: Expression;
  readonly to: Expression;
}

/** The first branch whose condition is true, or `otherwise`. */
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

/**
 * Computed over the rows of a group, without nulls, as in SQL. A null `of` means the rows themselves (`count` only).
 */
export interface AggregateExpression {
  readonly kind: "aggregate";
  readonly function: AggregateFunction;
  readonly of: Expression | null;
  /** Only rows that meet this condition; null is all rows. */
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
 * Computed over the groups of a plan, after `having`.
 *
 * It restarts for each combination of the outputs `within`; the output `along` orders it.
 */
export type WindowExpression =
  | ShareExpression
  | ChangeExpression
  | PreviousExpression
  | RunningExpression
  | MovingExpression
  | RankExpression;

/** `of` as a share of its sum: 0–1. */
export interface ShareExpression {
  readonly kind: "share";
  readonly of: Expression;
  /** True for the share of all groups from the largest one to this one. The plan's dimensions decide between equal ones. */
  readonly isCumulative?: true;
  readonly within: readonly OutputId[];
}

/** `of` compared with its value `steps` groups earlier: a difference, or a ratio (0.05 is five percent more). */
export interface ChangeExpression {
  readonly kind: "change";
  readonly of: Expression;
  readonly as: "difference" | "ratio";
  readonly along: OutputId;
  readonly steps: number;
  readonly within: readonly OutputId[];
}

/** The value of `of` from `steps` groups earlier. */
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

/** 1 for the first. Equal values share a rank and leave a gap. */
export interface RankExpression {
  readonly kind: "rank";
  readonly of: Expression;
  readonly direction: "ascending" | "descending";
  readonly within: readonly OutputId[];
}

/** Another output of the same plan, for use in an order, a `having` or a ratio of two measures. */
export interface OutputExpression {
  readonly kind: "output";
  readonly output: OutputId;
}

/** A condition on one row (in `filters`) or on one group (in `having`). */
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

/** Both ends are included. */
export interface BetweenCondition {
  readonly kind: "between";
  readonly value: Expression;
  readonly low: Expression;
  readonly high: Expression;
}

/** Equal to one of the options. There is at least one. */
export interface InCondition {
  readonly kind: "in";
  readonly value: Expression;
  readonly options: readonly Literal[];
}

/** Equal to one of the values of the plan's only output. Negated, nulls in the plan exclude nothing. */
export interface InPlanCondition {
  readonly kind: "inPlan";
  readonly value: Expression;
  readonly plan: Plan;
}

/** Compares text and ignores case. `text` is literal: a percent sign is just a percent sign. */
export interface MatchCondition {
  readonly kind: "match";
  readonly value: Expression;
  readonly how: MatchKind;
  readonly text: string;
}

export interface NullCondition {
  readonly kind: "null";
  readonly value: Expression;
}

export interface PeriodCondition {
  readonly kind: "period";
  /** A date or a timestamp, or the number of a year if `isYear`. */
  readonly value: Expression;
  readonly isYear?: true;
  readonly period: Period;
  /** The user's words: "last quarter". */
  readonly words: string;
}

/** Some row of the plan's sources that meets its filters has equal values: a semi-join; negated, an anti-join. */
export interface ExistsCondition {
  readonly kind: "exists";
  readonly plan: Plan;
  /** Pairs of an expression over this plan's sources and an output of the inner plan. Never empty. */
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
