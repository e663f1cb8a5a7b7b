import type { ColumnValues, Sliced } from "@askery/model";

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
export function* indexValues(columns: readonly ColumnValues[]): Sliced<ValueIndex> {
  const byText = new Map<string, ValueLocation | ValueLocation[]>();
  const byWord = new Map<string, ValueLocation | ValueLocation[] | null>();
  let longestWordCount = 1;
  for (const [columnLocation, { values }] of columns.entries()) {
    yield;
    for (const [position, value] of values.entries()) {
      if (value.length > longestText) continue;
      const text = normalizeValue(value);
      const words = text.split(" ");
      if (text === "" || words.length > maxWords) continue;
      const location = columnLocation * columnFactor + position;
      longestWordCount = Math.max(longestWordCount, words.length);
      addLocation(byText, text, location);
      if (words.length > 1) for (const word of new Set(words)) addWord(byWord, word, location);
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
const maxLocations = 24;
const columnFactor = 2 ** 32;

function addLocation(
  index: Map<string, ValueLocation | ValueLocation[]>,
  key: string,
  location: ValueLocation,
): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, location);
  else if (typeof known === "number") index.set(key, [known, location]);
  else known.push(location);
}

function addWord(
  index: Map<string, ValueLocation | ValueLocation[] | null>,
  word: string,
  location: ValueLocation,
): void {
  const known = index.get(word);
  if (known === null || word.length < 3) return;
  if (known === undefined) index.set(word, location);
  else if (typeof known === "number") index.set(word, [known, location]);
  else if (known.length < maxLocations) known.push(location);
  else index.set(word, null);
}

function readPlaces(
  index: ValueIndex,
  locations: ValueLocation | readonly ValueLocation[],
): readonly FoundValue[] {
  return (typeof locations === "number" ? [locations] : locations).flatMap((location) => {
    const column = index.columns[Math.floor(location / columnFactor)];
    const value = column?.values[location % columnFactor];
    return column === undefined || value === undefined
      ? []
      : [{ table: column.table, column: column.column, value }];
  });
}
