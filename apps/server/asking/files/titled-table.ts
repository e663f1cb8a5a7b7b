import type { TableChunk, TableColumn } from "@askery/model";

/** A result to be written to a file, and what the file is about. Its rows come some at a time, once. */
export interface TitledTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly isTruncated: boolean;
  readonly chunks: AsyncIterable<TableChunk> | Iterable<TableChunk>;
}
