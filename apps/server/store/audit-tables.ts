import type { ColumnType } from "kysely";

/** The audit logs of databases and of the server. */
export interface AuditTables {
  readonly auditEntry: AuditEntryTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/**
 * One act. The store refuses to change a row, and rows refer to nothing: they outlive the people and things that they
 * name.
 */
export interface AuditEntryTable {
  readonly id: Fixed<string>;
  /** Null in the log of the server. */
  readonly workspaceId: Fixed<string | null>;
  readonly atMs: Fixed<number>;
  /** Null for a signed-out visitor. */
  readonly actorId: Fixed<string | null>;
  readonly actorName: Fixed<string>;
  /** The name of the endpoint. */
  readonly act: Fixed<string>;
  readonly words: Fixed<string>;
  readonly thingId: Fixed<string | null>;
  readonly thingName: Fixed<string | null>;
  /** JSON: an object. */
  readonly facts: Fixed<string>;
  readonly address: Fixed<string>;
  readonly device: Fixed<string>;
}
