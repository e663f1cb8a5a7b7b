import type { TableColumn } from "@askery/model";
import type { FileFormat } from "./row-formats.ts";

/** A saved result to print as a file. */
export interface ToPrintSaved {
  readonly resultId: string;
  /** Further rows are left out. Default: all are printed. */
  readonly maxRows?: number;
  readonly columns: readonly TableColumn[];
  readonly isTruncated: boolean;
  readonly format: FileFormat;
}

/** A part of the rows of a saved result, counted from 0. */
export interface SavedPart {
  readonly resultId: string;
  readonly position: number;
}
