import type { DescribedCatalog, DescribedColumn, TableId } from "@askery/model";

/** The meaning of a column, or null if it is not described. */
export function findMeaning(
  { tables }: DescribedCatalog,
  table: TableId,
  column: string,
): DescribedColumn | null {
  return tables.find(({ id }) => id === table)?.columns.find(({ name }) => name === column) ?? null;
}
