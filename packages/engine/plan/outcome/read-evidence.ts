import type { Plan } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import { skipCost } from "../cover-words.ts";
import type { Explanation, Interpretation } from "../interpretation.ts";
import { sumFeatures } from "../rank/features.ts";
import type { Schema } from "../schema/schema.ts";
import { metBy, weightyWords } from "./faithful-words.data.ts";
import { readPlanEvidence, type PlanEvidence } from "./read-plan-evidence.ts";

export interface EvidenceContext {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  readonly schema: Schema;
  readonly earlier: EarlierEvidence;
}

/** How the earlier questions were understood, from the last one that started over. */
export interface EarlierEvidence {
  readonly asked: number;
  readonly refused: number;
  readonly unexplained: number;
  readonly doubt: number;
  /** The probability that the last answer is right, 0–1. */
  readonly confidence: number;
}

export const noneEarlier: EarlierEvidence = {
  asked: 0,
  refused: 0,
  unexplained: 0,
  doubt: 0,
  confidence: 1,
};

/** Adds a question to the earlier ones. `answer` is null if it was refused. */
export function addEarlier(
  earlier: EarlierEvidence,
  answer: { readonly interpretation: Interpretation; readonly confidence: number } | null,
): EarlierEvidence {
  if (answer === null) return { ...earlier, asked: earlier.asked + 1, refused: earlier.refused + 1 };
  const sums = sumFeatures(answer.interpretation.features);
  const { asked, refused, unexplained, doubt } = startsAnew(sums) ? noneEarlier : earlier;
  return {
    asked: asked + 1,
    refused,
    unexplained: Math.max(unexplained, sums["unexplained"] ?? 0),
    doubt: Math.max(doubt, doubtOf(sums)),
    confidence: answer.confidence,
  };
}

/** True for an interpretation that does not continue an earlier question. */
export function startsAnew(sums: Sums): boolean {
  return (sums["continuation"] ?? 0) === 0;
}

function doubtOf(sums: Sums): number {
  return ["doubt table", "doubt column", "doubt value"].reduce((sum, name) => sum + (sums[name] ?? 0), 0);
}

type Sums = Readonly<Record<string, number>>;

/** What speaks for or against an interpretation, apart from its rank. All names are documented here. */
export interface InterpretationEvidence extends PlanEvidence {
  /** The content words of the question: the logarithm of their weight. */
  readonly words: number;
  /** The share of the content words that nothing explains, by weight; likewise the next ones. */
  readonly unexplained: number;
  /** Words explained by a guess that is marked as one. */
  readonly guessed: number;
  /** Words explained by a synonym, an adjective of a noun, or a corrected spelling. */
  readonly similar: number;
  /** Words explained by a name that is only used alike in English texts, or has a few of their letters. */
  readonly related: number;
  /** Words that are only part of a name or value. */
  readonly partial: number;
  /** Words explained by an abbreviated or glued name. */
  readonly abbreviated: number;
  /** Words that a keyword of a pattern explains, without a name of the database. */
  readonly unnamed: number;
  /** Words without a name that a pattern takes for an operator: a verb, say, that changes nothing. */
  readonly swallowed: number;
  /** Conditions that no name or value of the question supports. */
  readonly unnamedFilters: number;
  /** Names found across a function word: "cases by stage" for case_stage. */
  readonly bridging: number;
  /** Values of which the question has only a part, or which it misspells. */
  readonly partialValues: number;
  /** Values whose column the question does not mention. */
  readonly unmentionedColumns: number;
  /** Words with another meaning in the database that fits at least as well. */
  readonly contested: number;
  /** How badly the names fit the words, summed. */
  readonly doubt: number;
  /** Tables that the plan uses but the question does not mention, and the other way round. */
  readonly unmentionedTables: number;
  readonly leftOutTables: number;
  /** Measures that the question implies rather than names. */
  readonly impliedMeasure: number;
  readonly impliedCount: number;
  /** Rows counted although the question has no word for counting; and that, although they have a main figure. */
  readonly unaskedCount: number;
  readonly countsFigures: number;
  /** A list of nothing but keys. */
  readonly listsKeys: number;
  /** A list for a question that is only a noun and its conditions, which may ask for a number. */
  readonly bareList: number;
  /** Keywords of the question ("average", "not", "per") that the plan has no part for. */
  readonly unmetKeywords: number;
  /** Words of denial, comparison or division that nothing explains: a function word, but not without meaning. */
  readonly lostWords: number;
  /** 1 if it was put together from parts, and no form of asking leads to it. */
  readonly enumerated: number;
  /** How much later than the likeliest this shape of the same words is. */
  readonly laterShape: number;
  /** Whether it continues an earlier question, or starts over although there is one. */
  readonly continues: number;
  readonly startsAnew: number;
  /** If it continues one: the number of earlier questions, and those among them that were refused. */
  readonly earlier: number;
  readonly earlierRefused: number;
  /** The largest share that one of them left unexplained, and the largest doubt about its names. */
  readonly earlierUnexplained: number;
  readonly earlierDoubt: number;
}

export function readEvidence(
  { plan, explained, features }: Interpretation,
  { question, mentions, schema, earlier }: EvidenceContext,
): InterpretationEvidence {
  const sums = sumFeatures(features);
  const continued = startsAnew(sums) ? noneEarlier : earlier;
  const figure = (name: string): number => sums[name] ?? 0;
  const share = (holds: (one: Explanation) => boolean): number =>
    shareOf(question, (word) => explained.some((one) => covers(one, word) && holds(one)));
  const isLinked = (...stages: readonly Mention["stage"][]) => {
    return ({ mention }: Explanation): boolean => mention !== null && stages.includes(mention.stage);
  };
  const ofPlan = readPlanEvidence(plan, schema);
  return {
    ...ofPlan,
    parallelJoins: figure("references") > 0 ? 0 : ofPlan.parallelJoins,
    words: Math.log1p(question.words.reduce((sum, word) => sum + skipCost(word), 0)),
    unexplained: shareOf(question, (word) => !explained.some((one) => covers(one, word))),
    guessed: share(({ mention }) => mention?.isGuess === true),
    similar: share(isLinked("synonym", "adjective", "fuzzy", "similar")),
    related: share((one) => isLinked("similar")(one) || isLooselyShort(one)),
    partial: share(isLinked("part", "withoutTableWord", "comment")),
    abbreviated: share(isLinked("abbreviation", "compound")),
    unnamed: shareOf(
      question,
      (word) => explained.some((one) => covers(one, word)) && !explained.some((one) => names(one, word)),
    ),
    swallowed: share(({ role, mentions: named }) => role === "operator" && named.length === 0),
    unnamedFilters: explained.filter(
      ({ role, mentions: named }) => (role === "filter" || role === "having") && named.length === 0,
    ).length,
    bridging: explained.flatMap(({ mentions: named }) => named).filter((one) => isBridging(one, question))
      .length,
    partialValues: explained.flatMap(({ mentions: named }) => named).filter(isPartialValue).length,
    unmentionedColumns: figure("value of unmentioned column"),
    contested: share(({ mention }) => mention !== null && isContested(mention, mentions)),
    doubt: doubtOf(sums),
    unmentionedTables: figure("unmentionedTables"),
    leftOutTables: figure("leftOutTables"),
    impliedMeasure: figure("impliedMeasure"),
    impliedCount: figure("impliedCount"),
    unaskedCount: isUnaskedCount(sums) ? 1 : 0,
    countsFigures: isUnaskedCount(sums) && hasFigure(plan, schema) ? 1 : 0,
    listsKeys: figure("shows key") > 0 && shownKinds.every((kind) => figure(`shows ${kind}`) === 0) ? 1 : 0,
    bareList: figure("opens other & list") > 0 ? 1 : 0,
    unmetKeywords: countUnmet(sums),
    lostWords: question.words.filter(
      (word) => weightyWords.has(word.lower) && !explained.some((one) => covers(one, word)),
    ).length,
    enumerated: figure("enumerated") > 0 ? 1 : 0,
    laterShape: Math.min(3, figure("laterShape")),
    continues: figure("continuation") === 0 ? 0 : 1,
    startsAnew: earlier.asked > 0 && startsAnew(sums) ? 1 : 0,
    earlier: continued.asked,
    earlierRefused: continued.refused,
    earlierUnexplained: continued.unexplained,
    earlierDoubt: continued.doubt,
  };
}

/** The kinds of columns that a plan can show, but keys. */
const shownKinds = ["name", "date", "figure", "label"];

function isUnaskedCount(sums: Sums): boolean {
  return sums["count"] !== undefined && sums["count & count"] === undefined;
}

/** True if the first table of the plan has a main figure. */
function hasFigure(plan: Plan, schema: Schema): boolean {
  const [root] = plan.kind === "query" ? plan.sources : [];
  return root?.kind === "table" && schema.mainFigure(root.table) !== null;
}

function isBridging({ range }: Mention, { words }: Question): boolean {
  return words.slice(range.from, range.to).some(({ isFunctionWord }) => isFunctionWord);
}

function isLooselyShort({ mention }: Explanation): boolean {
  return mention?.stage === "abbreviation" && mention.isGuess;
}

function isPartialValue({ target, stage }: Mention): boolean {
  return target.kind === "value" && (stage === "part" || stage === "withoutTableWord" || stage === "fuzzy");
}

function covers({ range }: Explanation, { index }: Word): boolean {
  return range.from <= index && index < range.to;
}

/** True if the word is part of a name or value of the database. */
function names({ mentions }: Explanation, { index }: Word): boolean {
  return mentions.some(({ range }) => range.from <= index && index < range.to);
}

/** Counts the keywords that the plan has no trait for. */
function countUnmet(sums: Sums): number {
  const keywords = new Set(Object.keys(sums).flatMap((name) => name.split(" & ").slice(0, -1)));
  return [...keywords].filter((keyword) => metBy[keyword]?.every((trait) => sums[trait] === undefined))
    .length;
}

function shareOf({ words }: Question, holds: (word: Word) => boolean): number {
  const all = words.reduce((sum, word) => sum + skipCost(word), 0);
  const held = words.filter(holds).reduce((sum, word) => sum + skipCost(word), 0);
  return all === 0 ? 0 : held / all;
}

/** True if the same words mean something else in the database at least as well. */
function isContested({ range, target, score }: Mention, mentions: readonly Mention[]): boolean {
  const own = JSON.stringify(target);
  return mentions.some(
    (other) =>
      other.range.from === range.from &&
      other.range.to === range.to &&
      other.score >= score &&
      other.target.kind === target.kind &&
      JSON.stringify(other.target) !== own,
  );
}
