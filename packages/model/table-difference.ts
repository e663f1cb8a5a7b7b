import type { Cell } from "./table.ts";

/** What differs between two tables of the same question, an earlier and a later one. */
export interface TableDifference {
  /** The names of columns that only one of them has, or whose type differs. */
  readonly columns: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly retyped: readonly string[];
  };
  /** How many rows are equal, differ, or are in one of them only. */
  readonly rows: {
    readonly same: number;
    readonly changed: number;
    readonly added: number;
    readonly removed: number;
  };
  /** The columns that both have, in order: those of the examples. */
  readonly compared: readonly string[];
  /** Some of the rows that differ. */
  readonly examples: readonly RowDifference[];
}

export type RowDifference =
  | { readonly kind: "changed"; readonly before: readonly Cell[]; readonly after: readonly Cell[] }
  | { readonly kind: "added"; readonly after: readonly Cell[] }
  | { readonly kind: "removed"; readonly before: readonly Cell[] };

/** By how much a figure may differ: in percent of the earlier one, or in its own unit. */
export interface Tolerance {
  readonly unit: "percent" | "absolute";
  readonly amount: number;
}

export function haveSameColumns({ columns }: Pick<TableDifference, "columns">): boolean {
  return columns.added.length + columns.removed.length + columns.retyped.length === 0;
}

export function areSameTables({ columns, rows }: Pick<TableDifference, "columns" | "rows">): boolean {
  return haveSameColumns({ columns }) && rows.changed + rows.added + rows.removed === 0;
}
