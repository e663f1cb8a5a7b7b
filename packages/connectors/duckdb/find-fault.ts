import type { Span } from "@askery/model";

/**
 * The place in a statement that DuckDB points at: its message ends in `LINE 2: …excerpt…` with a caret under it. Long lines
 * are cut at both ends, so the excerpt is looked up in its line. Null where it shows none, or one that is not to be found.
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
