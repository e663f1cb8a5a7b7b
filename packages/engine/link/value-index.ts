import type { ColumnValues } from "@askery/model";

/** The values of a database, indexed by text and by word. */
export interface ValueIndex {
  readonly columns: readonly ColumnValues[];
  /** Values by normalized text. */
  readonly byText: ReadonlyMap<string, ValueLocation | readonly ValueLocation[]>;
  /** Values that contain a word among others; null for a word in too many values. */
  readonly byWord: ReadonlyMap<string, ValueLocation | readonly ValueLocation[] | null>;
  /** The number of words in the longest indexed value. */
  readonly longestWordCount: number;
}

/** The location of a value: column × 2^32 + position, as one number because there are millions. */
export type ValueLocation = number;

export interface FoundValue {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Indexes values. Skips values of more than 12 words, which are prose. */
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

/** Finds values by text, ignoring case, diacritics and punctuation. */
export function findByText(index: ValueIndex, text: string): readonly FoundValue[] {
  return readPlaces(index, index.byText.get(text) ?? []);
}

/** Finds values of several words that contain this one. Empty for a frequent word. */
export function findByWord(index: ValueIndex, word: string): readonly FoundValue[] {
  return readPlaces(index, index.byWord.get(word) ?? []);
}

/**
 * Lowercases, removes diacritics, and replaces anything but letters and digits by a space: "O’Brien & Co." → "o brien
 * co".
 */
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
/** Words in more values than this are not indexed. */
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
