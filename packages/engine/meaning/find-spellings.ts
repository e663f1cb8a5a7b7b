import {
  hasContent,
  type Catalog,
  type CatalogColumn,
  type ColumnRole,
  type ColumnValues,
  type DescribedCatalog,
} from "@askery/model";
import { findMeaning } from "./find-meaning.ts";

/**
 * Groups the values of a column that are the same but for case, outer blanks, and blanks, hyphens or underscores between
 * words: `Paid`, `paid`, `PAID `. Values come most frequent first, and so do groups and spellings. Values with one
 * spelling have no group.
 */
export function groupSpellings(values: readonly string[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(values, foldSpelling);
  groups.delete("");
  return [...groups.values()].filter((spellings) => spellings.length > 1);
}

function foldSpelling(value: string): string {
  return value
    .replaceAll(/[\s_-]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Whether spellings can be one value: those of kinds and names. In a key or a code each letter counts. */
export function hasSpellings({ type, isList }: CatalogColumn, role: ColumnRole): boolean {
  return type === "text" && isList !== true && role !== "code" && hasContent(role, "values");
}

/** A catalog and its values in which the spellings that people take as one are one. */
export function uniteSpellings(
  { catalog, values }: { readonly catalog: Catalog; readonly values: readonly ColumnValues[] },
  described: DescribedCatalog,
): { readonly catalog: Catalog; readonly values: readonly ColumnValues[] } {
  const isUnited = described.tables.some(({ columns }) =>
    columns.some(({ spellings }) => spellings?.areOne.value),
  );
  if (!isUnited) return { catalog, values };
  const unitedOf = (table: string, column: string) => {
    const spellings = findMeaning(described, table, column)?.spellings;
    return spellings?.areOne.value === true ? spellings.groups : null;
  };
  return {
    catalog: {
      ...catalog,
      tables: catalog.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => {
          const spellings = unitedOf(table.id, column.name);
          return spellings === null ? column : { ...column, spellings };
        }),
      })),
    },
    values: values.map((column) => {
      const others = new Set(unitedOf(column.table, column.column)?.flatMap(([, ...rest]) => rest) ?? []);
      if (others.size === 0) return column;
      return { ...column, values: column.values.filter((value) => !others.has(value)) };
    }),
  };
}
