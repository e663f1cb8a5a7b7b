import type { RowState } from "@askery/model";
import { isWithin } from "../../link/obey-definitions.ts";
import type { Mention } from "../../link/mention.ts";
import { occupancyNouns } from "../../meaning/states/state-words.data.ts";
import { generalStates } from "../../meaning/states/general-states.ts";
import type { Question, Word, WordRange } from "../../question/question.ts";
import type { StateTest } from "../request/state-test.ts";
import type { StatePhrase } from "../schema/index-states.ts";
import type { Schema } from "../schema/schema.ts";

/** Words for a state, with the table whose rows they describe. */
export interface StateMention {
  readonly range: WordRange;
  readonly test: StateTest;
  /** The state of that table; null where no table is named beside the words. */
  readonly state: RowState | null;
  /** True if the words are a value that the table stores, which then is all they mean. */
  readonly isValue: boolean;
}

/**
 * Finds the words for states of a question. They describe the table that is named after them, in the same noun phrase,
 * or else the last table named before them.
 */
export function findStateMentions(
  { words, phrases }: Question,
  mentions: readonly Mention[],
  schema: Schema,
): readonly StateMention[] {
  // In "active last month", the month is no column.
  const isOfPeriod = (range: WordRange): boolean =>
    phrases.some((phrase) => phrase.kind === "period" && isWithin(range, phrase.range));
  let end = 0;
  return words.flatMap(({ index }) => {
    const [longest] = schema.states.at(words, index);
    if (longest === undefined || longest.to <= end) return [];
    end = longest.to;
    if (isCompared(words, index, longest.to) || isMeasured(words, index)) return [];
    if (isDwelling(words, index) || isDoneBySomeone(words, index)) return [];
    const found = mentionState(longest, index, { words, mentions, schema, isOfPeriod });
    if (found.state === null && isOfOthers(longest.phrase, mentions, schema)) return [];
    return [{ ...found, isValue: mentions.some((mention) => isValueOf(mention, found)) }];
  });
}

/** True for a word for things that somebody has or nobody, beside the name of something else: "available vendors". */
function isOfOthers(phrase: string, mentions: readonly Mention[], schema: Schema): boolean {
  const states = schema.catalog.tables.flatMap(({ id }) => schema.stateOf(id, phrase) ?? []);
  const isNamed = mentions.some(({ target, score }) => target.kind === "table" && score >= surelyNamed);
  return (
    isNamed && !occupancyNouns.has(phrase) && states.every(({ condition }) => condition.kind === "related")
  );
}

/** True for "delivered after", "before they were shipped": two dates are compared. */
function isCompared(words: readonly Word[], from: number, to: number): boolean {
  const near = [words[to], ...words.slice(Math.max(0, from - maxBetween), from)];
  return near.some((word) => word !== undefined && orderWords.has(word.lower));
}

const orderWords: ReadonlySet<string> = new Set(["after", "before", "earlier", "later"]);

/** True for "customers who live in Berlin", which asks for no state. "Live customers in Berlin" does. */
function isDwelling(words: readonly Word[], from: number): boolean {
  const [before, word, after] = [words[from - 1], words[from], words[from + 1]];
  const isVerb = subjectWords.has(before?.lower ?? "") || before?.tag === "noun";
  return word?.lower === "live" && isVerb && placeWords.has(after?.lower ?? "");
}

const subjectWords: ReadonlySet<string> = new Set(["who", "that", "which", "they", "people", "do"]);
const placeWords: ReadonlySet<string> = new Set(["in", "at", "near", "within", "outside", "abroad"]);

/** True for "how many rentals did we open", which asks for an event. "Do we have open" asks for a state. */
function isDoneBySomeone(words: readonly Word[], from: number): boolean {
  const [auxiliary, subject, verb] = words.slice(Math.max(0, from - 2), from + 1);
  return verb?.tag === "verb" && auxiliary?.lemma === "do" && subjectTags.has(subject?.tag ?? "");
}

const subjectTags: ReadonlySet<string> = new Set(["pronoun", "noun", "properNoun"]);

/** True for "how many days has it been open", which asks for the time since. */
function isMeasured(words: readonly Word[], from: number): boolean {
  return words[from - 1]?.lower === "been" && words.some(({ lemma }) => timeWords.has(lemma));
}

const timeWords: ReadonlySet<string> = new Set(["long", "minute", "hour", "day", "week", "month", "year"]);

function isValueOf(
  { target, range, isGuess }: Mention,
  { range: { from, to }, test, state: found }: Omit<StateMention, "isValue">,
): boolean {
  if (target.kind !== "value" || isGuess || range.from !== from || range.to !== to) return false;
  if (found === null) return !generalStates.has(test.phrase);
  const { condition } = found;
  return (
    condition.kind === "values" &&
    condition.column.table === target.table &&
    condition.column.column === target.column &&
    condition.values.length === 1 &&
    condition.values[0] === target.value &&
    condition.isNegated === test.isNegated
  );
}

interface Surroundings {
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  readonly schema: Schema;
  readonly isOfPeriod: (range: WordRange) => boolean;
}

function mentionState(
  { phrase, to, isNegated }: StatePhrase,
  from: number,
  { words, mentions, schema, isOfPeriod }: Surroundings,
): Omit<StateMention, "isValue"> {
  const end = endOfPhrase(words, to);
  const named = mentions
    .flatMap(({ target, range, score, isGuess }) =>
      target.kind === "table" || target.kind === "column" ? [{ ...target, range, score, isGuess }] : [],
    )
    .filter(({ table }) => schema.stateOf(table, phrase) !== null)
    .toSorted((a, b) => Number(b.kind === "table") - Number(a.kind === "table") || b.score - a.score);
  const after = named.find(
    ({ range }) =>
      range.from >= to && range.from < end && words[range.from]?.tag !== "verb" && !isOfPeriod(range),
  );
  const [before] = named
    .filter(({ range, kind, score }) => range.to <= from && kind === "table" && score >= surelyNamed)
    .toSorted((a, b) => Number(a.isGuess) - Number(b.isGuess) || b.range.to - a.range.to);
  const near = (after ?? before)?.table ?? null;
  return {
    range: { from, to },
    test: { kind: "state", phrase, table: near, isNegated, isMild: false },
    state: near === null ? null : schema.stateOf(near, phrase),
  };
}

const surelyNamed = 0.6;
/** The maximum number of words between a state and the noun that it describes: "open high priority cases". */
const maxBetween = 3;

function endOfPhrase(words: readonly Word[], from: number): number {
  if (isFollowedByAnother(words, from)) return endOfPhrase(words, from + 1);
  const stop = words
    .slice(from)
    .findIndex(({ isFunctionWord, tag }) => isFunctionWord || tag === "punctuation");
  return Math.min(stop === -1 ? words.length : from + stop, from + maxBetween + 1);
}

/** "Paid and pending orders": the noun follows the last of several adjectives. */
function isFollowedByAnother(words: readonly Word[], from: number): boolean {
  const [joining, next] = words.slice(from, from + 2);
  return joiningWords.has(joining?.lower ?? "") && (next?.tag === "adjective" || next?.tag === "verb");
}

const joiningWords: ReadonlySet<string> = new Set(["and", "or", "&"]);

/**
 * Removes mentions of values and columns that a state of the named table explains better: "open" in "open orders" is
 * neither the opening date of a store nor the status of a claim. A state that the database lacks is no other adjective
 * either: "late" never means any date.
 */
export function preferStates(
  { words }: Question,
  mentions: readonly Mention[],
  states: readonly StateMention[],
): readonly Mention[] {
  const known = states.filter(({ state }) => state !== null);
  const general = words.filter(({ lower, tag }) => tag === "adjective" && generalStates.has(lower));
  return mentions.filter((mention) => {
    const { target, range, stage } = mention;
    return (
      target.kind === "table" ||
      target.kind === "glossary" ||
      (!known.some((one) => isWithin(range, one.range) && isExplained(mention, one)) &&
        !(stage === "adjective" && general.some(({ index }) => range.from <= index && index < range.to)))
    );
  });
}

/**
 * True if the state is all that the mention may mean. A participle may still name a column: "shipped to France". A value
 * of the table stays.
 */
function isExplained(mention: Mention, found: StateMention): boolean {
  if (mention.target.kind === "value") return !(found.isValue && isValueOf(mention, found));
  return found.state?.isNamed === false;
}
