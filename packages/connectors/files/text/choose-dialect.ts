import { readRecords } from "./read-record.ts";
import type { TextDialect } from "./read-record.ts";

/** Chooses the dialect with which most records have the same number of cells. */
export function chooseDialect(text: string, options: { readonly isWhole: boolean }): TextDialect {
  const quote = usesSingleQuotes(text) ? "'" : '"';
  const escape = text.includes(`\\${quote}`) && !text.includes(quote + quote) ? "\\" : quote;
  let best: { readonly dialect: TextDialect; readonly score: number } | null = null;
  for (const delimiter of delimiters) {
    const dialect: TextDialect = { delimiter, quote, escape };
    const records = readRecords(text, { ...options, dialect, max: maxRecords });
    const score = scoreWidths(records.map((cells) => cells.length));
    if (!best || score > best.score) best = { dialect, score };
  }
  return best && best.score > 0 ? best.dialect : { delimiter: noDelimiter, quote, escape };
}

/** Ties go to the first. Commas come last, because they also occur in numbers and prose. */
const delimiters = ["\t", ";", "|", "^", "~", "\u0001", ","] as const;
/** The delimiter for text with one column. */
const noDelimiter = "\u001f";
const maxRecords = 300;

function usesSingleQuotes(text: string): boolean {
  return !text.includes('"') && /(?:^|[,;\t|])'[^'\n]*'(?:[,;\t|\r\n])/m.test(text);
}

/** Scores the share of records with the most common width, and that width. A single column scores 0. */
function scoreWidths(widths: readonly number[]): number {
  const width = commonWidth(widths);
  if (width < 2) return 0;
  const rest = widths.slice(widths.findIndex((one) => one > 1));
  const count = rest.filter((one) => one === width).length;
  // A character that splits a minority of the lines is punctuation.
  if (count * 3 <= rest.length) return 0;
  return (count / widths.length) * Math.log2(1 + Math.min(width, 8));
}

/** The most frequent width, or the larger one of a tie. Single cells, such as blank lines and titles, count least. */
export function commonWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [most] = [...counts].toSorted(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || other - one,
  );
  if (!most) return widths.length > 0 ? 1 : 0;
  const singles = widths.filter((width) => width <= 1).length;
  return most[1] * 4 < singles ? 1 : most[0];
}
