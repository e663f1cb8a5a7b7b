import type { Completion, Completions } from "@askery/api";
import { listExamples, type AskableDatabase } from "@askery/asking";
import { pluralOf, singularOf, suggestSpellings } from "@askery/engine";
import { setImmediate, setTimeout } from "node:timers/promises";
import { findTerms, listTerms } from "./completion-terms.ts";
import { isUnderstood } from "./is-understood.ts";
import type { About } from "./jobs.ts";
import { matchPhrases } from "./match-phrases.ts";
import type { PastQuestion } from "./past-question.ts";
import type { ToComplete } from "./writing-jobs.ts";

type Input = About & ToComplete;

export interface CompletionContext {
  readonly database: AskableDatabase;
  /** Aborted when the user has typed on. */
  readonly signal: AbortSignal;
}

/** How many completions to offer, and how many to try for it. */
const maxOffered = 7;
const maxTried = 14;

/** Each try plans a question, which takes longer the more characters it has. These bound one call. */
const longestPlanned = 300;
const maxPlanned = 1_500;
/** With many tables each try takes several times as long, so the rest waits for the next request. */
const manyTables = 200;
const patienceMs = 20;

/**
 * Completions of a question at the caret: verified questions, earlier questions, curated questions, names and values of
 * the database, or the spelling of a word. Each is inserted at its position, and the engine understands the result.
 */
export async function completeQuestion(
  input: Input,
  { database, signal }: CompletionContext,
): Promise<Completions> {
  const { text, verified, past, earlier, chartPhrases } = input;
  const ofChart = matchPhrases(text, chartPhrases);
  const place = placeOf(input);
  const named = place === null ? [] : complete(place, database);
  const whole = [
    ...recall(text, verified, "verified"),
    ...recall(text, past),
    ...recall(text, listExamples(database.prepared).map(neverAsked)),
  ];
  const next = (
    place === null
      ? []
      : [
          ...changeChart(ofChart.begun),
          ...completeGrain(place),
          ...named,
          ...changeChart(ofChart.inside),
          ...(named.length === 0 ? correct(place, database) : []),
        ]
  ).map((completion): Candidate => ({ completion, isKnown: false, hasText: false }));
  // A follow-up seldom repeats a whole question, and words in another order are less likely to be meant than the next word.
  const likely = earlier.length === 0 ? whole.filter(({ hasText }) => hasText) : [];
  const candidates = [...likely, ...next, ...whole.filter((one) => !likely.includes(one))];
  const found: Completion[] = [];
  const untilMs = hasManyTables(database) ? performance.now() + patienceMs : Infinity;
  let planned = 0;
  let isPartial = false;
  for (const { completion, isKnown } of candidates.slice(0, maxTried)) {
    if (signal.aborted || found.length === maxOffered) break;
    const { length } = completion.text;
    if (found.some((one) => one.text === completion.text)) continue;
    if (!isKnown || earlier.length > 0) {
      planned += length;
      if (length > longestPlanned || planned > maxPlanned) continue;
      // Let other questions run in between, unless nothing is tried any more.
      if (performance.now() < untilMs) await setImmediate();
      const isFit = await orLate(() => isUnderstood(completion.text, input, database), untilMs);
      if (isFit === "late") isPartial = true;
      if (isFit !== true) continue;
    }
    found.push(completion);
  }
  return { found, isPartial };
}

function hasManyTables({ prepared }: AskableDatabase): boolean {
  return prepared.catalog.tables.length > manyTables;
}

/** A verdict that comes in time. One that comes late is known when it is sought again. */
async function orLate(seek: () => Promise<boolean>, untilMs: number): Promise<boolean | "late"> {
  if (untilMs === Infinity) return seek();
  const leftMs = untilMs - performance.now();
  if (leftMs <= 0) return "late";
  const clock = new AbortController();
  const late = setTimeout(leftMs, "late" as const, clock);
  const first = await Promise.race([seek(), late]);
  clock.abort();
  return first;
}

/** `isKnown` if the engine is known to understand it as a first question. */
interface Candidate {
  readonly completion: Completion;
  readonly isKnown: boolean;
  /** Whether it is a question that contains the typed text as it is. */
  readonly hasText: boolean;
}

function neverAsked(question: string): PastQuestion {
  return { question, askedCount: 0, isUnderstood: false };
}

const maxRecalled = 3;

/**
 * Earlier questions with the typed text: first those that start with it, then those that contain it, then those that have
 * its words, the last of which may have just begun.
 */
function recall(
  text: string,
  questions: readonly PastQuestion[],
  kind: "question" | "verified" = "question",
): readonly Candidate[] {
  const typed = text.trim().toLowerCase();
  const begun = typed.split(/\s+/);
  return questions
    .map((past) => ({ past, rank: rankOf(past.question.toLowerCase(), typed, begun) }))
    .filter(({ rank }) => rank < notHeld)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, typed === "" ? maxOffered : maxRecalled)
    .map(({ past: { question, askedCount, isUnderstood: isKnown }, rank }) => ({
      completion: { kind, label: question, detail: "", askedCount, text: question, caret: question.length },
      isKnown,
      hasText: rank < onlyWords,
    }));
}

const onlyWords = 2;
const notHeld = 3;

function rankOf(question: string, typed: string, begun: readonly string[]): number {
  if (question === typed) return notHeld;
  if (question.startsWith(typed)) return 0;
  if (question.includes(typed)) return 1;
  const words = question.split(/[^\p{L}\p{N}]+/u);
  const isHeld = begun.length > 1 && begun.every((part) => words.some((word) => word.startsWith(part)));
  return isHeld ? onlyWords : notHeld;
}

/** The text on both sides of the caret. */
interface Place {
  readonly before: string;
  readonly after: string;
}

/** Null inside of a word, which has no completion. */
function placeOf({ text, caret }: Input): Place | null {
  const after = text.slice(caret);
  return /^\p{Alphabetic}/u.test(after) ? null : { before: text.slice(0, caret), after };
}

const grains = ["day", "week", "month", "quarter", "year", "weekday", "hour"];
const grainPrefix = /\b(?:by|per) (\p{Alphabetic}+)$/iu;

/** "by mon" is on its way to "by month" before it is a Monday. */
function completeGrain(place: Place): readonly Completion[] {
  const prefix = grainPrefix.exec(place.before)?.[1]?.toLowerCase();
  if (prefix === undefined) return [];
  return grains
    .filter((grain) => grain.startsWith(prefix) && grain !== prefix)
    .map((grain) => insert({ kind: "grain", label: grain, detail: "" }, prefix, place));
}

const maxOfChart = 4;

/** Follow-ups that change the chart: "as a pie" for "as a p". */
function changeChart(texts: readonly string[]): readonly Completion[] {
  return texts
    .slice(0, maxOfChart)
    .map((text) => ({ kind: "chart", label: text, detail: "", askedCount: 0, text, caret: text.length }));
}

/** Names and values that start with the last words before the caret: as many words as find something. */
function complete(place: Place, database: AskableDatabase): readonly Completion[] {
  const terms = listTerms(database);
  return lastWords(place.before).flatMap((prefix) =>
    findTerms(terms, prefix.toLowerCase(), maxTried).map(({ kind, label: name, detail }) => {
      const isOneOfEach = kind === "table" && oneOfEach.test(startOf(place, prefix));
      return insert({ kind, label: isOneOfEach ? singularOf(name) : name, detail }, prefix, place);
    }),
  );
}

/** Before a thing that is named in the singular: "by category". */
const oneOfEach = /\b(?:by|per|each|every) $/iu;

const lastWord = /\p{Alphabetic}{5,}$/u;

/** The last word before the caret with its likely spelling: "revenue" for "revnue". */
function correct(place: Place, { prepared }: AskableDatabase): readonly Completion[] {
  const typed = lastWord.exec(place.before)?.[0];
  if (typed === undefined) return [];
  const spelled = suggestSpellings(typed, prepared.lexicon);
  // Names are known in the singular.
  const singular = singularOf(typed);
  const plurals = singular === typed ? [] : suggestSpellings(singular, prepared.lexicon).map(pluralOf);
  return [...new Set([...spelled, ...plurals])].map((label) =>
    insert({ kind: "spelling", label, detail: "" }, typed, place),
  );
}

/** Puts words in place of those that end at the caret. */
function insert(
  words: Pick<Completion, "kind" | "label" | "detail">,
  typed: string,
  place: Place,
): Completion {
  const head = startOf(place, typed) + words.label;
  return { ...words, askedCount: 0, text: head + place.after, caret: head.length };
}

function startOf({ before }: Place, typed: string): string {
  return before.slice(0, before.length - typed.length);
}

const maxWords = 3;

/** The last three words, the last two, the last: "new york cit", "york cit", "cit". */
function lastWords(before: string): readonly string[] {
  const starts = [...before.matchAll(/(?<=^|[\s("'])[^\s("']/gu)].map(({ index }) => index);
  return starts
    .slice(-maxWords)
    .map((start) => before.slice(start))
    .filter((words) => words.trim().length >= 2 && !words.endsWith(" "));
}
