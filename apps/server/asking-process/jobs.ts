import type { Completions, SqlNames, SyncProgress, TurnStep, WordMeaning } from "@askery/api";
import type {
  Breakdown,
  FoundChange,
  FoundChoice,
  FoundField,
  FoundReach,
  Lesson,
  ListedRows,
  PlanFilter,
  PointTest,
  ReadRule,
  RowsWanted,
} from "@askery/asking";
import type { EarlierQuestion } from "@askery/engine";
import type { Limits, ServerFacts } from "@askery/connectors";
import type { Job } from "@askery/process";
import type {
  AskSettings,
  CatalogTable,
  Chart,
  Chip,
  DefaultFilterName,
  AnswerPoint,
  EditOptions,
  ExecutionStep,
  ExplorationStart,
  FieldValues,
  InvestigationRun,
  IsoDate,
  Literal,
  Mark,
  Narrative,
  OutputId,
  Plan,
  PlanEdit,
  PlanPart,
  PointChoices,
  PointInquiry,
  SqlProblem,
  SqlVariable,
  Statement,
  TableId,
  TableColumn,
  TableDifference,
  Tolerance,
  TopicChoice,
} from "@askery/model";
import type { BoardDocument } from "./board/board-document.ts";
import type { ToDrawBoard } from "./board/draw-board-png.ts";
import type { ToDrawPicture } from "./png/draw-png-chart.ts";
import type { RanChart } from "./ran-chart.ts";
import type {
  SavedInvestigation,
  ToChangeInvestigation,
  ToInvestigate,
  ToSaveInvestigation,
} from "./investigate-jobs.ts";
import type { TableDescription } from "./table-description.ts";
import type { OpenedFinding, ToBuild, ToExplore, ToOpenFinding, ToStartExploring } from "./explore-jobs.ts";
import type {
  ReachedCard,
  ToFilterCard,
  ToFindReach,
  ToListCardFields,
  ToListChoices,
  ToReadMark,
} from "./filter-jobs.ts";
import type { LoadedUpload, ReadDatabase, ToLoad, ToRead } from "./reading-jobs.ts";
import type { Report } from "./report.ts";
import type { RowsFormat, RowsProgress } from "./row-formats.ts";
import type { SavedPart, ToPrintSaved } from "./saved-rows.ts";
import type { ToDraw } from "./to-draw.ts";
import type { ToComplete, ToListMeanings } from "./writing-jobs.ts";
import type { ResultWithRows } from "../results/print-result.ts";
import type { DatabaseTarget, DatabaseSource, SavedDatabase, SavedSource } from "./database-source.ts";

/** The input of every job about a database. */
export interface About {
  readonly source: DatabaseSource;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** The jobs of the process. Jobs about a database report their steps. */
export interface AskingJobs {
  readonly ask: Job<ToAsk, AskedQuestion, UntimedStep>;
  /** Runs a choice, and summarizes its result; null if there is no such choice, or it can't be run. */
  readonly choiceFigure: Job<ToAsk, string | null, UntimedStep>;
  /** A definition that would make a question mean its choice, or a plan; null if none would. */
  readonly lesson: Job<ToTeach, Lesson | null, UntimedStep>;
  /** Runs SQL that a person wrote. */
  readonly sql: Job<ToRunSql, RanSql, UntimedStep>;
  /** Counts the rows of a table, as a plan to edit. */
  readonly startTable: Job<ToStartTable, EditedAnswer, UntimedStep>;
  /** Changes a stored plan and runs it. */
  readonly edit: Job<ToEdit, EditedAnswer, UntimedStep>;
  /** Turns SQL that a person wrote into a plan, and runs it. */
  readonly sqlPlan: Job<ToPlanSql, PlannedSql, UntimedStep>;
  readonly editOptions: Job<ToListOptions, EditOptions, UntimedStep>;
  readonly fieldValues: Job<ToListValues, FieldValues, UntimedStep>;
  readonly pointOptions: Job<ToReadPoint, PointChoices, UntimedStep>;
  /** The question why the figure of a plan changed lately; null if there is none. */
  readonly inquiry: Job<About & StoredPlan, PointInquiry | null, UntimedStep>;
  readonly pointRows: Job<ToReadPoint & { readonly maxRows: number }, ListedRows, UntimedStep>;
  /**
   * The rows of a statement as bytes that are ready to send: all parts but the last are items, the last one is the
   * result.
   */
  readonly rows: Job<ToRunRows, Uint8Array, RowsProgress, Uint8Array>;
  /** Looks around in a database: lines of JSON, each an `ExplorationEvent`. */
  readonly explore: Job<About & ToExplore, Uint8Array, never, Uint8Array>;
  /** Builds a dashboard: lines of JSON, each a `BuildEvent`. */
  readonly build: Job<About & ToBuild, Uint8Array, never, Uint8Array>;
  /** What dashboards can be built from. */
  readonly topics: Job<About, readonly TopicChoice[], UntimedStep>;
  /** What to look at in a topic, an answer or a chart. */
  readonly exploration: Job<About & ToStartExploring, ExplorationStart, UntimedStep>;
  /** A finding of an exploration as an answered question. */
  readonly finding: Job<About & ToOpenFinding, OpenedFinding, UntimedStep>;
  /** Investigates a question: lines of JSON, each an `InvestigationEvent`. */
  readonly investigate: Job<About & ToInvestigate, Uint8Array, never, Uint8Array>;
  /** Changes which steps a running investigation runs: whether it runs in the process of the database. */
  readonly changeInvestigation: Job<About & ToChangeInvestigation, boolean, UntimedStep>;
  /** An investigation as answered questions: the report, then its evidence. */
  readonly investigation: Job<About & ToSaveInvestigation, SavedInvestigation, UntimedStep>;
  /** The same without the answers. */
  readonly rerunInvestigation: Job<About & ToSaveInvestigation, InvestigationRun, UntimedStep>;
  /** Questions that can be investigated. */
  readonly investigations: Job<About, readonly string[], UntimedStep>;
  /** The saved rows of a result as a file, in the same way. */
  readonly savedRows: Job<ToPrintSaved, Uint8Array, never, Uint8Array>;
  /** Runs the plan of a saved chart again, after edits. The result's head contains the whole table. */
  readonly rerun: Job<ToRerun, RanChart, UntimedStep>;
  /** Which filters reach the plan of a card. */
  readonly filterCard: Job<About & ToFilterCard, ReachedCard, UntimedStep>;
  /** Which cards filters reach. */
  readonly filterReach: Job<About & ToFindReach, readonly FoundReach[], UntimedStep>;
  readonly filterChoices: Job<About & ToListChoices, readonly FoundChoice[], UntimedStep>;
  /** What a mark of one card means for the others. */
  readonly pointFilters: Job<About & ToReadMark, readonly PointTest[], UntimedStep>;
  readonly cardFields: Job<About & ToListCardFields, readonly FoundField[], UntimedStep>;
  /** Runs an answer again as it was computed, and compares the result with a saved one. */
  readonly check: Job<ToCheck, CheckedAnswer, UntimedStep>;
  /** Draws a chart as SVG. It needs no database. */
  readonly draw: Job<ToDraw, string>;
  /** Draws a chart with its title as PNG. It needs no database. */
  readonly picture: Job<ToDrawPicture, Uint8Array>;
  /** Draws a conversation as a PDF document. It needs no database. */
  readonly report: Job<Report, Uint8Array>;
  /** Draws a dashboard as a PDF document. It needs no database. */
  readonly boardPdf: Job<BoardDocument, Uint8Array>;
  /** Draws a dashboard as PNG. It needs no database. */
  readonly boardPng: Job<ToDrawBoard, Uint8Array>;
  /** Connects once and reports facts about the database. */
  readonly probe: Job<{ readonly target: DatabaseTarget }, ServerFacts>;
  /** Reads the contents of a database, over a separate connection. */
  readonly sync: Job<ToRead, ReadDatabase, SyncProgress>;
  /** Loads an uploaded file. Its progress counts rows. */
  readonly load: Job<ToLoad, LoadedUpload, SyncProgress>;
  /** Removes a table of a database of files. */
  readonly removeTable: Job<{ readonly targetPath: string; readonly table: string }, null>;
  /** Closes all databases, so that the process can serve another server. */
  readonly closeDatabases: Job<null, null>;
  /** The first rows of a table: `TablePreview` as JSON. */
  readonly preview: Job<ToPreview, string, UntimedStep>;
  /** How many values of each column are in each of its ranges. */
  readonly countRanges: Job<ToCountRanges, readonly (readonly number[])[], UntimedStep>;
  readonly starters: Job<About, readonly string[], UntimedStep>;
  /** Opens a database, so that the next job does not wait for it. */
  readonly open: Job<About, null, UntimedStep>;
  readonly sqlNames: Job<About, SqlNames, UntimedStep>;
  /** How the database would run a statement. */
  readonly explain: Job<
    About & { readonly sql: string; readonly variables: readonly SqlVariable[] },
    readonly ExecutionStep[],
    UntimedStep
  >;
  /** Interprets the words of a question, as the first one of a conversation. */
  readonly marks: Job<About & { readonly text: string }, readonly Mark[], UntimedStep>;
  /** What some words of a question may mean, or what a search finds. */
  readonly wordMeanings: Job<About & ToListMeanings, readonly WordMeaning[], UntimedStep>;
  /** The meaning of a table and its columns; null for a table that answers ignore. */
  readonly describe: Job<About & { readonly table: TableId }, TableDescription | null, UntimedStep>;
  /** Turns a rule in words into something that answers follow. */
  readonly readRule: Job<About & { readonly text: string }, ReadRule, UntimedStep>;
  readonly completions: Job<About & ToComplete, Completions, UntimedStep>;
}

/** The jobs that the process requests from the server. */
export interface AskingNeeds {
  /** Loads the data for opening a saved database: target, secrets and catalog. */
  readonly loadSaved: Job<SavedSource, SavedDatabase>;
  /** Reads a part of the rows of a saved result, as a JSON `TableChunk`; null after the last one. */
  readonly loadRows: Job<SavedPart, string | null>;
}

export interface ToAsk extends About {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly EarlierQuestion[];
  /** Default filters that the user removed. */
  readonly without?: readonly DefaultFilterName[];
  /** The id of the choice that the user picked. */
  readonly choice?: string;
  /** The question that this one follows, if the edits of its answer are not among the earlier questions. */
  readonly leavesOutEditsOf?: string;
  /** Changes of the database for which its tables were read again just before. */
  readonly changes?: readonly FoundChange[];
  readonly limits: Partial<Limits>;
}

export interface ToTeach extends Omit<ToAsk, "changes" | "limits"> {
  /** The edited plan of any version, and the date of the question. Null for the plan of the choice. */
  readonly edited: { readonly plan: unknown; readonly askedOn: IsoDate } | null;
}

export interface ToRunSql extends About {
  readonly text: string;
  /** The values of the `{{name}}`s in it. Default: none. */
  readonly variables?: readonly SqlVariable[];
  /** The question that it answers. */
  readonly question: string;
  readonly limits: Partial<Limits>;
}

export interface ToStartTable extends About {
  readonly table: TableId;
  readonly limits: Partial<Limits>;
}

/** A stored plan of any version, with the question that it answers and its date. */
interface StoredPlan {
  readonly plan: unknown;
  readonly question: string;
  readonly askedOn: IsoDate;
  /** The columns of the answer's table, by which the result of SQL can be edited. */
  readonly columns: readonly TableColumn[];
}

export interface ToEdit extends About, StoredPlan {
  readonly edits: readonly PlanEdit[];
  /** The chips of the answer, some of which were guessed. */
  readonly chips: readonly Chip[];
  /** The marks of its question. */
  readonly marks: readonly Mark[];
  /** A guessed part that is right. */
  readonly confirmed?: PlanPart;
  /** The edits before these, in words, oldest first. */
  readonly earlierEdits: readonly string[];
  /** The answer's chart, whose look remains. Default: chosen anew. */
  readonly chart?: Chart;
  readonly limits: Partial<Limits>;
}

export interface ToPlanSql extends About, Omit<StoredPlan, "columns"> {
  readonly text: string;
  readonly earlierEdits: readonly string[];
  readonly limits: Partial<Limits>;
}

export interface ToListOptions extends About, StoredPlan {
  readonly search: string;
}

export interface ToListValues extends About, StoredPlan {
  readonly table: TableId;
  readonly column: string;
  /** The reference that leads to the table, where several do. */
  readonly via?: { readonly table: TableId; readonly column: string };
  readonly search: string;
  /** Filters of a dashboard that narrow the rows of the plan. Default: none. */
  readonly filters?: readonly PlanFilter[];
}

export interface ToReadPoint extends About, StoredPlan {
  readonly point: AnswerPoint;
}

export interface ToRunRows extends About {
  readonly wanted: RowsWanted;
  readonly format: RowsFormat;
  readonly limits: Partial<Limits>;
}

export interface ToRerun extends About {
  /** A stored `Plan` of any version. */
  readonly plan: unknown;
  /** The question that the plan answers, and its date. */
  readonly asked: { readonly question: string; readonly askedOn: IsoDate };
  readonly limits: Partial<Limits>;
  /** The columns of the saved table, by which the result of SQL can be edited. */
  readonly columns: readonly TableColumn[];
  /** Default: none. */
  readonly edits?: readonly PlanEdit[];
  /** Filters of a dashboard. Default: none. */
  readonly filters?: readonly PlanFilter[];
  /** Other cards of the dashboard, from whose rows the figures may follow. Default: none. */
  readonly breakdowns?: readonly Breakdown[];
  /** How old a table may be that was read for another caller. Default: none. */
  readonly maxAgeMs?: number | undefined;
  /** The text of the saved result; null if it has none. */
  readonly before: Narrative | null;
  /** The plan to which an undo of the last edit returns. */
  readonly planBefore?: Plan | undefined;
  /** The figure that people chose to see as a histogram, whichever chart suits the result best. */
  readonly spreadOf?: OutputId | undefined;
}

/** How an answer is computed again: from its question, or from its plan if a person changed that. */
export type Again =
  | ({ readonly kind: "question" } & Pick<ToAsk, "text" | "earlier" | "without" | "choice">)
  | ({ readonly kind: "plan" } & Pick<ToRerun, "plan" | "asked">);

export interface ToCheck extends About {
  readonly again: Again;
  readonly before: SavedTable;
  /** By how much figures may differ; null is not at all. */
  readonly tolerance: Tolerance | null;
  readonly limits: Partial<Limits>;
}

/** A saved result to compare with. */
export interface SavedTable {
  readonly resultId: string;
  readonly statement: Statement;
  readonly columns: readonly TableColumn[];
  /** The names of the columns that identify a row. */
  readonly keys: readonly string[];
  readonly isTruncated: boolean;
}

export type CheckedAnswer =
  | {
      readonly kind: "compared";
      /** The new statement, with its values inlined. */
      readonly sql: string;
      /** Whether text and parameters of the statement are the same, byte for byte. */
      readonly isSameSql: boolean;
      readonly engine: string;
      readonly schemaFingerprint: string;
      readonly difference: TableDifference;
      /** Whether a limit cut one of the tables, so that only their first rows were compared. */
      readonly isTruncated: boolean;
    }
  /** The question is not answered any longer. */
  | { readonly kind: "refused"; readonly sentence: string };

export interface ToPreview extends About {
  /** The table with the columns to show. */
  readonly table: CatalogTable;
  readonly rowCount: number;
}

export interface ToCountRanges extends About {
  readonly table: CatalogTable;
  readonly ranges: readonly ColumnRanges[];
}

/** A column, and where its ranges meet, in order. */
export interface ColumnRanges {
  readonly column: string;
  readonly edges: readonly Literal[];
}

/** `summary` is the interpretation of the question as a title. */
export type AskedQuestion =
  | { readonly kind: "answered"; readonly result: ResultWithRows; readonly summary: string }
  /** `outcome` is a JSON `Outcome`. */
  | { readonly kind: "refused"; readonly outcome: string; readonly summary: string };

export type RanSql =
  | { readonly kind: "answered"; readonly result: ResultWithRows }
  | { readonly kind: "failed"; readonly problem: SqlProblem };

/** `question` means the edited plan, so that later questions continue it; null if there is none. */
export type EditedAnswer =
  | {
      readonly kind: "answered";
      readonly result: ResultWithRows;
      readonly words: string;
      readonly question: string | null;
    }
  | { readonly kind: "refused"; readonly sentence: string };

export type PlannedSql =
  | Extract<EditedAnswer, { kind: "answered" }>
  | { readonly kind: "refused"; readonly message: string; readonly fix: string };

type WithoutTime<Step> = Step extends { readonly atMs: number } ? Omit<Step, "atMs"> : never;
/** A step is reported when it begins. */
export type UntimedStep = WithoutTime<TurnStep>;
