import type { ColumnType, Generated } from "kysely";

/** The tables of users' databases. */
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

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
type TimeMs = number;

/** One secret of a connection, encrypted for this row: see `secrets/seal-secret.ts`. */
export interface SealedSecretTable {
  readonly workspaceId: Fixed<string>;
  /** `password`, `tls.key`, `tunnel.password` … */
  readonly field: Fixed<string>;
  /** The id of the key with which it was sealed. */
  readonly keyId: string;
  readonly sealed: string;
}

/** The contents of a database from its last sync, so that opening it does not read it again. */
export interface SnapshotTable {
  readonly workspaceId: Fixed<string>;
  /** The target that was read. A snapshot of another target is not used. */
  readonly source: string;
  /** `Catalog`, packed: see `asking-process/pack-contents.ts`. */
  readonly catalog: string;
  /** An array of `ColumnValues`, packed. */
  readonly samples: string;
  /** JSON: an array of `FoundSecret`. Null where it was read by an earlier version. */
  readonly secrets: string | null;
  readonly tableCount: number;
  readonly readAtMs: TimeMs;
}

/** A person's notes on a table, or on one of its columns. */
export interface AnnotationTable {
  readonly workspaceId: Fixed<string>;
  readonly tableId: Fixed<string>;
  /** Empty for the table itself. */
  readonly columnName: Fixed<string>;
  /** 1 or 0, like the next. */
  readonly isHidden: number;
  readonly isPrivate: number;
  readonly description: string | null;
  /** JSON: `SavedMeaning`. */
  readonly meaning: string;
  readonly updatedById: string;
  readonly updatedAtMs: TimeMs;
}

/** A relationship that a person added, or a verdict on one that was found. Found ones without a verdict have no row. */
export interface TableLinkTable {
  readonly workspaceId: Fixed<string>;
  /** Derived from both sides: see `knowledge/relationship-id.ts`. */
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
  readonly kind: Fixed<"synonym" | "metric" | "filter" | "example" | "rule" | "event">;
  /** `Knowledge` as JSON. */
  readonly entry: string;
  /** What a rule became, as JSON: an array of `DescribedEffect`. */
  readonly effects: Generated<string>;
  readonly authorId: string;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly updatedAtMs: TimeMs;
  readonly deletedAtMs: TimeMs | null;
}

/** One sync of a database. */
export interface SyncTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly state: "running" | "done" | "stopped" | "failed";
  /** Null if the schedule started it. */
  readonly startedById: Fixed<string | null>;
  readonly tableCount: number | null;
  /** JSON: an array of `SchemaChange`. */
  readonly changes: string;
  /** JSON: an array of `FoundSecret`: the columns that looked like secrets and were withheld. */
  readonly withheld: string;
  /** JSON: an array of `AffectedChart`. */
  readonly affected: string;
  /** `Failure` as JSON. */
  readonly failure: string | null;
  readonly startedAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** A file that is being loaded into a database of uploaded files. */
export interface UploadTable {
  readonly id: Fixed<string>;
  readonly workspaceId: Fixed<string>;
  readonly fileName: Fixed<string>;
  readonly tableName: Fixed<string>;
  readonly mode: Fixed<"replace" | "append">;
  readonly sizeBytes: number;
  readonly state: "receiving" | "loading" | "done" | "failed" | "stopped";
  /** `UploadOutcome` as JSON; null until it is loaded. */
  readonly outcome: string | null;
  /** `Failure` as JSON. */
  readonly failure: string | null;
  readonly uploadedById: Fixed<string>;
  readonly createdAtMs: Fixed<TimeMs>;
  readonly finishedAtMs: TimeMs | null;
}

/** A picture that is or recently was the logo of a database. */
export interface LogoTable {
  readonly workspaceId: Fixed<string>;
  /** A hash of its bytes. */
  readonly version: Fixed<string>;
  readonly kind: Fixed<"png" | "jpeg" | "webp">;
  /** Base64. */
  readonly bytes: Fixed<string>;
  readonly createdAtMs: TimeMs;
}
