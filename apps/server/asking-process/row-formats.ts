import type { FileHead } from "./printed-rows.ts";

/** The format of rows: chunks on lines, or a file. */
export type RowsFormat = { readonly kind: "chunks" } | FileFormat;

/** The format of a file: text for spreadsheets, a single JSON value, a workbook, or typed columns for programs. */
export type FileFormat =
  | { readonly kind: "csv"; readonly hasBom: boolean }
  | { readonly kind: "json" }
  | { readonly kind: "xlsx" | "parquet"; readonly head: FileHead };

/** The number of rows that were read so far. */
export interface RowsProgress {
  readonly rowCount: number;
}
