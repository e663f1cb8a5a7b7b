import type { ColumnType } from "kysely";

/** Who can open things besides the people who made them. */
export interface SharingTables {
  readonly conversationReader: ConversationReaderTable;
  readonly conversationGroup: ConversationGroupTable;
  readonly conversationAccess: ConversationAccessView;
  readonly shareLink: ShareLinkTable;
  readonly embedRun: EmbedRunTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** A member who may read a conversation of another member. */
export interface ConversationReaderTable {
  readonly conversationId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** A group whose members may read a conversation. */
export interface ConversationGroupTable {
  readonly conversationId: Fixed<string>;
  readonly groupId: Fixed<string>;
}

/** A view of the members who may read a conversation of another member, themselves or by a group. They may repeat. */
export interface ConversationAccessView {
  readonly conversationId: Fixed<string>;
  readonly userId: Fixed<string>;
}

/** A link that opens one thing without an account. A thing has at most one for each purpose that is not revoked. */
export interface ShareLinkTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly kind: Fixed<"conversation" | "chart" | "dashboard">;
  readonly targetId: Fixed<string>;
  readonly purpose: Fixed<"page" | "embed">;
  /** SHA-256 of the token, hexadecimal: the store alone opens nothing. */
  readonly tokenHash: Fixed<string>;
  /** The link works while this person may share. */
  readonly makerId: string;
  readonly passwordHash: string | null;
  readonly expiresAtMs: TimeMs | null;
  readonly maxRows: number | null;
  /** 1 or 0. */
  readonly allowsExport: number;
  /** The origins of an embed, as JSON: an array of strings. */
  readonly sites: string;
  /** The filters of an embed whose values its site signs, as JSON: an array of the API's `EmbedLock`. */
  readonly locks: string;
  /** The secret of an embed derives from it. Null before the first one was made. */
  readonly secretSalt: string | null;
  readonly visitCount: number;
  readonly lastVisitedAtMs: TimeMs | null;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly revokedAtMs: TimeMs | null;
}

/** The figures of an embedded chart under signed values of its filters. */
export interface EmbedRunTable {
  readonly linkId: Fixed<string>;
  readonly filterKey: Fixed<string>;
  readonly resultId: string;
  readonly savedAtMs: TimeMs;
}
