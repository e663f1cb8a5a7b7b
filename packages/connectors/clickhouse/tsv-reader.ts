/** A row as it was sent: null where there is no value. */
export type TextRow = readonly (string | null)[];

/** Reads `TabSeparatedWithNamesAndTypes` as it arrives: names, types, rows. */
export class TsvReader {
  readonly #decoder = new TextDecoder();
  #rest = "";
  #marked: string | null = null;

  /** The rows that are whole now. Fails with a RangeError when a row is longer than any should be. */
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
   * What the server said when it broke off: behind a mark, as servers since 25.11 do; or else what came behind the last
   * line break, where nothing should be. The last row read may then be half of one.
   */
  get rest(): string {
    return this.#marked === null ? this.#rest : (/^Code: \d.*/ms.exec(this.#marked)?.[0] ?? this.#marked);
  }
}

/** No row looks so: a carriage return within a value is written otherwise. */
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
