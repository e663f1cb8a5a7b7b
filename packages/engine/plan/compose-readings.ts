import type { AskSettings, IsoDate } from "@askery/model";
import type { Mention } from "../link/mention.ts";
import type { Phrase, Question } from "../question/question.ts";
import { assemblePlans, type Assembled } from "./assemble-plan.ts";
import type { Fragment } from "./clause.ts";
import { coverWords, type Cover } from "./cover-words.ts";
import { findCues } from "./find-cues.ts";
import { findFragments, type PatternContext } from "./pattern.ts";
import { allPatterns } from "./patterns/all-patterns.ts";
import { readFeatures } from "./read-features.ts";
import type { Reading } from "./reading.ts";
import { followUpPatterns } from "./follow-up/follow-up-patterns.ts";
import { mergeRequests } from "./follow-up/merge-requests.ts";
import {
  readFollowUpSigns,
  weighContinuation,
  type FollowUpSigns,
} from "./follow-up/read-follow-up-signs.ts";
import { collectRequest, type Request } from "./request.ts";
import type { Schema } from "./schema.ts";

export interface ComposeInput {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  readonly schema: Schema;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** What the question before asked for, in a conversation. */
  readonly before: Request | null;
}

/** Ways to explain the words that are carried on to plans. */
const coversKept = 40;

/**
 * The plans that a question may mean.
 *
 * Patterns find fragments, a search covers the words with them, and each cover is assembled into plans. Equal plans
 * are kept once, with the cover that explains most.
 */
export function composeReadings(input: ComposeInput): readonly Reading[] {
  const context = indexByWord(input);
  const patterns = input.before === null ? allPatterns : [...allPatterns, ...followUpPatterns];
  const fragmentsAt = input.question.words.map(({ index }) =>
    dropRepeats(patterns.flatMap((pattern) => findFragments(pattern, context, index))),
  );
  const signs = readFollowUpSigns(input.question);
  const readings = new Map<string, Reading>();
  for (const cover of coverWords(context, fragmentsAt, coversKept)) {
    for (const reading of readCover(cover, signs, input)) {
      const key = JSON.stringify(reading.plan);
      if (!readings.has(key)) readings.set(key, reading);
    }
  }
  return [...readings.values()];
}

/** What was said, taken for itself and, in a conversation, as a change of what was said before. */
function readCover(cover: Cover, signs: FollowUpSigns, input: ComposeInput): readonly Reading[] {
  const { question, schema, before } = input;
  const wordsOf = ({ range }: Fragment): string =>
    question.words
      .slice(range.from, range.to)
      .map((word) => word.text)
      .join(" ");
  const said = collectRequest(cover.fragments, wordsOf);
  const alone = said.edits.length > 0 ? [] : assembleReadings(said, cover, 0, input);
  if (before === null) return alone;
  const continuation = weighContinuation(signs, said);
  const merged = mergeRequests(before, said, signs, { schema }).flatMap((request, place) =>
    assembleReadings(request, cover, continuation - place * laterMergeCost, input),
  );
  return [...merged, ...alone];
}

/** Each further way to merge a follow-up is less likely. */
const laterMergeCost = 0.5;

function assembleReadings(
  request: Request,
  cover: Cover,
  continuation: number,
  { question, schema, today }: ComposeInput,
): readonly Reading[] {
  return assemblePlans(request, { schema, today }).map((assembled: Assembled, place) => ({
    plan: assembled.plan,
    explained: cover.fragments.map((fragment) => ({
      range: fragment.range,
      role: fragment.role,
      mention: fragment.mentions[0] ?? null,
    })),
    features: { ...readFeatures({ cover, request, assembled, question, place, schema }), continuation },
    askedChart: request.chart,
    request,
  }));
}

function indexByWord({ question, mentions, schema }: ComposeInput): PatternContext {
  return {
    question,
    schema,
    cuesAt: groupByStart(question, findCues(question, schema.isKnownWord)),
    mentionsAt: groupByStart(question, mentions),
    phrasesAt: groupByStart<Phrase>(question, question.phrases),
  };
}

function groupByStart<T extends { readonly range: { readonly from: number } }>(
  question: Question,
  found: readonly T[],
): readonly (readonly T[])[] {
  const groups: T[][] = question.words.map(() => []);
  for (const one of found) groups[one.range.from]?.push(one);
  return groups;
}

/** The same clauses from the same words count once, by the pattern that fits best. */
function dropRepeats(fragments: readonly Fragment[]): readonly Fragment[] {
  const best = new Map<string, Fragment>();
  for (const fragment of fragments) {
    const key = `${fragment.range.to} ${JSON.stringify(fragment.clauses)}`;
    const known = best.get(key);
    if (!known || known.score < fragment.score) best.set(key, fragment);
  }
  return [...best.values()];
}
