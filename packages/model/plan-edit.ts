import type { DatePart, Grain, Period } from "./calendar.ts";
import type { TableId } from "./catalog.ts";
import type {
  AggregateFunction,
  CompareOperator,
  Condition,
  Expression,
  Limit,
  Literal,
  MatchCondition,
  OutputId,
} from "./plan.ts";

/**
 * One change of a plan, as data: what a chip, a dashboard filter or a drill-down does.
 *
 * An edit names columns by their table, so that one edit suits many plans: the engine finds the joins. What is in the
 * plan already is named by itself: an output by its id, a filter by its condition. In every `set…`, null removes.
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
  /** Sets the figures of the plan's period beside those of the period before, or of the same a year before. */
  | { readonly kind: "compare"; readonly with: "periodBefore" | "yearBefore" };

/** Puts a period in the place of those that the plan is limited to; null clears them. */
export interface SetPeriodEdit {
  readonly kind: "setPeriod";
  readonly period: Period | null;
  /** As chips show it: "last quarter". Empty where the dates speak for themselves. */
  readonly words: string;
  /** The date that it is about. Null keeps the date of the plan's period, or takes the date of the plan's rows. */
  readonly field: EditField | null;
}

/** A column of the database, joined where it is not yet; or an output of the plan. */
export type EditField =
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | { readonly kind: "output"; readonly output: OutputId };

/** What must hold. Of an output that is a measure, it must hold of each group; otherwise of each row. */
export type EditFilter =
  | { readonly kind: "test"; readonly field: EditField; readonly test: FieldTest }
  | { readonly kind: "all" | "any"; readonly filters: readonly EditFilter[] }
  | { readonly kind: "not"; readonly filter: EditFilter };

/** What must hold of one value. */
export type FieldTest =
  | { readonly kind: "compare"; readonly operator: CompareOperator; readonly value: Literal }
  | { readonly kind: "between"; readonly low: Literal; readonly high: Literal }
  /** At least one option. A null among them stands for rows without a value. */
  | { readonly kind: "in"; readonly options: readonly Literal[] }
  | { readonly kind: "match"; readonly how: MatchCondition["how"]; readonly text: string }
  | { readonly kind: "null" }
  | { readonly kind: "period"; readonly period: Period; readonly words: string };

export interface EditMeasure {
  readonly figure: EditFigure;
  /** The column's title; null has the engine name it. */
  readonly label: string | null;
}

/** What to compute. */
export type EditFigure =
  /** The number of rows of a table; null counts the rows that the plan is about. */
  | { readonly kind: "rows"; readonly table: TableId | null }
  | {
      readonly kind: "aggregate";
      readonly function: AggregateFunction;
      readonly field: EditField;
      /** 0–1, for `percentile` only. */
      readonly fraction?: number;
    }
  /** A formula of the glossary: its columns are of `s0`, which stands for the table. */
  | { readonly kind: "metric"; readonly table: TableId; readonly expression: Expression }
  /** One figure by another, each computed first. */
  | { readonly kind: "ratio"; readonly of: EditFigure; readonly by: EditFigure }
  /** A measure of the plan as a part of its total. */
  | { readonly kind: "share"; readonly of: OutputId }
  /** A measure of the plan against the time before, as a ratio; it needs a dimension of time. */
  | { readonly kind: "growth"; readonly of: OutputId }
  /** A measure of the plan, added up along its dimension of time. */
  | { readonly kind: "running"; readonly of: OutputId };

/** What to break figures down by, or which column a list shows. */
export type EditDimension =
  | { readonly kind: "field"; readonly field: EditField }
  /** Null takes the date that the plan's period is about, or the date of its rows. */
  | { readonly kind: "grain"; readonly grain: Grain; readonly field: EditField | null }
  | { readonly kind: "datePart"; readonly part: DatePart; readonly field: EditField | null }
  /** The rows of a table: shown by their names, told apart by their keys. */
  | { readonly kind: "entity"; readonly table: TableId };

export interface EditOrder {
  readonly output: OutputId;
  readonly direction: "ascending" | "descending";
}

/** A change of a plan that is worth a look, known to work: it was applied, and its statement printed. */
export interface SuggestedEdit {
  /** Applied one after another. */
  readonly edits: readonly PlanEdit[];
  /** The change, beside the answer that it is of: "by country instead", "last year". */
  readonly words: string;
  /** The changed plan as a whole question, which the engine understands as the same plan. */
  readonly question: string;
}
