import type { Cell, Table } from "@askery/model";
import type { Run } from "./connector.ts";

/**
 * Reads the whole result into one table; only the limits of the run bound it.
 *
 * @param onRows called with the number of rows so far, after each chunk
 */
export async function readTable(run: Run, onRows?: (rowCount: number) => void): Promise<Table> {
  const values: Cell[][] = run.columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of run.chunks) {
    for (const [index, cells] of chunk.columns.entries()) {
      const column = values[index];
      if (column) for (const cell of cells) column.push(cell);
    }
    rowCount += chunk.rowCount;
    onRows?.(rowCount);
  }
  return { columns: run.columns, values, rowCount, isTruncated: run.isTruncated() };
}
