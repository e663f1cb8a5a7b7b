import { planRows, type QueryPlan, type TableId } from "@askery/model";

/** A plan of the stored columns of a table, one row for each of its rows. */
export function planColumns(table: TableId, columns: readonly string[]): QueryPlan {
  return {
    ...planRows(table),
    dimensions: columns.map((column, index) => ({
      id: `c${String(index)}`,
      label: column,
      isShown: true,
      format: null,
      expression: { kind: "column", source: "s0", column },
    })),
  };
}
