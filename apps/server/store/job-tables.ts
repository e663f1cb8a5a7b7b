import type { ColumnType } from "kysely";

/** What runs in the background. */
export interface JobTables {
  readonly job: JobTable;
}

/** Set once, when the row is made. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/**
 * One run of a job: at once, at a time, or at a tick of a schedule. The end of a scheduled run makes the row of the next.
 * Of the rows with one key, at most one is waiting or running.
 */
export interface JobTable {
  readonly id: Fixed<string>;
  /** Names the code that runs it: `JobKind.name`. */
  readonly kind: Fixed<string>;
  /** Null for a job that may be there many times. */
  readonly key: Fixed<string | null>;
  /** JSON; its kind has the schema. */
  readonly payload: Fixed<string>;
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** When it is due; of a retry, when the next attempt is. */
  readonly runAtMs: TimeMs;
  /** A cron expression, read in `timeZone`; both are null for a job without a schedule. */
  readonly schedule: string | null;
  readonly timeZone: string | null;
  /** Attempts started so far. */
  readonly attempts: number;
  readonly maxAttempts: Fixed<number>;
  /** The runner that works on it; null unless it is running. */
  readonly leaseHolder: string | null;
  /** Another runner may take it over from then on. */
  readonly leaseUntilMs: TimeMs | null;
  /** When somebody asked to cancel it while it ran. */
  readonly cancelAtMs: TimeMs | null;
  /** `JobProgress` as JSON. */
  readonly progress: string | null;
  readonly lastError: string | null;
  readonly createdAtMs: Fixed<TimeMs>;
  /** Of the last attempt. */
  readonly startedAtMs: TimeMs | null;
  readonly finishedAtMs: TimeMs | null;
}
