import type { TableId } from "@askery/model";
import type { SampleOptions } from "../connector.ts";

/** True unless the column is private. */
export function maySample({ privateColumns = [] }: SampleOptions, table: TableId, column: string): boolean {
  return !privateColumns.some((one) => one.table === table && one.column === column);
}
