import type { SchemaChange } from "@askery/api";
import type { LoadedFiles } from "@askery/connectors";
import type { DatabaseKnowledge } from "../knowledge/knowledge-of.ts";
import type { FoundSecret } from "../knowledge/list-private-columns.ts";
import type { DatabaseSnapshot, DatabaseTarget } from "./database-source.ts";

export interface ToRead {
  readonly target: DatabaseTarget;
  /** The contents from the previous sync, or null. */
  readonly before: DatabaseSnapshot | null;
  /** Whether the connection, including its user, was the same then, so that unchanged parts can be reused. */
  readonly isSameTarget: boolean;
  /** True if a person started the sync, perhaps right after a change in the database; false for a scheduled one. */
  readonly isAsked: boolean;
  /** Values of private columns are not stored. */
  readonly knowledge: Pick<DatabaseKnowledge, "annotations">;
}

export interface ToLoad {
  readonly path: string;
  readonly fileName: string;
  /** Null uses the name of the file. */
  readonly table: string | null;
  readonly mode: "replace" | "append";
  readonly periods: "columns" | "rows";
  /** Null is without limit. */
  readonly maxRows: number | null;
  /** The path of the database. It is created if it does not exist. */
  readonly targetPath: string;
}

export type LoadedUpload = LoadedFiles;

export interface ReadDatabase extends DatabaseSnapshot {
  readonly tableCount: number;
  /** The changes since the previous sync; empty for the first. */
  readonly changes: readonly SchemaChange[];
  /** The columns that look like secrets, whether or not people decided otherwise. */
  readonly secrets: readonly FoundSecret[];
  /** Those of them that are private. */
  readonly withheld: readonly FoundSecret[];
}
