import type { Period } from "@askery/model";
import type { ColumnRef } from "./column-ref.ts";

/** A period by its words. */
export interface PeriodPhrase {
  readonly period: Period;
  /** The date column, if known. */
  readonly column?: ColumnRef;
  readonly words: string;
  /** True for one of several times that are only listed: "for 2023 and 2024". */
  readonly isListed?: true;
}
