import type { Catalog, CatalogColumn, ColumnProfile, DescribedCatalog } from "@askery/model";
import { findMeaning } from "./find-meaning.ts";

/** A catalog whose amounts in cents read as amounts of the currency. */
export function divideSubunits(catalog: Catalog, described: DescribedCatalog): Catalog {
  const isDivided = described.tables.some(({ columns }) => columns.some(({ figure }) => figure?.subunits));
  if (!isDivided) return catalog;
  return {
    ...catalog,
    tables: catalog.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => {
        const subunits = findMeaning(described, table.id, column.name)?.figure?.subunits?.value;
        return subunits === undefined ? column : divideColumn(column, subunits);
      }),
    })),
  };
}

function divideColumn(column: CatalogColumn, subunits: number): CatalogColumn {
  const profile = column.profile && divideProfile(column.profile, subunits);
  return { ...column, subunits, profile };
}

function divideProfile(profile: ColumnProfile, subunits: number): ColumnProfile {
  const divide = (bound: string | null) => (bound === null ? null : String(Number(bound) / subunits));
  return { ...profile, min: divide(profile.min), max: divide(profile.max) };
}
