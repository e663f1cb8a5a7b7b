import type { Mention } from "../../link/mention.ts";
import type { Phrase, Question, Word, WordRange } from "../../question/question.ts";
import type { Clause, Fragment } from "../request/clause.ts";
import type { Cue, CueKind } from "../cues/cue.ts";
import type { ExplainedRole } from "./explained-role.ts";
import type { Schema } from "../schema/schema.ts";

/** Everything that patterns look at, indexed by the word it starts at. */
export interface PatternContext {
  readonly question: Question;
  readonly schema: Schema;
  readonly cuesAt: readonly (readonly Cue[])[];
  readonly mentionsAt: readonly (readonly Mention[])[];
  readonly phrasesAt: readonly (readonly Phrase[])[];
  /** What elements found so far, by element and by place: patterns share elements, each place is read once. */
  readonly found: Map<unknown, (readonly Match<unknown>[] | undefined)[]>;
}

/** What an element of a pattern found at a place. */
export interface Match<T> {
  readonly value: T;
  readonly to: number;
  readonly mentions: readonly Mention[];
  readonly score: number;
}

/** Finds one thing at a place among the words; several ways to take it are several matches. */
export type Element<T> = (context: PatternContext, from: number) => readonly Match<T>[];

/** A way of asking. Patterns compete for the words of a question; none needs to know of another. */
export interface Pattern {
  readonly name: string;
  readonly role: ExplainedRole;
  readonly element: Element<readonly Clause[]>;
  /** Added to the score of what it finds. */
  readonly bonus: number;
}

/** What the words of a cue are worth, each. A mention's words are worth its score. */
const cueWorth = 0.9;
const maxMatchesPerPlace = 48;
/** Small words that may stand between two elements. */
const maxGap = 3;
const gapCost = 0.02;

/** Names a way of asking. */
export function pattern(
  name: string,
  role: ExplainedRole,
  element: Element<readonly Clause[]>,
  bonus = 0,
): Pattern {
  return { name, role, element, bonus };
}

/** All that a pattern reads from the words starting at `from`. */
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
 * Elements in order, and what they amount to together.
 *
 * Small words between them ("of the", "in") are passed over. `build` answers null when what was found does not fit.
 */
export function sequence<const T extends readonly unknown[], U>(
  elements: { readonly [K in keyof T]: Element<T[K]> },
  build: (values: T, context: PatternContext) => U | null,
): Element<U> {
  return remember((context, from) =>
    matchElements(elements as readonly Element<unknown>[], context, from).flatMap((match) => {
      const value = build(match.value as unknown as T, context);
      return value === null ? [] : [{ ...match, value }];
    }),
  );
}

/** The element, reading each place of a question once however many patterns hold it. */
function remember<T>(element: Element<T>): Element<T> {
  return (context, from) => {
    const places = context.found.get(element) ?? [];
    const known = places[from];
    if (known) return known as readonly Match<T>[];
    const matches = element(context, from);
    places[from] = matches;
    context.found.set(element, places);
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
    partial = keepBest(partial.flatMap((before) => matchNext(element, context, before, from)));
    if (partial.length === 0) return [];
  }
  return partial.filter((match) => match.to > from);
}

function keepBest(matches: readonly Match<readonly unknown[]>[]): readonly Match<readonly unknown[]>[] {
  return matches.length <= maxMatchesPerPlace
    ? matches
    : matches.toSorted((a, b) => b.score - a.score).slice(0, maxMatchesPerPlace);
}

/** The element right here or, once the sequence has begun, behind a few small words. */
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
    const place = gapped.to;
    found.push(...matchHere(element, context, gapped).filter((match) => match.to > place));
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

const impassable = new Set(["not", "no", "or", "and", "never", "without"]);

function isPassable(passed: Word): boolean {
  return passed.isFunctionWord && !impassable.has(passed.lower);
}

/** A cue of one of these kinds. */
export function cue(...kinds: readonly CueKind[]): Element<CueKind> {
  return (context, from) =>
    (context.cuesAt[from] ?? [])
      .filter((found) => kinds.includes(found.kind))
      .map((found) => ({
        value: found.kind,
        to: found.range.to,
        mentions: [],
        score: cueWorth * width(found.range),
      }));
}

/** One of these words, typed or in dictionary form. */
export function word(...words: readonly string[]): Element<string> {
  return (context, from) => {
    const found = context.question.words[from];
    if (!found || !(words.includes(found.lower) || words.includes(found.lemma))) return [];
    return [{ value: found.lower, to: from + 1, mentions: [], score: found.isFunctionWord ? 0.1 : cueWorth }];
  };
}

/** A word of this part of speech, whatever it says. */
export function tagged(...tags: readonly Word["tag"][]): Element<string> {
  return (context, from) => {
    const found = context.question.words[from];
    return found && tags.includes(found.tag)
      ? [{ value: found.lower, to: from + 1, mentions: [], score: 0.3 }]
      : [];
  };
}

/** A mention of one kind. */
export function mention<K extends Mention["target"]["kind"]>(
  kind: K,
): Element<Mention & { readonly target: { readonly kind: K } }> {
  return (context, from) =>
    (context.mentionsAt[from] ?? []).filter(hasKind(kind)).map((found) => ({
      value: found,
      to: found.range.to,
      mentions: [found],
      score: found.score * width(found.range),
    }));
}

function hasKind<K extends Mention["target"]["kind"]>(kind: K) {
  return (found: Mention): found is Mention & { readonly target: { readonly kind: K } } =>
    found.target.kind === kind;
}

/** A phrase of one kind. */
export function phrase<K extends Phrase["kind"]>(kind: K): Element<Phrase & { readonly kind: K }> {
  return (context, from) =>
    (context.phrasesAt[from] ?? [])
      .filter((found): found is Phrase & { readonly kind: K } => found.kind === kind)
      .map((found) => ({ value: found, to: found.range.to, mentions: [], score: width(found.range) }));
}

/** The element, or nothing at all. */
export function optional<T>(element: Element<T>): Element<T | null> {
  return (context, from) => [...element(context, from), { value: null, to: from, mentions: [], score: 0 }];
}

/** Whatever one of the elements finds. */
export function either<T>(...elements: readonly Element<T>[]): Element<T> {
  return remember((context, from) => elements.flatMap((element) => element(context, from)));
}

/** Several of an element in a row, from `least` to `most`, with a separator between each two. */
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

/** What an element finds, turned into something else, or dropped where `turn` answers null. */
export function map<T, U>(
  element: Element<T>,
  turn: (value: T, context: PatternContext) => U | null,
): Element<U> {
  return (context, from) =>
    element(context, from).flatMap((match) => {
      const value = turn(match.value, context);
      return value === null ? [] : [{ ...match, value }];
    });
}

/** An element, worth more or less than usual. */
export function weigh<T>(element: Element<T>, factor: number): Element<T> {
  return (context, from) =>
    element(context, from).map((match) => ({ ...match, score: match.score * factor }));
}

export function width(range: WordRange): number {
  return range.to - range.from;
}
