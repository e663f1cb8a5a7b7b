import type { ColumnRole, Sliced, TableId } from "@askery/model";
import { lemmatizeWord } from "../../question/lemmatize-word.ts";
import { hasAny, stemWord } from "../../meaning/names/word-form.ts";
import type { TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "./clause.ts";
import { dateNameWords } from "../../meaning/meaning-words.data.ts";
import { arrivalWords, happeningWords, nounsForNoEvent, spanWords } from "./happening-words.data.ts";

/** A date column, and how well a word describes its event: 1 for its own word, less for a synonym. */
export interface Happening {
  readonly column: ColumnRef;
  readonly fit: number;
}

/**
 * Finds date columns by the stem of an event word: "hires" and "joiners" match hire_date, "signups" matches
 * signup_date.
 */
export function* findHappenings(
  tables: Iterable<TableDescription>,
): Sliced<(word: string) => readonly Happening[]> {
  const byStem = new Map<string, Happening[]>();
  const people = new Set<TableId>();
  for (const { table, words: tableWords, columns, meaning } of tables) {
    yield;
    if (meaning.isOfPeople) people.add(table.id);
    for (const { column, words: typed, uses, meaning: ofColumn } of columns) {
      const words = spellOut(typed, ofColumn.words);
      const nameWords = words.filter((word) => !dateNameWords.has(word) && word !== "actual");
      const isTableItself = hasAny(nameWords, new Set(tableWords.map(stemWord)));
      if (!uses.has("date") || uses.has("year") || nameWords.length === 0 || isTableItself) continue;
      const own = stemWord(nameWords.join(""));
      const ref = { table: table.id, column: column.name };
      addTo(byStem, own, { column: ref, fit: 1 });
      for (const other of othersFor(own)) addTo(byStem, other, { column: ref, fit: otherFit });
      const parts = ofColumn.role.value === "deadline" ? [] : nameWords;
      const verb = lemmatizeWord(nameWords.at(-1) ?? "", "verb");
      for (const part of [verb, ...parts]) addTo(byStem, stemWord(part), { column: ref, fit: partFit });
      for (const word of spanWordsFor(ofColumn.role.value)) {
        addTo(byStem, stemWord(word), { column: ref, fit: partOtherFit });
      }
      for (const other of othersForVerb(verb)) addTo(byStem, other, { column: ref, fit: partOtherFit });
    }
  }
  const createdAt = (byStem.get(stemWord("create")) ?? []).map((one) => ({ ...one, fit: partFit }));
  const isOfPerson = ({ column }: Happening): boolean => people.has(column.table);
  return (word) => {
    const stem = stemWord(word);
    const found = nounsForNoEvent.has(word) ? [] : (byStem.get(stem) ?? []);
    if (found.length === 0 && arrivalStems.has(stem)) return createdAt.filter(isOfPerson);
    const ofPeople = /(?:er|or)s?$/.test(word) ? found.filter(isOfPerson) : [];
    return ofPeople.length > 0 ? ofPeople : found;
  };
}

/** The words of a name, with short ones as the described catalog spells them out: `pd_dt` is a paid date. */
function spellOut(words: readonly string[], spelled: readonly string[]): readonly string[] {
  return words.length === spelled.length ? spelled : words;
}

const otherFit = 0.9;
/** For one of several words of a name ("delivery" in "delivery confirmed at") and for a verb: "pay" for "paid on". */
export const partFit = 0.7;
const partOtherFit = partFit * otherFit;

const arrivalStems: ReadonlySet<string> = new Set(arrivalWords.map(stemWord));
const happeningStems = happeningWords.map((row) => row.map(stemWord));

function spanWordsFor(role: ColumnRole): readonly string[] {
  return role === "interval-start" || role === "interval-end" ? spanWords[role] : [];
}

function othersFor(stem: string): ReadonlySet<string> {
  const rows = happeningStems.filter((row) => row.includes(stem));
  return new Set(rows.flat().filter((other) => other !== stem));
}

/** Those of a verb itself: `started_at` says nothing of a starter. */
function othersForVerb(verb: string): readonly string[] {
  return happeningWords.flatMap((row) => (row.includes(verb) ? row.map(stemWord) : []));
}

/** The first fit of a column is its best. Its fits arrive one after the other. */
function addTo(byStem: Map<string, Happening[]>, stem: string, happening: Happening): void {
  const known = byStem.get(stem) ?? [];
  if (known.at(-1)?.column !== happening.column) known.push(happening);
  byStem.set(stem, known);
}
