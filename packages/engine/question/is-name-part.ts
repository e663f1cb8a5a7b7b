import type { Word } from "./question.ts";

/** True if "first" or "last" is part of a name rather than an order: "first name", "first and last names". */
export function isNamePart(words: readonly Word[], index: number): boolean {
  if (!nameParts.has(words[index]?.lower ?? "")) return false;
  for (let position = index + 1; position < Math.min(words.length, index + 1 + longestWay); position++) {
    const word = words[position];
    if (word === undefined) return false;
    if (word.lemma === "name") return true;
    if (!between.has(word.lower) && !nameParts.has(word.lower)) return false;
  }
  return false;
}

const longestWay = 4;
const nameParts: ReadonlySet<string> = new Set(["first", "last", "middle"]);
const between: ReadonlySet<string> = new Set(["and", "or", ",", "/", "&"]);
