import type { Mention } from "../../link/mention.ts";
import type { Phrase, Question } from "../../question/question.ts";
import type { Keyword } from "../keywords/keyword.ts";

/**
 * What may stand at a place among the words: a keyword, a mention or a phrase of one kind, one word, a part of speech.
 *
 * Signs tell beforehand where a pattern cannot be found, so that few of the hundreds are tried at a place. They are
 * numbered as elements of patterns come to look for them; what none looks for is no sign.
 */
export type Sign = number;

export type SignKind = "keyword" | "mention" | "phrase" | "word" | "tag";

/** Several signs, a bit for each. */
export type SignSet = Uint32Array;

/** A question, and what was found in it, by the word that it starts at. */
export interface IndexedQuestion {
  readonly question: Question;
  readonly keywordsAt: readonly (readonly Keyword[])[];
  readonly mentionsAt: readonly (readonly Mention[])[];
  readonly phrasesAt: readonly (readonly Phrase[])[];
}

/** The signs of a question, by the word that they stand at. */
export interface QuestionSigns {
  readonly signsAt: readonly (readonly Sign[])[];
  /** Those that stand at it or behind it. */
  readonly signsAhead: readonly (readonly Sign[])[];
}

const numbers = new Map<string, Sign>();

/** Signs to be looked for. */
export function makeSigns(kind: SignKind, names: readonly string[]): SignSet {
  return setOf(
    names.map((name) => {
      const key = `${kind} ${name}`;
      const sign = numbers.get(key) ?? numbers.size;
      numbers.set(key, sign);
      return sign;
    }),
  );
}

export function uniteSigns(sets: readonly SignSet[]): SignSet {
  const union = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (const [item, bits] of set.entries()) union[item] = (union[item] ?? 0) | bits;
  }
  return union;
}

/** Whether one of these signs is in the set. */
export function hasAny(set: SignSet, signs: readonly Sign[]): boolean {
  for (const sign of signs) {
    if ((((set[sign >>> 5] ?? 0) >>> (sign & 31)) & 1) === 1) return true;
  }
  return false;
}

export function readSigns({
  question: { words },
  keywordsAt,
  mentionsAt,
  phrasesAt,
}: IndexedQuestion): QuestionSigns {
  const signsAt = words.map(({ lower, lemma, tag }, place) => [
    ...new Set([
      ...signsOf("word", [lower, lemma]),
      ...signsOf("tag", [tag]),
      ...(keywordsAt[place] ?? []).flatMap(({ kind }) => signsOf("keyword", [kind])),
      ...(mentionsAt[place] ?? []).flatMap(({ target }) => signsOf("mention", [target.kind])),
      ...(phrasesAt[place] ?? []).flatMap(({ kind }) => signsOf("phrase", [kind])),
    ]),
  ]);
  return { signsAt, signsAhead: signsAt.map((_, place) => [...new Set(signsAt.slice(place).flat())]) };
}

function signsOf(kind: SignKind, names: readonly string[]): readonly Sign[] {
  return names.flatMap((name) => numbers.get(`${kind} ${name}`) ?? []);
}

function setOf(signs: readonly Sign[]): SignSet {
  const set = new Uint32Array(Math.floor(Math.max(0, ...signs) / 32) + 1);
  for (const sign of signs) set[sign >>> 5] = (set[sign >>> 5] ?? 0) | (1 << (sign & 31));
  return set;
}
