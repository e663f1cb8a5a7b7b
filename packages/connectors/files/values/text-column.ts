import { printText } from "../../duckdb/print-text.ts";
import { emptyMarkers, emptyTextMarkers } from "./value-format.ts";
import type { ValueFormat } from "./value-format.ts";

/**
 * SQL of a text column without surrounding whitespace, and null for empty text. Testing for whitespace first takes a
 * tenth of the time of trimming.
 */
export function printTrimmed(column: string): string {
  const ends = blanks.map((blank) => `ends_with(${column}, ${printText(blank)})`);
  const mayBeBlank = [`ascii(${column}) <= 32`, `ascii(${column}) = 160`, ...ends].join(" OR ");
  return `nullif(CASE WHEN ${mayBeBlank} THEN trim(${column}, ${printText(blanks.join(""))}) ELSE ${column} END, '')`;
}

const blanks: readonly string[] = [" ", "\t", "\r", "\n", "\u00a0"];

/** SQL condition for a trimmed value that is not a marker for an empty value. */
export function printIsFilled(text: string): string {
  return `(${text} IS NOT NULL AND lower(${text}) NOT IN (${emptyMarkers.map(printText).join(", ")}))`;
}

/** SQL of a trimmed text, with null for markers that can only mean an empty value. */
export function printNonEmpty(text: string): string {
  const longest = Math.max(...emptyTextMarkers.map((marker) => marker.length));
  return `CASE WHEN strlen(${text}) <= ${String(longest)} AND lower(${text}) IN (${emptyTextMarkers.map(printText).join(", ")}) THEN NULL ELSE ${text} END`;
}

/** SQL of a trimmed text in this format (for a number, its digits); null if it doesn't fit. */
export function printParsed(text: string, { pattern, print }: ValueFormat): string {
  return `CASE WHEN regexp_full_match(${text}, ${printText(pattern)}) THEN ${print(text)} END`;
}
