import type { Knowledge } from "@askery/api";
import type { ColumnList, DescribedEffect, TableId } from "@askery/model";
import type { GivenMeaning } from "./given-meaning.ts";

/** Everything that people have defined about one database, as plain data for the asking process. */
export interface DatabaseKnowledge {
  readonly annotations: readonly Annotation[];
  readonly links: readonly TableLink[];
  readonly entries: readonly SavedEntry[];
  /** The author of each example, by its question. */
  readonly exampleAuthors: Readonly<Record<string, string>>;
}

/** A knowledge entry as it is saved. */
export interface SavedEntry {
  /** Receipts name the definitions that an answer follows by their ids. */
  readonly id?: string;
  readonly entry: Knowledge;
  /** What a rule became. Empty for all other kinds, and for rules from before rules acted. */
  readonly effects: readonly DescribedEffect[];
}

/** A person's notes on a table, or on one of its columns. */
export interface Annotation {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
  readonly isHidden: boolean;
  readonly isPrivate: boolean;
  readonly description: string | null;
  /** The corrected parts of the meaning. */
  readonly meaning: GivenMeaning;
}

/** A relationship that a person added, or a verdict on one that was found. */
export interface TableLink {
  readonly from: ColumnList;
  readonly to: ColumnList;
  readonly verdict: "given" | "confirmed" | "rejected";
}

export const noKnowledge: DatabaseKnowledge = { annotations: [], links: [], entries: [], exampleAuthors: {} };
