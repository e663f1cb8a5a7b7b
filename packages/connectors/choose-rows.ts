import type { ProfileBasis } from "@askery/model";
import type { IntrospectOptions } from "./connector.ts";
import type { SchemaTable } from "./schema-table.ts";

/** Which rows of a table a query looks at. */
export type RowChoice =
  | { readonly basis: "all-rows" }
  | { readonly basis: "spread-sample" | "first-rows"; readonly maxRows: number };

/** The sizes of tables decide how many of their rows are looked at. */
export type RowLimits = Pick<IntrospectOptions, "maxScannedRows" | "maxWholeCells">;

type Sized = Pick<SchemaTable, "kind" | "rowEstimate"> & { readonly columns: readonly unknown[] };

/**
 * The rows to look at, in the order in which to try: all of a table that is not large, else some that are spread over it.
 * A view may compute anything, and a table of unknown size may be endless: of these, the first rows.
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

/** Whether looking at every row of a table is cheap. */
export function isSmall({ rowEstimate, columns }: Sized, maxWholeCells = 5_000_000): boolean {
  return rowEstimate !== null && rowEstimate * columns.length <= maxWholeCells;
}

/** A view runs whatever its author wrote. */
export const maxViewRows = 1_000;

/** What a look at some rows was a look at: the first ones are all where there are no more. */
export function basisOf(choice: RowChoice, rowCount: number): ProfileBasis {
  return choice.basis === "first-rows" && rowCount < choice.maxRows ? "all-rows" : choice.basis;
}
