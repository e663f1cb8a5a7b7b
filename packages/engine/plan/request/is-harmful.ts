import { stemWord } from "../../meaning/names/word-form.ts";
import { harmWords } from "./harm-words.data.ts";

/** True if a word names a harm, or two together do: a "no show". */
export function isHarmful(words: readonly string[]): boolean {
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ""}${word}`);
  return [...words, ...pairs].some((word) => harmful.has(stemWord(word)));
}

const harmful: ReadonlySet<string> = new Set(harmWords.map(stemWord));
