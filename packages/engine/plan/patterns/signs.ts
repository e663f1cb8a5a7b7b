import type { Mention } from "../../link/mention.ts";
import type { Phrase, Question } from "../../question/question.ts";
import type { StateMention } from "./state-mentions.ts";
import type { Keyword } from "../keywords/keyword.ts";

/**
 * A prerequisite of an element at a position: a keyword, mention or phrase of some kind, a state, a word, or a part of
 * speech.
 *
 * Signs rule out most of the hundreds of patterns at a position without running them. They get their numbers as
 * elements declare them; anything that no element declares is not a sign.
 */
export type Sign = number;

export type SignKind = "keyword" | "mention" | "phrase" | "state" | "word" | "tag";

/** A bit set of signs. */
export type SignSet = Uint32Array;

/** A question with its keywords, mentions, phrases and states, indexed by start word. */
export interface IndexedQuestion {
  readonly question: Question;
  readonly keywordsAt: readonly (readonly Keyword[])[];
  readonly mentionsAt: readonly (readonly Mention[])[];
  readonly phrasesAt: readonly (readonly Phrase[])[];
  readonly statesAt: readonly (readonly StateMention[])[];
}

/** The signs of a question, by word. */
export interface QuestionSigns {
  readonly signsAt: readonly (readonly Sign[])[];
  /** The signs at a word or after it. */
  readonly signsAhead: readonly (readonly Sign[])[];
}

const numbers = new Map<string, Sign>();

/** Declares signs that an element needs. */
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

/** True if the set contains one of these signs. */
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
  statesAt,
}: IndexedQuestion): QuestionSigns {
  const signsAt = words.map(({ lower, lemma, tag }, index) => [
    ...new Set([
      ...signsOf("word", [lower, lemma]),
      ...signsOf("tag", [tag]),
      ...(keywordsAt[index] ?? []).flatMap(({ kind }) => signsOf("keyword", [kind])),
      ...(mentionsAt[index] ?? []).flatMap(({ target }) => signsOf("mention", [target.kind])),
      ...(phrasesAt[index] ?? []).flatMap(({ kind }) => signsOf("phrase", [kind])),
      ...(statesAt[index] ?? []).flatMap(() => signsOf("state", ["state"])),
    ]),
  ]);
  return { signsAt, signsAhead: signsAt.map((_, index) => [...new Set(signsAt.slice(index).flat())]) };
}

function signsOf(kind: SignKind, names: readonly string[]): readonly Sign[] {
  return names.flatMap((name) => numbers.get(`${kind} ${name}`) ?? []);
}

function setOf(signs: readonly Sign[]): SignSet {
  const set = new Uint32Array(Math.floor(Math.max(0, ...signs) / 32) + 1);
  for (const sign of signs) set[sign >>> 5] = (set[sign >>> 5] ?? 0) | (1 << (sign & 31));
  return set;
}
