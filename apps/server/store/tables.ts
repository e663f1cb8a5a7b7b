import type { ColumnType } from "kysely";

/**
 * Askery's own tables, the same on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970-01-01 UTC in
 * integers, JSON stands as text. Columns are snake_case in the store and camelCase here.
 *
 * People live in the tables of sign-in (`store/auth`); these refer to a person's id only.
 */
export interface Tables {
  readonly workspace: WorkspaceTable;
  readonly member: MemberTable;
  readonly conversation: ConversationTable;
  readonly turn: TurnTable;
  readonly favorite: FavoriteTable;
  readonly serverSetting: ServerSettingTable;
}

/** Set once, when the row is made. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** What people call a database: a saved connection and the team around it. ("database" is a reserved word.) */
export interface WorkspaceTable {
  readonly id: Fixed<string>;
  readonly name: string;
  readonly logo: string | null;
  readonly plan: "Free" | "Pro" | "Startup" | "Enterprise";
  readonly kind: Fixed<"sample" | "sqlite" | "duckdb" | "file" | "postgres" | "mysql" | "clickhouse">;
  /** How it is reached, encrypted where it holds secrets; null for the sample, which all share. */
  readonly connection: string | null;
  /** `AskSettings` as JSON. */
  readonly settings: string;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly deletedAtMs: TimeMs | null;
}

export interface MemberTable {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly role: "owner" | "admin" | "editor" | "viewer";
  readonly createdAtMs: Fixed<TimeMs>;
}

export interface ConversationTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly mode: Fixed<"genesis" | "explorer" | "quantum">;
  /** Its label, from the first question unless somebody renamed it. */
  readonly summary: string;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

export interface TurnTable {
  readonly id: Fixed<string>;
  readonly conversationId: Fixed<string>;
  readonly position: Fixed<number>;
  readonly askerId: Fixed<string>;
  readonly question: Fixed<string>;
  readonly state: "running" | "done" | "stopped" | "failed";
  /** `Outcome` as JSON when done, `Failure` as JSON when failed, else null. */
  readonly result: string | null;
  readonly askedAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

export interface FavoriteTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly kind: Fixed<"folder" | "conversation" | "chart" | "dashboard" | "person">;
  /** What it leads to; null for a folder. */
  readonly targetId: Fixed<string | null>;
  readonly title: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** What is true of the whole server: its owner, when the sample was built. */
export interface ServerSettingTable {
  readonly name: Fixed<string>;
  readonly value: string;
  readonly updatedAtMs: TimeMs;
}
