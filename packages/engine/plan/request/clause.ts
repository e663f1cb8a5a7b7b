import type {
  AggregateFunction,
  ChartKind,
  CompareOperator,
  DatePart,
  DurationUnit,
  GlossaryEntry,
  Grain,
  Literal,
  Period,
  TableId,
} from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { WordRange } from "../../question/question.ts";
import type { ExplainedRole } from "../patterns/explained-role.ts";

/** A column of a table, before it is known where in a join the table stands. */
export interface ColumnRef {
  readonly table: TableId;
  readonly column: string;
}

/** What is measured. */
export type Quantity =
  | { readonly kind: "rows"; readonly table: TableId }
  | { readonly kind: "column"; readonly column: ColumnRef; readonly function: AggregateFunction }
  | { readonly kind: "metric"; readonly entry: GlossaryEntry }
  /** `of` divided by the number of rows of `per`: orders per customer. */
  | { readonly kind: "per"; readonly of: Quantity; readonly per: TableId }
  /** One figure by, minus or plus another, each summed up first: "cost per click", "revenue minus cost". */
  | {
      readonly kind: "combined";
      readonly operator: "/" | "-" | "+";
      readonly left: Quantity;
      readonly right: Quantity;
      /** Whether it is a part of a whole, to be shown in per cent. */
      readonly isShare: boolean;
    }
  /** The rows of `of` for which `tests` hold, as a part of all its rows: 0–1. */
  | { readonly kind: "rate"; readonly of: TableId; readonly tests: readonly Test[] }
  /** The part of the rows of `of` that some row of `by` refers to: 0–1. */
  | { readonly kind: "relatedRate"; readonly of: TableId; readonly by: TableId }
  /** What `function` makes of the buckets of `axis`, `of` being computed in each: average daily revenue. */
  | {
      readonly kind: "averageOver";
      readonly of: Quantity;
      readonly axis: Axis;
      readonly function: AggregateFunction;
    }
  /** Time from one date of a row to another, or to today where `to` is null or, if it `lasts`, still empty. */
  | {
      readonly kind: "duration";
      readonly from: ColumnRef;
      readonly to: ColumnRef | null;
      readonly lasts: boolean;
      readonly unit: DurationUnit;
      readonly function: AggregateFunction;
    };

/** What it is measured by. */
export type Axis =
  | { readonly kind: "column"; readonly column: ColumnRef }
  /** Rows of a table, shown by `columns`; by what they are called when there are none. */
  | { readonly kind: "entity"; readonly table: TableId; readonly columns?: readonly string[] }
  | { readonly kind: "grain"; readonly grain: Grain; readonly column: ColumnRef | null }
  | { readonly kind: "datePart"; readonly part: DatePart; readonly column: ColumnRef | null };

/** What must hold of one row. */
export type Test =
  | {
      readonly kind: "values";
      readonly column: ColumnRef;
      readonly values: readonly string[];
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
  /** Against a figure over all rows, or over some: "older than the average", "cheaper than any chair from Oslo". */
  | {
      readonly kind: "aggregate";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly function: AggregateFunction;
      /** What must hold of the rows that the figure is over. */
      readonly among: readonly Test[];
    }
  /** One column against another: "home goals over away goals". */
  | {
      readonly kind: "columns";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly other: ColumnRef;
    }
  | {
      readonly kind: "age";
      readonly column: ColumnRef;
      readonly operator: CompareOperator;
      readonly years: string;
    }
  /** Of the one figure that the thing is about: "orders over 1000 euros". */
  | { readonly kind: "worth"; readonly operator: CompareOperator; readonly value: Literal }
  /** Of what has not ended: "current employees", or has. Holds of everything where no end is kept. */
  | { readonly kind: "current"; readonly isNegated: boolean }
  /** At least one holds. */
  | { readonly kind: "any"; readonly tests: readonly Test[] }
  /** A condition that people defined a word to mean. */
  | { readonly kind: "defined"; readonly entry: GlossaryEntry; readonly isNegated: boolean };

/** What one pattern found some words to ask for. A plan is assembled from the clauses of a question. */
export type Clause =
  | { readonly kind: "measure"; readonly quantity: Quantity; readonly isImplied: boolean }
  | { readonly kind: "attribute"; readonly column: ColumnRef }
  | { readonly kind: "entity"; readonly table: TableId }
  | { readonly kind: "group"; readonly axis: Axis }
  | { readonly kind: "filter"; readonly test: Test }
  | {
      readonly kind: "period";
      readonly period: Period;
      readonly column: ColumnRef | null;
      readonly isNegated: boolean;
      /** Spans that will do as well: "in 2009 or 2012". */
      readonly others?: readonly PeriodPhrase[];
    }
  /** Two spans of time side by side, the later one first as a rule. */
  | { readonly kind: "versus"; readonly periods: readonly PeriodPhrase[] }
  | {
      readonly kind: "having";
      readonly quantity: Quantity;
      readonly operator: CompareOperator;
      readonly value: HavingValue;
    }
  /** Rows that some row of `table` refers to, or that none does. */
  | { readonly kind: "related"; readonly table: TableId; readonly isNegated: boolean }
  | { readonly kind: "order"; readonly by: OrderKey; readonly direction: Direction }
  | { readonly kind: "top"; readonly top: Top }
  | { readonly kind: "share" }
  | { readonly kind: "growth"; readonly grain: Grain | null; readonly as: "ratio" | "difference" }
  | { readonly kind: "running" }
  | { readonly kind: "moving"; readonly groups: number; readonly grain: Grain | null }
  | { readonly kind: "overTime" }
  | { readonly kind: "breakdown" }
  /** "all information about it": every column. */
  | { readonly kind: "everything" }
  | { readonly kind: "distinct" }
  | { readonly kind: "chart"; readonly chart: ChartKind }
  /** What happened, on which date: whatever is said of time is about it. */
  | { readonly kind: "happening"; readonly column: ColumnRef }
  | { readonly kind: "edit"; readonly edit: Edit }
  /** Words that ask politely and change nothing. */
  | { readonly kind: "nothing" };

/** What is to be changed of the question before, where that is not said by asking for something new. */
export type Edit =
  /** "how many is that": the rows that were listed, counted. */
  | { readonly kind: "count" }
  /** "who is that": whose figure the extreme is. */
  | { readonly kind: "whose"; readonly isPerson: boolean }
  /** "and the year before": the same span of time, so many units later. */
  | { readonly kind: "shift"; readonly unit: Grain; readonly steps: number }
  /** "for all priorities": listed by it, and no longer only some of it. */
  | { readonly kind: "spread"; readonly axis: Axis }
  /** "without the breakdown by channel", "remove Germany". */
  | { readonly kind: "drop"; readonly column: ColumnRef }
  /** "the average instead": the same figure, summed up in another way. */
  | { readonly kind: "aggregate"; readonly function: AggregateFunction }
  /** "as a percentage of all tickets": what was counted, as a part of all. */
  | { readonly kind: "part" };

/** What a group's figure is held against: a given one, or what that figure is on average. */
export type HavingValue = Literal | { readonly type: "average" };

export type Direction = "ascending" | "descending";

export type OrderKey =
  | { readonly kind: "column"; readonly column: ColumnRef }
  | { readonly kind: "quantity"; readonly quantity: Quantity }
  /** How many rows there are of it: "the most common country". */
  | { readonly kind: "often" }
  /** Whatever the answer shows first: its measure, or its first column. */
  | { readonly kind: "answer" };

/** The first few, or the first, of something. */
export interface Top {
  readonly count: number;
  readonly direction: Direction;
  readonly subject: Axis | null;
  readonly by: OrderKey;
  /** The first few of each of these, rather than of all. */
  readonly per: Axis | null;
}

export interface PeriodPhrase {
  readonly period: Period;
  /** The date it is about when that is known. */
  readonly column?: ColumnRef;
  readonly words: string;
}

/** Clauses that one pattern read from one stretch of words. */
export interface Fragment {
  readonly range: WordRange;
  readonly pattern: string;
  readonly clauses: readonly Clause[];
  readonly mentions: readonly Mention[];
  readonly role: ExplainedRole;
  /** How well these words fit this pattern: the sum of what its words are worth. */
  readonly score: number;
}
