import type { Cell, Table } from "@askery/model";
import type { Run } from "./connector.ts";

/** The whole result as one table. The limits of the run are what bounds it. */
export async function readTable(run: Run): Promise<Table> {
  const values: Cell[][] = run.columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of run.chunks) {
    for (const [index, cells] of chunk.columns.entries()) {
      const column = values[index];
      if (column) for (const cell of cells) column.push(cell);
    }
    rowCount += chunk.rowCount;
  }
  return { columns: run.columns, values, rowCount, isTruncated: run.isTruncated() };
}
