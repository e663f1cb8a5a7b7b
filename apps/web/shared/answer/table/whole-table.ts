import type { Answer, Table } from "@askery/model";

/** A table of which only the first rows are here, and the way to all of them. */
export interface TableRest {
  /** Of the whole table. */
  readonly rowCount: number;
  readonly isReading: boolean;
  /** Why they did not come. */
  readonly failure: Error | null;
  /** Begins to read them, unless that was begun. */
  readonly want: () => void;
}

/** Whether all rows of an answer's table are here. */
export function isWhole({ table, receipt }: { readonly table: Table } & Pick<Answer, "receipt">): boolean {
  return table.rowCount >= receipt.rowCount;
}
