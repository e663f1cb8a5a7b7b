import type { CatalogTable, DescribedColumn, TableId } from "@askery/model";
import type { ColumnEvidence } from "../evidence/column-evidence.ts";

/** A table whose columns are described, before it is decided what its rows are. */
export interface TableDraft {
  readonly table: CatalogTable;
  /** The words of its name: singular, abbreviations spelled out. */
  readonly words: readonly string[];
  readonly columns: readonly DraftColumn[];
  /** How many columns of other tables refer to it. */
  readonly referrers: number;
}

export interface DraftColumn {
  readonly evidence: ColumnEvidence;
  readonly description: DescribedColumn;
}

export type DraftIndex = ReadonlyMap<TableId, TableDraft>;

/** The columns of these roles, in order. */
export function columnsOf(
  { columns }: Pick<TableDraft, "columns">,
  ...roles: readonly DescribedColumn["role"]["value"][]
): readonly DraftColumn[] {
  return columns.filter(({ description }) => roles.includes(description.role.value));
}
