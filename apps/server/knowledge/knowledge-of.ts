import type { Knowledge } from "@askery/api";
import type { ColumnList, ColumnRole, TableId } from "@askery/model";

/**
 * Everything that people define about one database, as answers use it. Plain data that travels to the asking process.
 */
export interface DatabaseKnowledge {
  readonly annotations: readonly Annotation[];
  readonly links: readonly TableLink[];
  readonly entries: readonly Knowledge[];
  /** Who taught each example, by its question. */
  readonly exampleAuthors: Readonly<Record<string, string>>;
}

/** What people say about a table, or about a column of it. */
export interface Annotation {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
  readonly isHidden: boolean;
  readonly isPrivate: boolean;
  readonly description: string | null;
  readonly synonyms: readonly string[];
  /** What the column is; null where it is found. Always null for a table. */
  readonly role: ColumnRole | null;
}

/** The part of an annotation that is stored as one document. */
export interface GivenMeaning {
  readonly role?: ColumnRole;
}

/** What people say about a relationship: they gave it, or judged one that was found. */
export interface TableLink {
  readonly from: ColumnList;
  readonly to: ColumnList;
  readonly verdict: "given" | "confirmed" | "rejected";
}

export const noKnowledge: DatabaseKnowledge = { annotations: [], links: [], entries: [], exampleAuthors: {} };
