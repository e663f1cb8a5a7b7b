import { formatBucket, type Answer, type Output } from "@askery/model";

/** A part of a sentence; the strong ones matter most to a hurried reader. */
export interface SentencePart {
  readonly text: string;
  readonly isStrong: boolean;
  /** Whether it is a value of the result, whose digits are a part of its name. */
  readonly isName: boolean;
}

/** The input of `emphasize`: the sentence, and the result with the names. */
export type Narrated = Pick<Answer, "sentence" | "table" | "outputs">;

/** Limits the number of names to search; a sentence contains only a few. */
const maxNames = 400;
const shortestName = 2;

/**
 * Splits a sentence into strong numbers and names, and plain text: "Revenue is **€6.04M** so far this year.
 * **Furniture** leads."
 *
 * Names are values of the result's columns. Years and days of dates don't count as numbers.
 */
export function emphasize({ sentence, table, outputs }: Narrated): readonly SentencePart[] {
  const names = outputs.flatMap((output, column) => namesOf(output, table.values[column] ?? []));
  const times = outputs.flatMap((output, column) => timesOf(output, table.values[column] ?? []));
  const pattern = new RegExp([...alternatives([...names, ...times]), figure].join("|"), "gu");
  const plain = { isStrong: false, isName: false };
  const parts: SentencePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(pattern)) {
    const [text] = match;
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index), ...plain });
    parts.push({ text, isStrong: true, isName: names.includes(text) });
    end = match.index + text.length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), ...plain });
  return parts;
}

type Cells = Answer["table"]["values"][number];

function namesOf({ role }: Output, cells: Cells): readonly string[] {
  if (role.kind !== "category" && role.kind !== "name") return [];
  return distinctIn(cells)
    .filter((cell) => typeof cell === "string" && cell.length >= shortestName)
    .flatMap((name) => [String(name), capitalize(String(name))]);
}

function timesOf({ role }: Output, cells: Cells): readonly string[] {
  const grain = role.kind === "time" ? role.grain : null;
  if (grain === null || grain === "year") return [];
  return distinctIn(cells).flatMap((cell) => [
    formatBucket(cell, grain, "long"),
    formatBucket(cell, grain, "bare"),
  ]);
}

function distinctIn(cells: Cells): Cells {
  return [...new Set(cells)].slice(0, maxNames);
}

/** As at the start of a sentence. */
function capitalize(name: string): string {
  const [first = ""] = name;
  return first.toUpperCase() + name.slice(first.length);
}

/** Longest first, so that "Garden" does not match a part of "Garden chairs". */
function alternatives(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`);
}

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
/** Intl puts these between the digits of a number, and between a number and its unit; words have a usual space. */
const tight = String.raw`\u00a0\u202f`;
const group = String.raw`[.,'’${tight}]`;
const year = String.raw`(?:19|20)\d\d(?![\d%${tight}]|[.,'’]\d)`;
const dayOfMonth = String.raw`\d{1,2} (?:${months})`;
const sign = String.raw`[+−]?(?:\p{Sc}|\p{Lu}{2,3}[${tight}])?[+−]?[${tight}]?`;
const digits = String.raw`\d+(?:${group}\d{2,3})*(?:[.,]\d+)?`;
const unit = String.raw`(?:(?:[kKMBTL]|Cr)\b)?%?(?:[${tight}](?:\p{L}{1,4}\b\.?|[%\p{Sc}]))*(?: (?:second|minute|hour|day|week|month|year)s?)?`;
/** "€6.04M", "33%", "+5.0%", "61,408", "3.4 days"; in other formats "6,04 Mio. €", "33 %", "61’408". */
const figure = String.raw`(?<![\p{L}\p{N}])(?!${year}|${dayOfMonth})${sign}${digits}${unit}`;
