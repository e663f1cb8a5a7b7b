import type { ColumnType } from "kysely";

/** What people think of answers. */
export interface TrustTables {
  readonly feedback: FeedbackTable;
  readonly verifiedAnswer: VerifiedAnswerTable;
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
