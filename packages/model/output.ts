import type { DatePart, Grain } from "./calendar.ts";
import type { ValueFormat } from "./format/value-format.ts";
import type { OutputId } from "./plan.ts";

/** One column of a result: what it is called, what it is, and how its values are written. */
export interface Output {
  readonly id: OutputId;
  /** As a person says it, in lower case: "list price", "revenue", "month". */
  readonly label: string;
  readonly role: OutputRole;
  readonly format: ValueFormat;
  /** What the figures count where the format does not say so: "kg". */
  readonly unit: string | null;
}

/** What a column is for. A `time` without a grain is a date of each row, not an axis. */
export type OutputRole =
  | { readonly kind: "time"; readonly grain: Grain | null }
  | { readonly kind: "datePart"; readonly part: DatePart }
  | { readonly kind: "category" }
  /** What a thing is called, nearly unique: a product, a customer. */
  | { readonly kind: "name" }
  | { readonly kind: "figure"; readonly figure: FigureKind };

/**
 * How a figure came about, which decides what may be said of it.
 *
 * - `count`, `sum`: parts that add up to a whole
 * - `distinct`: a count of different values, which does not add up: one customer may stand in two groups
 * - `level`: averages, medians, extremes, ratios
 * - `value`: as it stands in a row
 * - `unknown`: computed by SQL that a person wrote
 * - `share`, `change`, `running`, `previous`, `rank`: computed from the other rows' figures
 */
export type FigureKind =
  | "count"
  | "sum"
  | "distinct"
  | "level"
  | "value"
  | "unknown"
  | "share"
  | "change"
  | "running"
  | "previous"
  | "rank";
