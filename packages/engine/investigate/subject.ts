import type { Condition, DateSpan, QueryPlan, TableId } from "@askery/model";
import type { NamedColumn } from "../explore/candidate.ts";
import type { MeasureParts } from "./split-measure.ts";

/** What an investigation is about: one figure, in two states or as a whole, and what it can be broken down by. */
export interface Subject {
  readonly kind: "change" | "compare" | "drive";
  /** The figure alone: one measure, without dimensions, of the rows of the second state. */
  readonly plan: QueryPlan;
  /** The figure in words: "revenue". */
  readonly words: string;
  /** Null if it does not add up, so that only single breakdowns are compared. */
  readonly parts: MeasureParts | null;
  /** Two periods, or two groups. Null for what a figure depends on: its parts are then its states. */
  readonly states: States | null;
  readonly dimensions: readonly InquiryDimension[];
  readonly table: TableId;
}

/** A column that the figure can be broken down by. */
export interface InquiryDimension extends NamedColumn {
  /** What rows without a value lack, in words: "store" for the country of an order's store. */
  readonly missing: string;
}

export interface States {
  readonly before: State;
  readonly after: State;
}

export interface State {
  /** "April 2026", "Spain". */
  readonly words: string;
  /** Which rows belong to it. That of the second state is one of the plan's filters. */
  readonly condition: Condition;
  /** Its dates; null for a group. */
  readonly span: DateSpan | null;
}
