import type { Knowledge } from "@askery/api";
import type { ColumnList, TableId } from "@askery/model";
import type { GivenMeaning } from "./given-meaning.ts";

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
  /** What people set of it. */
  readonly meaning: GivenMeaning;
}

/** What people say about a relationship: they gave it, or judged one that was found. */
export interface TableLink {
  readonly from: ColumnList;
  readonly to: ColumnList;
  readonly verdict: "given" | "confirmed" | "rejected";
}

export const noKnowledge: DatabaseKnowledge = { annotations: [], links: [], entries: [], exampleAuthors: {} };
