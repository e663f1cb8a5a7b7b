import { isNamePart } from "../question/is-name-part.ts";
import type { Question, Word, WordRange } from "../question/question.ts";
import { abbreviations } from "../meaning/names/abbreviations.data.ts";
import type { ColumnUse } from "../meaning/view-tables.ts";
import { findImplied, findSynonyms, joinWords, smallWords } from "./synonym-index.ts";
import { weakWords } from "./weak-words.data.ts";
import { formWord, singularize, stemWord, type WordForm } from "../meaning/names/word-form.ts";

/** Words of a question in one form to look up among names. */
export interface Term {
  readonly range: WordRange;
  /** All of them must occur in the name. */
  readonly forms: readonly WordForm[];
  readonly way: "typed" | "compound" | "abbreviation" | "synonym" | "adjective" | "fuzzy" | "similar";
  /** How much of the meaning the form preserves, from 0 to 1. */
  readonly strength: number;
}

/** A column use that a word implies: "when" implies a date. */
export interface RoleTerm {
  readonly range: WordRange;
  readonly role: ColumnUse;
}

/** A word of the question, classified for linking. */
export interface QuestionWord {
  readonly word: Word;
  readonly isContent: boolean;
  readonly isWeak: boolean;
  /** True for a word that selects part of a name: "first" in "first and last name". */
  readonly isNamePart: boolean;
}

/** Classifies words as content words, weak words and function words. */
export function sortWords(question: Question): readonly QuestionWord[] {
  return question.words.map((word) => ({
    word,
    isContent: !word.isFunctionWord && word.tag !== "punctuation" && /[\p{L}\p{N}]/u.test(word.text),
    isWeak:
      (weakWords.has(word.lower) || weakWords.has(word.lemma)) &&
      !isThingsName(word) &&
      !isRated(question.words[word.index + 1]) &&
      !isNamePart(question.words, word.index),
    isNamePart: isNamePart(question.words, word.index),
  }));
}

/** "orders" is a noun, while "order" usually asks to sort. */
function isThingsName({ lower, tag }: Word): boolean {
  return tag === "noun" && lower === "orders";
}

/** What a rate is of: "return rate" asks for no list. "Worst rated" has no rate. */
function isRated(next: Word | undefined): boolean {
  return next !== undefined && rates.has(next.lower);
}

const rates: ReadonlySet<string> = new Set(["rate", "rates", "ratio", "ratios"]);

/**
 * Yields each word as typed, including function words ("of" in "date of birth"), and its expansions as an abbreviation.
 */
export function findNamedTerms(words: readonly QuestionWord[]): readonly Term[] {
  return words
    .filter(({ word }) => word.tag !== "punctuation")
    .flatMap(({ word, isContent }) => {
      const range = { from: word.index, to: word.index + 1 };
      const typed: Term = { range, forms: [formWord(word.lower, word.lemma)], way: "typed", strength: 1 };
      const singular = singularize(word.lower);
      const others =
        stemWord(singular) === stemWord(word.lemma)
          ? []
          : [{ ...typed, forms: [formWord(word.lower, singular)] }];
      const meanings = isContent
        ? (abbreviations.get(word.lower) ?? abbreviations.get(word.lemma))
        : undefined;
      const spelled = (meanings ?? []).map((phrase): Term => ({
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
      return [typed, ...others, ...spelled, ...counted];
    });
}

/** Alternative words in names of stored counts: the "number of rooms" is `room_count`. */
const countWords: ReadonlyMap<string, readonly string[]> = new Map([
  ["number", ["count"]],
  ["count", ["number"]],
]);
const countStrength = 0.95;

/** Synonyms for each word and each run of up to four words. */
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

/** Names of columns that adjectives, verbs and question words imply. */
export function findImpliedTerms(words: readonly QuestionWord[]): readonly Term[] {
  return findRuns(words, true).flatMap(({ range, phrase }) =>
    (isRelative(words, range) ? [] : findImplied(phrase)).flatMap(({ names }) =>
      names.map((name, position): Term => ({
        range,
        forms: name.split(" ").map((word) => formWord(word)),
        way: "adjective",
        strength: Math.max(0.45, 0.62 - 0.02 * position),
      })),
    ),
  );
}

/** True for "who" after a noun, which asks for no name: "riders who left". */
function isRelative(words: readonly QuestionWord[], { from, to }: WordRange): boolean {
  const before = words[from - 1]?.word.tag;
  return (
    to === from + 1 && words[from]?.word.lower === "who" && (before === "noun" || before === "properNoun")
  );
}

/** Column uses that adjectives, verbs and question words imply. */
export function findRoleTerms(words: readonly QuestionWord[]): readonly RoleTerm[] {
  return findRuns(words, true).flatMap(({ range, phrase }) =>
    (isRelative(words, range) ? [] : findImplied(phrase)).flatMap(({ role }) =>
      role === null ? [] : [{ range, role }],
    ),
  );
}

interface Run {
  readonly range: WordRange;
  /** As lemmas, or as typed, without function words. */
  readonly phrase: string;
}

const longestRun = 4;

/** Runs that start and end with a content word; a weak word may be a run of its own only with `takesWeak`. */
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
