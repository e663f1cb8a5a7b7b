/** The structure of a database as its connector introspected it: plain data, no connection. */
export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly relationships: readonly Relationship[];
  /** Absent if nothing is. */
  readonly leftOut?: readonly LeftOut[];
}

/** A table or column that the database fails or refuses to read, so the catalog does without it. */
export interface LeftOut {
  readonly table: TableId;
  /** Null for the whole table. */
  readonly column: string | null;
  /** For example the message of the database. */
  readonly reason: string;
}

/**
 * Names a table within one catalog: `schema.table`, or `table` in the database's default schema.
 *
 * It is an opaque key. A printer quotes `schema` and `name` of the table, never the key.
 */
export type TableId = string;

export interface CatalogTable {
  readonly id: TableId;
  /** Null in the database's default schema, so that statements need not name it. */
  readonly schema: string | null;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | null;
  /** Null if the database has no cheap estimate. */
  readonly rowEstimate: number | null;
  readonly columns: readonly CatalogColumn[];
  /** Column names in key order; empty if no key is declared. */
  readonly primaryKey: readonly string[];
  /**
   * Identifies the state of the table's data when it was read: an equal version means that the data has not changed.
   * Absent if the database provides none.
   */
  readonly version?: string;
  /** The code lists that the table holds, if it holds several. */
  readonly codeLists?: CodeLists;
  /** Where the table is one code list of another: only that table's rows with this value. Its name is no stored name. */
  readonly listOf?: { readonly table: string; readonly column: string; readonly value: string };
  /** The code that reading it runs and that may do more than read. Such a table is read only on a user's request. */
  readonly runs?: string;
}

/** Several lists of codes in one table: `code_texts (domain, code, text)`. */
export interface CodeLists {
  /** The column that names the list. */
  readonly list: string;
  readonly code: string;
  /** The column that spells out the code. */
  readonly text: string;
  readonly entries: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly list: string;
  readonly code: string;
  readonly text: string;
}

export interface CatalogColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** The type as the database spells it. */
  readonly nativeType: string;
  readonly encoding: DateEncoding | null;
  /**
   * The values are numbers that read as text, so statements cast the column wherever they read it: text that stores
   * numbers, which sorts 10 before 9, and PostgreSQL's `money`, which reads as "$12.50".
   */
  readonly isNumberText?: true;
  /** Each value is a list of texts or whole numbers; `type` is `text`. A condition asks what the list contains. */
  readonly isList?: true;
  /** The values that the type declares, in its order: of an enumeration, or of the elements of a list. */
  readonly labels?: readonly string[];
  /**
   * Spellings that people take as one value, the shown one first. A condition on one matches all of them, and everything
   * else reads the shown one.
   */
  readonly spellings?: readonly (readonly string[])[];
  /**
   * The values are stored in a smaller unit than everything shows and compares, such as cents, and this many make one.
   * Statements divide the column wherever they read it.
   */
  readonly subunits?: number;
  readonly isNullable: boolean;
  readonly isUnique: boolean;
  readonly comment: string | null;
  readonly profile: ColumnProfile | null;
}

/** The kind of a value, independent of the database's own types. */
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
 * How a date or timestamp is stored if the database has no type for it (SQLite); otherwise null.
 *
 * - `iso-text`: `2026-11-20`, followed by a space or a `T` and a time if the column is a timestamp
 * - `compact-text`: `20261120`
 * - `unix-seconds`, `unix-ms`: counted from 1970-01-01 UTC
 */
export type DateEncoding = "iso-text" | "compact-text" | "unix-seconds" | "unix-ms";

/**
 * The rows that a profile was computed from: all of them, a sample that is spread over the table, the first ones, or, for
 * the server's own statistics, rows that the server chose.
 */
export type ProfileBasis = "all-rows" | "spread-sample" | "first-rows" | "statistics";

/** Statistics of a column, over all of its values or a sample. */
export interface ColumnProfile {
  /** The number of rows that were read; for statistics of the server, the number of rows that there are. */
  readonly rowCount: number;
  /** Absent in profiles that earlier versions saved. */
  readonly basis?: ProfileBasis;
  readonly nullCount: number;
  readonly distinctCount: number;
  /** As text that compares like the type: ISO dates, plain decimal numbers. Null if there are no values. */
  readonly min: string | null;
  readonly max: string | null;
  /** The values look like secrets, so none of them is saved. Absent if they do not. */
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

/** Distinct values of one text-like column, most frequent first. The value index is built from them. */
export interface ColumnValues {
  readonly table: TableId;
  readonly column: string;
  readonly values: readonly string[];
  /** False if the column has more values than were read. */
  readonly isComplete: boolean;
}
