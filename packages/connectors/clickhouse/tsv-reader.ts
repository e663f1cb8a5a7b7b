/** A row as the server sent it; null for a missing value. */
export type TextRow = readonly (string | null)[];

/** Parses a stream of `TabSeparatedWithNamesAndTypes`: a row of names, a row of types, then data. */
export class TsvReader {
  readonly #decoder = new TextDecoder();
  #rest = "";
  #marked: string | null = null;

  /** Returns the rows that are complete now. Throws a RangeError if a row exceeds `maxRowLength`. */
  read(bytes: Uint8Array): readonly TextRow[] {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    const lines = text.split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > maxRowLength) throw new RangeError("A row is too long.");
    const end = this.#marked === null ? lines.indexOf(failureMark) : 0;
    if (end === -1) return lines.map(readRow);
    this.#marked = (this.#marked ?? "") + lines.splice(end).join("\n");
    return lines.map(readRow);
  }

  /**
   * The failure with which the server broke off: after a mark (servers since 25.11), or after the last line break,
   * where a complete result has nothing. The last row read may then be incomplete.
   */
  get rest(): string {
    return this.#marked === null ? this.#rest : (/^Code: \d.*/ms.exec(this.#marked)?.[0] ?? this.#marked);
  }
}

/** No row contains this: a carriage return within a value is escaped. */
const failureMark = "__exception__\r";

const maxRowLength = 64_000_000;

function readRow(line: string): TextRow {
  return line.split("\t").map((field) => (field === "\\N" ? null : unescape(field)));
}

function unescape(field: string): string {
  return field.includes("\\")
    ? field.replaceAll(/\\(.)/gs, (_, character: string) => escaped[character] ?? character)
    : field;
}

const escaped: Readonly<Record<string, string>> = { b: "\b", f: "\f", r: "\r", n: "\n", t: "\t", 0: "\0" };
