/** Rows on their way into a table: what DuckDB reads them from, and what their columns are. */
export interface RowSource {
  readonly fileName: string;
  /** SQL after FROM, over which rows that can't be read are passed. */
  readonly relation: string;
  /** The same, keeping what is passed over in `reject_errors`; null where it fails instead. */
  readonly rejecting: string | null;
  readonly columns: readonly SourceColumn[];
  readonly hasSemicolons: boolean;
  /** Lines before the first row, in DuckDB's count. */
  readonly skippedCount: number;
  /** Rows that were left out already. */
  readonly leftOut: LeftOut;
  /** The rows are read from a copy that we have written. */
  readonly isCopy: boolean;
  /** How a text was taken apart; null for a file that knows its columns. */
  readonly textReading: TextReading | null;
  /** What else its owner should know of how it is read. */
  readonly remarks: readonly string[];
}

export interface TextReading {
  /** As `TextDecoder` names it. */
  readonly encoding: string;
  readonly hasHeader: boolean;
  /** Rows above the header, or above the first row where there is none. */
  readonly aboveCount: number;
}

export interface LeftOut {
  /** The first of them, ascending. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly reason: string;
}

export interface SourceColumn {
  readonly name: string;
  /** The file has a title for it. */
  readonly isNamed: boolean;
  /** SQL of its value. */
  readonly expression: string;
  /** Of texts that may mean something else, as all of a CSV file are. */
  readonly text: ColumnText | null;
  /** DuckDB's type, where it is known already. */
  readonly type: string | null;
  /** What its figures are counted in, where the file says so apart from them. */
  readonly unit: string | null;
}

export interface ColumnText {
  readonly sample: readonly string[];
  /** By a format that need not quote figures: of keys, those it does quote are texts. */
  readonly isQuoted: boolean;
}
