import type { ColumnType } from "kysely";

/** What people think of answers. */
export interface TrustTables {
  readonly feedback: FeedbackTable;
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
