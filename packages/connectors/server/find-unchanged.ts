import type { Catalog, CatalogTable, TableId } from "@askery/model";

/** The facts that show whether a table changed since the last sync. */
type Versioned = Pick<CatalogTable, "id" | "version"> & {
  readonly columns: readonly { readonly name: string; readonly nativeType: string }[];
};

/** Returns the known entries of the tables whose version and columns have not changed. */
export function findUnchanged(
  tables: readonly Versioned[],
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

function isSame(now: Versioned, then: CatalogTable): boolean {
  return (
    now.version !== undefined &&
    now.version === then.version &&
    now.columns.length === then.columns.length &&
    now.columns.every(({ name, nativeType }, index) => {
      const column = then.columns[index];
      return column?.name === name && column.nativeType === nativeType;
    })
  );
}
