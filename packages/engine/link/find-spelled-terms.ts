import type { QuestionWord, Term } from "./find-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { cutGluedWord } from "../meaning/names/split-name.ts";
import { formWord } from "../meaning/names/word-form.ts";

/** Finds alternative spellings of name words: compounds ("laptime" for lap_time) and split words. */
export function findSpelledTerms(words: readonly QuestionWord[], index: NameIndex): readonly Term[] {
  return words.flatMap((word, i): readonly Term[] => {
    if (!word.isContent || word.isWeak) return joinWithNext(word, words[i + 1], index);
    return [...cutInTwo(word, index), ...joinWithNext(word, words[i + 1], index)];
  });
}

const compoundStrength = 0.92;

function cutInTwo({ word }: QuestionWord, index: NameIndex): readonly Term[] {
  if (isNameWord(word.lower, index)) return [];
  const parts = cutGluedWord(word.lemma, (part) => isNameWord(part, index));
  const forms = parts.map((part) => formWord(part));
  return forms.length < 2
    ? []
    : [{ range: rangeOf(word.index, 1), forms, way: "compound", strength: compoundStrength }];
}

function joinWithNext(
  { word }: QuestionWord,
  next: QuestionWord | undefined,
  index: NameIndex,
): readonly Term[] {
  if (next === undefined || next.word.tag === "punctuation") return [];
  const joined = word.lower + next.word.lemma;
  if (!isNameWord(joined, index)) return [];
  return [
    {
      range: rangeOf(word.index, 2),
      forms: [formWord(joined)],
      way: "compound",
      strength: compoundStrength,
    },
  ];
}

function isNameWord(word: string, index: NameIndex): boolean {
  return (
    index.occurrences
      .get(formWord(word).stem)
      ?.some(({ form }) => form.text === word || form.lemma === word) === true
  );
}

function rangeOf(from: number, length: number): Term["range"] {
  return { from, to: from + length };
}
