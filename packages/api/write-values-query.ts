import type { EditField } from "@askery/model";
import type { ValuesQuery } from "./values-query.ts";

/* Apart from the schema of the query: the browser loads modules with functions as they are, but no schemas. */

type Column = Omit<Extract<EditField, { kind: "column" }>, "kind">;

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
