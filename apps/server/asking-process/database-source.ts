import type { ServerTarget } from "@askery/connectors";
import type { DatabaseKnowledge } from "../knowledge/knowledge-of.ts";

/**
 * The database to ask. For a `saved` one this is only a name: its target, secrets and catalog are requested when it
 * is opened, and again after each new revision.
 */
export type DatabaseSource = FileTarget | SavedSource;

export interface SavedSource {
  readonly kind: "saved";
  readonly databaseId: string;
  /** Grows with each change of what answers depend on. */
  readonly revision: number;
}

export interface FileTarget {
  readonly kind: "file";
  /** Absolute. A file never changes under its path: a new build has a new name. */
  readonly path: string;
}

/** The target of a database with its secrets. It travels only over the channel between processes. */
export type DatabaseTarget = FileTarget | { readonly kind: "server"; readonly target: ServerTarget };

/** What opening a saved database takes. */
export interface SavedDatabase {
  readonly place: DatabaseTarget;
  /** What was read of it; null has it read now. */
  readonly snapshot: DatabaseSnapshot | null;
  readonly knowledge: DatabaseKnowledge;
}

/** What was read of a database: large, so it stays packed wherever nobody looks into it (`pack-contents.ts`). */
export interface DatabaseSnapshot {
  /** `Catalog`. */
  readonly catalog: string;
  /** An array of `ColumnValues`. */
  readonly samples: string;
}
