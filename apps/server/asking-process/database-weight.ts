import type { Catalog, ColumnValues } from "@askery/model";

/** The memory of an open database, estimated. */
export interface DatabaseWeight {
  readonly mb: number;
  /** Whether opening it is work and memory that others notice: about 6,000 columns or 27,000 values. */
  readonly isLarge: boolean;
}

/** What was measured for names and values, and the process of a file. */
export function weighDatabase(
  { catalog, values }: { readonly catalog: Catalog; readonly values: readonly ColumnValues[] },
  isFile: boolean,
): DatabaseWeight {
  const columnCount = catalog.tables.reduce((sum, { columns }) => sum + columns.length, 0);
  const valueCount = values.reduce((sum, one) => sum + one.values.length, 0);
  const preparedMb = (columnCount * columnBytes + valueCount * valueBytes) / 1e6;
  return { mb: (isFile ? fileProcessMb : 0) + preparedMb, isLarge: preparedMb > smallMb };
}

const smallMb = 8;
/** Measured: 40 to 52 MB, without what all such processes share. */
const fileProcessMb = 50;
/** Measured: 1,000 to 1,300. */
const columnBytes = 1_200;
const valueBytes = 300;
