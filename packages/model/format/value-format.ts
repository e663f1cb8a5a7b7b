import type { Grain, DatePart, DurationUnit } from "../calendar.ts";

/** How to format a value. The locale decides the rest. */
export type ValueFormat =
  | { readonly kind: "number" }
  | { readonly kind: "currency"; readonly currency: string }
  /** The value is a fraction: 0.05 is shown as 5%. */
  | { readonly kind: "percent" }
  | { readonly kind: "date"; readonly grain: Grain }
  | { readonly kind: "datePart"; readonly part: DatePart }
  | { readonly kind: "duration"; readonly unit: DurationUnit }
  /** The value is a list: a JSON array, or text with commas. */
  | { readonly kind: "list" }
  | { readonly kind: "text" };
