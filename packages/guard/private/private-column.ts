/** A column that queries must not read, by its SQL names. */
export interface PrivateColumn {
  /** Null if tables have no schema. */
  readonly schema: string | null;
  readonly table: string;
  readonly column: string;
}
