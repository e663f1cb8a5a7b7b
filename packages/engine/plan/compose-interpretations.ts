import type { AskSettings, IsoDate, Plan, Sliced } from "@askery/model";
import type { Mention } from "../link/mention.ts";
import { findDefinitions } from "../link/obey-definitions.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { Question } from "../question/question.ts";
import { assemblePlans } from "./assemble/assemble-plan.ts";
import type { ColumnRef } from "./request/clause.ts";
import type { Fragment } from "./request/fragment.ts";
import { coverWords, type Cover } from "./cover-words.ts";
import { enumerateCovers, type EnumeratedCover } from "./enumerate/enumerate-covers.ts";
import { findFragments } from "./patterns/pattern.ts";
import { indexByWord } from "./index-by-word.ts";
import { allPatterns } from "./patterns/all-patterns.ts";
import { readEvidence, type QuestionEvidence } from "./rank/question-evidence.ts";
import { prepareCoverFeatures, type CoverContext } from "./rank/cover-features.ts";
import { add, scoreOf, type Draft, type Features } from "./rank/features.ts";
import { repeatsSum } from "./rank/repeats-sum.ts";
import { readFeatures } from "./rank/read-features.ts";
import type { Explanation, Interpretation } from "./interpretation.ts";
import { colorChart } from "./color-chart.ts";
import { distinguishFigures } from "./distinguish-figures.ts";
import { varyCovers } from "./vary-covers.ts";
import { countLostParts, countOtherJoins, listJoins, listParts } from "./follow-up/list-parts.ts";
import { followUpPatterns } from "./follow-up/follow-up-patterns.ts";
import { adaptAsked } from "./follow-up/adapt-asked.ts";
import { mergeRequests } from "./follow-up/merge-requests.ts";
import { readFollowUpSigns, weighContinuation } from "./follow-up/read-follow-up-signs.ts";
import { assemblePlace } from "./follow-up/assemble-place.ts";
import { suitsFigure } from "./follow-up/suits-figure.ts";
import type { RequestVariant } from "./request/vary-request.ts";
import { isSame } from "./request/is-same.ts";
import { collectRequest, type Request } from "./request/request.ts";
import { tablesOfRequest } from "./request/tables-of-request.ts";
import type { Schema } from "./schema/schema.ts";
import { turnSlowest } from "./request/turn-slowest.ts";
import { turnWorst } from "./request/turn-worst.ts";
import type { Shape } from "./shape/shape.ts";

export interface ComposeInput {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  readonly schema: Schema;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** The request of the previous question in the conversation. */
  readonly before: Request | null;
  /** The plan that the previous question was answered with. */
  readonly planBefore: Plan | null;
}

/** The maximum number of covers that are assembled into plans. */
const maxCovers = 40;

/**
 * Returns the candidate plans for a question.
 *
 * Patterns find fragments, a search combines them into covers, and each cover is assembled into plans. Equal plans are
 * merged: the result has the features of the best-ranked cover and the explanation of the cover that explains most.
 */
export function* composeInterpretations(input: ComposeInput): Sliced<readonly Interpretation[]> {
  const context = indexByWord(input);
  const patterns = input.before === null ? allPatterns : [...allPatterns, ...followUpPatterns];
  const fragmentsAt: (readonly Fragment[])[] = [];
  for (const { index } of input.question.words) {
    yield;
    fragmentsAt.push(dropRepeats(patterns.flatMap((pattern) => findFragments(pattern, context, index))));
  }
  const earlier = input.before === null ? [] : tablesOfRequest(input.before);
  const evidence = readEvidence(context, input.before);
  const candidatesFor = assembleOnce(evidence, input);
  const definitions = findDefinitions(input.mentions);
  const interpretations = new Map<string, Covered>();
  const { planBefore } = input;
  const before = planBefore && { parts: listParts(planBefore), joins: listJoins(planBefore) };
  const found = distinguishFigures(
    yield* coverWords(context, fragmentsAt, { most: maxCovers, earlier }),
    input.question,
  );
  const varied = varyCovers(found, input.question, evidence.partOf);
  const covers = [
    ...weighCovers(varied, { ...input, evidence }),
    ...weighEnumerated(yield* enumerateCovers(context, fragmentsAt), { ...input, evidence }),
  ];
  const producesPlan = ({ cover }: WeighedCover): boolean =>
    readCover(cover, input).some(({ request }) => candidatesFor(request).length > 0);
  for (const weighed of yield* dropHopeless(covers, producesPlan)) {
    for (const asked of readCover(weighed.cover, input)) {
      yield;
      const candidates = candidatesFor(asked.request);
      const known = asked.isMerged && before !== null ? preferKept(candidates, before) : candidates;
      addInterpretations(asked, known, { weighed, interpretations, definitions, schema: input.schema });
    }
  }
  return [...interpretations.values()].map(({ interpretation }) => interpretation);
}

/** An interpretation with the score of its cover alone, before plan features. */
interface Covered {
  readonly interpretation: Interpretation;
  readonly coverScore: number;
}

/** A plan for a request, independent of the cover that led to the request. */
interface Candidate {
  readonly plan: Plan;
  /** Equal for equal plans. */
  readonly key: string;
  readonly request: Request;
  readonly shape: Shape;
  readonly variant: RequestVariant;
  readonly features: Features;
  readonly repeatsMetric: boolean;
  readonly repeatsSum: boolean;
}

/** A request, and how likely the question continues the previous one in this way. */
interface Asked {
  readonly request: Request;
  readonly continuation: number;
  /** True for a follow-up; dimensions of the previous plan then remain dimensions. */
  readonly isMerged: boolean;
  /** True for a follow-up that asks for the same figures as before, and for nothing of their chart. */
  readonly isUnchanged: boolean;
}

/** A cover with its features and score, before plan features. */
interface WeighedCover {
  readonly cover: Cover;
  readonly features: Features;
  readonly score: number;
  /** True if patterns alone do not lead to it; equal plans keep what patterns explain. */
  readonly isEnumerated: boolean;
}

function weighCovers(covers: readonly Cover[], context: CoverContext): readonly WeighedCover[] {
  const readFeaturesOf = prepareCoverFeatures(context);
  return covers.map((cover) => {
    const features = readFeaturesOf(cover);
    return { cover, features, score: scoreOf(features), isEnumerated: false };
  });
}

function weighEnumerated(
  enumerated: readonly EnumeratedCover[],
  context: CoverContext,
): readonly WeighedCover[] {
  const readFeaturesOf = prepareCoverFeatures(context);
  return enumerated.map(({ cover, unaskedMeasures, unaskedAxes }) => {
    const features: Draft = [...readFeaturesOf(cover)];
    add(features, "enumerated");
    add(features, "unaskedMeasures", unaskedMeasures);
    add(features, "unaskedAxes", unaskedAxes);
    return { cover, features, score: scoreOf(features), isEnumerated: true };
  });
}

/**
 * Covers that score this much below the best cover that produces a plan are dropped. Measured on a thousand questions:
 * no right plan had a score that low.
 */
const hopeless = 4;

function* dropHopeless(
  covers: readonly WeighedCover[],
  producesPlan: (cover: WeighedCover) => boolean,
): Sliced<readonly WeighedCover[]> {
  for (const best of covers.toSorted((a, b) => b.score - a.score)) {
    yield;
    if (producesPlan(best)) return covers.filter(({ score }) => score >= best.score - hopeless);
  }
  return [];
}

/** Returns the request of a cover on its own and, in a conversation, merged into the previous request. */
function readCover(
  cover: Cover,
  { question, schema, before, planBefore, today, settings }: ComposeInput,
): readonly Asked[] {
  const wordsOf = ({ range }: Fragment): string =>
    question.words
      .slice(range.from, range.to)
      .map((word) => word.text)
      .join(" ");
  const asked = collectRequest(cover.fragments, wordsOf);
  const turn = (request: Request): Request =>
    turnSlowest(turnWorst(request, asked, { question, schema }), asked, { question, schema });
  const alone =
    asked.edits.length > 0
      ? []
      : [{ request: turn(asked), continuation: 0, isMerged: false, isUnchanged: false }];
  if (before === null) return alone;
  const signs = readFollowUpSigns(question);
  const calendar = { today: parseIsoDate(today), settings };
  const context = { schema, calendar, plan: planBefore };
  const adapted = adaptAsked({ before, asked, signs }, context);
  const isGuessed = cover.fragments.some(({ mentions }) => mentions.some(({ isGuess }) => isGuess));
  const isAboutSame = !isGuessed && suitsFigure(before, adapted.asked, schema);
  const continuation = weighContinuation(signs, asked, isAboutSame);
  const merged = mergeRequests(before, asked, signs, context).map((request, position) => ({
    request: turn(request),
    continuation: continuation - position * laterMergeCost,
    isMerged: true,
    isUnchanged: asked.chart === null && keyOf(request) === keyOf(before),
  }));
  return [...merged, ...alone];
}

function keyOf(request: Request): string {
  return JSON.stringify({ ...request, chart: null });
}

/** The cost of each further way to merge a follow-up, since later ones are less likely. */
const laterMergeCost = 0.5;

/** Caches plans by request, since many covers lead to the same request. */
function assembleOnce(
  evidence: QuestionEvidence,
  { schema, today, settings }: ComposeInput,
): (request: Request) => readonly Candidate[] {
  const known = new Map<string, readonly Candidate[]>();
  const scoreOf = (column: ColumnRef): number => evidence.columnScore(column);
  const context = { schema, today, settings, scoreOf };
  const assemble = (request: Request): readonly Candidate[] =>
    assemblePlans(request, context).flatMap((ranked, rank) => {
      const assembled = assemblePlace(ranked, request.top?.place, context);
      return assembled === null
        ? []
        : {
            plan: assembled.plan,
            key: JSON.stringify(assembled.plan),
            request: assembled.request,
            shape: assembled.shape,
            variant: assembled.variant,
            repeatsMetric: assembled.repeatsMetric,
            repeatsSum: repeatsSum(assembled.plan, schema.catalog),
            features: readFeatures({ request, assembled: ranked, evidence, rank, schema }),
          };
    });
  return (request) => {
    const key = JSON.stringify(request);
    const candidates = known.get(key) ?? assemble(request);
    known.set(key, candidates);
    return candidates;
  };
}

/**
 * Plans of one request understand its parts in different ways. Those that change parts of the previous answer which
 * another plan keeps rank lower: a follow-up understands them as before.
 */
function preferKept(
  candidates: readonly Candidate[],
  { parts, joins }: { readonly parts: readonly string[]; readonly joins: ReadonlyMap<string, string> },
): readonly Candidate[] {
  const lost = candidates.map(({ plan }) => countLostParts(parts, plan) + countOtherJoins(joins, plan));
  const fewest = Math.min(...lost);
  return candidates.map((candidate, index) => {
    const features: Draft = [...candidate.features];
    add(features, "lostParts", (lost[index] ?? fewest) - fewest);
    return { ...candidate, features };
  });
}

interface Adding {
  readonly weighed: WeighedCover;
  readonly interpretations: Map<string, Covered>;
  readonly definitions: readonly Mention[];
  readonly schema: Schema;
}

/** Adds the plans of a cover. Covers arrive in descending order of explained words. */
function addInterpretations(
  { request, continuation, isMerged, isUnchanged }: Asked,
  candidates: readonly Candidate[],
  { weighed, interpretations, definitions, schema }: Adding,
): void {
  const coverFeatures: Draft = [...weighed.features];
  add(coverFeatures, "continuation", continuation);
  const coverScore = scoreOf(coverFeatures);
  for (const { plan, key, variant, features: own, ...candidate } of candidates) {
    // "France too" joins rows of either kind; none is of both.
    if (isMerged && (variant === "ungrouped" || variant === "bothOf")) continue;
    const known = interpretations.get(key);
    if (known && (weighed.isEnumerated || known.coverScore >= coverScore)) continue;
    const features = [...coverFeatures, ...own];
    if (known && scoreOf(known.interpretation.features) >= scoreOf(features)) continue;
    const explained = known?.interpretation.explained ?? explainCover(weighed.cover);
    const used = explained.flatMap((explanation) => explanation.definitions);
    const ignored = definitions.filter((one) => !used.some((other) => isSame(one, other)));
    interpretations.set(key, {
      interpretation: {
        plan,
        explained,
        features,
        askedChart: colorChart(request, plan, schema),
        request: candidate.request,
        shape: candidate.shape,
        isUnchanged,
        repeatsMetric: candidate.repeatsMetric,
        repeatsSum: candidate.repeatsSum,
        ignored,
      },
      coverScore,
    });
  }
}

function explainCover({ fragments }: Cover): readonly Explanation[] {
  return fragments.map(({ range, role, mentions }) => ({
    range,
    role,
    mention: mentions[0] ?? null,
    mentions,
    definitions: mentions.filter(({ stage }) => stage === "glossary"),
  }));
}

/** Removes fragments with the same words and clauses; the best score wins. */
export function dropRepeats(fragments: readonly Fragment[]): readonly Fragment[] {
  const best = new Map<string, Fragment>();
  for (const fragment of fragments) {
    const key = `${fragment.range.to} ${JSON.stringify(fragment.clauses)}`;
    const known = best.get(key);
    if (!known || known.score < fragment.score) best.set(key, fragment);
  }
  return [...best.values()];
}
