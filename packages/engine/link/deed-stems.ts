import { irregularForms } from "../question/lemmas.data.ts";
import { stemWord } from "../meaning/names/word-form.ts";
import { deedNouns } from "./deed-nouns.data.ts";

/**
 * The stems that a participle may have for the deed that a noun or verb names: "denial" → those of denial and deny,
 * "win" → those of win and won.
 */
export function deedStems(noun: string): readonly string[] {
  const deed = deedNouns.get(noun);
  if (deed !== undefined) return [stemWord(deed)];
  const verbs = endings.flatMap(([ending, verb]) =>
    noun.endsWith(ending) && noun.length >= ending.length + leastLetters
      ? [noun.slice(0, -ending.length) + verb]
      : [],
  );
  const irregular = irregularForms.get(noun)?.split(" ") ?? [];
  return [...new Set([noun, ...verbs, ...irregular].map(stemWord))];
}

const leastLetters = 3;

/** Endings of nouns for deeds that the stem of a word keeps, with what the verb has instead. */
const endings: readonly (readonly [string, string])[] = [
  ["ication", "y"],
  ["ation", ""],
  ["ial", "y"],
  ["ance", ""],
  ["ence", ""],
  ["iry", "ire"],
  ["ure", "e"],
  ["aint", "ain"],
  ["ery", "er"],
  ["tration", "ter"],
  ["ption", "be"],
  ["ission", "it"],
];
