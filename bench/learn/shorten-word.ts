import type { Habits } from "./habits.ts";
import { usualShort } from "./usual-short.data.ts";

/** A word as somebody with this habit writes it in a name. Short words remain. */
export function shortenWord(word: string, habit: Habits["shortening"]): string {
  if (habit === "none" || word.length <= 3) return word;
  const usual = usualShort[word];
  if (usual !== undefined) return usual;
  if (word.length <= 4) return word;
  if (habit === "vowels") return dropVowels(word).slice(0, 6);
  if (habit === "start") return word.slice(0, word.length > 7 ? 5 : 4);
  return word.length > 7 ? (word.length % 2 === 0 ? word.slice(0, 4) : dropVowels(word).slice(0, 5)) : word;
}

function dropVowels(word: string): string {
  return (word.charAt(0) + word.slice(1).replaceAll(/[aeiouy]/g, "")).replaceAll(/(.)\1/g, "$1");
}
