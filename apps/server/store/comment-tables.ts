import type { ColumnType } from "kysely";

/** What members write about things. */
export interface CommentTables {
  readonly commentThread: CommentThreadTable;
  readonly comment: CommentTable;
  readonly notificationSetting: NotificationSettingTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** Comments about one thing, or one part of it. It exists while one of them is not deleted. */
export interface CommentThreadTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly kind: Fixed<"conversation" | "chart" | "dashboard">;
  readonly targetId: Fixed<string>;
  /** The turn or card that it is about, which may no longer exist; null for all of it. */
  readonly partId: Fixed<string | null>;
  /** The key of the limits of the person who started it; empty for none. */
  readonly limitsKey: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  /** Null while it is open. */
  readonly resolvedAtMs: TimeMs | null;
  readonly resolvedById: string | null;
}

export interface CommentTable {
  readonly id: Fixed<string>;
  readonly threadId: Fixed<string>;
  readonly authorId: Fixed<string>;
  /** Markdown. */
  readonly text: string;
  /** The people whom the text names, as JSON: an array of `Mention`. */
  readonly mentions: string;
  /** The key of the limits under which it was written; empty for none. */
  readonly limitsKey: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly editedAtMs: TimeMs | null;
  readonly deletedAtMs: TimeMs | null;
  /** The author or an admin; null if it is not deleted. */
  readonly deletedById: string | null;
}

/** What a person is mailed; everything without a row. */
export interface NotificationSettingTable {
  readonly userId: Fixed<string>;
  /** 1 or 0: mentions, and replies in threads where the person wrote. */
  readonly mailsComments: number;
}
