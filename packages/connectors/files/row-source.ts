/** Rows to load: the relation that DuckDB reads them from, and their columns. */
export interface RowSource {
  readonly fileName: string;
  /** SQL after FROM; skips rows that can't be read. */
  readonly relation: string;
  /** The same, but stores skipped rows in `reject_errors`; null if it fails instead. */
  readonly rejecting: string | null;
  readonly columns: readonly SourceColumn[];
  readonly hasSemicolons: boolean;
  /** Lines before the first row, as DuckDB counts them. */
  readonly skippedCount: number;
  /** Rows that were left out before DuckDB reads them. */
  readonly leftOut: LeftOut;
  /** Whether the rows are read from a copy that we wrote. */
  readonly isCopy: boolean;
  /** How a text was parsed; null for a file format with typed columns. */
  readonly textReading: TextReading | null;
  /** More notes for the file's owner. */
  readonly remarks: readonly string[];
}

export interface TextReading {
  /** As named by `TextDecoder`. */
  readonly encoding: string;
  readonly hasHeader: boolean;
  /** Rows above the header, or above the first row if there is no header. */
  readonly aboveCount: number;
}

export interface LeftOut {
  /** The first ones, in ascending order. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly reason: string;
}

export interface SourceColumn {
  readonly name: string;
  /** Whether the file has a title for it. */
  readonly isNamed: boolean;
  /** SQL of the value. */
  readonly expression: string;
  /** For texts that may have another type, such as all columns of a CSV file; null otherwise. */
  readonly text: ColumnText | null;
  /** DuckDB's type, if known already. */
  readonly type: string | null;
  /** The unit of its numbers, if the file states it in a separate row. */
  readonly unit: string | null;
}

export interface ColumnText {
  readonly sample: readonly string[];
  /** Whether the format quotes only text, as JSON does: then quoted digits in a key are text. */
  readonly isQuoted: boolean;
}
