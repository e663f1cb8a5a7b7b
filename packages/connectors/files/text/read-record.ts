/** The delimiter and the quoting of a text file. */
export interface TextDialect {
  readonly delimiter: string;
  readonly quote: '"' | "'";
  readonly escape: '"' | "'" | "\\";
}

export interface TextRecord {
  readonly cells: readonly string[];
  /** The position of the next record. */
  readonly next: number;
  /** A quotation mark was opened and never closed: the whole line is one cell. */
  readonly isBroken: boolean;
}

/**
 * Reads the record at a position; null if it may continue after the end of `text`, unless that is the end of the file.
 *
 * Lenient, because files often are: a quotation mark inside a value is literal, and an unclosed one affects only its
 * own line.
 */
export function readRecord(
  text: string,
  start: number,
  { dialect, isWhole }: { readonly dialect: TextDialect; readonly isWhole: boolean },
): TextRecord | null {
  const reader = { text, dialect, isWhole, stops: stopsOf(dialect) };
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === dialect.quote ? readQuoted(reader, at) : readPlain(reader, at);
    if (cell === null) return null;
    if (cell === "broken") return readBroken(reader, start);
    cells.push(cell.value);
    if (text[cell.end] !== dialect.delimiter) {
      const next = skipLineEnd(reader, cell.end);
      return next === null ? null : { cells, next, isBroken: false };
    }
    at = cell.end + 1;
  }
}

/** Reads up to `max` records from the start of a text. Omits the last one if it may be incomplete. */
export function readRecords(
  text: string,
  options: { readonly dialect: TextDialect; readonly isWhole: boolean; readonly max: number },
): readonly (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (let at = 0; at < text.length && records.length < options.max;) {
    const record = readRecord(text, at, options);
    if (!record) break;
    records.push(record.cells);
    at = record.next;
  }
  return records;
}

/** A quoted multi-line value longer than this counts as unclosed. */
const maxQuotedLines = 100_000;

interface Reader {
  readonly text: string;
  readonly dialect: TextDialect;
  readonly isWhole: boolean;
  /** Matches the end of an unquoted cell. */
  readonly stops: RegExp;
}

interface ReadCell {
  readonly value: string;
  readonly end: number;
}

function stopsOf({ delimiter }: TextDialect): RegExp {
  return new RegExp(`[\\${delimiter}\\r\\n]`, "g");
}

function readPlain({ text, isWhole, stops }: Reader, start: number): ReadCell | null {
  stops.lastIndex = start;
  const stop = stops.exec(text);
  if (!stop && !isWhole) return null;
  const end = stop ? stop.index : text.length;
  return { value: text.slice(start, end), end };
}

function readQuoted({ text, dialect, isWhole }: Reader, start: number): ReadCell | "broken" | null {
  const { quote, escape, delimiter } = dialect;
  const lineEnd = text.indexOf("\n", start);
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (lineEnd >= 0 && at > lineEnd && at - start > maxQuotedLines) return "broken";
    if (escape === "\\" && isEscaped(text, at, start)) continue;
    if (text[at + 1] === quote) {
      at++;
      continue;
    }
    let end = at + 1;
    while (text[end] === " ") end++;
    if (end >= text.length && !isWhole) return null;
    const follower = text[end];
    if (follower === undefined || follower === delimiter || follower === "\n" || follower === "\r") {
      return { value: unescape(text.slice(start + 1, at), dialect), end };
    }
    if (lineEnd >= 0 && at > lineEnd) return "broken";
  }
  return isWhole || (lineEnd >= 0 && text.length - start > maxQuotedLines) ? "broken" : null;
}

function isEscaped(text: string, at: number, start: number): boolean {
  let count = 0;
  while (at - count - 1 > start && text[at - count - 1] === "\\") count++;
  return count % 2 === 1;
}

function unescape(value: string, { quote, escape }: TextDialect): string {
  const once = value.replaceAll(quote + quote, quote);
  return escape === "\\" ? once.replaceAll(/\\(["'\\])/g, "$1") : once;
}

function readBroken(reader: Reader, start: number): TextRecord | null {
  const end = reader.text.indexOf("\n", start);
  if (end < 0 && !reader.isWhole) return null;
  const stop = end < 0 ? reader.text.length : end;
  return { cells: [reader.text.slice(start, stop)], next: stop + 1, isBroken: true };
}

function skipLineEnd({ text, isWhole }: Reader, at: number): number | null {
  if (text[at] !== "\r") return at + 1;
  if (at + 1 >= text.length && !isWhole) return null;
  return text[at + 1] === "\n" ? at + 2 : at + 1;
}
