import type { DatabaseKindName } from "@askery/model";
import type { ColumnType, Generated } from "kysely";
import type {
  EmailChangeTable,
  PendingSignUpTable,
  ProviderSignInTable,
  SuspensionTable,
  TryCountTable,
  UsedCodeTable,
} from "./sign-in-tables.ts";
import type { AuditTables } from "./audit-tables.ts";
import type { CommentTables } from "./comment-tables.ts";
import type { DashboardTables } from "./dashboard-tables.ts";
import type { DatabaseTables } from "./database-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { ReportTables } from "./report-tables.ts";
import type { ResultTables } from "./result-tables.ts";
import type { SharingTables } from "./sharing-tables.ts";
import type { TeamTables } from "./team-tables.ts";
import type { TrustTables } from "./trust-tables.ts";

/**
 * Askery's own tables, the same on SQLite and PostgreSQL: ids are text, times are milliseconds since 1970-01-01 UTC in
 * integers, JSON is text. Columns are snake_case in the store and camelCase here.
 *
 * Users are in the tables of sign-in (`sign-in-tables.ts`); these tables only refer to a user's id.
 */
export interface Tables
  extends
    AuditTables,
    CommentTables,
    DashboardTables,
    DatabaseTables,
    JobTables,
    PeopleTables,
    ReportTables,
    ResultTables,
    SharingTables,
    TeamTables,
    TrustTables {
  readonly workspace: WorkspaceTable;
  readonly conversation: ConversationTable;
  readonly turn: TurnTable;
  readonly editStep: EditStepTable;
  readonly favorite: FavoriteTable;
  readonly folder: FolderTable;
  readonly serverSetting: ServerSettingTable;
  readonly pendingSignUp: PendingSignUpTable;
  readonly providerSignIn: ProviderSignInTable;
  readonly suspension: SuspensionTable;
  readonly usedCode: UsedCodeTable;
  readonly emailChange: EmailChangeTable;
  readonly tryCount: TryCountTable;
  readonly chart: ChartTable;
  readonly questionCount: QuestionCountTable;
  readonly chartRevision: ChartRevisionTable;
  readonly chartDraft: ChartDraftTable;
  readonly chartRun: ChartRunTable;
  readonly star: StarTable;
  readonly notification: NotificationTable;
  readonly sampleExample: SampleExampleTable;
  readonly welcome: WelcomeTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;
/** The id of a folder. New items are at the top. */
type InFolder = OptionalText;
/** Null unless it is set later. */
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

/** A *database* in the interface: a saved connection and its team. ("database" is a reserved word.) */
export interface WorkspaceTable {
  readonly id: Fixed<string>;
  readonly name: string;
  readonly logo: string | null;
  readonly plan: "Free" | "Pro" | "Startup" | "Enterprise";
  readonly kind: Fixed<"sample" | "file" | DatabaseKindName>;
  /** The connection as JSON, without its secrets, which are sealed separately; null for the sample and for files. */
  readonly connection: string | null;
  /** The facts from the last test of the connection, as JSON; null if there was none. */
  readonly facts: string | null;
  /** Increases with each change that affects answers: of the connection, the contents or the knowledge. */
  readonly revision: Generated<number>;
  readonly syncSchedule: Generated<"off" | "daily" | "hourly">;
  /** `AskSettings` as JSON. */
  readonly settings: string;
  /** For how many minutes figures of dashboards are fresh; 0 until somebody refreshes them. */
  readonly freshMinutes: Generated<number>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly deletedAtMs: TimeMs | null;
}

export interface ConversationTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly mode: Fixed<"genesis" | "explorer" | "quantum">;
  /** Its label, from the first question unless a user renamed it. */
  readonly summary: string;
  /** 1 if all members of its database may read it, otherwise 0. */
  readonly everyoneReads: Generated<number>;
  /** The key of the data rules under which its owner asked; null for an owner who may read everything. */
  readonly limitsKey: Fixed<string | null>;
  /** Null unless its owner pinned it. */
  readonly pinnedAtMs: ColumnType<TimeMs | null, TimeMs | null | undefined, TimeMs | null>;
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
  /** Default filters that the user removed, as JSON: an array of `DefaultFilterName`. */
  readonly without: ColumnType<string, string | undefined, never>;
  /** The id of the choice that the user picked; null if the engine chose. */
  readonly choice: ColumnType<string | null, string | null | undefined, never>;
  readonly state: "running" | "done" | "stopped" | "failed";
  /** The result of the answer; null while it runs, or if there is no answer. */
  readonly resultId: string | null;
  /**
   * Why there is no answer, as JSON: the refused `Outcome` if it is done, the `Failure` if it failed. Null otherwise.
   */
  readonly problem: string | null;
  /** The steps of the work, as JSON: an array of `TurnStep`. Null while it runs. */
  readonly steps: string | null;
  /** The edit that it shows; 0 is its own answer. */
  readonly editPosition: Generated<number>;
  readonly askedAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** One edit of an answer, and its result. The turn still has its own. */
export interface EditStepTable {
  readonly turnId: Fixed<string>;
  /** Counts from 1, without gaps; the oldest steps of a long history are gone. */
  readonly position: Fixed<number>;
  /** Whether a person wrote SQL, or changed the plan. */
  readonly kind: Fixed<"sql" | "plan">;
  /** The change: "by country instead". */
  readonly words: Fixed<string>;
  /** The edited plan as a question, which later questions continue. Null if no question means this plan. */
  readonly question: Fixed<string | null>;
  readonly editorId: Fixed<string>;
  readonly resultId: Fixed<string>;
  readonly editedAtMs: Fixed<TimeMs>;
}

export interface FavoriteTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly kind: Fixed<"folder" | "conversation" | "chart" | "dashboard" | "person">;
  /** The id of the pinned item; null for a folder. */
  readonly targetId: Fixed<string | null>;
  readonly title: string;
  readonly parentId: string | null;
  readonly position: number;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** A folder in the list of a database's charts or dashboards. */
export interface FolderTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly kind: Fixed<"chart" | "dashboard">;
  readonly name: string;
  /** Null at the top. The parent may be deleted: then the folder is in the nearest one that is not. */
  readonly parentId: string | null;
  readonly createdById: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly deletedAtMs: TimeMs | null;
}

/** Facts about the whole server: its owner, when the sample was built. */
export interface ServerSettingTable {
  readonly name: Fixed<string>;
  readonly value: string;
  readonly updatedAtMs: TimeMs;
}

/** A saved chart. All members of its database see it. */
/** The number of questions asked in a database in one month, in UTC. */
export interface QuestionCountTable {
  readonly workspaceId: string;
  readonly monthStartMs: number;
  readonly count: number;
}

export interface ChartTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly title: string;
  /** 1 if a person wrote the title. Otherwise it may show figures. */
  readonly isTitled: number;
  /** The question it came from. */
  readonly question: Fixed<string>;
  /** The turn it came from, which may no longer exist. */
  readonly turnId: Fixed<string | null>;
  /** The `ChartKind` to draw it as. A newer version may have saved one that this version does not know. */
  readonly chartType: string;
  /** What people chose besides the kind, as JSON; null if nothing. */
  readonly design: string | null;
  /** Increases by one with each change, so that the second of two simultaneous editors gets a conflict. */
  readonly revision: number;
  /** The author of the last change; null if nobody has changed it. */
  readonly updatedById: string | null;
  /** Its latest figures. */
  readonly resultId: string;
  /** Why it may no longer run as it did: "failed" or "schema". Null after a run. */
  readonly staleReason: OptionalText;
  /** What failed or changed, in a sentence. */
  readonly staleDetail: OptionalText;
  /** Null at the top. The folder may be deleted, as the parent of a folder may. */
  readonly folderId: InFolder;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** The figures of a chart for those who read under other limits than those of its own result. */
export interface ChartRunTable {
  readonly chartId: Fixed<string>;
  /** Empty for those without limits. */
  readonly limitsKey: Fixed<string>;
  /** The result that the chart showed then. If it shows another one now, the figures are out of date. */
  readonly ofResultId: string;
  readonly resultId: string;
  readonly usedAtMs: TimeMs;
}

/** What the chart builder works on. Never changed: each change makes another draft. */
export interface ChartDraftTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  /** The question that it answers; empty if there is none. */
  readonly question: Fixed<string>;
  readonly askedAtMs: Fixed<TimeMs>;
  readonly resultId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

export interface ChartRevisionTable {
  readonly chartId: Fixed<string>;
  readonly revision: Fixed<number>;
  readonly title: Fixed<string>;
  readonly chartType: Fixed<string>;
  readonly design: Fixed<string | null>;
  readonly authorId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  /** What it computed, as JSON; null if that was not recorded. */
  readonly plan: Fixed<string | null>;
  /** The same in words: a restatement, or the SQL. */
  readonly restatement: Fixed<string | null>;
}

export interface StarTable {
  readonly userId: Fixed<string>;
  readonly kind: Fixed<"chart" | "dashboard">;
  readonly targetId: Fixed<string>;
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

/** An answered conversation about one build of the sample shop. Each new account gets a copy. */
export interface SampleExampleTable {
  readonly sampleVersion: Fixed<string>;
  readonly position: Fixed<number>;
  readonly summary: Fixed<string>;
  readonly question: Fixed<string>;
  readonly resultId: Fixed<string>;
  /** As in `TurnTable`. */
  readonly steps: Fixed<string>;
}

/** A new account's first database that still waits for the example conversations. */
export interface WelcomeTable {
  readonly workspaceId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly seededAtMs: TimeMs | null;
}
