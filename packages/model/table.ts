import type { ColumnType } from "./catalog.ts";

/**
 * One value of a result. Integers beyond ±2^53 and decimals that a double would change stand as text; dates are
 * `YYYY-MM-DD`, timestamps `YYYY-MM-DD HH:MM:SS[.fff]`.
 */
export type Cell = string | number | boolean | null;

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** Some rows of a result, column by column: `columns[c][r]`. All columns are `rowCount` long. */
export interface TableChunk {
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

/** A whole result, column by column: `values[c][r]`. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly values: readonly (readonly Cell[])[];
  readonly rowCount: number;
  /** True when a limit on rows or bytes cut the result. */
  readonly isTruncated: boolean;
}
