import { firstValue, lengthBytes, nextRow, nextValue, readLength, type DataRows } from "./data-row.ts";
import type { CellReader } from "./read-cell.ts";

/**
 * Prints rows as the JSON of a `TableChunk`. The bytes of numbers and plain texts are copied, because JSON spells them
 * the same; other values are parsed first.
 */
export function printRows(parts: readonly DataRows[], readers: readonly CellReader[]): Buffer {
  const columns = readers.map((reader) => new JsonColumn(reader));
  let rowCount = 0;
  for (const { bytes, start, end, rowCount: rows } of parts) {
    for (let row = start; row < end; row = nextRow(bytes, row)) {
      let offset = firstValue(row);
      for (const column of columns) {
        const length = readLength(bytes, offset);
        column.add(bytes, offset + lengthBytes, length);
        offset = nextValue(offset, length);
      }
    }
    rowCount += rows;
  }
  const printed = Buffer.concat([
    Buffer.from(`{"columns":[`),
    ...columns.flatMap((column, index) => (index === 0 ? [column.end()] : [separator, column.end()])),
    Buffer.from(`],"rowCount":${rowCount}}`),
  ]);
  for (const column of columns) column.release();
  return printed;
}

const separator = Buffer.from(",");

/** A growing JSON array of one column's values. */
class JsonColumn {
  readonly #reader: CellReader;
  #written = spareBuffers.pop() ?? Buffer.allocUnsafe(firstSize);
  #size = 1;

  constructor(reader: CellReader) {
    this.#reader = reader;
    this.#written[0] = openBracket;
  }

  /** Adds the value of `length` bytes at `start`; null if the length is negative. */
  add(bytes: Buffer, start: number, length: number): void {
    // One comma, two quotation marks and a bracket.
    if (this.#size + length + 4 > this.#written.length) this.#grow(length + 4);
    if (this.#size > 1) this.#written[this.#size++] = comma;
    const { form } = this.#reader;
    const isCopied =
      length >= 0 &&
      (form === "text" ? this.#copyText(bytes, start, length) : this.#copyFigure(bytes, start, length));
    if (!isCopied) this.#print(bytes, start, length);
  }

  /** The whole array, until the column is released. */
  end(): Buffer {
    this.#grow(1);
    this.#written[this.#size++] = closeBracket;
    return this.#written.subarray(0, this.#size);
  }

  release(): void {
    if (spareBuffers.length < maxSpares && this.#written.length <= maxSpareSize) {
      spareBuffers.push(this.#written);
    }
  }

  #copyText(bytes: Buffer, start: number, length: number): boolean {
    const written = this.#written;
    let size = this.#size;
    written[size++] = quote;
    for (let offset = start; offset < start + length; offset++) {
      const byte = bytes[offset] ?? 0;
      if (byte < space || byte > lastAscii || byte === quote || byte === backslash) return false;
      written[size++] = byte;
    }
    written[size++] = quote;
    this.#size = size;
    return true;
  }

  /**
   * Copies a number that a double represents exactly, as the server prints a double. Returns false for other ones, and for NaN
   * and the infinities, which JSON lacks.
   */
  #copyFigure(bytes: Buffer, start: number, length: number): boolean {
    const { form } = this.#reader;
    if (form === "other" || (form !== "double" && length > maxDigits)) return false;
    const digit = bytes[start] === minus ? bytes[start + 1] : bytes[start];
    if (digit === undefined || digit < zero || digit > nine) return false;
    for (let offset = start; offset < start + length; offset++) {
      this.#written[this.#size++] = bytes[offset] ?? 0;
    }
    return true;
  }

  #print(bytes: Buffer, start: number, length: number): void {
    const cell = length < 0 ? null : this.#reader.read(bytes.toString("utf8", start, start + length));
    const text = JSON.stringify(cell);
    this.#grow(Buffer.byteLength(text));
    this.#size += this.#written.write(text, this.#size);
  }

  /** Makes room for `needed` more bytes. */
  #grow(needed: number): void {
    if (this.#size + needed <= this.#written.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#written.length * 2, this.#size + needed));
    this.#written.copy(larger, 0, 0, this.#size);
    this.#written = larger;
  }
}

/** Columns reuse them, because the garbage of new ones takes longer to collect than the rows to print. */
const spareBuffers: Buffer[] = [];
const maxSpares = 32;
const maxSpareSize = 262_144;
const firstSize = 4_096;
/** Numbers of this length are exact as doubles. */
const maxDigits = 15;
const space = 32;
const quote = 34;
const comma = 44;
const minus = 45;
const zero = 48;
const nine = 57;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const lastAscii = 126;
