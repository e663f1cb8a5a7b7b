import type { Grain, Period } from "./calendar.ts";
import type { ValueFormat } from "./format/value-format.ts";
import type { Condition, Limit, OutputId } from "./plan.ts";
import type { Literal } from "./literal.ts";
import type {
  EditDimension,
  EditField,
  EditFilter,
  EditMeasure,
  EditOrder,
  FilterField,
  PlanEdit,
} from "./plan-edit.ts";

/**
 * What can be changed in a plan, and to what. Every option was applied to the plan and gave a plan that can be printed.
 */
export interface EditOptions {
  /** The parts of the plan as edits would write them, in the order of the chips. */
  readonly parts: readonly EditablePart[];
  /** Figures to add or to put in place of another, best first. */
  readonly measures: readonly MeasureOption[];
  /** Breakdowns of figures, or columns of a list, best first. */
  readonly dimensions: readonly DimensionOption[];
  /** What rows or groups can be filtered by, best first. */
  readonly fields: readonly FieldOption[];
  /** Dates that a period can limit, the plan's own first. */
  readonly times: readonly TimeOption[];
  /** The plan's outputs, to sort by or to limit within. */
  readonly outputs: readonly OutputOption[];
  /** Periods that the plan's period can be compared with. */
  readonly comparisons: readonly ComparisonOption[];
}

/**
 * A part of the plan that can be edited. `now` is null if the part says more than an edit can, so that it can only be
 * removed or replaced.
 */
export type EditablePart =
  | { readonly kind: "measure"; readonly measure: OutputId; readonly now: EditMeasure | null }
  | { readonly kind: "dimension"; readonly dimension: OutputId; readonly now: EditDimension | null }
  | {
      readonly kind: "filter";
      /** As its chip shows it: "country is Germany or France". */
      readonly words: string;
      readonly filter: Condition;
      readonly now: EditFilter | null;
      /** The parts of a filter that combines several, in the order of `now.filters`. Empty for any other. */
      readonly parts: readonly FilterPart[];
    }
  | {
      readonly kind: "period";
      readonly filter: Condition;
      readonly period: Period;
      readonly words: string;
      /** Null if the date cannot be named in an edit. */
      readonly field: EditField | null;
    }
  | { readonly kind: "order"; readonly order: readonly EditOrder[] }
  | { readonly kind: "limit"; readonly limit: Limit };

/** A part of a filter that combines several, in words: "country is Germany". */
export interface FilterPart {
  readonly words: string;
  readonly filter: EditFilter;
  readonly parts: readonly FilterPart[];
}

/** An option in words, and the name of the table that it is from: "average order total", "orders". */
interface Option {
  readonly words: string;
  readonly group: string;
}

export interface MeasureOption extends Option {
  readonly measure: EditMeasure;
  /** What the figure would count repeatedly, as a sentence. Absent if it counts everything once. */
  readonly repeats?: string;
}

export interface DimensionOption extends Option {
  readonly dimension: EditDimension;
  /** For a date: the units of time to choose from. */
  readonly grains?: readonly Grain[];
}

export interface FieldOption extends Option {
  readonly field: FilterField;
  readonly type: "text" | "number" | "date" | "boolean";
  /** Whether its values can be listed and chosen. */
  readonly hasValues: boolean;
  /** Whether a filter by it tests rows or groups. A filter combines fields of one level only. */
  readonly level: "row" | "group";
  /** Fields with the same text can be compared with each other. Null if it can be compared with none. */
  readonly comparesAs: string | null;
  readonly format: ValueFormat | null;
}

export interface TimeOption extends Option {
  readonly field: EditField;
}

export interface OutputOption {
  readonly words: string;
  readonly output: OutputId;
  readonly isMeasure: boolean;
  /** What its values are, which names the directions of an order: "Largest first", "Oldest first", "A to Z". */
  readonly sortsAs: "number" | "date" | "text";
}

export interface ComparisonOption {
  readonly words: string;
  readonly with: Extract<PlanEdit, { kind: "compare" }>["with"];
}

/** The most frequent values of a field, to choose from. */
export interface FieldValues {
  readonly values: readonly FieldValue[];
  /** Whether there are no others. */
  readonly isComplete: boolean;
}

export interface FieldValue {
  readonly value: Literal;
  /** How people read it: the text of a code, "yes" for a flag. */
  readonly label: string;
  /** In how many rows it is. Null if counting took too long. */
  readonly count: number | null;
}
