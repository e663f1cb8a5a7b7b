import type { Problem } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { CalendarContext } from "../../question/resolve-period.ts";
import type { SecretColumn } from "../../meaning/list-secrets.ts";
import { findDefinedWords } from "./find-defined-words.ts";
import { findFamiliar } from "./find-familiar.ts";
import { generalStates } from "../../meaning/states/general-states.ts";
import { genericNouns } from "./generic-words.data.ts";
import { isDoneToChart, missesChange } from "./misses-change.ts";
import { missesDrawing } from "./misses-drawing.ts";
import { skipCost } from "../cover-words.ts";
import type { Explanation, RankedInterpretation, Interpretation } from "../interpretation.ts";
import { refuseAmbiguous } from "./refuse-ambiguous.ts";
import { refuseContradiction } from "./refuse-contradiction.ts";
import { refuseFuture } from "./refuse-future.ts";
import { refuseDisobedience } from "./refuse-disobedience.ts";
import { refuseQuestion } from "./refuse-question.ts";
import { isHarmful } from "../request/is-harmful.ts";
import { refuseSecret } from "./refuse-secret.ts";
import { lightVerbs } from "../patterns/light-verb.ts";
import { lessWords, moreWords } from "../patterns/change-words.data.ts";
import type { Schema } from "../schema/schema.ts";
import { splitName } from "../../meaning/names/split-name.ts";

/** The maximum unexplained share of a question's weight; above it, no answer is better than a wrong one. */
const maxUnexplained = 0.34;

export interface RefuseInput {
  readonly question: Question;
  readonly mentions: readonly Mention[];
  readonly best: RankedInterpretation | null;
  readonly schema: Schema;
  readonly secrets: readonly SecretColumn[];
  readonly calendar: CalendarContext;
  /** Whether the question follows an answer, whose chart it may be about. */
  readonly isFollowUp: boolean;
}

/** Returns the reason to refuse the best interpretation, or null. */
export function refuseInterpretation({
  question,
  mentions,
  best,
  schema,
  secrets,
  calendar,
  isFollowUp,
}: RefuseInput): Problem | null {
  if (schema.catalog.tables.length === 0) {
    return { code: "database-empty", spans: [], facts: {}, suggestions: [] };
  }
  const problem = refuseQuestion(question, best);
  if (problem) return problem;
  const secret = refuseSecret(question, best?.interpretation ?? null, secrets);
  if (secret) return secret;
  const isFamiliar = findFamiliar(question, mentions, schema);
  if (best === null) return refuseAll(question, isFamiliar);
  const part = findRankedPart(question);
  if (part.length > 0) return refuseAbout("ranking", part);
  const unexplained = unexplainedBy(question, best);
  const place = findPlace(question, best);
  if (place.length > 0) return refuseAbout("place", place);
  const disobedience = refuseDisobedience(question, best.interpretation);
  if (disobedience) return disobedience;
  const undrawn = isFollowUp ? question.words.filter((word) => missesDrawing(word, question, best)) : [];
  if (undrawn.length > 0) {
    return refuseAbout("drawing", undrawn);
  }
  const weight = unexplained.reduce((sum, word) => sum + skipCost(word), 0);
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const things = unexplained.filter(
    (word) =>
      (isThing(word) && !isTail(word, best)) ||
      narrowsGuess(word, question, best) ||
      narrowsRows(word, best) ||
      asksDegree(word, question) ||
      denials.has(word.lower) ||
      comparisons.has(word.lower) ||
      isChange(word) ||
      isPredicate(word, question) ||
      asksDeed(word, question) ||
      isState(word) ||
      missesChange(word, best),
  );
  if (things.length > 0 || weight > maxUnexplained * all) {
    const lost = things.length > 0 ? things : unexplained;
    const unknown = lost.filter((word) => !isFamiliar(word));
    const lacking = withDenied(unknown.length > 0 ? unknown : lost, question);
    if (lacking.every(saysChange)) return refuseAbout("change", lacking);
    if (best.interpretation.isUnchanged && !lacking.some(isNoun)) return refuseAbout("drawing", lacking);
    const isName = things.length > 0 && lacking.every((word) => isSoughtName(word, question));
    return refuseWords(isName ? "value-not-found" : "words-unknown", lacking);
  }
  const ambiguous = refuseAmbiguous(question, mentions, best);
  if (ambiguous) return ambiguous;
  const { plan } = best.interpretation;
  return plan.kind === "query"
    ? (refuseContradiction(plan, schema) ?? refuseFuture(plan, calendar, schema))
    : null;
}

/**
 * Without any interpretation: names the things that the database lacks ("how many unicorns"), else times that none of its dates
 * has, else all that matters. "By month" alone lacks what is counted.
 */
function refuseAll({ words, phrases }: Question, isFamiliar: (word: Word) => boolean): Problem {
  const unknown = words.filter((word) => isThing(word) && !isFamiliar(word));
  const grains = phrases.filter(({ kind }) => kind === "grain" || kind === "datePart");
  const isOfTime = ({ index }: Word): boolean =>
    grains.some(({ range }) => range.from <= index && index < range.to);
  const isTimeAlone = words.every((word) => isOfTime(word) || word.isFunctionWord);
  const lacking = unknown.length > 0 ? unknown : words.filter(isOfTime);
  return lacking.length > 0 && !isTimeAlone
    ? refuseWords("words-unknown", lacking)
    : refuseWords(
        "question-not-understood",
        words.filter((word) => skipCost(word) > 0),
      );
}

/** True for a word with a meaning that an answer must not ignore. */
function isThing({ tag, lemma, lower, index }: Word): boolean {
  // The first word of a question is always capitalized: "Count how many".
  if (tag === "properNoun" && index > 0) return true;
  return isNoun({ tag }) && lower.length > 1 && !genericNouns.has(lemma) && !genericNouns.has(lower);
}

function isNoun({ tag }: Pick<Word, "tag">): boolean {
  return tag === "noun" || tag === "properNoun";
}

/**
 * True for a noun after a recognized column or value that only names its kind: "telephone numbers", "founding year",
 * "Colorado state", "Visa card".
 */
function isTail({ index, tag, lemma }: Word, { interpretation }: RankedInterpretation): boolean {
  return (
    tag === "noun" &&
    interpretation.explained.some(
      ({ range, mention }) =>
        range.to === index &&
        mention !== null &&
        !mention.isGuess &&
        (mention.target.kind === "column" || (mention.target.kind === "value" && kindNouns.has(lemma))),
    )
  );
}

/** Nouns that name the kind of the preceding name. */
const kindNouns: ReadonlySet<string> = new Set([
  "state",
  "city",
  "country",
  "county",
  "region",
  "area",
  "district",
  "language",
  "genre",
  "category",
  "type",
  "class",
  "status",
  "brand",
  "card",
]);

/**
 * True if the word qualifies a noun that is only guessed, which changes its meaning: "sick days", "recurring revenue",
 * "churn rate".
 */
function narrowsGuess(
  { tag, index, lower }: Word,
  { words }: Question,
  { interpretation }: RankedInterpretation,
): boolean {
  const next = words[index + 1];
  const isNarrowing = (tag === "adjective" || tag === "verb") && !emptyAdjectives.has(lower);
  if (!isNarrowing || next === undefined || !isThing(next)) return false;
  const explained = interpretation.explained.find(
    ({ range }) => range.from <= next.index && next.index < range.to,
  );
  return (
    explained !== undefined &&
    (explained.mention === null || explained.mention.isGuess || isOtherWord(next, explained.mention))
  );
}

/** True for a word of loss or denial before the rows that it narrows: "lost customers", "unassigned jobs". */
function narrowsRows({ tag, index, lower }: Word, { interpretation }: RankedInterpretation): boolean {
  const isNarrowing =
    (tag === "verb" || tag === "adjective") && (isHarmful([lower]) || /^un\w+ed$/.test(lower));
  return (
    isNarrowing &&
    interpretation.explained.some(
      ({ range, mention }) => range.from === index + 1 && mention?.target.kind === "table",
    )
  );
}

/** True if a column has another word of the same stem: a churn rate is no rating. */
function isOtherWord({ lower, lemma }: Word, { stage, target }: Mention): boolean {
  if (stage !== "lemma" || target.kind !== "column") return false;
  return !splitName(target.column).some((word) => [lower, lemma, `${lemma}s`].includes(word.toLowerCase()));
}

/** True if the word asks for a degree: "how happy were customers". */
function asksDegree({ tag, index, lower }: Word, { words }: Question): boolean {
  return tag === "adjective" && words[index - 1]?.lower === "how" && !emptyAdjectives.has(lower);
}

/** True for a word that asks for a state: "overdue", "closed", and "live" if it is no verb. */
function isState({ tag, lower }: Word): boolean {
  return generalStates.has(lower) && (tag !== "verb" || /^un|ed$/.test(lower));
}

/** Words that turn the meaning of others around. An answer must not ignore them. */
const denials: ReadonlySet<string> = new Set(["never", "not", "without", "nobody", "neither", "nor"]);

/** Words that compare. What is compared must be in the answer. */
const comparisons: ReadonlySet<string> = new Set([
  "above",
  "below",
  "exceed",
  "exceeds",
  "exceeded",
  "exceeding",
]);

/** "The top 5 %": so many rows would have to be counted first, which no plan does. */
function findRankedPart({ phrases, words }: Question): readonly Word[] {
  const part = phrases.find(
    (phrase) =>
      phrase.kind === "number" &&
      phrase.unit === "percent" &&
      ranks.has(words[phrase.range.from - 1]?.lower ?? ""),
  );
  return part === undefined ? [] : words.slice(part.range.from - 1, part.range.to);
}

/** "second best", "third largest": a place of a ranking that the plan does not keep. */
function findPlace({ phrases, words }: Question, { interpretation }: RankedInterpretation): readonly Word[] {
  if (interpretation.request.tests.some(({ kind }) => kind === "placed")) return [];
  const place = phrases.find(({ kind, range }) => {
    const next = words[range.to]?.lower ?? "";
    return kind === "ordinal" && (ranks.has(next) || /^most$|^least$|[a-z]{2}est$/.test(next));
  });
  return place === undefined ? [] : words.slice(place.range.from, place.range.to + 1);
}

const ranks: ReadonlySet<string> = new Set([
  "top",
  "bottom",
  "best",
  "worst",
  "highest",
  "lowest",
  "first",
  "last",
]);

/** True for a verb of change: rows whose figure fell are not all rows. */
function isChange(word: Word): boolean {
  return word.tag !== "noun" && saysChange(word);
}

function saysChange({ lemma, lower }: Word): boolean {
  return changes.has(lemma) || changes.has(lower);
}

const changes: ReadonlySet<string> = new Set(
  [lessWords, moreWords].flatMap(({ verbs, ongoing, transitive }) => [...verbs, ...ongoing, ...transitive]),
);

/** True for what is done how much: "how much do we owe". */
function asksDeed({ index, tag }: Word, { words }: Question): boolean {
  return tag === "verb" && words[index - 3]?.lower === "much" && words[index - 2]?.lower === "do";
}

/** True for what rows are said to be, at the end: "which stores are profitable". */
function isPredicate({ index, tag, lower, lemma }: Word, { words }: Question): boolean {
  const before = words[index - 1]?.lower ?? "";
  const next = words[index + 1];
  const isLast = next === undefined || next.tag === "punctuation";
  const isSaid = tag === "verb" || tag === "adjective";
  const isEmpty = emptyAdjectives.has(lower) || (tag === "verb" && lightVerbs.has(lemma));
  return isLast && isSaid && copulas.has(before) && !isEmpty;
}

const copulas: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/** The words, and what a denial among them denies: “never logged”. */
function withDenied(words: readonly Word[], question: Question): readonly Word[] {
  const denied = words.filter(({ lower }) => denials.has(lower)).map(({ index }) => index + 1);
  return question.words.filter((word) => words.includes(word) || denied.includes(word.index));
}

/** True for a name in the position of a value: "in Atlantis", "for Acme". */
function isSoughtName({ tag, index, text }: Word, { words }: Question): boolean {
  const isName = tag === "properNoun" || (index > 0 && /^\p{Lu}/u.test(text));
  return isName && seekingWords.has(words[index - 1]?.lower ?? "");
}

const seekingWords: ReadonlySet<string> = new Set(["in", "for", "from", "at", "of", "by", "to", "with"]);

/** Adjectives that do not change the meaning of a noun. */
const emptyAdjectives: ReadonlySet<string> = new Set([
  "many",
  "much",
  "other",
  "own",
  "such",
  "certain",
  "given",
  "particular",
  "specific",
  "respective",
  "corresponding",
  "individual",
  "single",
  "whole",
  "entire",
  "full",
  "complete",
  "existing",
  "possible",
  "available",
  "more",
  "less",
  "several",
  "first",
  "last",
  "actual",
  "exact",
  "overall",
  "general",
  "new",
]);

/** The content words that neither the plan nor a definition in the question explains. */
function unexplainedBy(question: Question, best: RankedInterpretation): readonly Word[] {
  const { interpretation } = best;
  const explanations = interpretation.explained.filter(
    (explanation) => !isIdle(explanation, interpretation, question) && !isFaintGuess(explanation),
  );
  const isExplained = ({ index }: Word): boolean =>
    explanations.some(({ range }) => index >= range.from && index < range.to);
  const defined = findDefinedWords(question.words, isExplained);
  const matters = (word: Word): boolean =>
    skipCost(word) > 0 || denials.has(word.lower) || comparisons.has(word.lower);
  return question.words.filter(
    (word) => matters(word) && !isExplained(word) && !defined.has(word) && !isDoneToChart(word, best),
  );
}

/** A table that the plan does not use explains no verb ("returning customers"), and a guessed one explains nothing. */
function isIdle(
  { mention, role, range }: Explanation,
  { plan }: Interpretation,
  { words }: Question,
): boolean {
  if (role !== "source" || mention?.target.kind !== "table") return false;
  const isVerb = range.to === range.from + 1 && words[range.from]?.lower.endsWith("ing") === true;
  if (!mention.isGuess && !isVerb) return false;
  return !JSON.stringify(plan).includes(`"table":${JSON.stringify(mention.target.table)}`);
}

/** A word that is used somewhat like a name does not explain the question, but may be asked back. */
function isFaintGuess({ mention }: Explanation): boolean {
  return mention?.stage === "similar" && mention.score < surelySimilar;
}

/** The score from which on a similar word answers, with rivals. */
const surelySimilar = 0.45;

/** Words that are no names: of a drawing, of a change, or of a part of a ranking. */
function refuseAbout(state: "drawing" | "change" | "place" | "ranking", words: readonly Word[]): Problem {
  const problem = refuseWords("words-unknown", words);
  return { ...problem, facts: { ...problem.facts, state } };
}

function refuseWords(code: Problem["code"], words: readonly Word[]): Problem {
  const listed = words.map((word) => word.text).join(", ");
  return {
    code,
    spans: words.map((word) => word.span),
    facts: code === "value-not-found" ? { words: listed, value: listed } : { words: listed },
    suggestions: [],
  };
}
