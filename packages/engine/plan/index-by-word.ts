import { findDefinitions, isWithin } from "../link/obey-definitions.ts";
import type { Mention } from "../link/mention.ts";
import { relativeWords, seasonMonths } from "../question/calendar-words.data.ts";
import type { Phrase, Question, WordRange } from "../question/question.ts";
import { dropInside, findValuePhrases } from "./keywords/find-value-phrases.ts";
import { findKeywords } from "./keywords/find-keywords.ts";
import type { Keyword, KeywordKind } from "./keywords/keyword.ts";
import { isAtStart } from "./patterns/at-start.ts";
import { preferDeedsOfRows } from "./patterns/deeds-of-rows.ts";
import type { PatternContext } from "./patterns/pattern.ts";
import { preferFlows } from "./patterns/prefer-flows.ts";
import { readSigns, type IndexedQuestion } from "./patterns/signs.ts";
import { findStateMentions, preferStates } from "./patterns/state-mentions.ts";
import type { Request } from "./request/request.ts";
import { tablesOfRequest } from "./request/tables-of-request.ts";
import type { Schema } from "./schema/schema.ts";

interface Linked {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  readonly schema: Schema;
  /** The request of the previous question in the conversation. */
  readonly before: Request | null;
}

/** What patterns look for, by the word that it starts with. */
export function indexByWord({ question, mentions, schema, before }: Linked): PatternContext {
  const earlier = before === null ? [] : tablesOfRequest(before);
  const defined = findDefinitions(mentions).map(({ range }) => range);
  const isFree = ({ range }: { readonly range: WordRange }): boolean =>
    !defined.some((other) => isWithin(range, other));
  const states = findStateMentions(question, mentions, schema).filter(isFree);
  const keywords = findKeywords(question, schema.isKnownWord)
    .filter(isFree)
    .filter((keyword) => !isThing(keyword, question, mentions) && !isUnfinished(keyword, question));
  const phrases = findValuePhrases(question, mentions).filter((range) =>
    keywords.some((keyword) => isWithin(keyword.range, range)),
  );
  const named = preferDeedsOfRows(question, dropInside(mentions, phrases), { schema, earlier }).filter(
    (mention) =>
      !isPerGrain(question, mention) &&
      !isCount(mention, question, mentions) &&
      !isPersonForVerb(question, mention, schema),
  );
  const indexed: IndexedQuestion = {
    question,
    statesAt: groupByStart(
      question,
      states.filter(({ isValue }) => !isValue),
    ),
    keywordsAt: groupByStart(question, dropInside(keywords, phrases)),
    mentionsAt: groupByStart(
      question,
      dropBridges(question, preferFlows(question, preferStates(question, named, states), schema)),
    ),
    phrasesAt: groupByStart<Phrase>(
      question,
      question.phrases
        .filter(isFree)
        .filter((phrase) => !isNamedSeason(phrase, question, mentions))
        .filter((phrase) => before === null || !resumes(phrase, question)),
    ),
  };
  return { ...indexed, ...readSigns(indexed), schema, found: new Map() };
}

/**
 * True for a noun that names rows: "how many returns" asks nobody to return anything, and "orders by country" sorts
 * nothing. A command begins with the bare verb.
 */
function isThing({ kind, range }: Keyword, { words }: Question, mentions: readonly Mention[]): boolean {
  const word = words[range.from];
  if (!commands.has(kind) || word?.tag !== "noun") return false;
  if (range.from === 0 && word.lower === word.lemma) return false;
  return mentions.some(
    ({ target, isGuess, range: { from, to } }) =>
      target.kind === "table" && !isGuess && from === range.from && to === from + 1,
  );
}

/** True for "still running" and "are running", which ask for rows that have not ended, and for no running total. */
function isUnfinished({ kind, range }: Keyword, { words }: Question): boolean {
  const before = words[range.from - 1];
  const isAlone = range.to === range.from + 1 && words[range.from]?.lower === "running";
  return kind === "running" && isAlone && (before?.lower === "still" || before?.lemma === "be");
}

const commands: ReadonlySet<KeywordKind> = new Set(["request", "sort"]);

/** True for the "now" that a follow-up starts with: "and now by country" is not about today. */
function resumes({ kind, range }: Phrase, { words }: Question): boolean {
  const isNow = range.to === range.from + 1 && words[range.from]?.lower === "now";
  return (
    kind === "period" &&
    isNow &&
    isAtStart(words, range.from) &&
    words.slice(range.to).some(({ tag }) => tag !== "punctuation")
  );
}

/** True for a season of a year that the database has itself: the term "Fall 2023", or "Fall" beside a year. */
function isNamedSeason({ kind, range }: Phrase, { words }: Question, mentions: readonly Mention[]): boolean {
  if (kind !== "period") return false;
  const season = words.slice(range.from, range.to).find(({ lower }) => seasonMonths.has(lower));
  if (season === undefined || relativeWords.has(words[season.index - 1]?.lower ?? "")) return false;
  return mentions.some(
    ({ target, stage, range: { from, to } }) =>
      target.kind === "value" && stage !== "part" && from <= season.index && season.index < to,
  );
}

/** True where a verb is guessed to be people by a synonym: "caused" names no driver. */
function isPersonForVerb({ words }: Question, { target, range, stage }: Mention, schema: Schema): boolean {
  return (
    target.kind === "table" &&
    stage === "synonym" &&
    range.to === range.from + 1 &&
    words[range.from]?.tag === "verb" &&
    schema.isPerson(target.table)
  );
}

/** True for a value where the question means a unit of time: "month" in "per month". */
function isPerGrain({ words, phrases }: Question, { target, range }: Mention): boolean {
  const isAxis = breakdownWords.has(words[range.from - 1]?.lower ?? "");
  return (
    target.kind === "value" &&
    isAxis &&
    phrases.some((phrase) => phrase.kind === "grain" && isWithin(range, phrase.range))
  );
}

/** True for a value where the number counts rows: the 10 of "last 10 orders" is no store, unlike that of "store 10 orders". */
function isCount({ target, range }: Mention, { words }: Question, mentions: readonly Mention[]): boolean {
  const isNumber = range.to === range.from + 1 && words[range.from]?.tag === "number";
  if (target.kind !== "value" || !isNumber) return false;
  const named = mentions.filter(({ isGuess, target: { kind } }) => !isGuess && kind !== "value");
  const countsRows = named.some((one) => one.target.kind === "table" && one.range.from === range.to);
  return countsRows && !named.some((one) => one.range.to === range.from);
}

const breakdownWords: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);

const surelyNamed = 0.6;
/** Words that never occur inside a multiword name. */
const partingWords: ReadonlySet<string> = new Set(["vs", "versus", "against", "most", "least", "than"]);

/** Drops mentions across an "and", unless both sides share the last word: "first and last name". */
function dropBridges({ words }: Question, mentions: readonly Mention[]): readonly Mention[] {
  const namesColumn = ({ target, score }: Mention): boolean =>
    target.kind === "column" && score >= surelyNamed;
  return mentions.filter(({ range, target }) => {
    if (target.kind === "value") return true;
    const between = words.slice(range.from, range.to);
    if (between.some(({ lower }) => partingWords.has(lower))) return false;
    const joint = between.find(({ lower }) => lower === "and" || lower === ",");
    if (joint === undefined) return true;
    // In "account id and name", "account id" is already a complete column name.
    const isWhole = mentions.some(
      (other) => namesColumn(other) && other.range.from === range.from && other.range.to === joint.index,
    );
    return (
      !isWhole &&
      mentions.some(
        (other) => namesColumn(other) && other.range.from > joint.index && other.range.to === range.to,
      )
    );
  });
}

function groupByStart<T extends { readonly range: { readonly from: number } }>(
  question: Question,
  found: readonly T[],
): readonly (readonly T[])[] {
  const groups: T[][] = question.words.map(() => []);
  for (const one of found) groups[one.range.from]?.push(one);
  return groups;
}
