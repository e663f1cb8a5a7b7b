import type { CatalogTable, DescribedColumn, TableId } from "@askery/model";
import type { ColumnEvidence } from "../evidence/column-evidence.ts";

/** A table with described columns, before the kind of its rows is decided. */
export interface TableDraft {
  readonly table: CatalogTable;
  /** The words of its name: singular, with abbreviations expanded. */
  readonly words: readonly string[];
  readonly columns: readonly DraftColumn[];
  /** The number of columns in other tables that reference it. */
  readonly referrers: number;
}

export interface DraftColumn {
  readonly evidence: ColumnEvidence;
  readonly description: DescribedColumn;
}

export type DraftIndex = ReadonlyMap<TableId, TableDraft>;

/** The columns with these roles, in order. */
export function columnsOf(
  { columns }: Pick<TableDraft, "columns">,
  ...roles: readonly DescribedColumn["role"]["value"][]
): readonly DraftColumn[] {
  return columns.filter(({ description }) => roles.includes(description.role.value));
}
