import type { TableId } from "@askery/model";
import type { DatabaseContents } from "./apply-knowledge.ts";

/** The contents of a database without any values of these columns: no samples, no minimum and maximum. */
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
