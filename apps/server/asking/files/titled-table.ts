import type { TableChunk, TableColumn } from "@askery/model";

/** A result to write to a file, and the file's title. Its rows arrive in parts and can be read only once. */
export interface TitledTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly isTruncated: boolean;
  readonly chunks: AsyncIterable<TableChunk> | Iterable<TableChunk>;
}
