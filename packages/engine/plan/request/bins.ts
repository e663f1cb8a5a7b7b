import type { ColumnRef } from "./column-ref.ts";

/** Ranges of a figure, or of the age since a date, so many units wide; null for a round width. */
export interface Bins {
  readonly kind: "bins";
  readonly column: ColumnRef;
  readonly isAge?: true;
  readonly width: string | null;
}
