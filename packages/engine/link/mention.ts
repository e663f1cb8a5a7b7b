import type { GlossaryEntry, TableId } from "@askery/model";
import type { WordRange } from "../question/question.ts";

/** Some words of the question taken for something in the database. Mentions overlap; composition chooses. */
export interface Mention {
  readonly range: WordRange;
  readonly target: MentionTarget;
  /** 0–1: how well the words fit the name or the value, whatever else they may mean. */
  readonly score: number;
  readonly stage: LinkStage;
  /** Whether a person should be shown it as a guess (a synonym, a misspelling, a part of a name). */
  readonly isGuess: boolean;
  /** For the asker: "“clients” is another word for customers". */
  readonly reason: string;
}

export type MentionTarget =
  | { readonly kind: "table"; readonly table: TableId }
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | { readonly kind: "value"; readonly table: TableId; readonly column: string; readonly value: string }
  | { readonly kind: "glossary"; readonly entry: GlossaryEntry };

/** How the words led to the target, surest first. */
export type LinkStage =
  | "glossary"
  | "exact"
  | "lemma"
  | "compound"
  | "abbreviation"
  | "withoutTableWord"
  | "comment"
  | "part"
  | "synonym"
  | "adjective"
  | "fuzzy";
