/** Files on their way into one database, which is a DuckDB file. */
export interface LoadRequest {
  readonly files: readonly LoadFile[];
  /** Tables that go, before the files come; those that are not there are none. Default none. */
  readonly removedTables?: readonly string[];
  /** The database: made where it is missing, exchanged for a new version where it is there. */
  readonly targetPath: string;
}

export interface LoadFile {
  /** Where its bytes are; the name of that file says nothing. */
  readonly path: string;
  /** What its owner calls it, as it is told in errors and as tables are named. */
  readonly fileName: string;
  /** Null: named after the file, or after its sheets. */
  readonly tableName: string | null;
  /** `append` adds rows to a table that is there, and makes it where it is not. */
  readonly mode: "replace" | "append";
  /** What becomes of columns whose titles are months, quarters or years. Default `columns`: they stay. */
  readonly periods?: "columns" | "rows";
}

export interface LoadOptions {
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Aborting ends the process at once; the database stays as it was, and loading fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  /** Of the process that loads, beyond which it is ended. Default 1,024. */
  readonly memoryMb?: number;
  readonly limits?: Partial<LoadLimits>;
}

/** What loading may come to. Cells beyond are left empty and told by row; anything else beyond fails. */
export interface LoadLimits {
  /** Of all files of a request together. */
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCellBytes: number;
  /** Of the database, what was in it before included. */
  readonly maxDatabaseBytes: number;
  /** Of all parts of a workbook together, unpacked. */
  readonly maxUnpackedBytes: number;
  /** Lists and structures inside each other, in one column: what it takes to write them as JSON doubles with each. */
  readonly maxDepth: number;
  /** From start to end; a second is added for each megabyte of the files and of the database. */
  readonly timeoutMs: number;
}

export interface LoadProgress {
  /** The name of the file that is being loaded. */
  readonly file: string;
  /** Rows of it so far. */
  readonly rowCount: number;
  /** Of this file, 0 to 1; null where that can't be told yet. */
  readonly shareDone: number | null;
}

export interface LoadedFiles {
  readonly tables: readonly LoadedTable[];
  /** The first 100, in the order of files and rows. */
  readonly rowErrors: readonly FileRowError[];
  readonly rowErrorCount: number;
  /** How the files were read, such as which of two orders their dates have: the first 100, assumptions first. */
  readonly notes: readonly LoadNote[];
  readonly noteCount: number;
}

export interface LoadedTable {
  readonly name: string;
  /** Of the whole table: after an append, the rows before included. */
  readonly rowCount: number;
  readonly file: string;
}

/** A row, or a cell of it, that could not be loaded. */
export interface FileRowError {
  readonly file: string;
  /** Rows count from 1, the header not counted. */
  readonly row: number;
  readonly message: string;
}

export interface LoadNote {
  readonly file: string;
  readonly table: string;
  readonly message: string;
  /** The file does not say so. */
  readonly isAssumed: boolean;
}

/** What an uploaded file is: rows to be loaded, or a database that is served as it is by `openFile`. */
export type UploadKind =
  | { readonly kind: "rows"; readonly format: RowFormat }
  | { readonly kind: "database"; readonly format: "sqlite" | "duckdb" };

export type RowFormat = "csv" | "tsv" | "json" | "ndjson" | "parquet" | "xlsx";
