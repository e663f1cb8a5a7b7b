import type { Completion } from "@askery/api";
import { listExamples, type AskableDatabase } from "@askery/asking";
import { planQuestion } from "@askery/engine";
import { setImmediate } from "node:timers/promises";
import { findTerms, listTerms } from "./completion-terms.ts";
import type { ToComplete } from "./jobs.ts";

type Input = ToComplete;

export interface CompletionContext {
  readonly database: AskableDatabase;
  /** Aborted when the user has typed on. */
  readonly signal: AbortSignal;
}

/** How many completions to offer, and how many to try for it. Each try plans a question. */
const maxOffered = 7;
const maxTried = 14;

/**
 * Completions of a question at the caret: earlier questions, curated questions, names and values of the database.
 * Each is inserted at its position, and the engine understands the result.
 */
export async function completeQuestion(
  input: Input,
  { database, signal }: CompletionContext,
): Promise<readonly Completion[]> {
  const { text, past } = input;
  const candidates = [
    ...recall(text, past),
    ...recall(text, listExamples(database.prepared)),
    ...completeGrain(input),
    ...complete(input, database),
  ];
  const offered: Completion[] = [];
  for (const candidate of candidates.slice(0, maxTried)) {
    if (signal.aborted || offered.length === maxOffered) break;
    // Let other questions run in between.
    await setImmediate();
    if (
      !offered.some(({ text }) => text === candidate.text) &&
      isUnderstood(candidate.text, input, database)
    ) {
      offered.push(candidate);
    }
  }
  return offered;
}

const maxRecalled = 3;

/** Earlier questions that contain the typed text; those that start with it come first. */
function recall(text: string, questions: readonly string[]): readonly Completion[] {
  const typed = text.trim().toLowerCase();
  const holding = [...new Set(questions)].filter((question) => {
    const lower = question.toLowerCase();
    return lower.includes(typed) && lower !== typed;
  });
  return holding
    .toSorted((one, other) => Number(startsWith(other, typed)) - Number(startsWith(one, typed)))
    .slice(0, typed === "" ? maxOffered : maxRecalled)
    .map((question) => ({
      kind: "question",
      label: question,
      detail: "",
      text: question,
      caret: question.length,
    }));
}

function startsWith(question: string, typed: string): boolean {
  return question.toLowerCase().startsWith(typed);
}

const grains = ["day", "week", "month", "quarter", "year", "weekday", "hour"];
const grainPrefix = /\b(?:by|per) (\p{Alphabetic}+)$/iu;

/** "by mon" is on its way to "by month" before it is a Monday. */
function completeGrain({ text, caret }: Input): readonly Completion[] {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const prefix = grainPrefix.exec(before)?.[1]?.toLowerCase();
  if (prefix === undefined || /^\p{Alphabetic}/u.test(after)) return [];
  return grains
    .filter((grain) => grain.startsWith(prefix) && grain !== prefix)
    .map((grain) => {
      const head = before.slice(0, before.length - prefix.length) + grain;
      return { kind: "grain", label: grain, detail: "", text: head + after, caret: head.length };
    });
}

/** Names and values that start with the last words before the caret: as many words as find something. */
function complete({ text, caret }: Input, database: AskableDatabase): readonly Completion[] {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  if (/^\p{Alphabetic}/u.test(after)) return [];
  const terms = listTerms(database);
  return lastWords(before).flatMap((prefix) =>
    findTerms(terms, prefix.toLowerCase(), maxTried).map(({ kind, label, detail }) => {
      const head = before.slice(0, before.length - prefix.length) + label;
      return { kind, label, detail, text: head + after, caret: head.length };
    }),
  );
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

function isUnderstood(text: string, { today, settings }: Input, { prepared }: AskableDatabase): boolean {
  const planned = planQuestion({ text, database: prepared, today, settings });
  return planned.kind === "planned" && planned.marks.every(({ kind }) => kind !== "unknown");
}
