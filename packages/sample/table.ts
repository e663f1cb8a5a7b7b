/** A DuckDB column type that the sample uses. Money is always DECIMAL(10,2), in euros. */
export type ColumnType =
  | "INTEGER"
  | "DECIMAL(10,2)"
  | "DECIMAL(4,2)"
  | "DECIMAL(6,2)"
  | "BOOLEAN"
  | "DATE"
  | "TIMESTAMP"
  | "VARCHAR";

/** One column of the sample database. If `nullable`, some rows really are NULL. */
export interface SampleColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly comment: string;
}

/** A column that refers to the primary key (`id`) of another table. */
export interface SampleForeignKey {
  readonly column: string;
  readonly table: string;
}

/** One table of the sample database, with its keys. */
export interface SampleTable {
  readonly name: string;
  readonly comment: string;
  readonly columns: readonly SampleColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly SampleForeignKey[];
}

/** A column without NULLs. */
export function required(name: string, type: ColumnType, comment: string): SampleColumn {
  return { name, type, nullable: false, comment };
}

/** A column that is NULL in some rows; the comment says in which. */
export function optional(name: string, type: ColumnType, comment: string): SampleColumn {
  return { name, type, nullable: true, comment };
}
