import type { ColumnType } from "kysely";

/** What people think of answers. */
export interface TrustTables {
  readonly feedback: FeedbackTable;
  readonly verifiedAnswer: VerifiedAnswerTable;
  readonly answerTest: AnswerTestTable;
  readonly answerTestRun: AnswerTestRunTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** A user's thumb on an answer. One per user and turn. */
export interface FeedbackTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly turnId: Fixed<string>;
  readonly userId: Fixed<string>;
  /** The result that the turn showed. */
  readonly resultId: string;
  readonly verdict: "up" | "down";
  /** Null for a thumb up. */
  readonly reason: "wrong-number" | "wrong-rows" | "misunderstood" | "hard-to-read" | "other" | null;
  /** Empty if there is none. */
  readonly comment: string;
  readonly givenAtMs: TimeMs;
  /** When an editor was done with it; null if none is. */
  readonly settledAtMs: TimeMs | null;
}

/** An answer that an editor verified. One per question in a database. */
export interface VerifiedAnswerTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly question: Fixed<string>;
  /** The question as `questionKey` simplifies it. */
  readonly questionKey: Fixed<string>;
  /** A whole question that the engine understands as this answer; null if there is none. */
  readonly asked: Fixed<string | null>;
  /** The turn on which it was verified, which may no longer exist. */
  readonly turnId: Fixed<string>;
  readonly resultId: Fixed<string>;
  readonly verifiedById: Fixed<string>;
  readonly verifiedAtMs: Fixed<TimeMs>;
  /** When a change of its tables or definitions was found, and which one; null if there was none. */
  readonly fallenAtMs: TimeMs | null;
  readonly fallenBecause: string | null;
  readonly deletedAtMs: TimeMs | null;
}

/** A test that keeps an answer correct, and the state of its latest run. */
export interface AnswerTestTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly authorId: Fixed<string>;
  readonly question: Fixed<string>;
  /** The expected result. */
  readonly resultId: Fixed<string>;
  /** How the answer is computed again, as JSON: `Again`. */
  readonly again: Fixed<string>;
  /** The day and time zone of the runs, as JSON: `AnswerClock`. Null: those of each run. */
  readonly clock: Fixed<string | null>;
  /** `Expectation` as JSON. */
  readonly expectation: Fixed<string>;
  readonly schedule: "off" | "daily" | "weekly";
  /** Null if the schedule is off. */
  readonly nextRunAtMs: TimeMs | null;
  /** Null before the first run, like the next three. */
  readonly state: "passed" | "failed" | "broken" | null;
  readonly ranAtMs: TimeMs | null;
  /** The revision of the database, and the version of Askery, of the latest run. */
  readonly checkedRevision: number | null;
  readonly checkedVersion: string | null;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly deletedAtMs: TimeMs | null;
}

/** One run of a test. */
export interface AnswerTestRunTable {
  readonly id: Fixed<string>;
  readonly testId: Fixed<string>;
  readonly cause: Fixed<"person" | "schedule" | "change" | "version">;
  /** Null if no person started it. */
  readonly startedById: Fixed<string | null>;
  readonly state: Fixed<"passed" | "failed" | "broken">;
  /** `TestOutcome` as JSON. */
  readonly outcome: Fixed<string>;
  readonly ranAtMs: Fixed<TimeMs>;
}
