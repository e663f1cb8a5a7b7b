import type { Sliced } from "@askery/model";
import type { WordRange } from "../question/question.ts";
import type { QuestionWord, Term } from "./find-terms.ts";
import { compareForms, formFits, meantFit } from "./compare-forms.ts";
import { isPieceOfAmount } from "./is-piece-of-amount.ts";
import type { NameIndex, NameOccurrence, NameShape } from "./name-index.ts";
import type { LinkStage } from "./mention.ts";

/** Words of a question that match a name, independent of its owners. */
export interface NameMatch {
  readonly shape: NameShape;
  readonly range: WordRange;
  readonly stage: LinkStage;
  readonly score: number;
  /** The matched share of the name, from 0 to 1. */
  readonly coverage: number;
  /** True if it means a column of that name, never a table. */
  readonly isOfColumn?: true;
}

/**
 * Matches terms against names, in whole or in part, in any order, with up to two words in between.
 *
 * Considers only names that contain one of the words; for a frequent word, only the few hundred shortest.
 */
export function* matchNames(
  terms: readonly Term[],
  words: readonly QuestionWord[],
  index: NameIndex,
): Sliced<readonly NameMatch[]> {
  const hits = new Map<NameShape, NameHit[]>();
  for (const term of terms) {
    yield;
    if (term.forms.length > 1) {
      for (const match of findPhrase(term, index)) addHit(hits, match.shape, match);
      continue;
    }
    for (const occurrence of lookUp(term, index)) {
      addHit(hits, occurrence.shape, hitOccurrence(term, occurrence));
    }
  }
  const matches: NameMatch[] = [];
  for (const [shape, found] of hits) {
    yield;
    matches.push(...matchShape(shape, found, words));
  }
  return matches;
}

/** The maximum number of positions considered per word; words with more are too frequent to be specific. */
const maxOccurrences = 400;
const widestSpan = 6;
/**
 * The penalty per content word inside a match: fine in "first and last name", but not in "number of rooms per hotel".
 */
const skippedPenalty = 0.12;
const least = { coverage: 0.25, whole: 0.75, score: 0.25 } as const;

interface NameHit {
  readonly shape: NameShape;
  readonly range: WordRange;
  /** The indexes of the matched words in the name. */
  readonly positions: readonly number[];
  readonly quality: number;
  readonly stage: LinkStage;
}

function addHit(hits: Map<NameShape, NameHit[]>, shape: NameShape, hit: NameHit): void {
  const found = hits.get(shape);
  if (found === undefined) hits.set(shape, [hit]);
  else found.push(hit);
}

function lookUp(term: Term, index: NameIndex): readonly NameOccurrence[] {
  return term.forms.length === 0
    ? []
    : (index.occurrences.get(term.forms[0]?.stem ?? "") ?? []).slice(0, maxOccurrences);
}

/** A term of several words matches only a name that contains them all. */
function findPhrase(term: Term, index: NameIndex): readonly NameHit[] {
  const occurrencesByWord = term.forms.map((form) =>
    (index.occurrences.get(form.stem) ?? []).slice(0, maxOccurrences),
  );
  const [first = [], ...others] = occurrencesByWord;
  return first.flatMap((occurrence): readonly NameHit[] => {
    const rest = others.map((occurrences) =>
      occurrences.find((other) => other.shape === occurrence.shape && other.position !== occurrence.position),
    );
    const positions = [occurrence, ...rest].flatMap((found) => (found === undefined ? [] : [found.position]));
    if (positions.length < term.forms.length) return [];
    return [
      {
        shape: occurrence.shape,
        range: term.range,
        positions,
        quality: term.strength,
        stage: stages[term.way],
      },
    ];
  });
}

function hitOccurrence(term: Term, occurrence: NameOccurrence): NameHit {
  const [form] = term.forms;
  const { quality, stage } = form === undefined ? formFits.stem : compareForms(form, occurrence);
  const isNamed = term.way === "typed";
  return {
    shape: occurrence.shape,
    range: term.range,
    positions: [occurrence.position],
    quality: isNamed ? quality : term.strength * meantFit(form, occurrence, quality),
    stage: isNamed ? stage : stages[term.way],
  };
}

const stages = {
  typed: "lemma",
  compound: "compound",
  abbreviation: "abbreviation",
  synonym: "synonym",
  adjective: "adjective",
  fuzzy: "fuzzy",
  similar: "similar",
} as const;

/**
 * Takes the best group of nearby hits, then the best of the rest, and so on; plus each phrase that matches the whole
 * name: both "country of origin" and the "country" in it match `country`.
 */
function matchShape(
  shape: NameShape,
  found: readonly NameHit[],
  words: readonly QuestionWord[],
): readonly NameMatch[] {
  const [only, another] = found;
  // Most names of a large database have one hit, which nothing is weighed against.
  if (only !== undefined && another === undefined && !isWholePhrase(only, shape)) {
    const match = scoreHits(shape, found, words);
    return match === null ? [] : [match];
  }
  const matches = found
    .filter((hit) => isWholePhrase(hit, shape))
    .map((hit) => scoreHits(shape, [hit], words))
    .filter((match) => match !== null);
  for (const cluster of clusterHits(found, words)) {
    let rest = cluster;
    while (rest.length > 0) {
      const chosen = chooseHits(rest);
      const match = scoreHits(shape, chosen, words);
      matches.push(...(match === null ? scoreParts(shape, chosen, words) : [match]));
      if (chosen.length > 1) matches.push(...scoreAlone(shape, chosen, words, match?.score ?? 0));
      rest = rest.filter((hit) => !chosen.some((other) => overlap(hit.range, other.range)));
    }
  }
  return matches;
}

function isWholePhrase({ range, positions }: NameHit, shape: NameShape): boolean {
  return range.to - range.from > 1 && positions.length === shape.words.length;
}

/** Single words of a group that fit the name better than all of it: "categories" of "game categories" for `g_type`. */
function scoreAlone(
  shape: NameShape,
  hits: readonly NameHit[],
  words: readonly QuestionWord[],
  groupScore: number,
): readonly NameMatch[] {
  return hits
    .map((hit) => scoreHits(shape, [hit], words))
    .filter((match) => match !== null)
    .filter(({ coverage, score }) => coverage >= least.whole && score > groupScore);
}

/**
 * Words of one name on both sides of "by" are scored apart. Those after it mean the whole name if the others are said before
 * it: "type" of "inspections by type" is `insp_type`.
 */
function scoreParts(
  shape: NameShape,
  hits: readonly NameHit[],
  words: readonly QuestionWord[],
): readonly NameMatch[] {
  const { from, to } = spanHits(hits);
  const cuts = words.slice(from, to).filter((one) => isPartingWord(one) && !isHit(one, hits));
  if (cuts.length === 0) return [];
  const cutsBefore = ({ range }: NameHit): number =>
    cuts.filter(({ word }) => word.index < range.from).length;
  const parts = [...Map.groupBy(hits, cutsBefore).values()];
  const coverage = coverageOf(shape, hits);
  return parts.flatMap((part, index): readonly NameMatch[] => {
    const match = scoreHits(shape, part, words);
    const isWhole = index === parts.length - 1 && coverage >= least.whole;
    const quality = hits.reduce((sum, hit) => sum + hit.quality, 0) / hits.length;
    if (match === null || !isWhole || hits.some(({ stage }) => guessStages.has(stage))) {
      return match === null ? [] : [match];
    }
    const score = Math.max(match.score, partedFactor * quality * wholeFit(coverage));
    return [{ ...match, coverage, score, stage: "withoutTableWord", isOfColumn: true }];
  });
}

const partedFactor = 0.97;

/** Splits hits with two or more content words, or four words, between them. */
function clusterHits(
  hits: readonly NameHit[],
  words: readonly QuestionWord[],
): readonly (readonly NameHit[])[] {
  const clusters: NameHit[][] = [];
  let end = -1;
  for (const hit of hits.toSorted((a, b) => a.range.from - b.range.from)) {
    const cluster = clusters.at(-1);
    if (cluster === undefined || !isNear(end, hit.range.from, words)) clusters.push([hit]);
    else cluster.push(hit);
    end = Math.max(end, hit.range.to);
  }
  return clusters;
}

function isNear(end: number, start: number, words: readonly QuestionWord[]): boolean {
  if (start <= end) return true;
  const between = words.slice(end, start);
  return between.length <= 3 && between.filter(({ isContent }) => isContent).length <= 1;
}

/**
 * Chooses the best hit for each word of the name and of the question. Ties go to the hit closest to the others: in
 * "start dates and end dates", the second "dates" belongs to "end".
 */
function chooseHits(hits: readonly NameHit[]): readonly NameHit[] {
  const ranked = hits.toSorted((a, b) => rankHit(b) - rankHit(a) || a.range.from - b.range.from);
  const seeds = ranked.slice(0, hits.length <= fewHits ? maxSeeds : 1);
  const groups = seeds.map((seed) => growGroup(seed, hits));
  const [first = [], ...others] = groups;
  return others.reduce((best, group) => (rankGroup(group) > rankGroup(best) ? group : best), first);
}

const maxSeeds = 6;
/** With more hits of one name than this (no realistic question), only one group is built, from the best hit. */
const fewHits = 24;
const spanCost = 0.01;

function rankGroup(group: readonly NameHit[]): number {
  const { from, to } = spanHits(group);
  return group.reduce((sum, hit) => sum + rankHit(hit), 0) - spanCost * (to - from);
}

function growGroup(seed: NameHit, hits: readonly NameHit[]): readonly NameHit[] {
  const chosen: NameHit[] = [seed];
  const distance = ({ range }: NameHit): number => Math.abs(range.from - seed.range.from);
  const ranked = hits.toSorted(
    (a, b) => rankHit(b) - rankHit(a) || distance(a) - distance(b) || a.range.from - b.range.from,
  );
  for (const hit of ranked) {
    const isFree = chosen.every(
      (other) =>
        !overlap(hit.range, other.range) &&
        !hit.positions.some((position) => other.positions.includes(position)),
    );
    if (isFree && isNarrow([...chosen, hit])) chosen.push(hit);
  }
  return chosen.toSorted((a, b) => a.range.from - b.range.from);
}

const eachFurtherWord = 0.3;

/** A phrase for several words of the name beats a word for one of them, unless the word is much more certain. */
function rankHit({ quality, positions }: NameHit): number {
  return quality + eachFurtherWord * (positions.length - 1);
}

function isNarrow(hits: readonly NameHit[]): boolean {
  const { from, to } = spanHits(hits);
  return to - from <= widestSpan;
}

function overlap(a: WordRange, b: WordRange): boolean {
  return a.from < b.to && b.from < a.to;
}

function spanHits(hits: readonly NameHit[]): WordRange {
  let from = Infinity;
  let to = -Infinity;
  for (const { range } of hits) {
    from = Math.min(from, range.from);
    to = Math.max(to, range.to);
  }
  return { from, to };
}

function scoreHits(
  shape: NameShape,
  hits: readonly NameHit[],
  words: readonly QuestionWord[],
): NameMatch | null {
  const coverage = coverageOf(shape, hits);
  if (coverage < least.coverage) return null;
  const range = spanHits(hits);
  const inRange = words.slice(range.from, range.to);
  const isWhole = coverage >= least.whole;
  const isEmpty =
    inRange.every(({ isContent }) => !isContent) && !hits.some((hit) => hit.stage === "adjective");
  if (isEmpty || isParted(inRange, hits)) return null;
  if (!isWhole && hits.every((hit) => isWeakHit(hit, words))) return null;
  if (!isWhole && isPieceOfAmount(shape, (position) => isCovered(position, hits))) return null;
  const quality = hits.reduce((sum, hit) => sum + hit.quality, 0) / hits.length;
  const skipped = inRange.filter((one) => one.isContent && !isHit(one, hits)).length;
  const fit = quality * (isWhole ? wholeFit(coverage) : 0.3 + 0.45 * coverage);
  const score = fit - skippedPenalty * skipped;
  const isGuessed = hits.some((hit) => guessStages.has(hit.stage));
  if (score < least.score || (isGuessed && skipped > 0)) return null;
  return { shape, range, coverage, score, stage: isWhole ? nameStage(hits, shape) : partStage(hits) };
}

function coverageOf(shape: NameShape, hits: readonly NameHit[]): number {
  let covered = 0;
  let whole = 0;
  let position = 0;
  for (const { weight } of shape.words) {
    whole += weight;
    if (isCovered(position++, hits)) covered += weight;
  }
  return covered / whole;
}

/** A plain loop, because it runs for each word of each name that the question may mean. */
function isCovered(position: number, hits: readonly NameHit[]): boolean {
  for (const { positions } of hits) if (positions.includes(position)) return true;
  return false;
}

function wholeFit(coverage: number): number {
  return 0.8 + 0.2 * coverage;
}

function isHit({ word }: QuestionWord, hits: readonly NameHit[]): boolean {
  return hits.some(({ range }) => overlap(range, { from: word.index, to: word.index + 1 }));
}

/** "Tickets by type" is no ticket type, "rent below target" compares two things, and "orders as a line" is drawn as one. */
function isParted(inRange: readonly QuestionWord[], hits: readonly NameHit[]): boolean {
  return inRange.some((one) => isPartingWord(one) && !isHit(one, hits));
}

function isPartingWord({ word }: QuestionWord): boolean {
  return partingWords.has(word.lower);
}

const parting = "by per above below under over than as against versus vs";
const partingWords: ReadonlySet<string> = new Set(parting.split(" "));

/** Stages too uncertain to match a name across other words: "number that play" does not mean "phone game". */
const guessStages: ReadonlySet<LinkStage> = new Set<LinkStage>(["synonym", "adjective", "fuzzy", "similar"]);

function isWeakHit(hit: NameHit, words: readonly QuestionWord[]): boolean {
  return (
    hit.stage !== "adjective" &&
    words
      .slice(hit.range.from, hit.range.to)
      .every(({ word, isWeak, isContent }) => isWeak || !isContent || /^\p{N}+$/u.test(word.text))
  );
}

/** The least certain stage of the hits; words in another order, or separated, are a compound. */
function nameStage(hits: readonly NameHit[], shape: NameShape): LinkStage {
  const weakest = weakestStage(hits);
  if (weakest !== "exact" && weakest !== "lemma") return weakest;
  const isInOrder = hits.every(
    (hit, i) =>
      i === 0 ||
      (hits[i - 1]?.range.to === hit.range.from &&
        (hits[i - 1]?.positions[0] ?? 0) < (hit.positions[0] ?? 0)),
  );
  return isInOrder && hits.length <= shape.words.length ? weakest : "compound";
}

function partStage(hits: readonly NameHit[]): LinkStage {
  const weakest = weakestStage(hits);
  return guessStages.has(weakest) ? weakest : "part";
}

const order: readonly LinkStage[] = [
  "exact",
  "lemma",
  "compound",
  "abbreviation",
  "synonym",
  "adjective",
  "fuzzy",
  "similar",
];

function weakestStage(hits: readonly NameHit[]): LinkStage {
  return hits.reduce<LinkStage>(
    (weakest, { stage }) => (order.indexOf(stage) > order.indexOf(weakest) ? stage : weakest),
    "exact",
  );
}
