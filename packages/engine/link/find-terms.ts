import { isNamePart } from "../question/is-name-part.ts";
import type { Question, Word, WordRange } from "../question/question.ts";
import { abbreviations } from "../meaning/names/abbreviations.data.ts";
import type { ColumnUse } from "../meaning/view-tables.ts";
import { findImplied, findSynonyms, joinWords, smallWords } from "./synonym-index.ts";
import { weakWords } from "./weak-words.data.ts";
import { formWord, singularize, stemWord, type WordForm } from "../meaning/names/word-form.ts";

/** Words of a question under one of the ways to take them, ready to be looked up among names. */
export interface Term {
  readonly range: WordRange;
  /** All of them must be found in the name. */
  readonly forms: readonly WordForm[];
  readonly way: "said" | "compound" | "abbreviation" | "synonym" | "adjective" | "fuzzy";
  /** 0–1: how much of the meaning is kept. */
  readonly strength: number;
}

/** A use of columns that a word of the question asks for: "when" asks for a date. */
export interface RoleTerm {
  readonly range: WordRange;
  readonly role: ColumnUse;
}

/** A word of the question with what linking needs to know of it. */
export interface QuestionWord {
  readonly word: Word;
  readonly isContent: boolean;
  readonly isWeak: boolean;
  /** Whether it says which part of a name is meant: "first", of "first and last name". */
  readonly isNamePart: boolean;
}

/** Sorts the words into those that can link and those that only hold a question together. */
export function sortWords(question: Question): readonly QuestionWord[] {
  return question.words.map((word) => ({
    word,
    isContent: !word.isFunctionWord && word.tag !== "punctuation" && /[\p{L}\p{N}]/u.test(word.text),
    isWeak:
      (weakWords.has(word.lower) || weakWords.has(word.lemma)) &&
      !isThingsName(word) &&
      !isNamePart(question.words, word.index),
    isNamePart: isNamePart(question.words, word.index),
  }));
}

/** "orders" are things, while "order" mostly says how to sort. */
function isThingsName({ lower, tag }: Word): boolean {
  return tag === "noun" && lower === "orders";
}

/** Takes each word as it is said, small words too ("of" in "date of birth"), and spells out what it abbreviates. */
export function findNamedTerms(words: readonly QuestionWord[]): readonly Term[] {
  return words
    .filter(({ word }) => word.tag !== "punctuation")
    .flatMap(({ word }) => {
      const range = { from: word.index, to: word.index + 1 };
      const said: Term = { range, forms: [formWord(word.lower, word.lemma)], way: "said", strength: 1 };
      const singular = singularize(word.lower);
      const others =
        stemWord(singular) === stemWord(word.lemma)
          ? []
          : [{ ...said, forms: [formWord(word.lower, singular)] }];
      const spelled = (abbreviations.get(word.lower) ?? []).map((phrase): Term => ({
        range,
        forms: phrase.split(" ").map((part) => formWord(part)),
        way: "abbreviation",
        strength: 0.9,
      }));
      const counted = (countWords.get(word.lemma) ?? []).map((other): Term => ({
        range,
        forms: [formWord(other)],
        way: "abbreviation",
        strength: countStrength,
      }));
      return [said, ...others, ...spelled, ...counted];
    });
}

/** Names of stored counts say so in one of these ways: the "number of rooms" is `room_count`. */
const countWords: ReadonlyMap<string, readonly string[]> = new Map([
  ["number", ["count"]],
  ["count", ["number"]],
]);
const countStrength = 0.95;

/** Other words for each word and each run of up to four words. */
export function findSynonymTerms(words: readonly QuestionWord[]): readonly Term[] {
  return findRuns(words).flatMap(({ range, phrase }) =>
    findSynonyms(phrase).map((synonym): Term => ({
      range,
      forms: synonym.words.map((word) => formWord(word)),
      way: "synonym",
      strength: synonym.strength,
    })),
  );
}

/** Names of columns that adjectives, verbs and question words ask about. */
export function findImpliedTerms(words: readonly QuestionWord[]): readonly Term[] {
  return findRuns(words, true).flatMap(({ range, phrase }) =>
    findImplied(phrase).flatMap(({ names }) =>
      names.map((name, place): Term => ({
        range,
        forms: name.split(" ").map((word) => formWord(word)),
        way: "adjective",
        strength: Math.max(0.45, 0.62 - 0.02 * place),
      })),
    ),
  );
}

/** Roles that adjectives, verbs and question words ask about. */
export function findRoleTerms(words: readonly QuestionWord[]): readonly RoleTerm[] {
  return findRuns(words, true).flatMap(({ range, phrase }) =>
    findImplied(phrase).flatMap(({ role }) => (role === null ? [] : [{ range, role }])),
  );
}

interface Run {
  readonly range: WordRange;
  /** In dictionary form, and once more as typed, without small words. */
  readonly phrase: string;
}

const longestRun = 4;

/** Runs that start and end with a word of content; a weak word stands alone only where that is asked for. */
function findRuns(words: readonly QuestionWord[], takesWeak = false): readonly Run[] {
  return words.flatMap((first, from) => {
    if (first.isNamePart && takesWeak) return [];
    const isStart = first.isContent || (takesWeak && first.isWeak && first.word.tag !== "determiner");
    return isStart && !smallWords.has(first.word.lower) ? findRunsFrom(from, words, takesWeak) : [];
  });
}

function findRunsFrom(from: number, words: readonly QuestionWord[], takesWeak: boolean): readonly Run[] {
  const runs: Run[] = [];
  for (let to = from + 1; to <= Math.min(words.length, from + longestRun); to += 1) {
    const run = words.slice(from, to);
    const last = run.at(-1);
    if (last === undefined || last.word.tag === "punctuation") break;
    if (run.length === 1 ? last.isWeak && !takesWeak : !last.isContent) continue;
    const lemmas = joinWords(run.map(({ word }) => word.lemma));
    const typed = joinWords(run.map(({ word }) => word.lower));
    for (const phrase of new Set([lemmas, typed])) runs.push({ range: { from, to }, phrase });
  }
  return runs;
}
