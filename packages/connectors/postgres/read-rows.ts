import { isAscii } from "node:buffer";
import type { Cell } from "@askery/model";
import type { Block } from "../child/database.ts";

/** How the values of a column become cells. */
export interface CellReader {
  /** Whole numbers of few digits are read from their bytes. */
  readonly isInteger: boolean;
  readonly read: (text: string) => Cell;
}

/** Reads rows as PostgreSQL sends them (DataRow messages, values as text) into columns. */
export class RowReader {
  readonly #readers: readonly CellReader[];
  #columns: Cell[][];
  #rowCount = 0;
  #sizeBytes = 0;

  constructor(readers: readonly CellReader[]) {
    this.#readers = readers;
    this.#columns = readers.map(() => []);
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  /** Of all rows that were not taken yet, as they came. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Reads whole messages. */
  read(bytes: Buffer, start: number, end: number): void {
    const part = bytes.subarray(start, end);
    // Parts of one text are had faster than texts, and they are it where every byte is one character.
    const ascii = isAscii(part) ? part.toString("latin1") : null;
    for (let place = start; place < end;) {
      // Behind kind, length and number of values.
      let from = place + 7;
      place += 1 + readLength(bytes, place + 1);
      for (let index = 0; index < this.#readers.length; index++) {
        const to = from + 4 + Math.max(0, readLength(bytes, from));
        this.#columns[index]?.push(this.#readValue(index, part, ascii, from - start));
        from = to;
      }
      this.#rowCount++;
    }
    this.#sizeBytes += end - start;
  }

  /** The first rows of those that are there. */
  take(maxRows: number): Block {
    const rowCount = Math.min(this.#rowCount, maxRows);
    const isAll = rowCount === this.#rowCount;
    const columns = isAll ? this.#columns : this.#columns.map((cells) => cells.splice(0, rowCount));
    if (isAll) this.#columns = this.#readers.map(() => []);
    this.#rowCount -= rowCount;
    if (isAll) this.#sizeBytes = 0;
    return { columns, rowCount };
  }

  /** The value whose length stands there. */
  #readValue(index: number, part: Buffer, ascii: string | null, place: number): Cell {
    const length = readLength(part, place);
    if (length < 0) return null;
    const reader = this.#readers[index];
    const from = place + 4;
    if (reader?.isInteger === true && length <= mostDigits) return readInteger(part, from, from + length);
    const text = ascii?.slice(from, from + length) ?? part.toString("utf8", from, from + length);
    return reader === undefined ? text : reader.read(text);
  }
}

/** Of numbers that are small enough to be added up without care. */
const mostDigits = 9;
const minus = 45;
const zero = 48;

function readInteger(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === minus;
  let number = 0;
  for (let place = isNegative ? start + 1 : start; place < end; place++) {
    number = number * 10 + (bytes[place] ?? zero) - zero;
  }
  return isNegative ? -number : number;
}

/** Four bytes, the highest first; negative for no value. */
function readLength(bytes: Buffer, place: number): number {
  return (
    ((bytes[place] ?? 0) << 24) |
    ((bytes[place + 1] ?? 0) << 16) |
    ((bytes[place + 2] ?? 0) << 8) |
    (bytes[place + 3] ?? 0)
  );
}
