/** Files to load into one database, which is a DuckDB file. */
export interface LoadRequest {
  readonly files: readonly LoadFile[];
  /** Tables to drop before loading; unknown ones are ignored. Default none. */
  readonly removedTables?: readonly string[];
  /** The database file: created if missing, otherwise replaced with a new version. */
  readonly targetPath: string;
}

export interface LoadFile {
  /** Where its content is; the name of this path has no meaning. */
  readonly path: string;
  /** The user's name for it, which appears in errors and names the tables. */
  readonly fileName: string;
  /** Null to name the table after the file, or the tables after its sheets. */
  readonly tableName: string | null;
  /** `append` adds rows to an existing table, or creates it. */
  readonly mode: "replace" | "append";
  /** Whether columns titled with months, quarters or years stay columns (the default) or become rows. */
  readonly periods?: "columns" | "rows";
}

export interface LoadOptions {
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Aborting kills the process; the database does not change, and loading fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  /** Memory limit of the loading process. Default 1,024. */
  readonly memoryMb?: number;
  readonly limits?: Partial<LoadLimits>;
}

/**
 * Limits of a load. Cells beyond their limit stay empty and are reported as row errors; exceeding any other limit fails
 * the load.
 */
export interface LoadLimits {
  /** In all files of a request together. */
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCellBytes: number;
  /** Size of the whole database, including earlier tables. */
  readonly maxDatabaseBytes: number;
  /** Unpacked size of all parts of a workbook together. */
  readonly maxUnpackedBytes: number;
  /** Nesting of lists and structures in one column: the cost of printing them as JSON doubles with each level. */
  readonly maxDepth: number;
  /** For the whole load, plus a second for each megabyte of the files and of the database. */
  readonly timeoutMs: number;
}

export interface LoadProgress {
  /** The name of the file that is being loaded. */
  readonly file: string;
  /** Rows of this file so far. */
  readonly rowCount: number;
  /** From 0 to 1 of this file; null while unknown. */
  readonly shareDone: number | null;
}

export interface LoadedFiles {
  readonly tables: readonly LoadedTable[];
  /** The first 100, by file and row. */
  readonly rowErrors: readonly FileRowError[];
  readonly rowErrorCount: number;
  /** How the files were read, such as the order of day and month: the first 100, assumptions first. */
  readonly notes: readonly LoadNote[];
  readonly noteCount: number;
}

export interface LoadedTable {
  readonly name: string;
  /** Of the whole table, including earlier rows after an append. */
  readonly rowCount: number;
  readonly file: string;
}

/** A row or cell that could not be loaded. */
export interface FileRowError {
  readonly file: string;
  /** Counts from 1, without the header. */
  readonly row: number;
  readonly message: string;
}

export interface LoadNote {
  readonly file: string;
  readonly table: string;
  readonly message: string;
  /** Whether this is a guess that the file does not confirm. */
  readonly isAssumed: boolean;
}

/** The kind of an uploaded file: rows to load, or a database that `openFile` opens directly. */
export type UploadKind =
  | { readonly kind: "rows"; readonly format: RowFormat }
  | { readonly kind: "database"; readonly format: "sqlite" | "duckdb" };

export type RowFormat = "csv" | "tsv" | "json" | "ndjson" | "parquet" | "xlsx";
