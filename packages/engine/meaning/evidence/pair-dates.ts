import type { CatalogColumn } from "@askery/model";
import { dateNameWords, spanWords } from "../meaning-words.data.ts";
import type { NameReadings } from "../names/read-meanings.ts";

/** Two dates of a row that start and end a span. */
export interface Span {
  readonly start: string;
  readonly end: string;
  readonly report: string;
}

/** A date column with the words of its name. */
export interface DatedColumn {
  readonly column: CatalogColumn;
  readonly readings: NameReadings;
}

/**
 * Pairs the dates of a row into spans: by words for start and end with otherwise similar names, and by values, since no
 * span ends before it starts. Each end has one start; the likeliest pairs are matched first.
 */
export function pairDates(dates: readonly DatedColumn[]): readonly Span[] {
  const candidates = dates
    .flatMap((start) => dates.map((end) => ({ start, end, score: start === end ? 0 : ratePair(start, end) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const taken = new Set<string>();
  const spans: Span[] = [];
  for (const { start, end } of candidates) {
    const names = [start.column.name, end.column.name] as const;
    if (names.some((name) => taken.has(name))) continue;
    for (const name of names) taken.add(name);
    spans.push({
      start: names[0],
      end: names[1],
      report: `“${names[0]}” and “${names[1]}” begin and end the same span`,
    });
  }
  return spans;
}

/**
 * 3 for names that differ only in words for start and end, 2 for other pairs of such words; plus a bonus for a nullable
 * end.
 */
function ratePair(start: DatedColumn, end: DatedColumn): number {
  const ends = findSides(end.readings).ends;
  const words = findSides(start.readings).starts.find((row) => ends.includes(row));
  if (words === undefined || !canPrecede(start.column, end.column)) return 0;
  const isAlike = restOf(start.readings, words, 0) === restOf(end.readings, words, 1);
  const isOpen = (end.column.profile?.nullCount ?? 0) > (start.column.profile?.nullCount ?? 0);
  return (isAlike ? 3 : 2) + (isOpen ? 0.5 : 0) - words / 100;
}

/** The rows of `spanWords` that a name matches as a start or as an end. */
interface SpanSides {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Memoized by name. */
function findSides(readings: NameReadings): SpanSides {
  const found = known.get(readings) ?? {
    starts: rowsOf(readings, 0),
    ends: rowsOf(readings, 1),
  };
  known.set(readings, found);
  return found;
}

const known = new WeakMap<NameReadings, SpanSides>();

function rowsOf(readings: NameReadings, side: 0 | 1): readonly number[] {
  return phrases.flatMap((row, at) => (holds(readings, row[side]) ? [at] : []));
}

const phrases = spanWords.map(([starts, ends]) => [splitPhrases(starts), splitPhrases(ends)] as const);

function splitPhrases(side: readonly string[]): readonly (readonly string[])[] {
  return side.map((phrase) => phrase.split(" "));
}

function holds(readings: NameReadings, side: readonly (readonly string[])[]): boolean {
  return side.some((words) =>
    readings.some((_, at) => words.every((word, index) => readings[at + index]?.includes(word) === true)),
  );
}

/** The words of a name without those for start and end, and without date words. */
function restOf(readings: NameReadings, row: number, side: 0 | 1): string {
  const paired = new Set(phrases[row]?.[side].flat());
  return readings
    .filter((words) => !words.some((word) => paired.has(word) || dateNameWords.has(word)))
    .map(([word = ""]) => word)
    .join(" ");
}

/** True if the earliest and latest end are not before the earliest and latest start. */
export function canPrecede({ profile: start }: CatalogColumn, { profile: end }: CatalogColumn): boolean {
  const isOrdered = (one: string | null | undefined, other: string | null | undefined): boolean =>
    typeof one !== "string" ||
    typeof other !== "string" ||
    one.slice(0, dayLength) <= other.slice(0, dayLength);
  return isOrdered(start?.min, end?.min) && (isOrdered(start?.max, end?.max) || (end?.nullCount ?? 0) > 0);
}

const dayLength = 10;
