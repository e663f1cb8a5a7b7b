import type { Grain, DatePart, DurationUnit } from "../calendar.ts";

/** How to format a value. The locale decides the rest. */
export type ValueFormat =
  | { readonly kind: "number"; readonly style?: NumberStyle }
  | { readonly kind: "currency"; readonly currency: string; readonly style?: NumberStyle }
  /** The value is a fraction: 0.05 is shown as 5%. */
  | { readonly kind: "percent"; readonly style?: NumberStyle }
  | { readonly kind: "date"; readonly grain: Grain }
  | { readonly kind: "datePart"; readonly part: DatePart }
  | { readonly kind: "duration"; readonly unit: DurationUnit }
  /** The value is a list: a JSON array, or text with commas. */
  | { readonly kind: "list" }
  | { readonly kind: "text" };

/** How a person wants figures to be written in a chart. */
export interface NumberStyle {
  /** Replaces the format of the column. */
  readonly as?: "number" | "percent";
  /** The ISO 4217 code of the currency that replaces the format of the column, in place of `as`. */
  readonly currency?: string;
  /** 0 to `maxDecimals`. Default: as many as three significant figures need. */
  readonly decimals?: number;
  /**
   * `short`: "€1.2M"; `full`: "€1,234,567"; `thousands`: "€1,235k" and `millions`: "€1.23M", whatever the size. Default:
   * short from a million, money from ten thousand.
   */
  readonly length?: (typeof numberLengths)[number];
  /** Written after the figure: "kg". */
  readonly unit?: string;
}

export const maxDecimals = 6;
export const numberLengths = ["short", "full", "thousands", "millions"] as const;
