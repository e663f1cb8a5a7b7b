import type { DatePart, Grain, Period } from "./calendar.ts";
import type { TableId } from "./catalog.ts";
import type { AggregateFunction, Condition, Expression, Limit, OutputId } from "./plan.ts";
import type { CompareOperator, ValueTest } from "./value-test.ts";

/**
 * One change of a plan, as data: what a chip, a dashboard filter or a drill-down does.
 *
 * An edit names columns by their table and the engine finds the joins, so one edit suits many plans. Parts that are
 * already in the plan are named directly: an output by its id, a filter by its condition. In every `set…`, null
 * removes.
 */
export type PlanEdit =
  | { readonly kind: "addFilter"; readonly filter: EditFilter }
  | { readonly kind: "setFilter"; readonly filter: Condition; readonly to: EditFilter | null }
  | SetPeriodEdit
  | { readonly kind: "addMeasure"; readonly measure: EditMeasure }
  | { readonly kind: "setMeasure"; readonly measure: OutputId; readonly to: EditMeasure | null }
  | { readonly kind: "addDimension"; readonly dimension: EditDimension }
  | { readonly kind: "setDimension"; readonly dimension: OutputId; readonly to: EditDimension | null }
  | { readonly kind: "setGrain"; readonly dimension: OutputId; readonly grain: Grain }
  | { readonly kind: "setOrder"; readonly order: readonly EditOrder[] }
  | { readonly kind: "setLimit"; readonly limit: Limit | null }
  /**
   * Puts the figures of the plan's period beside those of the previous period, or of the same period a year earlier.
   * `sameDays` is for a plan that compares an unfinished period with whole ones: only the days so far are compared.
   */
  | { readonly kind: "compare"; readonly with: "periodBefore" | "yearBefore" | "sameDays" }
  /** Includes rows that refer to no row of this table, as a group without a name. */
  | { readonly kind: "includeUnmatched"; readonly table: TableId };

/** Replaces the periods that the plan is limited to. Null removes them. */
export interface SetPeriodEdit {
  readonly kind: "setPeriod";
  readonly period: Period | null;
  /** The text for chips: "last quarter". Empty if the dates are clear by themselves. */
  readonly words: string;
  /**
   * The date column that the period limits. Null is the date of the plan's current period or, if it has none, of the
   * plan's rows.
   */
  readonly field: EditField | null;
}

/** A column of the database, joined if necessary, or an output of the plan. */
export type EditField =
  | {
      readonly kind: "column";
      readonly table: TableId;
      readonly column: string;
      /**
       * The reference that leads to the table, where several do: the origin of a shipment, not its destination. Default:
       * the path that the plan takes.
       */
      readonly via?: { readonly table: TableId; readonly column: string };
    }
  | { readonly kind: "output"; readonly output: OutputId };

/** What a filter can test: also a figure of each group, whether or not the plan shows it. */
export type FilterField = EditField | { readonly kind: "figure"; readonly figure: EditFigure };

/** A condition. A test of a measure or a figure applies to each group, any other to each row. */
export type EditFilter =
  | { readonly kind: "test"; readonly field: FilterField; readonly test: FieldTest }
  | { readonly kind: "all" | "any"; readonly filters: readonly EditFilter[] }
  | { readonly kind: "not"; readonly filter: EditFilter };

/** A condition on one value. */
export type FieldTest =
  | ValueTest
  /** Compares with another field of the same row or group. */
  | { readonly kind: "compareField"; readonly operator: CompareOperator; readonly with: EditField };

export interface EditMeasure {
  readonly figure: EditFigure;
  /** The column's title. Null lets the engine choose one. */
  readonly label: string | null;
}

/** A figure to compute. */
export type EditFigure =
  /** The number of rows of a table. Null is the table that the plan is about. */
  | { readonly kind: "rows"; readonly table: TableId | null }
  | {
      readonly kind: "aggregate";
      readonly function: AggregateFunction;
      readonly field: EditField;
      /** 0–1, for `percentile` only. */
      readonly fraction?: number;
    }
  /** A metric of the glossary: its columns refer to the table as `s0`. */
  | { readonly kind: "metric"; readonly table: TableId; readonly expression: Expression }
  /** One figure divided by another, each computed first. */
  | { readonly kind: "ratio"; readonly of: EditFigure; readonly by: EditFigure }
  /** A measure of the plan as a share of its total. */
  | { readonly kind: "share"; readonly of: OutputId }
  /** The growth of a measure of the plan since the previous period, as a ratio. It needs a time dimension. */
  | { readonly kind: "growth"; readonly of: OutputId }
  /** The running total of a measure of the plan along its time dimension. */
  | { readonly kind: "running"; readonly of: OutputId };

/** A column to break figures down by, or to show in a list. */
export type EditDimension =
  | { readonly kind: "field"; readonly field: EditField }
  /** Null is the date of the plan's period or, if it has none, of the plan's rows. */
  | { readonly kind: "grain"; readonly grain: Grain; readonly field: EditField | null }
  | { readonly kind: "datePart"; readonly part: DatePart; readonly field: EditField | null }
  /** The rows of a table: shown by their names, identified by their keys. */
  | {
      readonly kind: "entity";
      readonly table: TableId;
      /** The reference that leads to the table, as in a field. */
      readonly via?: { readonly table: TableId; readonly column: string };
    }
  /** Two groups: the rows that pass a filter, under one name, and all others. */
  | {
      readonly kind: "split";
      readonly filter: EditFilter;
      readonly passing: string;
      readonly others: string;
    };

export interface EditOrder {
  readonly output: OutputId;
  readonly direction: "ascending" | "descending";
}

/** A useful change of a plan. It is known to work: it was applied, and its statement was printed. */
export interface SuggestedEdit {
  /** Applied one after another. */
  readonly edits: readonly PlanEdit[];
  /** The text of the change, shown beside the answer: "by country instead", "last year". */
  readonly words: string;
  /** The changed plan as a whole question, which the engine understands as the same plan. */
  readonly question: string;
}

/** The part of a plan that a chip shows, so that edits can change it. */
export type PlanPart =
  /** The rows that a list shows. */
  | { readonly kind: "rows" }
  | { readonly kind: "measure"; readonly measure: OutputId }
  | { readonly kind: "dimension"; readonly dimension: OutputId }
  /** A filter of rows or groups, or a period. */
  | { readonly kind: "filter"; readonly filter: Condition }
  | { readonly kind: "order" }
  | { readonly kind: "limit" };
