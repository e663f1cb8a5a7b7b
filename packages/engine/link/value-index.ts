import type { ColumnValues } from "@askery/model";

/** The values of a database, findable as a whole and by each of their words. */
export interface ValueIndex {
  readonly columns: readonly ColumnValues[];
  /** Normalized text → values with that text. */
  readonly byText: ReadonlyMap<string, ValueLocation | readonly ValueLocation[]>;
  /** Word → values that hold it among others; null for a word in too many to tell them apart. */
  readonly byWord: ReadonlyMap<string, ValueLocation | readonly ValueLocation[] | null>;
  /** Of the longest value that was indexed. */
  readonly longestWordCount: number;
}

/** The place of a value: column × 2^32 + position, one number because there are millions. */
export type ValueLocation = number;

export interface FoundValue {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Indexes values. Values of more than 12 words are prose and are left out. */
export function indexValues(columns: readonly ColumnValues[]): ValueIndex {
  const byText = new Map<string, ValueLocation | ValueLocation[]>();
  const byWord = new Map<string, ValueLocation | ValueLocation[] | null>();
  let longestWordCount = 1;
  for (const [columnPlace, { values }] of columns.entries()) {
    for (const [position, value] of values.entries()) {
      if (value.length > longestText) continue;
      const text = normalizeValue(value);
      const words = text.split(" ");
      if (text === "" || words.length > maxWords) continue;
      const place = columnPlace * columnFactor + position;
      longestWordCount = Math.max(longestWordCount, words.length);
      addPlace(byText, text, place);
      if (words.length > 1) for (const word of new Set(words)) addWord(byWord, word, place);
    }
  }
  return { columns, byText, byWord, longestWordCount };
}

/** Values whose text, without case, marks and punctuation, is this. */
export function findByText(index: ValueIndex, text: string): readonly FoundValue[] {
  return readPlaces(index, index.byText.get(text) ?? []);
}

/** Values of several words of which this is one. Empty for a word that many values hold. */
export function findByWord(index: ValueIndex, word: string): readonly FoundValue[] {
  return readPlaces(index, index.byWord.get(word) ?? []);
}

/** Lower case, no accents, one space for whatever is neither letter nor digit: "O’Brien & Co." → "o brien co". */
export function normalizeValue(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text;
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Mn}+/gu, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

const longestText = 120;
const maxWords = 12;
/** A word in more values than this does not tell them apart. */
const maxPlaces = 24;
const columnFactor = 2 ** 32;

function addPlace(
  index: Map<string, ValueLocation | ValueLocation[]>,
  key: string,
  place: ValueLocation,
): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, place);
  else if (typeof known === "number") index.set(key, [known, place]);
  else known.push(place);
}

function addWord(
  index: Map<string, ValueLocation | ValueLocation[] | null>,
  word: string,
  place: ValueLocation,
): void {
  const known = index.get(word);
  if (known === null || word.length < 3) return;
  if (known === undefined) index.set(word, place);
  else if (typeof known === "number") index.set(word, [known, place]);
  else if (known.length < maxPlaces) known.push(place);
  else index.set(word, null);
}

function readPlaces(
  index: ValueIndex,
  places: ValueLocation | readonly ValueLocation[],
): readonly FoundValue[] {
  return (typeof places === "number" ? [places] : places).flatMap((place) => {
    const column = index.columns[Math.floor(place / columnFactor)];
    const value = column?.values[place % columnFactor];
    return column === undefined || value === undefined
      ? []
      : [{ table: column.table, column: column.column, value }];
  });
}
