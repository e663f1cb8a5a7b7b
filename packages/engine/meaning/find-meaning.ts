import type { DescribedCatalog, DescribedColumn, TableId } from "@askery/model";

/** What a column means; null for one that is not described. */
export function findMeaning(
  { tables }: DescribedCatalog,
  table: TableId,
  column: string,
): DescribedColumn | null {
  return tables.find(({ id }) => id === table)?.columns.find(({ name }) => name === column) ?? null;
}
