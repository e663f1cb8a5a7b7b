import { businessWords } from "./business-words.data.ts";
import { kindsOfWords, synonymGroups } from "./synonyms.data.ts";

/** Phrases that a word table lists together: synonyms, or a thing followed by its kinds. */
export interface SynonymRow {
  readonly kind: "business" | "dictionary" | "kinds";
  readonly phrases: readonly string[];
}

/** All rows of the word tables: business synonyms first, kinds of things last. */
export function readSynonymRows(): readonly SynonymRow[] {
  return [
    ...businessWords.map((phrases) => ({ kind: "business", phrases }) as const),
    ...readLines(synonymGroups, "dictionary"),
    ...readLines(kindsOfWords, "kinds"),
  ];
}

/** Parses lines such as "give_up abandon" or "color: red dark_blue". */
function readLines(text: string, kind: SynonymRow["kind"]): readonly SynonymRow[] {
  return text
    .replaceAll(":", "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ kind, phrases: line.split(" ").map((phrase) => phrase.replaceAll("_", " ")) }));
}
