import type { Span } from "@askery/model";

/**
 * Finds the position in a statement that DuckDB points at: its message ends in `LINE 2: …excerpt…` with a caret below.
 * DuckDB cuts long lines at both ends, so the excerpt is searched in its line. Null if the message has no excerpt, or
 * the line does not contain it.
 */
export function findFault(cause: unknown, text: string): Span | null {
  const message = cause instanceof Error ? cause.message : "";
  const shown = /^LINE (?<line>\d+): (?<excerpt>.*)\n(?<blank> *)\^/m.exec(message)?.groups;
  if (shown === undefined) return null;
  const { line = "", excerpt = "", blank = "" } = shown;
  const lines = text.split("\n");
  const number = Number(line) - 1;
  const own = lines[number];
  if (own === undefined) return null;
  const isCutBefore = excerpt.startsWith("...");
  const seen = excerpt.replace(/^\.\.\./, "").replace(/\.\.\.$/, "");
  const seenAt = own.indexOf(seen);
  if (seenAt < 0) return null;
  const caret = blank.length - `LINE ${line}: `.length - (isCutBefore ? 3 : 0);
  const start = lines.slice(0, number).join("\n").length + (number > 0 ? 1 : 0) + seenAt + caret;
  const word = /^(?:[\p{L}\p{N}_]+|"[^"\n]*"|'[^'\n]*'|\S)/u.exec(text.slice(start));
  return word === null ? null : { start, end: start + word[0].length };
}
