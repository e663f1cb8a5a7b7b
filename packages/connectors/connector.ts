import type {
  Catalog,
  ColumnValues,
  DatabaseCode,
  DialectName,
  Statement,
  TableChunk,
  TableColumn,
  TableId,
} from "@askery/model";

/**
 * An open database, which can only be read: its catalog, and results of statements.
 *
 * All failures are `AppError`s. Runs may overlap; those that find no free slot wait in order. If the process that runs
 * a query ends, the query fails with `database-gone`, and the next query starts a new process.
 */
export interface Connector {
  readonly dialect: DialectName;
  introspect(options?: IntrospectOptions): Promise<Catalog>;
  /** Samples distinct values of columns that people name by value: texts and small integers. */
  sampleValues(options?: SampleOptions): Promise<readonly ColumnValues[]>;
  /** Resolves with the first rows, or with none if the result is empty. */
  run(statement: Statement, options?: RunOptions): Promise<Run>;
  /**
   * Functions and operators that the database's users defined, which a statement might call by name; at most a minute
   * old.
   */
  code(options?: CodeOptions): Promise<DatabaseCode>;
  /** Ends everything that still runs. May be called twice. */
  close(): Promise<void>;
}

/** A result that is being streamed. Leaving the loop over `chunks` early, or `cancel`, frees the database. */
export interface Run {
  readonly columns: readonly TableColumn[];
  readonly chunks: AsyncIterable<Chunk>;
  /** Whether a limit truncated the result; final once the chunks have ended. */
  isTruncated(): boolean;
  /** Frees the database if nobody is going to read the chunks. */
  cancel(): Promise<void>;
}

export interface Chunk extends TableChunk {
  /** The same as JSON, if available without reading the cells; for callers that only forward it. */
  readonly json?: () => Uint8Array;
}

export interface RunOptions {
  readonly limits?: Partial<Limits>;
  /** Aborting frees the database within two seconds; the run then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onQueuePosition?: OnQueuePosition;
  /** Explains the statement instead of running it: the rows are for `readExecutionPlan`. Default false. */
  readonly explains?: boolean;
}

export type CodeOptions = Pick<RunOptions, "signal" | "onQueuePosition">;

/** Called when a run must wait for a slot, and when it has one. */
export type OnQueuePosition = (position: "waiting" | "taken") => void;

/**
 * Limits of one run. Rows, bytes and cells beyond a limit are cut and the result is marked as truncated; exceeding the
 * time fails the run.
 */
export interface Limits {
  /** From the start of the query to its last chunk, without waiting for a slot. */
  readonly timeoutMs: number;
  readonly maxRows: number;
  /** Of all cells together: the length of a text, 8 for any other value. */
  readonly maxBytes: number;
  /** Of one text; a longer text is cut and ends in an ellipsis. */
  readonly maxCellBytes: number;
}

export const defaultLimits: Limits = {
  timeoutMs: 30_000,
  maxRows: 10_000,
  maxBytes: 32_000_000,
  maxCellBytes: 64_000,
};

/** Progress of reading a whole database. */
export interface ReadingProgress {
  readonly done: number;
  readonly total: number;
  /** The id of the table that was read last. */
  readonly table: string;
}

/**
 * Options for reading a whole database, which may take a while. Ignored for databases that are files, which are fast.
 */
export interface ReadingOptions {
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Aborting frees the database within two seconds; reading then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
}

export interface IntrospectOptions extends ReadingOptions {
  /** Rows scanned in each large table for types and profiles, spread over the table. Default 10,000. */
  readonly maxScannedRows?: number;
  /** The largest table that is scanned fully, in rows times columns. Default 5,000,000. */
  readonly maxWholeCells?: number;
  /** The catalog of the last sync: tables that the database reports as unchanged are not scanned again. */
  readonly known?: Catalog;
  /** Default true. */
  readonly infersRelationships?: boolean;
  /** Default 60,000. */
  readonly timeoutMs?: number;
}

export interface SampleOptions extends ReadingOptions {
  /** Columns whose values must not be read. Default none. */
  readonly privateColumns?: readonly { readonly table: TableId; readonly column: string }[];
  /** Tables to skip because their values are known already. Default none. */
  readonly except?: ReadonlySet<TableId>;
  /** Maximum number of values per column. Default 10,000. */
  readonly maxValues?: number;
  /** Maximum length of a value, in characters; longer values are omitted. Default 200. */
  readonly maxLength?: number;
  /** Maximum number of values in all columns together; small columns stay complete first. Default 500,000. */
  readonly maxTotal?: number;
  /** Rows scanned in each table; larger tables are sampled evenly. Default 200,000. */
  readonly maxScannedRows?: number;
  /** Default 60,000. */
  readonly timeoutMs?: number;
}

/** Limits of the processes of one connector. */
export interface ProcessOptions {
  /** Memory limit of one process, which is ended when it exceeds it. Default 1,024. */
  readonly memoryMb?: number;
  /** Default 2. */
  readonly maxProcesses?: number;
}
