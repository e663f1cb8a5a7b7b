import type {
  AskedChart,
  AggregateFunction,
  CalendarOffset,
  CompareOperator,
  DatePart,
  DurationUnit,
  GlossaryEntry,
  Grain,
  Literal,
  Period,
  TableId,
} from "@askery/model";
import type { Bins } from "./bins.ts";
import type { ColumnRef } from "./column-ref.ts";
import type { PeriodPhrase } from "./period-phrase.ts";
import type { Places } from "./places.ts";
import type { Retention } from "./retention.ts";
import type { ShareClause } from "./share-clause.ts";
import type { StateTest } from "./state-test.ts";
import type { Threshold } from "./threshold.ts";

export type { ColumnRef, PeriodPhrase };

/** The figure to compute. */
export type Quantity =
  | {
      readonly kind: "rows";
      readonly table: TableId;
      /** The day of an event of the rows, beside rows by another: only those that have it count, by that day. */
      readonly on?: ColumnRef;
    }
  | {
      readonly kind: "column";
      readonly column: ColumnRef;
      readonly function: AggregateFunction;
      /** The unit to show it in, if it is another than the column's. */
      readonly unit?: string;
    }
  | {
      readonly kind: "metric";
      readonly entry: GlossaryEntry;
      /** The table that the source `s1` of its expression is, which each row refers to: products, for order lines. */
      readonly beside?: TableId;
    }
  /** `of` divided by the number of rows of `per`: orders per customer. */
  | { readonly kind: "per"; readonly of: Quantity; readonly per: TableId }
  /** Two aggregated figures combined: "cost per click", "revenue minus cost". */
  | {
      readonly kind: "combined";
      readonly operator: "/" | "-" | "+";
      readonly left: Quantity;
      readonly right: Quantity;
      /** True for a part of a whole, which is formatted as a percentage. */
      readonly isShare: boolean;
      /** A name of its own: "margin". */
      readonly name?: string;
      /** For a ratio to so many rows of `right`: 100 in "orders per 100 customers". */
      readonly per?: number;
      /** True if `right` is of all rows, those without any `left` included: the revenue that refunds are a share of. */
      readonly isOfAll?: true;
    }
  /** The proportion of rows of `of` that pass `tests`, from 0 to 1, or the proportion of a figure that belongs to them. */
  | {
      readonly kind: "rate";
      readonly of: TableId;
      readonly tests: readonly Test[];
      /** The figure of `of` that is summed. Default: the rows are counted. */
      readonly figure?: ColumnRef;
      /** Limits the rows: a win rate is one of closed deals. */
      readonly among?: Test;
    }
  /** The proportion of rows of `of` that some row of `by` references, from 0 to 1. */
  | { readonly kind: "relatedRate"; readonly of: TableId; readonly by: TableId }
  | Retention
  /** Computes `of` per bucket of `axis` and aggregates the results with `function`: average daily revenue. */
  | {
      readonly kind: "averageOver";
      readonly of: Quantity;
      readonly axis: Axis;
      readonly function: AggregateFunction;
    }
  /**
   * Time from one date to another, or to today if `to` is null or if it `lasts` and `to` is empty. Each row of `table`
   * has both dates, by itself or through rows that it refers to.
   */
  | {
      readonly kind: "duration";
      readonly table: TableId;
      readonly from: ColumnRef;
      readonly to: ColumnRef | null;
      readonly lasts: boolean;
      readonly unit: DurationUnit;
      readonly function: AggregateFunction;
    };

/** A dimension of the breakdown. */
export type Axis =
  | { readonly kind: "column"; readonly column: ColumnRef; readonly via?: ColumnRef }
  /**
   * Rows of a table, displayed by `columns`, or by their name columns if absent. With `via`, those that this reference leads to:
   * the country of the destination.
   */
  | {
      readonly kind: "entity";
      readonly table: TableId;
      readonly columns?: readonly string[];
      readonly via?: ColumnRef;
    }
  | { readonly kind: "grain"; readonly grain: Grain; readonly column: ColumnRef | null }
  | { readonly kind: "datePart"; readonly part: DatePart; readonly column: ColumnRef | null }
  | Bins;

/** A condition on one row. */
export type Test =
  | {
      readonly kind: "values";
      readonly column: ColumnRef;
      readonly values: readonly string[];
      /** A list has all of the values: "with pool and bar". Default: the column is one of them. */
      readonly isAll?: true;
      readonly isNegated: boolean;
    }
  | {
      readonly kind: "compare";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly value: Literal;
    }
  | { readonly kind: "between"; readonly column: ColumnRef; readonly low: Literal; readonly high: Literal }
  | {
      readonly kind: "match";
      readonly column: ColumnRef;
      readonly how: "contains" | "startsWith" | "endsWith";
      readonly text: string;
      readonly isNegated: boolean;
    }
  | { readonly kind: "missing"; readonly column: ColumnRef; readonly isNegated: boolean }
  /** A comparison with a figure over all or some rows: "older than the average", "cheaper than any chair from Oslo". */
  | {
      readonly kind: "aggregate";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly function: AggregateFunction;
      /** Limits the rows of the figure. */
      readonly among: readonly Test[];
    }
  /** A comparison of two columns: "home goals over away goals". */
  | {
      readonly kind: "columns";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly other: ColumnRef;
    }
  /** A comparison of the time from one date of a row to another, or to today if `to` is null, or if it `lasts` and `to` is empty. */
  | {
      readonly kind: "elapsed";
      readonly column: ColumnRef;
      readonly to: ColumnRef | null;
      readonly lasts: boolean;
      readonly operator: CompareOperator;
      readonly amount: string;
      readonly unit: DurationUnit;
    }
  /** Rows that began by the end of a period and had not ended before it: "employees on 1 May". Without an end, they last. */
  | {
      readonly kind: "lasting";
      readonly column: ColumnRef;
      readonly end: ColumnRef | null;
      readonly during: PeriodPhrase;
    }
  /** How many rows of `of` refer to the row with this key: "returning customers", "customers with more than one order". */
  | {
      readonly kind: "repeated";
      readonly column: ColumnRef;
      readonly of: TableId;
      readonly operator: CompareOperator;
      readonly count: number;
    }
  /** The rows with this key that have the most or least of a figure of rows that refer to them: "the top 10 customers". */
  | {
      readonly kind: "ranked";
      readonly column: ColumnRef;
      readonly rows: TableId;
      /** The figure of `rows` that is summed. Null counts them. */
      readonly figure: ColumnRef | null;
      readonly direction: Direction;
      readonly count: number;
    }
  /** What an earlier answer ranked, from one place to another: "the second one", "what did they buy" after a top 5. */
  | { readonly kind: "placed"; readonly column: ColumnRef; readonly places: Places }
  /** A reference to another row of the same table, which passes `tests`: "employees who report to Ada King". */
  | {
      readonly kind: "refers";
      readonly column: ColumnRef;
      readonly key: string;
      readonly tests: readonly Test[];
    }
  /** Parts of a date: "on weekends". Null is the date of the rows. */
  | {
      readonly kind: "recurring";
      readonly date: ColumnRef | null;
      readonly part: DatePart;
      readonly options: readonly number[];
      readonly isNegated: boolean;
    }
  /** A comparison with the table's main figure: "orders over 1000 euros". */
  | { readonly kind: "worth"; readonly operator: CompareOperator; readonly value: Literal }
  | StateTest
  /** True if at least one test passes. */
  | { readonly kind: "any"; readonly tests: readonly Test[] }
  /** A condition that the glossary defines. */
  | { readonly kind: "defined"; readonly entry: GlossaryEntry; readonly isNegated: boolean };

/** What one pattern understands some words to ask for. A plan is assembled from the clauses of a question. */
export type Clause =
  | { readonly kind: "measure"; readonly quantity: Quantity; readonly isImplied: boolean }
  | {
      readonly kind: "attribute";
      readonly column: ColumnRef;
      /** True for a column beside the names of the rows, never instead of them: "and their country". */
      readonly isBeside?: true;
    }
  | { readonly kind: "entity"; readonly table: TableId }
  | { readonly kind: "group"; readonly axis: Axis }
  | { readonly kind: "filter"; readonly test: Test }
  | {
      readonly kind: "period";
      readonly period: Period;
      readonly column: ColumnRef | null;
      readonly isNegated: boolean;
      readonly isYearless?: true;
      /** Alternative periods: "in 2009 or 2012". */
      readonly others?: readonly PeriodPhrase[];
      /** True for one of two periods that both must have rows: "in both 2009 and 2012". */
      readonly isJoint?: true;
    }
  /** Two periods side by side, usually the later one first. */
  | { readonly kind: "versus"; readonly periods: readonly PeriodPhrase[] }
  /** Rows side by side that pass different tests: "open vs closed tickets". */
  | { readonly kind: "sides"; readonly sides: readonly Side[] }
  | {
      readonly kind: "having";
      readonly quantity: Quantity;
      readonly operator: CompareOperator;
      readonly value: HavingValue;
    }
  | Threshold
  /** "in percent": of counted rows, the part that passes the condition. */
  | { readonly kind: "percent" }
  /** Rows that some row of `table` references, or that none does. */
  | { readonly kind: "related"; readonly table: TableId; readonly isNegated: boolean }
  | { readonly kind: "order"; readonly by: OrderKey; readonly direction: Direction }
  | { readonly kind: "top"; readonly top: Top }
  | ShareClause
  /** "in tonnes": the unit that figures are shown in. */
  | { readonly kind: "unit"; readonly unit: string }
  | {
      readonly kind: "growth";
      readonly grain: Grain | null;
      readonly as: "ratio" | "difference";
      /** True to show the figure of the earlier time, too: "revenue by month vs last year". */
      readonly showsEarlier?: true;
      /** True if only the change is asked for: "by what percent did revenue grow". */
      readonly isAlone?: true;
    }
  | { readonly kind: "running" }
  | { readonly kind: "overTime" | "breakdown" | "distinct" }
  /** Along time, the rows that have begun and not ended: "headcount by month". Without an end, they last. */
  | { readonly kind: "standing"; readonly from: ColumnRef; readonly to: ColumnRef | null }
  | { readonly kind: "moving"; readonly groups: number; readonly grain: Grain | null }
  /** Every column: "all information about it". */
  | { readonly kind: "everything" }
  | { readonly kind: "chart"; readonly chart: AskedChart }
  /** "color by margin": a figure that colors the marks of the chart. */
  | { readonly kind: "color"; readonly quantity: Quantity }
  /** "and count them": the number of rows for each value shown. */
  | { readonly kind: "frequency" }
  /** "…, how many": counts the rows that the rest of the question names. */
  | { readonly kind: "howMany" }
  /** The date column of an event in the question; periods apply to it. */
  | { readonly kind: "happening"; readonly column: ColumnRef }
  | { readonly kind: "edit"; readonly edit: Edit }
  /** Polite or empty words. */
  | { readonly kind: "nothing" };

/** A change to the previous question, other than asking for something new. */
export type Edit =
  /** "how many", "how many is that": count the listed rows; `isTotal` counts all of a breakdown. */
  | { readonly kind: "count"; readonly isTotal: boolean }
  /** "who is that": show the owner of the extreme figure. */
  | { readonly kind: "whose"; readonly isPerson: boolean }
  /** "and the year before": shift the period by this many units; "the same period" ends today if the period has not ended. */
  | { readonly kind: "shift"; readonly unit: Grain; readonly steps: number; readonly isToDate?: true }
  /** "the second one", "what about number three": the row in that place of a ranking. */
  | { readonly kind: "place"; readonly position: number }
  /** "and the 30 days before": the time up to the period, of that length, or as long as the period if null. */
  | { readonly kind: "precede" | "comparePreceding"; readonly length: CalendarOffset | null }
  /** "what did they buy", "which doctors did they see": what events of the rows shown are about; null for any. */
  | { readonly kind: "objects"; readonly event: TableId | null; readonly thing: TableId | null }
  /** "for all priorities": break down by the column and drop its filter. */
  | { readonly kind: "spread"; readonly axis: Axis }
  /** "without the breakdown by channel", "remove Germany". */
  | { readonly kind: "drop"; readonly column: ColumnRef }
  /** "without orders": of several figures, all but this one. */
  | { readonly kind: "dropFigure"; readonly of: Quantity }
  /** "the average instead": the same figure with another aggregate function. */
  | { readonly kind: "aggregate"; readonly function: AggregateFunction }
  /** "as a share of the total"; `isOfAll` for "of all tickets", where the filters define the part. */
  | { readonly kind: "part"; readonly isOfAll: boolean }
  /** "minus the refunds", "per hour", "in percent of the price": the figure combined with another one. */
  | {
      readonly kind: "combine";
      readonly operator: "/" | "-";
      readonly right: Quantity;
      readonly isShare: boolean;
    }
  /**
   * "how many kilos is that": the figure of the rows in this unit, by its word; null for "in euros", their worth. "How much is that"
   * counts rows without one.
   */
  | { readonly kind: "measureIn"; readonly unit: string | null; readonly isElseCount?: true }
  /** "how long did they take": the time that the rows last. */
  | { readonly kind: "last"; readonly function: AggregateFunction; readonly unit: DurationUnit | null }
  /** "make it 10": as many rows. */
  | { readonly kind: "limit"; readonly count: number }
  /** "the other ones", "the opposite": the rows that the last condition left out. */
  | { readonly kind: "opposite" }
  /** "how many students play each of them": breaks down by what was shown. */
  | { readonly kind: "each" }
  /** "which one is the lowest": the first of the shown rows; "the lowest" keeps their number. */
  | { readonly kind: "first"; readonly direction: Direction; readonly isOne: boolean }
  /** "which customers": those of the rows that were counted or summed. */
  | { readonly kind: "which"; readonly table: TableId }
  /** "the other way round": the opposite order or end of a ranking. "In total", "combined": one figure of all that was shown. */
  | { readonly kind: "reverse" | "together" }
  /** "add it up month by month": a running total along the units that were shown; otherwise sums for each unit. */
  | { readonly kind: "addUp"; readonly axis: Axis }
  /** "list them", "name the Dutch ones": the counted rows; "where are they from": the places of the rows. */
  | { readonly kind: "list" | "places" }
  /** "how does that compare to the month before": the same figure in both periods. */
  | { readonly kind: "compare"; readonly unit: Grain; readonly steps: number; readonly isToDate?: true }
  /** "compare that with 2024": the same figure in its period and in another. */
  | { readonly kind: "beside"; readonly period: PeriodPhrase };

/** What a group's figure is compared with. Its values in two periods limit it to the first of them. */
export type HavingValue =
  | Literal
  /** The average of the figure, or `times` as much. */
  | { readonly type: "average"; readonly times?: string }
  /** A column that is the same for all rows of the group, such as the budget of a project. */
  | { readonly type: "column"; readonly column: ColumnRef }
  /** A period that the date is in, whatever the operator is. */
  | { readonly type: "within"; readonly period: Period; readonly words: string }
  /** The same figure one period earlier, for the period that the question names; or how far it changed since, such as -0.2. */
  | ({ readonly type: "change" } & { readonly by?: string })
  | ({ readonly type: "periods"; readonly periods: readonly [PeriodPhrase, PeriodPhrase] } & {
      readonly by?: string;
    });

export type Direction = "ascending" | "descending";

export type OrderKey =
  | { readonly kind: "column"; readonly column: ColumnRef }
  | { readonly kind: "quantity"; readonly quantity: Quantity }
  /** The number of rows per value: "the most common country". */
  | { readonly kind: "often" }
  /** The first output of the answer: its measure or its first column. */
  | { readonly kind: "answer" }
  /** What the chart shows along one of its axes. */
  | { readonly kind: "drawn"; readonly axis: DrawnAxis };

/** An axis of a chart: names or times on the x axis, figures on the y axis. */
export type DrawnAxis = "x" | "y";

/** The top rows or groups by some figure. */
export interface Top {
  readonly count: number;
  readonly direction: Direction;
  readonly subject: Axis | null;
  readonly by: OrderKey;
  /** Ranks within each of these groups instead of overall. */
  readonly per: Axis | null;
  /** True for a total, never the largest single figure: "who spends the most". */
  readonly isTotal?: true;
  /** True for values alone: "the most common reason" is never that there is none. */
  readonly isKnown?: true;
  /** Ranks by the change of the figure between two periods, in percent or by amount: "fastest growing", "the largest drop in". */
  readonly byChange?: "ratio" | "difference";
  /** The only place that is asked for, from 2 on: "second best". */
  readonly place?: number;
  /** Whether the answer before showed the ranking figure. Absent if nothing decides it yet. */
  readonly showsFigure?: boolean;
}

/** Rows that pass a test, as one of several sides of a comparison. */
export interface Side {
  readonly test: Test;
  readonly words: string;
}
