import type { Mention } from "../../link/mention.ts";
import type { Phrase, Question, Word, WordRange } from "../../question/question.ts";
import type { Clause } from "../request/clause.ts";
import type { Fragment } from "../request/fragment.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import type { ExplainedRole } from "./explained-role.ts";
import type { Schema } from "../schema/schema.ts";
import {
  hasAny,
  makeSigns,
  uniteSigns,
  type IndexedQuestion,
  type QuestionSigns,
  type SignSet,
} from "./signs.ts";

/** The input of patterns, indexed by start word. */
export interface PatternContext extends IndexedQuestion, QuestionSigns {
  readonly schema: Schema;
  /** Memoized matches by element and position: patterns share elements, and each position is parsed once. */
  readonly found: Map<unknown, (readonly Match<unknown>[] | undefined)[]>;
}

/** A match of an element at a position. */
export interface Match<T> {
  readonly value: T;
  readonly to: number;
  readonly mentions: readonly Mention[];
  readonly score: number;
}

/** Parses one part of a question at a position. Ambiguous words yield several matches. */
export interface Element<T> {
  (context: PatternContext, from: number): readonly Match<T>[];
  /** Every match starts at one of these signs. Undefined if unknown; the element then runs everywhere. */
  readonly signs?: SignSet | undefined;
  /** True if the element may match zero words, so that the next element starts at the same position. */
  readonly isOptional?: boolean;
}

type Find<T> = (context: PatternContext, from: number) => readonly Match<T>[];

/** One form of asking. Patterns compete for the words of a question and are independent of each other. */
export interface Pattern {
  readonly name: string;
  readonly role: ExplainedRole;
  readonly element: Element<readonly Clause[]>;
  /** Added to the score of each fragment. */
  readonly bonus: number;
}

/** The score per word of a keyword. Each word of a mention has the mention's score. */
export const keywordWorth = 0.9;
const maxMatchesPerStart = 48;
/** The maximum number of function words between two elements. */
const maxGap = 3;
const gapCost = 0.02;

export function pattern(
  name: string,
  role: ExplainedRole,
  element: Element<readonly Clause[]>,
  bonus = 0,
): Pattern {
  return { name, role, element, bonus };
}

/** The fragments of a pattern that start at word `from`. */
export function findFragments(found: Pattern, context: PatternContext, from: number): readonly Fragment[] {
  return found.element(context, from).map((match) => ({
    range: { from, to: match.to },
    pattern: found.name,
    role: found.role,
    clauses: match.value,
    mentions: match.mentions,
    score: match.score + found.bonus,
  }));
}

/**
 * Matches elements in order and combines their values.
 *
 * Skips function words between them ("of the", "in"). `build` returns null for values that do not fit together.
 */
export function sequence<const T extends readonly unknown[], U>(
  elements: { readonly [K in keyof T]: Element<T[K]> },
  build: (values: T, context: PatternContext) => U | null,
): Element<U> {
  const all = elements as readonly Element<unknown>[];
  const needed = all.flatMap(({ signs, isOptional }) => (signs && !isOptional ? [signs] : []));
  const match = remember((context, from) =>
    matchElements(all, context, from).flatMap((found) => {
      const value = build(found.value as unknown as T, context);
      return value === null ? [] : [{ ...found, value }];
    }),
  );
  return withSigns(signsOfFirst(all), (context, from) => {
    const ahead = context.signsAhead[from];
    return ahead && needed.every((signs) => hasAny(signs, ahead)) ? match(context, from) : [];
  });
}

/** The signs that a sequence may start with: those of its leading optional elements and of the first required one. */
function signsOfFirst(elements: readonly Element<unknown>[]): SignSet | undefined {
  const last = elements.findIndex(({ isOptional }) => isOptional !== true);
  return signsOfAny(last === -1 ? elements : elements.slice(0, last + 1));
}

function signsOfAny(elements: readonly Element<unknown>[]): SignSet | undefined {
  const known = elements.flatMap(({ signs }) => signs ?? []);
  return known.length === elements.length ? uniteSigns(known) : undefined;
}

/** Runs the element only where one of its signs occurs. */
function withSigns<T>(signs: SignSet | undefined, find: Find<T>): Element<T> {
  if (signs === undefined) return find;
  const guarded: Find<T> = (context, from) => {
    const here = context.signsAt[from];
    return here && hasAny(signs, here) ? find(context, from) : [];
  };
  return Object.assign(guarded, { signs });
}

/** Runs `find` only where `other` can match. */
export function onlyWhere<T>(other: Element<unknown>, find: Find<T>): Element<T> {
  return other.isOptional ? find : withSigns(other.signs, find);
}

/** Memoizes an element by position. */
function remember<T>(find: Find<T>): Find<T> {
  return (context, from) => {
    const byStart = context.found.get(find) ?? [];
    const known = byStart[from];
    if (known) return known as readonly Match<T>[];
    const matches = find(context, from);
    byStart[from] = matches;
    context.found.set(find, byStart);
    return matches;
  };
}

function matchElements(
  elements: readonly Element<unknown>[],
  context: PatternContext,
  from: number,
): readonly Match<readonly unknown[]>[] {
  let partial: readonly Match<readonly unknown[]>[] = [{ value: [], to: from, mentions: [], score: 0 }];
  for (const element of elements) {
    partial = chooseBest(partial.flatMap((before) => matchNext(element, context, before, from)));
    if (partial.length === 0) return [];
  }
  return partial.filter((match) => match.to > from);
}

function chooseBest(matches: readonly Match<readonly unknown[]>[]): readonly Match<readonly unknown[]>[] {
  return matches.length <= maxMatchesPerStart
    ? matches
    : matches.toSorted((a, b) => b.score - a.score).slice(0, maxMatchesPerStart);
}

/** Matches the element at this position or, after the first element, after a few skipped function words. */
function matchNext(
  element: Element<unknown>,
  context: PatternContext,
  before: Match<readonly unknown[]>,
  start: number,
): readonly Match<readonly unknown[]>[] {
  const found = [...matchHere(element, context, before)];
  if (before.to === start) return found;
  let gapped = before;
  for (let gap = 1; gap <= maxGap; gap++) {
    const passed = context.question.words[gapped.to];
    if (!passed || !isPassable(passed)) break;
    gapped = { ...gapped, to: gapped.to + 1, score: gapped.score - gapCost };
    const end = gapped.to;
    found.push(...matchHere(element, context, gapped).filter((match) => match.to > end));
  }
  return found;
}

function matchHere(
  element: Element<unknown>,
  context: PatternContext,
  before: Match<readonly unknown[]>,
): readonly Match<readonly unknown[]>[] {
  return element(context, before.to).map((match) => ({
    value: [...before.value, match.value],
    to: match.to,
    mentions: match.mentions.length === 0 ? before.mentions : [...before.mentions, ...match.mentions],
    score: before.score + match.score,
  }));
}

const impassable = new Set(["not", "no", "or", "and", "never", "without", "per"]);

function isPassable(passed: Word): boolean {
  return passed.isFunctionWord && !impassable.has(passed.lower);
}

/** A keyword of one of these kinds. */
export function keyword(...kinds: readonly KeywordKind[]): Element<KeywordKind> {
  return withSigns(makeSigns("keyword", kinds), (context, from) =>
    (context.keywordsAt[from] ?? [])
      .filter((found) => kinds.includes(found.kind))
      .map((found) => ({
        value: found.kind,
        to: found.range.to,
        mentions: [],
        score: keywordWorth * width(found.range),
      })),
  );
}

/** One of these words, by typed form or lemma. */
export function word(...words: readonly string[]): Element<string> {
  return withSigns(makeSigns("word", words), (context, from) => {
    const found = context.question.words[from];
    if (!found || !(words.includes(found.lower) || words.includes(found.lemma))) return [];
    return [
      { value: found.lower, to: from + 1, mentions: [], score: found.isFunctionWord ? 0.1 : keywordWorth },
    ];
  });
}

/** Any word with one of these parts of speech. */
export function tagged(...tags: readonly Word["tag"][]): Element<string> {
  return withSigns(makeSigns("tag", tags), (context, from) => {
    const found = context.question.words[from];
    return found && tags.includes(found.tag)
      ? [{ value: found.lower, to: from + 1, mentions: [], score: 0.3 }]
      : [];
  });
}

/** A noun or adjective that means nothing in the database and does nothing in a question. */
export const unknownWord: Element<string> = onlyWhere(
  tagged("noun", "adjective", "properNoun"),
  ({ question, mentionsAt, keywordsAt, phrasesAt, statesAt }, from) => {
    const found = question.words[from];
    const isKnown = [mentionsAt, keywordsAt, phrasesAt, statesAt].some((at) => (at[from] ?? []).length > 0);
    const isCovered = mentionsAt.some((mentions) =>
      mentions.some(({ range }) => range.from <= from && from < range.to),
    );
    return !found || isKnown || isCovered
      ? []
      : [{ value: found.lower, to: from + 1, mentions: [], score: unknownWorth }];
  },
);

const unknownWorth = 0.4;

/** A mention of this kind. */
export function mention<K extends Mention["target"]["kind"]>(
  kind: K,
): Element<Mention & { readonly target: { readonly kind: K } }> {
  const anyOfKind = mentionAcross(kind);
  return onlyWhere(anyOfKind, (context, from) =>
    anyOfKind(context, from).filter(({ value }) => !isAcross(value, context.question)),
  );
}

/** Like `mention`, with columns that are named across an "and": "first and last name" for the first. */
export function mentionAcross<K extends Mention["target"]["kind"]>(
  kind: K,
): Element<Mention & { readonly target: { readonly kind: K } }> {
  return withSigns(makeSigns("mention", [kind]), (context, from) =>
    (context.mentionsAt[from] ?? []).filter(hasKind(kind)).map((found) => ({
      value: found,
      to: found.range.to,
      mentions: [found],
      score: found.score * width(found.range),
    })),
  );
}

/** One of two columns that share their last word. Its words alone say nothing of the other. */
function isAcross({ target, range }: Mention, { words }: Question): boolean {
  if (target.kind !== "column" || range.to - range.from < shortestAcross) return false;
  return words.slice(range.from, range.to).some(isJoint);
}

/** "first and last name" without the noun. */
const shortestAcross = 3;

/** True for what joins two items of a list. */
export function isJoint({ lower }: Word): boolean {
  return lower === "and" || lower === ",";
}

function hasKind<K extends Mention["target"]["kind"]>(kind: K) {
  return (found: Mention): found is Mention & { readonly target: { readonly kind: K } } =>
    found.target.kind === kind;
}

/** A phrase of this kind. */
export function phrase<K extends Phrase["kind"]>(kind: K): Element<Phrase & { readonly kind: K }> {
  return withSigns(makeSigns("phrase", [kind]), (context, from) =>
    (context.phrasesAt[from] ?? [])
      .filter((found): found is Phrase & { readonly kind: K } => found.kind === kind)
      .map((found) => ({ value: found, to: found.range.to, mentions: [], score: width(found.range) })),
  );
}

/** The element, or nothing. */
export function optional<T>(element: Element<T>): Element<T | null> {
  const find: Find<T | null> = (context, from) => [
    ...element(context, from),
    { value: null, to: from, mentions: [], score: 0 },
  ];
  return Object.assign(find, { signs: element.signs, isOptional: true });
}

/** The matches of all given elements. */
export function either<T>(...elements: readonly Element<T>[]): Element<T> {
  return withSigns(
    signsOfAny(elements),
    remember((context, from) => elements.flatMap((element) => element(context, from))),
  );
}

/** A list of `least` to `most` elements with a separator between them. */
export function several<T>(
  element: Element<T>,
  separator: Element<unknown>,
  { least, most }: { readonly least: number; readonly most: number },
): Element<readonly T[]> {
  const lengths = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return either(
    ...lengths.map((length) => {
      const elements = Array.from({ length: 2 * length - 1 }, (_, index) =>
        index % 2 === 0 ? element : separator,
      );
      return sequence(elements, (values) => values.filter((_, index) => index % 2 === 0) as readonly T[]);
    }),
  );
}

/** Converts the values of an element; drops the match if `turn` returns null. */
export function map<T, U>(
  element: Element<T>,
  turn: (value: T, context: PatternContext) => U | null,
): Element<U> {
  return onlyWhere(element, (context, from) =>
    element(context, from).flatMap((match) => {
      const value = turn(match.value, context);
      return value === null ? [] : [{ ...match, value }];
    }),
  );
}

/** Multiplies the score of an element. */
export function weigh<T>(element: Element<T>, factor: number): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).map((match) => ({ ...match, score: match.score * factor })),
  );
}

export function width(range: WordRange): number {
  return range.to - range.from;
}
