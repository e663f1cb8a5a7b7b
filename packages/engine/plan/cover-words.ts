import type { Sliced, TableId } from "@askery/model";
import type { Word } from "../question/question.ts";
import type { Clause, OrderKey, Test } from "./request/clause.ts";
import type { Fragment } from "./request/fragment.ts";
import type { JoinGraph } from "./schema/join-graph.ts";
import type { PatternContext } from "./patterns/pattern.ts";
import { tablesOfQuantity } from "./request/request.ts";

/** Non-overlapping fragments that explain a question together, in word order. */
export interface Cover {
  readonly fragments: readonly Fragment[];
  /** The indexes of content words that no fragment explains. */
  readonly skipped: readonly number[];
  readonly score: number;
}

interface State {
  readonly score: number;
  readonly last: Fragment | null;
  readonly before: State | null;
  readonly tables: readonly TableId[];
  readonly skipped: readonly number[];
  /** The number of fragments so far. */
  readonly count: number;
}

/** A fragment with its value, before costs for the distance between tables. */
interface Choice {
  readonly fragment: Fragment;
  readonly worth: number;
  readonly tables: readonly TableId[];
}

/** The number of states per word. A wider beam finds more covers but takes longer. */
const beamWidth = 48;
/**
 * Covers this far behind the best are dropped. Measured: they contain the right interpretation in 0.4 % of questions.
 */
const maxScoreGap = 2;
/** The cost per fragment, so that one pattern for many words beats many patterns for few. */
const fragmentCost = 0.12;
const distanceCost = 0.12;
/** An extra cost for guessed mentions, so that certain ones win. */
const guessCost = 0.15;
/** Real questions have fewer fragments than this; the limit bounds the search for other texts. */
const maxFragments = 30;
/** The cost of tables that no join path connects, since they yield no plan. */
const unconnectedCost = 3;

export interface CoverOptions {
  /** The maximum number of covers. */
  readonly most: number;
  /** The tables of the earlier question: tables close to them are likelier. */
  readonly earlier?: readonly TableId[];
}

/**
 * Chooses fragments that explain as many words as possible with tables that are close to each other in the join graph.
 *
 * A beam search from the first word to the last.
 */
export function* coverWords(
  context: PatternContext,
  fragmentsAt: readonly (readonly Fragment[])[],
  { most, earlier = [] }: CoverOptions,
): Sliced<readonly Cover[]> {
  const { words } = context.question;
  const states = [...words.map(() => new BestStates(beamWidth)), new BestStates(most)];
  states[0]?.add({ score: 0, last: null, before: null, tables: earlier, skipped: [], count: 0 });
  for (const word of words) {
    yield;
    const choices = (fragmentsAt[word.index] ?? []).map(weighFragment);
    for (const state of states[word.index]?.items ?? []) {
      states[word.index + 1]?.add(skipWord(state, word));
      if (state.count >= maxFragments) continue;
      for (const choice of choices) {
        const following = states[choice.fragment.range.to];
        if (following?.hasRoom(state.score + choice.worth)) {
          following.add(takeFragment(state, choice, context.schema.graph));
        }
      }
    }
  }
  const [best, ...others] = states[words.length]?.items ?? [];
  if (best === undefined) return [];
  const near = others.filter(({ score }) => score >= best.score - maxScoreGap);
  return [best, ...near].map((state) => ({
    fragments: collectFragments(state),
    skipped: state.skipped,
    score: state.score,
  }));
}

/** The top states at one word position, best first; earlier states win ties. */
class BestStates {
  readonly items: State[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  hasRoom(score: number): boolean {
    const last = this.items[this.#most - 1];
    return last === undefined || score > last.score;
  }

  add(state: State): void {
    if (!this.hasRoom(state.score)) return;
    const index = this.items.findLastIndex(({ score }) => score >= state.score) + 1;
    this.items.splice(index, 0, state);
    if (this.items.length > this.#most) this.items.pop();
  }
}

function skipWord(state: State, word: Word): State {
  const cost = skipCost(word);
  return {
    ...state,
    score: state.score - cost,
    skipped: cost >= 0.2 ? [...state.skipped, word.index] : state.skipped,
  };
}

/** The cost of leaving a word unexplained: highest for nouns, names and numbers, zero for function words. */
export function skipCost(word: Word): number {
  if (word.tag === "punctuation" || word.isFunctionWord) return 0;
  if (word.lower === "ones") return pronounCost;
  if (comparingWords.has(word.lower)) return 1;
  switch (word.tag) {
    case "noun":
    case "properNoun":
    case "number":
      return 1;
    case "adjective":
    case "symbol":
    case "other":
      return 0.8;
    case "verb":
      return 0.5;
    case "adverb":
      return 0.3;
    default:
      return 0.2;
  }
}

/** Without these, "revenue compared to last year" would be the revenue of last year. */
const comparingWords: ReadonlySet<string> = new Set(["compared", "versus", "vs"]);

/** "The open ones": the word stands for rows that other words name. */
const pronounCost = 0.2;

function weighFragment(fragment: Fragment): Choice {
  const guesses = fragment.mentions.filter((mention) => mention.isGuess).length;
  return {
    fragment,
    worth: fragment.score - fragmentCost - guessCost * guesses,
    tables: [...new Set(fragment.clauses.flatMap(tablesOfClause))],
  };
}

function takeFragment(state: State, { fragment, worth, tables }: Choice, graph: JoinGraph): State {
  const added = tables.filter((table) => !state.tables.includes(table));
  let score = state.score + worth;
  const all = [...state.tables];
  for (const table of added) {
    if (all.length > 0) {
      score -= costOfDistance(Math.min(...all.map((other) => graph.distance(other, table))));
    }
    all.push(table);
  }
  return {
    score,
    last: fragment,
    before: state,
    tables: added.length === 0 ? state.tables : all,
    skipped: state.skipped,
    count: state.count + 1,
  };
}

function costOfDistance(distance: number): number {
  return Number.isFinite(distance) ? distanceCost * distance : unconnectedCost;
}

function collectFragments(state: State): readonly Fragment[] {
  const fragments: Fragment[] = [];
  const seen = new Set<Fragment>();
  for (let at: State | null = state; at; at = at.before) {
    if (at.last && !seen.has(at.last)) {
      seen.add(at.last);
      fragments.unshift(at.last);
    }
  }
  return fragments;
}

/** The tables that a clause refers to. */
export function tablesOfClause(clause: Clause): readonly TableId[] {
  switch (clause.kind) {
    case "measure":
    case "having":
      return tablesOfQuantity(clause.quantity);
    case "attribute":
      return [clause.column.table];
    case "entity":
    case "related":
      return [clause.table];
    case "group":
      return tablesOfAxis(clause.axis);
    case "filter":
      return tablesOfTest(clause.test);
    case "period":
      return clause.column ? [clause.column.table] : [];
    case "sides":
      return clause.sides.flatMap(({ test }) => tablesOfTest(test));
    case "order":
      return tablesOfKey(clause.by);
    case "top":
      return [
        ...(clause.top.subject ? tablesOfAxis(clause.top.subject) : []),
        ...tablesOfKey(clause.top.by),
        ...(clause.top.per ? tablesOfAxis(clause.top.per) : []),
      ];
    default:
      return [];
  }
}

function tablesOfAxis(axis: Extract<Clause, { kind: "group" }>["axis"]): readonly TableId[] {
  if (axis.kind === "entity") return [axis.table];
  return axis.column ? [axis.column.table] : [];
}

function tablesOfTest(test: Test): readonly TableId[] {
  if (test.kind === "worth") return [];
  if (test.kind === "recurring") return test.date === null ? [] : [test.date.table];
  if (test.kind === "state") return test.table === null ? [] : [test.table];
  if (test.kind === "any") return test.tests.flatMap(tablesOfTest);
  if (test.kind !== "defined") return [test.column.table];
  return test.entry.meaning.kind === "filter" ? [test.entry.meaning.table] : [];
}

function tablesOfKey(key: OrderKey): readonly TableId[] {
  if (key.kind === "column") return [key.column.table];
  return key.kind === "quantity" ? tablesOfQuantity(key.quantity) : [];
}
