import type { Completion, SchemaChange, SqlNames, SyncProgress, TurnStep } from "@askery/api";
import type { ThemeName } from "@askery/charts";
import type { RowsWanted } from "@askery/asking";
import type { Limits, LoadedFiles, ServerFacts } from "@askery/connectors";
import type {
  AppErrorCode,
  AskSettings,
  CatalogTable,
  ChartSpec,
  ConnectionField,
  DefaultFilterName,
  IsoDate,
  Mark,
  OutputId,
  Plan,
  Span,
  SqlProblem,
  TableId,
} from "@askery/model";
import type { PrintedResult, ResultWithRows } from "../results/print-result.ts";
import type {
  DatabasePlace,
  DatabaseSnapshot,
  DatabaseSource,
  SavedDatabase,
  SavedSource,
} from "./database-source.ts";

/** What every job is about. */
interface About {
  readonly source: DatabaseSource;
  /** In the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** What the process can be asked to do: what each job needs, and what comes of it. */
export interface Jobs {
  readonly ask: {
    readonly input: About & {
      readonly text: string;
      /** Earlier questions of the conversation, oldest first. */
      readonly earlier: readonly string[];
      /** Default filters that the asker took away. */
      readonly without?: readonly DefaultFilterName[];
      readonly limits: Partial<Limits>;
    };
    readonly result: AskedQuestion;
  };
  /** SQL that a person wrote. */
  readonly sql: {
    readonly input: About & {
      readonly text: string;
      /** The question that it answers. */
      readonly question: string;
      readonly limits: Partial<Limits>;
    };
    readonly result: RanSql;
  };
  /** Rows of a statement, as bytes that go out as they are: `AskingProcess.stream` has it. */
  readonly rows: {
    readonly input: About & {
      readonly wanted: RowsWanted;
      readonly format: RowsFormat;
      readonly limits: Partial<Limits>;
    };
    /** The last bytes have told it. */
    readonly result: null;
  };
  readonly rerun: {
    readonly input: About & {
      readonly plan: Plan;
      readonly limits: Partial<Limits>;
      /** The figure that people have drawn as a histogram, whatever type suits. */
      readonly spreadOf?: OutputId | undefined;
    };
    /** The whole table is in its head. */
    readonly result: PrintedResult;
  };
  /** A small picture of a chart, as SVG. It needs no database. */
  readonly draw: {
    readonly input: {
      readonly spec: ChartSpec;
      /** `Table` as JSON. */
      readonly table: string;
      readonly theme: ThemeName;
      readonly width: number;
      readonly height: number;
    };
    readonly result: string;
  };
  /** Signs in once and tells what is there. */
  readonly probe: { readonly input: { readonly place: DatabasePlace }; readonly result: ServerFacts };
  /** Reads what a database holds, over a connection of its own; progress is told. */
  readonly sync: { readonly input: ToRead; readonly result: ReadDatabase };
  /** Loads an uploaded file; progress is told by rows. */
  readonly load: { readonly input: ToLoad; readonly result: LoadedUpload };
  /** Removes a table of a database of files. */
  readonly removeTable: {
    readonly input: { readonly targetPath: string; readonly table: string };
    readonly result: null;
  };
  /** The first rows of a table, of these columns alone. */
  readonly preview: {
    readonly input: About & { readonly table: CatalogTable; readonly rowCount: number };
    /** `Table` as JSON. */
    readonly result: string;
  };
  readonly starters: { readonly input: About; readonly result: readonly string[] };
  readonly sqlNames: { readonly input: About; readonly result: SqlNames };
  /** What the words of a question are taken for, as the first one of a conversation. */
  readonly marks: { readonly input: About & { readonly text: string }; readonly result: readonly Mark[] };
  readonly completions: {
    readonly input: About & {
      readonly text: string;
      readonly caret: number;
      /** Questions that were asked before, latest first. */
      readonly past: readonly string[];
    };
    readonly result: readonly Completion[];
  };
}

/** How rows are written: chunks a line, text for spreadsheets, or one JSON value. */
export type RowsFormat =
  | { readonly kind: "chunks" }
  | { readonly kind: "csv"; readonly hasBom: boolean }
  | { readonly kind: "json" };

export interface ToRead {
  readonly place: DatabasePlace;
  /** What was read before; null for none. */
  readonly before: DatabaseSnapshot | null;
  /** Whether that was read at the same place, by whom it may be taken where nothing has changed. */
  readonly isSamePlace: boolean;
  /** Somebody wants it now, and has perhaps just changed something; else it is time for it. */
  readonly isAsked: boolean;
  /** Nothing of their values is kept. */
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
  /** The database: made where it is missing. */
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

export type JobKind = keyof Jobs;

type WithoutTime<Step> = Step extends { readonly atMs: number } ? Omit<Step, "atMs"> : never;
/** A step before it is said when it began. */
export type UntimedStep = WithoutTime<TurnStep>;

/** What is said to the process. */
export type AskingRequest =
  | {
      [Kind in JobKind]: { readonly id: number; readonly kind: Kind; readonly input: Jobs[Kind]["input"] };
    }[JobKind]
  | { readonly id: number; readonly kind: "stop" }
  /** A part of rows has been passed on: another may come. */
  | { readonly id: number; readonly kind: "more" }
  /** What the process has asked for by `need`. */
  | { readonly id: number; readonly kind: "saved"; readonly saved: SavedDatabase }
  | { readonly id: number; readonly kind: "not-saved"; readonly failure: AskingFailure }
  | { readonly id: number; readonly kind: "ping" }
  /** Closes all databases; the process then ends. */
  | { readonly id: number; readonly kind: "close" };

/** What the process says. */
export type AskingReply =
  | { readonly id: number; readonly kind: "step"; readonly step: UntimedStep }
  | { readonly id: number; readonly kind: "progress"; readonly progress: SyncProgress }
  /** Has an id of its own. */
  | { readonly id: number; readonly kind: "need"; readonly source: SavedSource }
  /** Serialized once, here: nobody looks into them on their way. The last ones end the job. */
  | { readonly id: number; readonly kind: "rows"; readonly bytes: Uint8Array; readonly isLast: boolean }
  | { readonly id: number; readonly kind: "done"; readonly value: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly failure: AskingFailure };

/** An `AppError` as it travels; a code of null is a bug of ours, with its stack as message. */
export interface AskingFailure {
  readonly code: AppErrorCode | null;
  readonly message: string;
  readonly fix: string;
  readonly field: ConnectionField | null;
  readonly span: Span | null;
}

/** What a process is started with. */
export interface ProcessOptions {
  /** Of each process below it that holds a database. */
  readonly memoryMb: number;
  readonly maxProcesses: number;
  /** After how long without a question a database is closed. */
  readonly idleMs: number;
}
