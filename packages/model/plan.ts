import type { TableId } from "./catalog.ts";
import type { Condition } from "./condition.ts";
import type { Expression, OutputId, SourceId } from "./expression.ts";
import type { ValueFormat } from "./format.ts";

/**
 * What is to be computed, over a catalog: the heart of Askery.
 *
 * Plain, serializable data. Chips, follow-ups, dashboard filters and drill-downs edit it; each dialect prints it; a
 * saved chart stores it. Dates in it are resolved, so that the same plan means the same tomorrow.
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
