import type { EditField, FieldValues } from "@askery/model";
import { z } from "zod";
import { columnName, line, tableId } from "./words.ts";

type Column = Omit<Extract<EditField, { kind: "column" }>, "kind">;

/** A column whose values are wanted, as a query: of GET requests, so that it is flat. */
export const valuesQuery = z.object({
  table: tableId,
  column: columnName,
  /** The reference that leads to the table, where several do. */
  viaTable: tableId.optional(),
  viaColumn: columnName.optional(),
  search: line.max(200).optional(),
});

export type ValuesQuery = z.infer<typeof valuesQuery>;

export const fieldValues = z.custom<FieldValues>();

/** The column of a query. */
export function readValuesQuery({ table, column, viaTable, viaColumn }: ValuesQuery): Column {
  return {
    table,
    column,
    ...(viaTable && viaColumn && { via: { table: viaTable, column: viaColumn } }),
  };
}

/** The query for the values of a column. An empty search is none. */
export function writeValuesQuery({ table, column, via }: Column, search: string): ValuesQuery {
  return {
    table,
    column,
    ...(via && { viaTable: via.table, viaColumn: via.column }),
    ...(search !== "" && { search }),
  };
}
