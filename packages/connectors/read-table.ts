import type { Cell, Table } from "@askery/model";
import type { Run } from "./connector.ts";

/**
 * The whole result as one table. The limits of the run are what bounds it.
 *
 * @param onRows told how many rows there are so far, with each chunk
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
