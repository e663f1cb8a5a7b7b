import type { Word } from "./question.ts";

/** True for "one" that refers to a thing, no number: "which one", "the cheapest one", "the blue one in Oslo". */
export function isPronoun(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word?.lower !== "one" || before === undefined) return false;
  const refers = referring.has(before.lower) || (before.tag === "adjective" && !counting.has(before.lower));
  return refers && !(after !== undefined && counted.has(after.tag)) && after?.lower !== "or";
}

const referring: ReadonlySet<string> = new Set([
  "which",
  "this",
  "that",
  "the",
  "other",
  "another",
  "each",
  "every",
]);

/** Adjectives before a number: "at least one", "the top one". */
const counting: ReadonlySet<string> = new Set([
  "least",
  "most",
  "more",
  "top",
  "bottom",
  "first",
  "last",
  "next",
  "only",
]);

const counted: ReadonlySet<Word["tag"]> = new Set(["noun", "properNoun", "adjective", "number", "symbol"]);
