import type { Period } from "@askery/model";
import type { ColumnRef } from "./column-ref.ts";

/** A period by its words. */
export interface PeriodPhrase {
  readonly period: Period;
  /** The date column, if known. */
  readonly column?: ColumnRef;
  readonly words: string;
}
