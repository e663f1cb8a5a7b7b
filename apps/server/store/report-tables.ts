import type { ColumnType } from "kysely";

/** Saved reports of investigations. */
export interface ReportTables {
  readonly report: ReportTable;
  readonly reportRun: ReportRunTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** A report that can run again. It belongs to the owner of its conversation, and is in the trash if that is. */
export interface ReportTable {
  readonly conversationId: Fixed<string>;
  /** `Investigation` as JSON. */
  readonly investigation: Fixed<string>;
  /** `ReportSchedule` as JSON; null if it does not run by itself. */
  readonly schedule: string | null;
  /** Null without a schedule, and while it is paused. */
  readonly nextRunAtMs: TimeMs | null;
  /** That of the latest run. */
  readonly state: "done" | "failed";
}

export interface ReportRunTable {
  readonly id: Fixed<string>;
  readonly conversationId: Fixed<string>;
  readonly cause: Fixed<"saved" | "person" | "schedule">;
  /** Null if no person started it. */
  readonly startedById: Fixed<string | null>;
  readonly state: Fixed<"done" | "failed">;
  /** The answer in a sentence, or why it failed. */
  readonly headline: Fixed<string>;
  /** `InvestigationRun` as JSON; null for a run that failed. */
  readonly content: Fixed<string | null>;
  readonly ranAtMs: Fixed<TimeMs>;
}
