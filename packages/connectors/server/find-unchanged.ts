import type { Catalog, CatalogTable, TableId } from "@askery/model";

/** The facts that show whether a table changed since the last sync. */
type Stamped = Pick<CatalogTable, "id" | "stamp"> & {
  readonly columns: readonly { readonly name: string; readonly nativeType: string }[];
};

/**
 * Finds the tables whose stamp and columns are the same as when they were last read; returns them as they were known
 * then.
 */
export function findUnchanged(
  tables: readonly Stamped[],
  known: Catalog | undefined,
): ReadonlyMap<TableId, CatalogTable> {
  const before = new Map(known?.tables.map((table) => [table.id, table]));
  return new Map(
    tables.flatMap((table): readonly (readonly [TableId, CatalogTable])[] => {
      const then = before.get(table.id);
      return then !== undefined && isSame(table, then) ? [[table.id, then]] : [];
    }),
  );
}

function isSame(now: Stamped, then: CatalogTable): boolean {
  return (
    now.stamp !== undefined &&
    now.stamp === then.stamp &&
    now.columns.length === then.columns.length &&
    now.columns.every(({ name, nativeType }, index) => {
      const column = then.columns[index];
      return column?.name === name && column.nativeType === nativeType;
    })
  );
}
