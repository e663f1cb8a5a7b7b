import type { Investigation } from "./investigation.ts";
import type { Output } from "./output.ts";
import type { OutputId } from "./plan.ts";
import type { PlanEdit } from "./plan-edit.ts";
import type { Cell, Table } from "./table.ts";

/** A figure or value of a result that a person picked, in a chart or a table. */
export interface AnswerPoint {
  /** The cells of its row, in the order of the result's columns. */
  readonly row: readonly Cell[];
  /** The result's column that was picked; null for the whole row. */
  readonly column: OutputId | null;
  /** How many rows before it have the same cells: two customers may share their name and their figures. */
  readonly repeat: number;
}

/** What can be done from a point of an answer. Every edit was applied to the plan, and its statement was printed. */
export interface PointOptions {
  /** The point in words: "Germany, Mar 2026". */
  readonly words: string;
  /** Whether the rows that its figure is computed from can be listed. */
  readonly hasRows: boolean;
  /** Its rows by something else, best first. */
  readonly breakDown: readonly PointOption[];
  /** Its period in finer units of time. */
  readonly zoom: readonly PointOption[];
  readonly only: readonly PointOption[];
  readonly leaveOut: readonly PointOption[];
  /** Beside all other rows, or beside the period before. */
  readonly compare: readonly PointOption[];
}

/** The investigation of a point's figure: the question why it changed, and the values that its rows have. */
export type PointInquiry = Required<Pick<Investigation, "question" | "within">>;

/** What can be done from a point of an answer, and the investigation of its figure; null if there is none. */
export interface PointChoices extends PointOptions {
  readonly inquiry: PointInquiry | null;
}

/** A change of the answer, in the words of its menu item: "by product", "Germany", "with the rest". */
export interface PointOption {
  readonly words: string;
  /** The table that a breakdown is from. */
  readonly group: string;
  readonly edits: readonly PlanEdit[];
}

/** The rows that a figure is computed from. */
export interface PointRows {
  /** The rows in words: "orders in March 2026 where ship country is Germany". */
  readonly words: string;
  readonly sql: string;
  readonly table: Table;
  readonly outputs: readonly Output[];
}
