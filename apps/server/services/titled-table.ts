import type { Table } from "@askery/model";

/** A result to be written to a file, and what the file is about. */
export interface TitledTable {
  readonly title: string;
  readonly table: Table;
}
