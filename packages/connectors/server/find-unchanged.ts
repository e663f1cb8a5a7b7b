import type { Catalog, CatalogTable, TableId } from "@askery/model";

/** What tells whether a table is what it was. */
type Stamped = Pick<CatalogTable, "id" | "stamp"> & {
  readonly columns: readonly { readonly name: string; readonly nativeType: string }[];
};

/** The tables that hold what they held when they were read before, as they were known then: of the same stamp, with the same columns. */
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
