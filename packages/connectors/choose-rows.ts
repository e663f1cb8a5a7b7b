import type { ProfileBasis } from "@askery/model";
import type { IntrospectOptions } from "./connector.ts";
import type { SchemaTable } from "./schema-table.ts";

/** Which rows of a table a query reads. */
export type RowChoice =
  | { readonly basis: "all-rows" }
  | { readonly basis: "spread-sample" | "first-rows"; readonly maxRows: number };

/** The limits that decide how many rows are read. */
export type RowLimits = Pick<IntrospectOptions, "maxScannedRows" | "maxWholeCells">;

type Sized = Pick<SchemaTable, "kind" | "rowEstimate"> & { readonly columns: readonly unknown[] };

/**
 * Returns the choices to try, in order: all rows of a small table, then a spread sample, then the first rows. Only the
 * first rows of a view, which may compute anything, and of a table of unknown size, which may be endless.
 */
export function chooseRows(
  table: Sized,
  { maxScannedRows: maxRows = 10_000, maxWholeCells }: RowLimits,
): readonly RowChoice[] {
  if (table.kind === "view") return [{ basis: "first-rows", maxRows: Math.min(maxRows, maxViewRows) }];
  const first: RowChoice = { basis: "first-rows", maxRows };
  if (table.rowEstimate === null) return [first];
  const spread: RowChoice = { basis: "spread-sample", maxRows };
  return isSmall(table, maxWholeCells) ? [{ basis: "all-rows" }, spread, first] : [spread, first];
}

/** Whether a full scan is cheap. */
export function isSmall({ rowEstimate, columns }: Sized, maxWholeCells = 5_000_000): boolean {
  return rowEstimate !== null && rowEstimate * columns.length <= maxWholeCells;
}

/** A view runs arbitrary SQL of its author. */
export const maxViewRows = 1_000;

/** The basis of a profile: the first rows are all rows if there are no more. */
export function basisOf(choice: RowChoice, rowCount: number): ProfileBasis {
  return choice.basis === "first-rows" && rowCount < choice.maxRows ? "all-rows" : choice.basis;
}
