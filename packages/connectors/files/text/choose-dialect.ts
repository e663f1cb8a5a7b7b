import { readRecords } from "./read-record.ts";
import type { TextDialect } from "./read-record.ts";

/** The dialect in which most records of a text have the same number of cells. */
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

/** In the order that a tie is decided: a comma is also found in figures and in prose. */
const delimiters = ["\t", ";", "|", "^", "~", "\u0001", ","] as const;
/** Between the cells of a text that has one column. */
const noDelimiter = "\u001f";
const maxRecords = 300;

function usesSingleQuotes(text: string): boolean {
  return !text.includes('"') && /(?:^|[,;\t|])'[^'\n]*'(?:[,;\t|\r\n])/m.test(text);
}

/** How many records have the width that most have, and how wide that is. One column says nothing. */
function scoreWidths(widths: readonly number[]): number {
  const width = commonWidth(widths);
  if (width < 2) return 0;
  const behind = widths.slice(widths.findIndex((one) => one > 1));
  const count = behind.filter((one) => one === width).length;
  // Signs that part some lines and not most of the others belong to their prose.
  if (count * 3 <= behind.length) return 0;
  return (count / widths.length) * Math.log2(1 + Math.min(width, 8));
}

/** The most frequent width, the larger of equals; lines of one cell, as blank ones and titles have, count least. */
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
