import type { ColumnValues, Example } from "@askery/model";
import { questionKey } from "./read-question.ts";

/** What people taught to be answered by SQL of their own, ready to be looked up by what a question says. */
export interface CuratedExamples {
  readonly byKey: ReadonlyMap<string, Example>;
  /** Those that hold of other values, too. */
  readonly templates: readonly Template[];
}

/** An example whose question and SQL name the same values. */
interface Template {
  readonly example: Example;
  readonly key: string;
  readonly places: readonly Place[];
}

interface Place {
  /** As the SQL spells it. */
  readonly value: string;
  /** Of the columns that the SQL may mean. */
  readonly others: readonly string[];
}

/** An example that answers a question, and what stands in that for which of its values. */
export interface FoundExample {
  readonly example: Example;
  readonly swaps: readonly Swap[];
}

export interface Swap {
  readonly from: string;
  readonly to: string;
}

/** Of examples that say the same the first is kept. */
export function prepareExamples(
  examples: readonly Example[],
  values: readonly ColumnValues[],
): CuratedExamples {
  const byKey = new Map(examples.toReversed().map((example) => [questionKey(example.question), example]));
  const byColumn = Map.groupBy(byKey.size === 0 ? [] : values, ({ column }) => column.toLowerCase());
  const templates = [...byKey].toReversed().flatMap(([key, example]): readonly Template[] => {
    const places = findPlaces(example, byColumn);
    return places.length === 0 ? [] : [{ example, key, places }];
  });
  return { byKey, templates };
}

/** Texts of the SQL that stand in the question, and are values of columns that the SQL names. */
function findPlaces(
  { question, sql }: Example,
  byColumn: ReadonlyMap<string, readonly ColumnValues[]>,
): readonly Place[] {
  const texts = [...sql.matchAll(/'((?:[^']|'')+)'/g)].map(([, text = ""]) => text.replaceAll("''", "'"));
  const names = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const named = [...names]
    .flatMap((name) => byColumn.get(name) ?? [])
    .filter(({ table }) => names.has(nameOf(table)));
  return [...new Set(texts)].flatMap((value) => {
    if (!finds(question, value)) return [];
    const columns = named.filter(({ values }) => values.includes(value));
    const others = new Set(columns.flatMap(({ values }) => values.filter(isPlain)));
    return others.size < 2 ? [] : [{ value, others: [...others] }];
  });
}

/** Of a table, without its schema, in lower case. */
function nameOf(table: string): string {
  return table.slice(table.lastIndexOf(".") + 1).toLowerCase();
}

/** Databases differ in what a backslash does within a text. */
function isPlain(value: string): boolean {
  return value !== "" && !value.includes("\\");
}

/** The example that a question says, be it with other values of the same columns. */
export function findExample({ byKey, templates }: CuratedExamples, text: string): FoundExample | null {
  const same = byKey.size === 0 ? undefined : byKey.get(questionKey(text));
  if (same) return { example: same, swaps: [] };
  for (const { example, key, places } of templates) {
    const swaps = fitPlaces(text, key, places);
    if (swaps) return { example: { ...example, sql: swapTexts(example.sql, swaps) }, swaps };
  }
  return null;
}

/** Puts the example's values back, one after the other, until the question says the same; null where it never does. */
function fitPlaces(text: string, key: string, places: readonly Place[]): readonly Swap[] | null {
  const [place, ...rest] = places;
  if (place === undefined) return questionKey(text) === key ? [] : null;
  if (finds(text, place.value)) return fitPlaces(text, key, rest);
  const lower = text.toLowerCase();
  for (const other of place.others) {
    if (!lower.includes(other.toLowerCase()) || !finds(text, other)) continue;
    const swaps = fitPlaces(
      text.replace(wordsOf(other), () => place.value),
      key,
      rest,
    );
    if (swaps) return [{ from: place.value, to: other }, ...swaps];
  }
  return null;
}

/** All at once: what one swap puts in is not what the next takes out. */
function swapTexts(sql: string, swaps: readonly Swap[]): string {
  const byText = new Map(swaps.map(({ from, to }) => [quote(from), quote(to)]));
  return sql.replaceAll(/'(?:[^']|'')*'/g, (text) => byText.get(text) ?? text);
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function finds(text: string, words: string): boolean {
  return wordsOf(words).test(text);
}

/** These words and no parts of longer ones, in any case. */
function wordsOf(words: string): RegExp {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu");
}
