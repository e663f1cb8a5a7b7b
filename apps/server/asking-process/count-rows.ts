import type { Run } from "@askery/connectors";
import type { TableChunk } from "@askery/model";
import type { RowsProgress } from "./row-formats.ts";

/** A run that reports the number of its rows as they are read. */
export function countRows(run: Run, report: (progress: RowsProgress) => void): Run {
  async function* count(): AsyncGenerator<TableChunk> {
    let rowCount = 0;
    for await (const chunk of run.chunks) {
      rowCount += chunk.rowCount;
      report({ rowCount });
      yield chunk;
    }
  }
  return {
    columns: run.columns,
    chunks: count(),
    isTruncated: () => run.isTruncated(),
    cancel: () => run.cancel(),
  };
}
