import type { DatabaseKindName } from "@askery/model";
import type { ColumnType, Generated } from "kysely";
import type { PendingSignUpTable } from "./sign-in-tables.ts";
import type { DatabaseTables } from "./database-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { ResultTables } from "./result-tables.ts";

/**
 * Askery's own tables, the same on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970-01-01 UTC
 * in integers, JSON is text. Columns are snake_case in the store and camelCase here.
 *
 * People are in the tables of sign-in (`store/auth`); these tables refer to a person's id only.
 */
export interface Tables extends DatabaseTables, JobTables, ResultTables {
  readonly workspace: WorkspaceTable;
  readonly member: MemberTable;
  readonly conversation: ConversationTable;
  readonly turn: TurnTable;
  readonly turnEdit: TurnEditTable;
  readonly favorite: FavoriteTable;
  readonly serverSetting: ServerSettingTable;
  readonly pendingSignUp: PendingSignUpTable;
  readonly chart: ChartTable;
  readonly dashboard: DashboardTable;
  readonly card: CardTable;
  readonly star: StarTable;
  readonly follow: FollowTable;
  readonly notification: NotificationTable;
  readonly sampleExample: SampleExampleTable;
  readonly welcome: WelcomeTable;
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
  readonly kind: Fixed<"sample" | "file" | DatabaseKindName>;
  /** How it is reached, as JSON without secrets, which are sealed apart; null for the sample and for files. */
  readonly connection: string | null;
  /** What the last test of the connection found, as JSON; null before one. */
  readonly facts: string | null;
  /** Grows with each change of what answers depend on: connection, what was read, knowledge. */
  readonly revision: Generated<number>;
  readonly syncSchedule: Generated<"off" | "daily" | "hourly">;
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
  /** The turn that this one follows, in the same conversation; null starts a new thread. */
  readonly afterTurnId: Fixed<string | null>;
  readonly askerId: Fixed<string>;
  readonly question: Fixed<string>;
  /** Default filters that the asker took away, as JSON: an array of `DefaultFilterName`. */
  readonly without: ColumnType<string, string | undefined, never>;
  readonly state: "running" | "done" | "stopped" | "failed";
  /** The result of the answer; null while it runs and if there is no answer. */
  readonly resultId: string | null;
  /** Why there is no answer, as JSON: the refused `Outcome` when done, the `Failure` when failed. Null otherwise. */
  readonly problem: string | null;
  /** What was done for it, as JSON: an array of `TurnStep`. Null while it runs. */
  readonly steps: string | null;
  readonly askedAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** A result of a person's own SQL that a turn shows instead of its answer's. The turn still has that one. */
export interface TurnEditTable {
  readonly turnId: Fixed<string>;
  readonly editorId: string;
  readonly resultId: string;
  readonly editedAtMs: TimeMs;
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

/** A saved chart. Everybody in its database sees it. */
export interface ChartTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly title: string;
  /** The question it came from. */
  readonly question: Fixed<string>;
  /** The turn it came from; the turn may be gone. */
  readonly turnId: Fixed<string | null>;
  /** The `ChartKind` that it is drawn as. A newer version may have saved one that this one does not know. */
  readonly chartType: string;
  /** Its figures, as they were last computed. */
  readonly resultId: string;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** `revision` increases by one with each change, so that of two simultaneous editors the second gets a conflict. */
export interface DashboardTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly title: string;
  readonly revision: number;
  /** The author of the last change; null if there was none since authors are recorded. */
  readonly updatedById: string | null;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** A chart on a dashboard, in columns and rows of its grid. */
export interface CardTable {
  readonly id: Fixed<string>;
  readonly dashboardId: Fixed<string>;
  readonly chartId: Fixed<string>;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface StarTable {
  readonly userId: Fixed<string>;
  readonly kind: Fixed<"chart" | "dashboard">;
  readonly targetId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** A person whom somebody made a favorite. */
export interface FollowTable {
  readonly userId: Fixed<string>;
  readonly personId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

export interface NotificationTable {
  readonly id: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly title: Fixed<string>;
  readonly url: Fixed<string | null>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly readAtMs: TimeMs | null;
}

/** An answered conversation about one build of the sample shop, which each new account gets a copy of. */
export interface SampleExampleTable {
  readonly sampleVersion: Fixed<string>;
  readonly position: Fixed<number>;
  readonly summary: Fixed<string>;
  readonly question: Fixed<string>;
  readonly resultId: Fixed<string>;
  /** As in `TurnTable`. */
  readonly steps: Fixed<string>;
}

/** A new account's first database, which is to get the example conversations: at once, or when there are any. */
export interface WelcomeTable {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly seededAtMs: TimeMs | null;
}
