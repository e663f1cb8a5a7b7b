import type { QuestionWord, Term } from "./find-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { cutGluedWord } from "../meaning/names/split-name.ts";
import { isEnglishWord } from "./synonym-index.ts";
import { formWord } from "../meaning/names/word-form.ts";

/**
 * Finds alternative spellings of name words: compounds ("laptime" for lap_time), split words, and shortened words
 * ("prereq").
 */
export function findSpelledTerms(words: readonly QuestionWord[], index: NameIndex): readonly Term[] {
  return words.flatMap((word, i): readonly Term[] => {
    if (!word.isContent || word.isWeak) return joinWithNext(word, words[i + 1], index);
    return [...cutInTwo(word, index), ...joinWithNext(word, words[i + 1], index), ...cutShort(word, index)];
  });
}

const strengths = { compound: 0.92, short: 0.8 } as const;
/** The minimum length of a shortened word in a name. */
const shortest = 3;

function cutInTwo({ word }: QuestionWord, index: NameIndex): readonly Term[] {
  if (isNameWord(word.lower, index)) return [];
  const parts = cutGluedWord(word.lemma, (part) => isNameWord(part, index));
  const forms = parts.map((part) => formWord(part));
  return forms.length < 2
    ? []
    : [{ range: rangeOf(word.index, 1), forms, way: "compound", strength: strengths.compound }];
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
      strength: strengths.compound,
    },
  ];
}

function cutShort({ word }: QuestionWord, index: NameIndex): readonly Term[] {
  const terms: Term[] = [];
  for (let length = Math.min(word.lower.length - 1, 8); length >= shortest; length -= 1) {
    const short = word.lower.slice(0, length);
    if (isEnglishWord(short) || !isNameWord(short, index)) continue;
    const form = { text: short, lemma: short, stem: formWord(short).stem };
    terms.push({
      range: rangeOf(word.index, 1),
      forms: [form],
      way: "abbreviation",
      strength: strengths.short,
    });
  }
  return terms;
}

function isNameWord(word: string, index: NameIndex): boolean {
  return (
    index.places.get(formWord(word).stem)?.some(({ form }) => form.text === word || form.lemma === word) ===
    true
  );
}

function rangeOf(from: number, length: number): Term["range"] {
  return { from, to: from + length };
}
