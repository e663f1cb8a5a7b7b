import { printText } from "../../duckdb/print-text.ts";
import { emptyMarkers, emptyTextMarkers } from "./value-format.ts";
import type { ValueFormat } from "./value-format.ts";

/**
 * SQL of the value of a text column without blanks around it, and null where it is empty. Looking for blanks first takes
 * a tenth of the time of trimming.
 */
export function printTrimmed(column: string): string {
  const ends = blanks.map((blank) => `ends_with(${column}, ${printText(blank)})`);
  const mayBeBlank = [`ascii(${column}) <= 32`, `ascii(${column}) = 160`, ...ends].join(" OR ");
  return `nullif(CASE WHEN ${mayBeBlank} THEN trim(${column}, ${printText(blanks.join(""))}) ELSE ${column} END, '')`;
}

const blanks: readonly string[] = [" ", "\t", "\r", "\n", "\u00a0"];

/** SQL of whether a trimmed value is one, rather than a word for none. */
export function printIsFilled(text: string): string {
  return `(${text} IS NOT NULL AND lower(${text}) NOT IN (${emptyMarkers.map(printText).join(", ")}))`;
}

/** SQL of a trimmed text without the words that can only mean that there is none. */
export function printKept(text: string): string {
  const longest = Math.max(...emptyTextMarkers.map((marker) => marker.length));
  return `CASE WHEN strlen(${text}) <= ${String(longest)} AND lower(${text}) IN (${emptyTextMarkers.map(printText).join(", ")}) THEN NULL ELSE ${text} END`;
}

/** SQL of a trimmed text as this format has it (of a number: its digits), and null where it does not fit. */
export function printParsed(text: string, { pattern, print }: ValueFormat): string {
  return `CASE WHEN regexp_full_match(${text}, ${printText(pattern)}) THEN ${print(text)} END`;
}
