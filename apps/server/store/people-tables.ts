import type { ColumnType } from "kysely";

/** What people chose for themselves, and whom they follow. */
export interface PeopleTables {
  readonly follow: FollowTable;
  readonly authorVisit: AuthorVisitTable;
  readonly ownFormat: OwnFormatTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** A favorite person of a user. */
export interface FollowTable {
  readonly userId: Fixed<string>;
  readonly personId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** When a user last looked at what their favorite people made in a database. */
export interface AuthorVisitTable {
  readonly userId: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly kind: Fixed<"chart" | "dashboard">;
  readonly visitedAtMs: TimeMs;
}

/** How a user reads numbers, days and times. Null for what is usual. */
export interface OwnFormatTable {
  readonly userId: Fixed<string>;
  readonly numbers: string | null;
  readonly days: string | null;
  readonly timeZone: string | null;
}
