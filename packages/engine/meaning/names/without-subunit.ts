import { subunitWords } from "../units.data.ts";

/** The words of a name without "cents" or "in cents" at their end; null if they have none, or nothing else. */
export function withoutSubunit(words: readonly string[]): readonly string[] | null {
  const before = words.slice(0, words.at(-2) === "in" ? -2 : -1);
  const isSubunit = subunitWords.has(words.at(-1) ?? "") && words.at(-2) !== "per";
  return isSubunit && before.length > 0 ? before : null;
}
