import type { Grain, TableId } from "@askery/model";
import type { ColumnRef } from "./column-ref.ts";

/**
 * The part of the rows of a table that had an event later. Rows that started in the same unit of time are one cohort. The part
 * is counted for each unit of time since, or within a time.
 */
export interface Retention {
  readonly kind: "retention";
  readonly of: TableId;
  /** The date of the events. */
  readonly by: ColumnRef;
  /** The date of the start; null for that of the first event. */
  readonly start: ColumnRef | null;
  readonly grain: Grain;
  readonly within: Within | null;
}

/** So many units of time. */
export interface Within {
  readonly count: number;
  readonly unit: "day" | "week" | "month" | "year";
}
