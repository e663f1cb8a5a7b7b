import type { RowState, TableId } from "@askery/model";
import { generalStates } from "../../meaning/states/general-states.ts";
import { phraseStem } from "../../meaning/states/state-stems.ts";
import type { TableDescription } from "../../meaning/view-tables.ts";
import type { Word } from "../../question/question.ts";

/** The states of all tables, by phrase. */
export interface StateIndex {
  of(table: TableId, phrase: string): RowState | null;
  /** The state phrases that start at a word, the longest first. */
  at(words: readonly Word[], from: number): readonly StatePhrase[];
}

/** Words that ask for a state that some table has. */
export interface StatePhrase {
  readonly phrase: string;
  /** The index after its last word. */
  readonly to: number;
  /** True for a negative prefix: "unplanned". */
  readonly isNegated: boolean;
}

export function indexStates(tables: Iterable<TableDescription>): StateIndex {
  const byPhrase: TablesByPhrase = new Map();
  const byStem: TablesByPhrase = new Map();
  const general = new Set<string>();
  for (const { meaning } of tables) {
    for (const state of meaning.states) {
      for (const phrase of state.phrases) {
        addState(byPhrase, phrase, meaning.id, state);
        if (state.isNamed) addState(byStem, phraseStem(phrase), meaning.id, state);
        else general.add(phrase);
      }
    }
  }
  const find = (run: readonly Word[]): Omit<StatePhrase, "to"> | null => {
    const phrase = run.map(({ lower }) => lower).join(" ");
    const [only, ...more] = run;
    if (more.length === 0 && only !== undefined && isDeed(only) && !byPhrase.has(phrase)) return null;
    if (general.has(phrase)) return { phrase, isNegated: false };
    if (more.length === 0 && (only === undefined || !isParticiple(only))) return null;
    if (byStem.has(phraseStem(phrase))) return { phrase, isNegated: false };
    const positive = phrase.replace(negativePrefix, "");
    return positive !== phrase && byStem.has(phraseStem(positive))
      ? { phrase: positive, isNegated: true }
      : null;
  };
  return {
    of: (table, phrase) =>
      byPhrase.get(phrase)?.get(table) ?? byStem.get(phraseStem(phrase))?.get(table) ?? null,
    at: (words, from) =>
      lengths.flatMap((length) => {
        const run = words.slice(from, from + length);
        const found = run.length < length ? null : find(run);
        return found === null ? [] : [{ ...found, to: from + length }];
      }),
  };
}

type TablesByPhrase = Map<string, Map<TableId, RowState>>;

function addState(index: TablesByPhrase, key: string, table: TableId, state: RowState): void {
  const tables = index.get(key) ?? new Map<TableId, RowState>();
  index.set(key, tables);
  if (!tables.has(table)) tables.set(table, state);
}

/** The numbers of words in a phrase. */
const lengths = [3, 2, 1];

/** "unpaid", "inactive": the rest is a word of four letters or more. */
const negativePrefix = /^(?:un|in|non|dis)(?=[a-z]{4})/;

/** True for "opened" and "cleared", which ask for an event. "Open" asks for a state. */
function isDeed({ lower, lemma, tag }: Word): boolean {
  return lower !== lemma && tag === "verb" && generalStates.has(lemma);
}

/** True for a word that describes a row by what happened to it. */
function isParticiple({ tag, lower }: Word): boolean {
  return tag === "verb" || tag === "adjective" || /(?:ed|en)$/.test(lower);
}
