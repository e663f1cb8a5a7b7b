import type { FieldValues } from "@askery/model";
import { z } from "zod";
import { columnName, line, tableId } from "./words.ts";

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
