import type { Completion, SchemaChange, SqlNames, SyncProgress, TurnStep } from "@askery/api";
import type { ThemeName } from "@askery/charts";
import type { RowsWanted } from "@askery/asking";
import type { SecretColumn } from "@askery/engine";
import type { Limits, LoadedFiles, ServerFacts } from "@askery/connectors";
import type { Job } from "@askery/process";
import type {
  DescribedTable,
  AskSettings,
  CatalogTable,
  ChartFacts,
  ChartSpec,
  DefaultFilterName,
  IsoDate,
  Mark,
  OutputId,
  SqlProblem,
  TableId,
} from "@askery/model";
import type { PrintedResult, ResultWithRows } from "../results/print-result.ts";
import type {
  DatabaseTarget,
  DatabaseSnapshot,
  DatabaseSource,
  SavedDatabase,
  SavedSource,
} from "./database-source.ts";

/** What a job about a database has. */
export interface About {
  readonly source: DatabaseSource;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** The jobs of the process. Jobs about a database report their steps. */
export interface AskingJobs {
  readonly ask: Job<ToAsk, AskedQuestion, UntimedStep>;
  /** SQL that a person wrote. */
  readonly sql: Job<ToRunSql, RanSql, UntimedStep>;
  /** Rows of a statement as bytes ready to send: its items, and its result for the last of them. */
  readonly rows: Job<ToRunRows, Uint8Array, never, Uint8Array>;
  /** The whole table is in its head. */
  readonly rerun: Job<ToRerun, PrintedResult, UntimedStep>;
  /** A small picture of a chart, as SVG. It needs no database. */
  readonly draw: Job<ToDraw, string>;
  /** Signs in once and reports what is there. */
  readonly probe: Job<{ readonly place: DatabaseTarget }, ServerFacts>;
  /** Reads the contents of a database, over a separate connection. */
  readonly sync: Job<ToRead, ReadDatabase, SyncProgress>;
  /** Loads an uploaded file; its progress counts rows. */
  readonly load: Job<ToLoad, LoadedUpload, SyncProgress>;
  /** Removes a table of a database of files. */
  readonly removeTable: Job<{ readonly targetPath: string; readonly table: string }, null>;
  /** The first rows of a table: `Table` as JSON. */
  readonly preview: Job<ToPreview, string, UntimedStep>;
  readonly starters: Job<About, readonly string[], UntimedStep>;
  readonly sqlNames: Job<About, SqlNames, UntimedStep>;
  /** Interprets the words of a question, as the first one of a conversation. */
  readonly marks: Job<About & { readonly text: string }, readonly Mark[], UntimedStep>;
  /** What a table and its columns mean; null for a table that answers leave out. */
  readonly describe: Job<About & { readonly table: TableId }, TableDescription | null, UntimedStep>;
  readonly completions: Job<ToComplete, readonly Completion[], UntimedStep>;
}

export interface TableDescription {
  readonly table: DescribedTable;
  /** Its columns that answers leave out. People must see them to make one public. */
  readonly secrets: readonly SecretColumn[];
}

/** What the process asks the server for. */
export interface AskingNeeds {
  /** What is needed to open a saved database: target, secrets and catalog. */
  readonly loadSaved: Job<SavedSource, SavedDatabase>;
}

export interface ToAsk extends About {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly string[];
  /** Default filters that the asker took away. */
  readonly without?: readonly DefaultFilterName[];
  readonly limits: Partial<Limits>;
}

export interface ToRunSql extends About {
  readonly text: string;
  /** The question that it answers. */
  readonly question: string;
  readonly limits: Partial<Limits>;
}

export interface ToRunRows extends About {
  readonly wanted: RowsWanted;
  readonly format: RowsFormat;
  readonly limits: Partial<Limits>;
}

export interface ToRerun extends About {
  /** A `Plan` as it was stored, of any version. */
  readonly plan: unknown;
  /** The question that the plan came from, and the day that was today then. */
  readonly asked: { readonly question: string; readonly askedOn: IsoDate };
  readonly limits: Partial<Limits>;
  /** The figure that people have drawn as a histogram, whatever type suits. */
  readonly spreadOf?: OutputId | undefined;
}

export interface ToDraw {
  readonly spec: ChartSpec;
  readonly facts: ChartFacts;
  /** `Table` as JSON. */
  readonly table: string;
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}

export interface ToPreview extends About {
  /** With the columns that are wanted. */
  readonly table: CatalogTable;
  readonly rowCount: number;
}

export interface ToComplete extends About {
  readonly text: string;
  readonly caret: number;
  /** Questions that were asked before, latest first. */
  readonly past: readonly string[];
}

/** How rows are written: chunks a line, text for spreadsheets, or one JSON value. */
export type RowsFormat =
  | { readonly kind: "chunks" }
  | { readonly kind: "csv"; readonly hasBom: boolean }
  | { readonly kind: "json" };

export interface ToRead {
  readonly place: DatabaseTarget;
  /** What was read before; null for none. */
  readonly before: DatabaseSnapshot | null;
  /** Whether that was read at the same place, by whom it may be taken where nothing has changed. */
  readonly isSameTarget: boolean;
  /** Somebody wants it now, and has perhaps just changed something; else it is time for it. */
  readonly isAsked: boolean;
  /** Their values are not stored. */
  readonly privateColumns: readonly { readonly table: TableId; readonly column: string }[];
}

export interface ToLoad {
  readonly path: string;
  readonly fileName: string;
  /** Null names it after the file. */
  readonly table: string | null;
  readonly mode: "replace" | "append";
  /** Null is without limit. */
  readonly maxRows: number | null;
  /** The database. It is created if it does not exist. */
  readonly targetPath: string;
}

export type LoadedUpload = LoadedFiles;

export interface ReadDatabase extends DatabaseSnapshot {
  readonly tableCount: number;
  /** Since the reading before; none where that is the first. */
  readonly changes: readonly SchemaChange[];
}

/** `summary` is the interpretation of the question as a title. */
export type AskedQuestion =
  | { readonly kind: "answered"; readonly result: ResultWithRows; readonly summary: string }
  /** `outcome` is the `Outcome` as JSON. */
  | { readonly kind: "refused"; readonly outcome: string; readonly summary: string };

export type RanSql =
  | { readonly kind: "answered"; readonly result: ResultWithRows }
  | { readonly kind: "failed"; readonly problem: SqlProblem };

type WithoutTime<Step> = Step extends { readonly atMs: number } ? Omit<Step, "atMs"> : never;
/** A step is reported when it begins. */
export type UntimedStep = WithoutTime<TurnStep>;

/** The process's start data. */
export interface ProcessOptions {
  /** Of each process below it that holds a database. */
  readonly memoryMb: number;
  readonly maxProcesses: number;
  /** After how long without a question a database is closed. */
  readonly idleMs: number;
}
