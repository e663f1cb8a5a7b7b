import type { ColumnType } from "kysely";

/** The table of background jobs. */
export interface JobTables {
  readonly job: JobTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/**
 * One run of a job: at once, at a given time, or at a tick of a schedule. The end of a scheduled run inserts the row of
 * the next one. At most one of the rows with the same key is waiting or running.
 */
export interface JobTable {
  readonly id: Fixed<string>;
  /** The kind that runs it: `JobKind.name`. */
  readonly kind: Fixed<string>;
  /** Null for a job of which there may be several. */
  readonly key: Fixed<string | null>;
  /** JSON. Its kind has the schema. */
  readonly payload: Fixed<string>;
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** When it is due. For a retry, when the next attempt is due. */
  readonly runAtMs: TimeMs;
  /** A cron expression in `timeZone`; both are null for a job without a schedule. */
  readonly schedule: string | null;
  readonly timeZone: string | null;
  /** The number of attempts started so far. */
  readonly attempts: number;
  readonly maxAttempts: Fixed<number>;
  /** The runner that leases it; null unless it is running. */
  readonly leaseHolder: string | null;
  /** From then on, another runner may take it over. */
  readonly leaseUntilMs: TimeMs | null;
  /** When a user requested its cancellation while it ran. */
  readonly cancelAtMs: TimeMs | null;
  /** `JobProgress` as JSON. */
  readonly progress: string | null;
  readonly lastError: string | null;
  readonly createdAtMs: Fixed<TimeMs>;
  /** The times of the last attempt. */
  readonly startedAtMs: TimeMs | null;
  readonly finishedAtMs: TimeMs | null;
}
