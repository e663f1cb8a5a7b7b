import type { AskSettings, IsoDate } from "@askery/model";
import type { Mention } from "../link/mention.ts";
import type { Phrase, Question } from "../question/question.ts";
import { assemblePlans } from "./assemble/assemble-plan.ts";
import type { Fragment } from "./request/clause.ts";
import { coverWords, type Cover } from "./cover-words.ts";
import { findCues } from "./cues/find-cues.ts";
import { findFragments, type PatternContext } from "./patterns/pattern.ts";
import { allPatterns } from "./patterns/all-patterns.ts";
import { readEvidence, type QuestionEvidence } from "./rank/question-evidence.ts";
import { readCoverFeatures } from "./rank/cover-features.ts";
import { scoreOf } from "./rank/rank-readings.ts";
import { readFeatures } from "./rank/read-features.ts";
import type { Reading } from "./reading.ts";
import { followUpPatterns } from "./follow-up/follow-up-patterns.ts";
import { mergeRequests } from "./follow-up/merge-requests.ts";
import {
  readFollowUpSigns,
  weighContinuation,
  type FollowUpSigns,
} from "./follow-up/read-follow-up-signs.ts";
import { collectRequest, type Request } from "./request/request.ts";
import type { Schema } from "./schema/schema.ts";

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
const coversKept = 64;

/**
 * The plans that a question may mean.
 *
 * Patterns find fragments, a search covers the words with them, and each cover is assembled into plans. Equal plans
 * are kept once: with the features of the cover that ranks best, the explanation of the one that explains most.
 */
export function composeReadings(input: ComposeInput): readonly Reading[] {
  const context = indexByWord(input);
  const patterns = input.before === null ? allPatterns : [...allPatterns, ...followUpPatterns];
  const fragmentsAt = input.question.words.map(({ index }) =>
    dropRepeats(patterns.flatMap((pattern) => findFragments(pattern, context, index))),
  );
  const said: Said = { evidence: readEvidence(context), signs: readFollowUpSigns(input.question) };
  const readings = new Map<string, Covered>();
  for (const cover of coverWords(context, fragmentsAt, coversKept)) {
    for (const asked of readCover(cover, said, input)) addReadings(asked, cover, { said, input, readings });
  }
  return [...readings.values()].map(({ reading }) => reading);
}

/** A reading, and how the ranking sees the cover that it came from, whatever plan came of it. */
interface Covered {
  readonly reading: Reading;
  readonly coverScore: number;
}

/** What a question says before it is read. */
interface Said {
  readonly evidence: QuestionEvidence;
  readonly signs: FollowUpSigns;
}

/** A request, and how likely it is that a question continues the one before in this way. */
interface Asked {
  readonly request: Request;
  readonly continuation: number;
  /** Whether it continues at all: then what was a breakdown before stays one. */
  readonly isMerged: boolean;
}

/** What was said, taken for itself and, in a conversation, as a change of what was said before. */
function readCover(
  cover: Cover,
  { signs }: Said,
  { question, schema, before }: ComposeInput,
): readonly Asked[] {
  const wordsOf = ({ range }: Fragment): string =>
    question.words
      .slice(range.from, range.to)
      .map((word) => word.text)
      .join(" ");
  const said = collectRequest(cover.fragments, wordsOf);
  const alone = said.edits.length > 0 ? [] : [{ request: said, continuation: 0, isMerged: false }];
  if (before === null) return alone;
  const continuation = weighContinuation(signs, said);
  const merged = mergeRequests(before, said, signs, { schema }).map((request, place) => ({
    request,
    continuation: continuation - place * laterMergeCost,
    isMerged: true,
  }));
  return [...merged, ...alone];
}

/** Each further way to merge a follow-up is less likely. */
const laterMergeCost = 0.5;

/** Adds the plans of a cover; covers come in the order of how much they explain. */
function addReadings(
  { request, continuation, isMerged }: Asked,
  cover: Cover,
  { said, input, readings }: { said: Said; input: ComposeInput; readings: Map<string, Covered> },
): void {
  const { question, schema, today } = input;
  const { evidence } = said;
  const explained = cover.fragments.map((fragment) => ({
    range: fragment.range,
    role: fragment.role,
    mention: fragment.mentions[0] ?? null,
  }));
  const shared = readCoverFeatures(cover, { question, schema, evidence });
  const coverScore = scoreOf(shared) + scoreOf({ features: { continuation } });
  for (const [place, assembled] of assemblePlans(request, {
    schema,
    today,
    scoreOf: (column) => evidence.columnScore(column),
  }).entries()) {
    const key = JSON.stringify(assembled.plan);
    if (isMerged && assembled.variant === "ungrouped") continue;
    const known = readings.get(key);
    if (known && known.coverScore >= coverScore) continue;
    const features = {
      ...readFeatures({ cover: shared, request, assembled, evidence, place, schema }),
      continuation,
    };
    if (known && scoreOf(known.reading) >= scoreOf({ features })) continue;
    readings.set(key, {
      reading: {
        plan: assembled.plan,
        explained: known?.reading.explained ?? explained,
        features,
        askedChart: request.chart,
        request,
      },
      coverScore,
    });
  }
}

export function indexByWord({ question, mentions, schema }: ComposeInput): PatternContext {
  return {
    question,
    schema,
    cuesAt: groupByStart(question, findCues(question, schema.isKnownWord)),
    mentionsAt: groupByStart(question, dropBridges(question, mentions)),
    phrasesAt: groupByStart<Phrase>(question, question.phrases),
    found: new Map(),
  };
}

const surelySaid = 0.6;
const versusWords: ReadonlySet<string> = new Set(["vs", "versus", "against"]);

/** A name is not put together across an "and", unless both sides share its last word: "first and last name". */
function dropBridges({ words }: Question, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ range, target }) => {
    if (target.kind === "value") return true;
    const between = words.slice(range.from, range.to);
    if (between.some(({ lower }) => versusWords.has(lower))) return false;
    const joint = between.find(({ lower }) => lower === "and" || lower === ",");
    return (
      joint === undefined ||
      mentions.some(
        (other) =>
          other.target.kind === "column" &&
          other.score >= surelySaid &&
          other.range.from > joint.index &&
          other.range.to === range.to,
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

/** The same clauses from the same words count once, by the pattern that fits best. */
export function dropRepeats(fragments: readonly Fragment[]): readonly Fragment[] {
  const best = new Map<string, Fragment>();
  for (const fragment of fragments) {
    const key = `${fragment.range.to} ${JSON.stringify(fragment.clauses)}`;
    const known = best.get(key);
    if (!known || known.score < fragment.score) best.set(key, fragment);
  }
  return [...best.values()];
}
