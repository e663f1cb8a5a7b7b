import type { CatalogTable, ColumnProfile } from "@askery/model";

/** The table with a hundred rows, and what is known about its columns. */
export function profiled(
  table: CatalogTable,
  known: Readonly<Record<string, Partial<ColumnProfile>>>,
): CatalogTable {
  const columns = table.columns.map((column) => {
    const profile = known[column.name];
    return profile === undefined
      ? column
      : {
          ...column,
          profile: { rowCount: 100, nullCount: 0, distinctCount: 60, min: null, max: null, ...profile },
        };
  });
  return { ...table, columns };
}
