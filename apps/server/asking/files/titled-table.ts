import type { TableChunk, TableColumn } from "@askery/model";
import type { FileHead } from "../../asking-process/printed-rows.ts";

/** A saved result to write to a file, and the file's title. Its rows arrive in parts and can be read only once. */
export interface TitledTable {
  readonly title: string;
  readonly resultId: string;
  readonly head: FileHead;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly isTruncated: boolean;
  /** Rows that a file may have. The chunks have no more. Default: no limit. */
  readonly maxRows?: number;
  readonly chunks: AsyncIterable<TableChunk> | Iterable<TableChunk>;
}
