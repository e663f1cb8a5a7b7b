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
 * An open database: what it holds, and answers to statements. It can only be read through it.
 *
 * Everything fails with an `AppError`. Runs may overlap; those that find no free place wait in order. When the process
 * that runs a query ends, that query fails with `database-gone` and the next one starts another process.
 */
export interface Connector {
  readonly dialect: DialectName;
  introspect(options?: IntrospectOptions): Promise<Catalog>;
  /** Distinct values of columns that people name by their values: texts and small codes. */
  sampleValues(options?: SampleOptions): Promise<readonly ColumnValues[]>;
  /** Resolves with the first rows, or with none when the result is empty. */
  run(statement: Statement, options?: RunOptions): Promise<Run>;
  /** What people added to the database that a statement could run by the names it uses; at most a minute old. */
  code(options?: CodeOptions): Promise<DatabaseCode>;
  /** Ends what still runs. Closing twice is allowed. */
  close(): Promise<void>;
}

/** A result on its way. Leaving the loop over `chunks` early, or `cancel`, frees the database. */
export interface Run {
  readonly columns: readonly TableColumn[];
  readonly chunks: AsyncIterable<Chunk>;
  /** Whether a limit has cut the result; final once the chunks have ended. */
  isTruncated(): boolean;
  /** Frees the database when nobody will read the chunks. */
  cancel(): Promise<void>;
}

/** Some rows. */
export interface Chunk extends TableChunk {
  /** The same as JSON, where that is had without reading the cells: for who only passes them on. */
  readonly json?: () => string;
}

export interface RunOptions {
  readonly limits?: Partial<Limits>;
  /** Aborting frees the database within two seconds; the run then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onQueuePosition?: OnQueuePosition;
}

export type CodeOptions = Pick<RunOptions, "signal" | "onQueuePosition">;

/** Told when a run must wait for a free place, and when it has one. */
export type OnQueuePosition = (place: "waiting" | "taken") => void;

/** What one run may use. Rows, bytes and cells beyond are cut and the result says so; time beyond fails it. */
export interface Limits {
  /** From the start of the query, waiting not counted, to its last chunk. */
  readonly timeoutMs: number;
  readonly maxRows: number;
  /** Of all cells together, as they travel: a text's characters, 8 for any other value. */
  readonly maxBytes: number;
  /** Of one text; what is longer ends in an ellipsis. */
  readonly maxCellBytes: number;
}

export const defaultLimits: Limits = {
  timeoutMs: 30_000,
  maxRows: 10_000,
  maxBytes: 32_000_000,
  maxCellBytes: 64_000,
};

/** How far reading a whole database has come. */
export interface ReadingProgress {
  readonly done: number;
  readonly total: number;
  /** The id of the table that was read last. */
  readonly table: string;
}

/** Of what reads a whole database, which may take a while. Databases that are files, which are read fast, ignore them. */
export interface ReadingOptions {
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Aborting frees the database within two seconds; reading then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
}

export interface IntrospectOptions extends ReadingOptions {
  /** Rows looked at in each large table for types and profiles, spread over it. Default 10,000. */
  readonly maxScannedRows?: number;
  /** Rows times columns of the largest table whose profiles are computed from all of its rows. Default 5,000,000. */
  readonly maxWholeCells?: number;
  /** What was read before: tables of which the database says that they have not changed are not looked at again. */
  readonly known?: Catalog;
  /** Default true. */
  readonly infersRelationships?: boolean;
  /** Default 60,000. */
  readonly timeoutMs?: number;
}

export interface SampleOptions extends ReadingOptions {
  /** Columns whose values nobody may see: they are not sampled. Default none. */
  readonly privateColumns?: readonly { readonly table: TableId; readonly column: string }[];
  /** Tables whose values are known already. Default none. */
  readonly except?: ReadonlySet<TableId>;
  /** Values kept of one column. Default 10,000. */
  readonly maxValues?: number;
  /** Characters of the longest value kept. Default 200. */
  readonly maxLength?: number;
  /** Values kept of all columns together; small columns are kept whole first. Default 500,000. */
  readonly maxTotal?: number;
  /** Rows looked at in each table; larger tables are sampled evenly. Default 200,000. */
  readonly maxScannedRows?: number;
  /** Default 60,000. */
  readonly timeoutMs?: number;
}

/** What the processes behind one connector may use. */
export interface ProcessOptions {
  /** Memory of one process, beyond which it is ended. Default 1,024. */
  readonly memoryMb?: number;
  /** Default 2. */
  readonly maxProcesses?: number;
}
