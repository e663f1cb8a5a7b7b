import type { TableId } from "@askery/model";
import type { DatabaseContents } from "./apply-knowledge.ts";

/** What was read of a database without any value of these columns: no samples, no least and greatest. */
export function forgetValues(
  { catalog, values }: DatabaseContents,
  columns: readonly { readonly table: TableId; readonly column: string }[],
): DatabaseContents {
  if (columns.length === 0) return { catalog, values };
  const keys = new Set(columns.map(({ table, column }) => JSON.stringify([table, column])));
  const isPrivate = (table: TableId, column: string) => keys.has(JSON.stringify([table, column]));
  return {
    catalog: {
      ...catalog,
      tables: catalog.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) =>
          column.profile !== null && isPrivate(table.id, column.name)
            ? { ...column, profile: { ...column.profile, min: null, max: null } }
            : column,
        ),
      })),
    },
    values: values.filter(({ table, column }) => !isPrivate(table, column)),
  };
}
