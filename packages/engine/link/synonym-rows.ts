import { businessWords } from "./business-words.data.ts";
import { kindsOfWords, synonymGroups } from "./synonyms.data.ts";

/** Phrases that the word tables list together: with one meaning, or a thing and its kinds, the thing first. */
export interface SynonymRow {
  readonly kind: "business" | "dictionary" | "kinds";
  readonly phrases: readonly string[];
}

/** All rows of the word tables; those for business come first, the kinds of things last. */
export function readSynonymRows(): readonly SynonymRow[] {
  return [
    ...businessWords.map((phrases) => ({ kind: "business", phrases }) as const),
    ...readLines(synonymGroups, "dictionary"),
    ...readLines(kindsOfWords, "kinds"),
  ];
}

/** Lines of "give_up abandon", or of "color: red dark_blue". */
function readLines(text: string, kind: SynonymRow["kind"]): readonly SynonymRow[] {
  return text
    .replaceAll(":", "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ kind, phrases: line.split(" ").map((phrase) => phrase.replaceAll("_", " ")) }));
}
