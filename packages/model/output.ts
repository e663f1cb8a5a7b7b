import type { DatePart, Grain } from "./calendar.ts";
import type { ValueFormat } from "./format/value-format.ts";
import type { OutputId } from "./plan.ts";

/** One column of a result: its label, its role and how its values are formatted. */
export interface Output {
  readonly id: OutputId;
  /** In lower case, as people would name it: "list price", "revenue", "month". */
  readonly label: string;
  readonly role: OutputRole;
  readonly format: ValueFormat;
  /** The unit of the figures if the format does not include it: "kg". */
  readonly unit: string | null;
  /** The values in the order that the column's type declares, if it is an enumeration. Absent for other columns. */
  readonly order?: readonly string[];
  /** What the database's description of the column says about positions on the Earth. Absent for other columns. */
  readonly geoAxis?: GeoAxis;
}

/** One of the two degrees of a position on the Earth. */
export type GeoAxis = "latitude" | "longitude";

/** The role of a column. A `time` without a grain is a date of each row, not an axis. */
export type OutputRole =
  | { readonly kind: "time"; readonly grain: Grain | null }
  | { readonly kind: "datePart"; readonly part: DatePart }
  | { readonly kind: "category" }
  /** The name of a thing, nearly unique: a product, a customer. */
  | { readonly kind: "name" }
  | { readonly kind: "figure"; readonly figure: FigureKind };

/**
 * How a figure was computed, which decides what can be stated about it.
 *
 * - `count`, `sum`: parts that add up to a whole
 * - `distinct`: a count of distinct values, which does not add up: one customer may be in two groups
 * - `level`: averages, medians, extremes, ratios
 * - `value`: the value of a row
 * - `unknown`: computed by SQL that a person wrote
 * - `share`, `change`, `running`, `previous`, `rank`: computed from the figures of other rows
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
