/** A column that nobody may read, by the names that SQL uses. */
export interface PrivateColumn {
  /** Null where tables have no schema. */
  readonly schema: string | null;
  readonly table: string;
  readonly column: string;
}
