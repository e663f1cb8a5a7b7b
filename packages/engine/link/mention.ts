import type { DefinitionId, GlossaryEntry, TableId } from "@askery/model";
import type { WordRange } from "../question/question.ts";

/** Words of the question that may refer to something in the database. Mentions overlap; composition chooses. */
export interface Mention {
  readonly range: WordRange;
  readonly target: MentionTarget;
  /** How well the words fit the name or value, from 0 to 1, regardless of alternatives. */
  readonly score: number;
  readonly stage: LinkStage;
  /** True if the user should see it as a guess (a synonym, a typo, part of a name). */
  readonly isGuess: boolean;
  /** The explanation for the user: "“clients” is another word for customers". */
  readonly reason: string;
  /** What a person defined these words to mean. */
  readonly definition?: DefinitionId;
}

export type MentionTarget =
  | { readonly kind: "table"; readonly table: TableId }
  | { readonly kind: "column"; readonly table: TableId; readonly column: string }
  | {
      readonly kind: "value";
      readonly table: TableId;
      readonly column: string;
      readonly value: string;
      /** The other values that the words mean as well: "lamps" for Table lamps and Floor lamps. */
      readonly others?: readonly string[];
    }
  | { readonly kind: "glossary"; readonly entry: GlossaryEntry };

/** How the words led to the target, most certain first. */
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
  | "fuzzy"
  | "similar";
