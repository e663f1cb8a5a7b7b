import type { ColumnType } from "kysely";

/** The tables of people's databases. */
export interface DatabaseTables {
  readonly sealedSecret: SealedSecretTable;
  readonly snapshot: SnapshotTable;
  readonly annotation: AnnotationTable;
  readonly tableLink: TableLinkTable;
  readonly knowledgeEntry: KnowledgeEntryTable;
  readonly sync: SyncTable;
  readonly upload: UploadTable;
  readonly logo: LogoTable;
}

/** Set once, when the row is made. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** One secret of a connection, encrypted for this row alone: see `secrets/seal-secret.ts`. */
export interface SealedSecretTable {
  readonly workspaceId: Fixed<string>;
  /** `password`, `tls.key`, `tunnel.password` … */
  readonly field: Fixed<string>;
  /** Of the key that it was sealed with. */
  readonly keyId: string;
  readonly sealed: string;
}

/** What was last read of a database, so that opening it does not read it again. */
export interface SnapshotTable {
  readonly workspaceId: Fixed<string>;
  /** What it was read from: a snapshot of something else is not used. */
  readonly source: string;
  /** `Catalog`, packed: see `knowledge/pack-contents.ts`. */
  readonly catalog: string;
  /** An array of `ColumnValues`, packed. */
  readonly samples: string;
  readonly tableCount: number;
  readonly readAtMs: TimeMs;
}

/** What people say about a table, or about a column of it. */
export interface AnnotationTable {
  readonly workspaceId: Fixed<string>;
  readonly tableId: Fixed<string>;
  /** Empty for the table itself. */
  readonly columnName: Fixed<string>;
  /** 1 or 0, as the next. */
  readonly isHidden: number;
  readonly isPrivate: number;
  readonly description: string | null;
  /** JSON: an array of texts. */
  readonly synonyms: string;
  /** JSON: `SavedMeaning`. */
  readonly meaning: string;
  readonly updatedById: string;
  readonly updatedAtMs: TimeMs;
}

/** What people say about a relationship. One that was found and that nobody judged has no row. */
export interface TableLinkTable {
  readonly workspaceId: Fixed<string>;
  /** Made of both sides: see `knowledge/relationship-id.ts`. */
  readonly id: Fixed<string>;
  /** `{from, to}` as JSON. */
  readonly sides: Fixed<string>;
  readonly verdict: "given" | "confirmed" | "rejected";
  readonly updatedById: string;
  readonly updatedAtMs: TimeMs;
}

export interface KnowledgeEntryTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly kind: Fixed<"synonym" | "metric" | "filter" | "example" | "rule">;
  /** `Knowledge` as JSON. */
  readonly entry: string;
  readonly authorId: string;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** One reading of a database's tables. */
export interface SyncTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly state: "running" | "done" | "stopped" | "failed";
  /** Null where the schedule started it. */
  readonly startedById: Fixed<string | null>;
  readonly tableCount: number | null;
  /** JSON: an array of `SchemaChange`. */
  readonly changes: string;
  /** JSON: an array of `AffectedChart`. */
  readonly affected: string;
  /** `Failure` as JSON. */
  readonly failure: string | null;
  readonly startedAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** A file on its way into a database of files. */
export interface UploadTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly fileName: Fixed<string>;
  readonly tableName: Fixed<string>;
  readonly mode: Fixed<"replace" | "append">;
  readonly sizeBytes: number;
  readonly state: "receiving" | "loading" | "done" | "failed" | "stopped";
  /** `UploadOutcome` as JSON; null before it is loaded. */
  readonly outcome: string | null;
  /** `Failure` as JSON. */
  readonly failure: string | null;
  readonly uploadedById: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** A picture that is, or recently was, the logo of a database. */
export interface LogoTable {
  readonly workspaceId: Fixed<string>;
  /** Made of its bytes. */
  readonly version: Fixed<string>;
  readonly kind: Fixed<"png" | "jpeg" | "webp">;
  /** In base64. */
  readonly bytes: Fixed<string>;
  readonly createdAtMs: TimeMs;
}
