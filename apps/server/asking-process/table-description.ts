import type { SecretColumn } from "@askery/engine";
import type { DescribedTable } from "@askery/model";

export interface TableDescription {
  readonly table: DescribedTable;
  /** Columns that answers leave out as secrets. People need to see them in order to make one public. */
  readonly secrets: readonly SecretColumn[];
}
