import type { Answer, Table } from "@askery/model";

/** The state of a table of which only the first rows are loaded. */
export interface TableRest {
  /** Of the whole table. */
  readonly rowCount: number;
  readonly isReading: boolean;
  /** Why loading failed. */
  readonly failure: Error | null;
  /** Starts to load them, unless that has started already. */
  readonly want: () => void;
}

/** Whether all rows of an answer's table are loaded. */
export function isWhole({ table, receipt }: { readonly table: Table } & Pick<Answer, "receipt">): boolean {
  return table.rowCount >= receipt.rowCount;
}
