import type { RemovedName } from "@askery/asking";
import type { ServerTarget } from "@askery/connectors";
import type { DataLimits } from "../policies/data-limits.ts";
import type { DatabaseKnowledge } from "../knowledge/knowledge-of.ts";

/**
 * The database to ask. For a `saved` one this is only a name: its target, secrets and catalog are requested when it
 * is opened, and again after each new revision.
 */
export type DatabaseSource = FileTarget | SavedSource;

export interface SavedSource {
  readonly kind: "saved";
  readonly databaseId: string;
  /** Increases with each change that affects answers. */
  readonly revision: number;
  /** Whether it had many tables when it was last read, so that its questions are long work. */
  readonly isLarge?: true;
  /** What its reader may read. Absent for everything. */
  readonly limits?: DataLimits;
}

export interface FileTarget {
  readonly kind: "file";
  /** An absolute path. The file at a path never changes: a new build has a new name. */
  readonly path: string;
}

/** The target of a database with its secrets. It is sent only over the channel between processes. */
export type DatabaseTarget = FileTarget | { readonly kind: "server"; readonly target: ServerTarget };

/** The data for opening a saved database. */
export interface SavedDatabase {
  readonly target: DatabaseTarget;
  /** Its contents when they were last read; null to read them now. */
  readonly snapshot: DatabaseSnapshot | null;
  readonly knowledge: DatabaseKnowledge;
  /** What earlier syncs found, and the latest did not. */
  readonly removed: readonly RemovedName[];
}

/** The contents of a database. They are large, so they stay packed where they are not needed (`pack-contents.ts`). */
export interface DatabaseSnapshot {
  /** A packed `Catalog`. */
  readonly catalog: string;
  /** A packed array of `ColumnValues`. */
  readonly samples: string;
}
