import type { ColumnType } from "kysely";

/** The tables of dashboards. */
export interface DashboardTables {
  readonly dashboard: DashboardTable;
  readonly dashboardRevision: DashboardRevisionTable;
  readonly dashboardView: DashboardViewTable;
  readonly dashboardVisit: DashboardVisitTable;
  readonly dashboardImage: DashboardImageTable;
  readonly cardFailure: CardFailureTable;
  readonly card: CardTable;
  readonly cardRun: CardRunTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** `revision` increases by one with each change, so that the second of two simultaneous editors gets a conflict. */
export interface DashboardTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly ownerId: Fixed<string>;
  readonly title: string;
  readonly revision: number;
  /** The author of the last change; null if there was none since authors are recorded. */
  readonly updatedById: string | null;
  /** An array of `DashboardFilter` as JSON. */
  readonly filters: ColumnType<string, string | undefined, string>;
  /** An array of `DashboardTab` as JSON. */
  readonly tabs: ColumnType<string, string | undefined, string>;
  /** An array of `TextCard` as JSON. */
  readonly texts: ColumnType<string, string | undefined, string>;
  /** An array of `PhoneCard` as JSON. */
  readonly phone: ColumnType<string, string | undefined, string>;
  /** `Freshness` as JSON. */
  readonly freshness: ColumnType<string | null, string | null | undefined, string>;
  /** When its figures are computed by themselves next; null if they are not. */
  readonly nextRefreshAtMs: ColumnType<TimeMs | null, TimeMs | null | undefined, TimeMs | null>;
  /** New ones are at the top. */
  readonly folderId: ColumnType<string | null, string | null | undefined, string | null>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** What a dashboard showed after a change. */
export interface DashboardRevisionTable {
  readonly dashboardId: Fixed<string>;
  readonly revision: Fixed<number>;
  /** `DashboardContents` as JSON. */
  readonly contents: Fixed<string>;
  readonly authorId: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** Values of a dashboard's filters that a person saved under a name. */
export interface DashboardViewTable {
  readonly id: Fixed<string>;
  readonly dashboardId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly name: string;
  /** A `FilterState` as JSON. */
  readonly filters: string;
  /** 1 for the view with which the dashboard opens. */
  readonly isDefault: number;
  readonly createdAtMs: Fixed<TimeMs>;
}

/** When a person last had a dashboard open. */
export interface DashboardVisitTable {
  readonly dashboardId: Fixed<string>;
  readonly userId: Fixed<string>;
  readonly atMs: TimeMs;
}

/** A picture that is or was in a text of a dashboard, or may come to be. */
export interface DashboardImageTable {
  readonly dashboardId: Fixed<string>;
  /** A hash of its bytes. */
  readonly version: Fixed<string>;
  readonly kind: Fixed<"png" | "jpeg">;
  readonly width: Fixed<number>;
  readonly height: Fixed<number>;
  /** Base64. */
  readonly bytes: Fixed<string>;
  readonly createdAtMs: TimeMs;
}

/** Why a card could not be computed the last time. Absent if it could. */
export interface CardFailureTable {
  readonly cardId: Fixed<string>;
  readonly message: string;
  readonly atMs: TimeMs;
}

/** A chart on a dashboard, in columns and rows of the grid. */
export interface CardTable {
  readonly id: Fixed<string>;
  readonly dashboardId: Fixed<string>;
  readonly chartId: Fixed<string>;
  /** Null for the first tab. */
  readonly tabId: string | null;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The figures of a card under filters that people chose. The least recently used ones are deleted. */
export interface CardRunTable {
  readonly cardId: Fixed<string>;
  /** Identifies the filters with their values, and the plan: see `library/dashboards/card-runs.ts`. */
  readonly filterKey: Fixed<string>;
  /** Null if no filter reaches the card. */
  readonly resultId: string | null;
  /** Which filters reach the card, and why others do not, as JSON: `CardReach`. */
  readonly reach: string;
  /** What its result takes in the store. */
  readonly sizeBytes: number;
  readonly usedAtMs: TimeMs;
}
