/** What a database holds, as its connector introspected it: plain data, no connection. */
export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly relationships: readonly Relationship[];
}

/**
 * Names a table within one catalog: `schema.table`, or `table` where the schema is the database's default.
 *
 * It is an opaque key. A printer quotes `schema` and `name` of the table it names, never the key.
 */
export type TableId = string;

export interface CatalogTable {
  readonly id: TableId;
  /** Null where the table is in the database's default schema, so that statements need not name it. */
  readonly schema: string | null;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | null;
  /** Null when the database cannot say cheaply. */
  readonly rowEstimate: number | null;
  readonly columns: readonly CatalogColumn[];
  /** Column names in key order; empty when no key is declared. */
  readonly primaryKey: readonly string[];
  /** Stands for what the table held when it was read: as long as it is the same, that has not changed. Missing where the database does not say. */
  readonly stamp?: string;
}

export interface CatalogColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** The type as the database spells it. */
  readonly nativeType: string;
  readonly encoding: DateEncoding | null;
  /** Its numbers are kept as text, which sorts 10 before 9: they are cast wherever they are read. */
  readonly isNumberText?: true;
  readonly isNullable: boolean;
  readonly isUnique: boolean;
  readonly comment: string | null;
  readonly profile: ColumnProfile | null;
}

/** What a value *is*, whatever the database calls it. */
export type ColumnType =
  | "text"
  | "integer"
  | "decimal"
  | "float"
  | "boolean"
  | "date"
  | "timestamp"
  | "time"
  | "json"
  | "binary"
  | "other";

/**
 * How a date or timestamp is stored where the database has no type of its own for it (SQLite), null elsewhere.
 *
 * - `iso-text`: `2026-11-20`, with a time behind a space or a `T` when the column is a timestamp
 * - `compact-text`: `20261120`
 * - `unix-seconds`, `unix-ms`: counted from 1970-01-01 UTC
 */
export type DateEncoding = "iso-text" | "compact-text" | "unix-seconds" | "unix-ms";

/** What was seen of a column's values, over the whole column or a sample of it. */
export interface ColumnProfile {
  /** Rows looked at. */
  readonly rowCount: number;
  readonly nullCount: number;
  readonly distinctCount: number;
  /** As text that compares like the type: ISO dates, plain decimal figures. Null without a value. */
  readonly min: string | null;
  readonly max: string | null;
  /** Its values were seen to be secrets, and none of them is saved. Default: they were not. */
  readonly heldSecrets?: true;
}

/** `from` refers to `to`: many rows of `from.table` to one of `to.table`. Column lists pair up by position. */
export interface Relationship {
  readonly from: ColumnList;
  readonly to: ColumnList;
  /** `declared` by the database, `inferred` from names, types and values, `given` by a person. */
  readonly origin: "declared" | "inferred" | "given";
}

export interface ColumnList {
  readonly table: TableId;
  readonly columns: readonly string[];
}

/** Distinct values of one text-like column, most frequent first: what the value index is built from. */
export interface ColumnValues {
  readonly table: TableId;
  readonly column: string;
  readonly values: readonly string[];
  /** False when the column holds more values than were read. */
  readonly isComplete: boolean;
}
