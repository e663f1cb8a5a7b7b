import type { TableId } from "@askery/model";

/** A column of a table, before joins assign the table a source. */
export interface ColumnRef {
  readonly table: TableId;
  readonly column: string;
  /** The reference that leads to the table, where several do: the origin of a shipment. Default: the cheapest path. */
  readonly via?: ColumnRef;
}
