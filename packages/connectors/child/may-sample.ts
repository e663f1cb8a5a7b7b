import type { TableId } from "@askery/model";
import type { SampleOptions } from "../connector.ts";

/** Whether a column's values may be read. */
export function maySample({ privateColumns = [] }: SampleOptions, table: TableId, column: string): boolean {
  return !privateColumns.some((one) => one.table === table && one.column === column);
}
