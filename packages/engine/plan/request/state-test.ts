import type { TableId } from "@askery/model";

/** Rows in a state: "open", "unpaid", "no longer active". */
export interface StateTest {
  readonly kind: "state";
  /** One of the phrases of the state. */
  readonly phrase: string;
  /** The table whose rows are in the state. Null selects the nearest one with such a state. */
  readonly table: TableId | null;
  readonly isNegated: boolean;
  /** True for words such as "right now", which say nothing about rows without such a state. */
  readonly isMild: boolean;
}
