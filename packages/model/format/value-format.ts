import type { Grain, DatePart, DurationUnit } from "../calendar.ts";

/** How a value is to be written; the locale does the rest. */
export type ValueFormat =
  | { readonly kind: "number" }
  | { readonly kind: "currency"; readonly currency: string }
  /** The value is a fraction: 0.05 is written 5%. */
  | { readonly kind: "percent" }
  | { readonly kind: "date"; readonly grain: Grain }
  | { readonly kind: "datePart"; readonly part: DatePart }
  | { readonly kind: "duration"; readonly unit: DurationUnit }
  | { readonly kind: "text" };
