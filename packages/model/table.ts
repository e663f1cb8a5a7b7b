import type { ColumnType } from "./catalog.ts";

/**
 * One value of a result. Integers beyond ±2^53 and decimals that a double would change are text; dates are
 * `YYYY-MM-DD`, timestamps `YYYY-MM-DD HH:MM:SS[.fff]`.
 */
export type Cell = string | number | boolean | null;

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** Some rows of a result, by column: `columns[c][r]`. All columns have `rowCount` cells. */
export interface TableChunk {
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
}

/** A whole result, by column: `values[c][r]`. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly values: readonly (readonly Cell[])[];
  readonly rowCount: number;
  /** True if a limit on rows or bytes cut the result. */
  readonly isTruncated: boolean;
}
