import type { Cell } from "@askery/model";
import type { Block, BlockSize } from "../child/database.ts";
import { firstValue, nextRow, nextValue, readLength, type DataRows } from "./data-row.ts";
import { printRows } from "./print-rows.ts";
import type { CellReader } from "./read-cell.ts";
import { readRows } from "./read-rows.ts";

/** A queue of rows in wire format. */
export class WireRows {
  readonly #readers: readonly CellReader[];
  #parts: DataRows[] = [];
  #rowCount = 0;
  #sizeBytes = 0;

  constructor(readers: readonly CellReader[]) {
    this.#readers = readers;
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Adds complete messages. */
  add(bytes: Buffer, start: number, end: number): void {
    let rowCount = 0;
    for (let offset = start; offset < end; offset = nextRow(bytes, offset)) rowCount++;
    this.#put({ bytes, start, end, rowCount });
  }

  /** Takes up to `maxRows` rows from the front. */
  take(maxRows: number): WireBlock {
    const taken: DataRows[] = [];
    const all = this.#parts;
    this.#parts = [];
    this.#rowCount = 0;
    this.#sizeBytes = 0;
    let left = maxRows;
    for (const part of all) {
      const [first, rest] = splitPart(part, left);
      if (first !== null) taken.push(first);
      if (rest !== null) this.#put(rest);
      left -= first?.rowCount ?? 0;
    }
    return new WireBlock(taken, this.#readers);
  }

  #put(part: DataRows): void {
    this.#parts.push(part);
    this.#rowCount += part.rowCount;
    this.#sizeBytes += part.end - part.start;
  }
}

/** Splits a part after `count` rows. */
function splitPart(part: DataRows, count: number): readonly [DataRows | null, DataRows | null] {
  if (count <= 0) return [null, part];
  if (part.rowCount <= count) return [part, null];
  let offset = part.start;
  for (let row = 0; row < count; row++) offset = nextRow(part.bytes, offset);
  return [
    { ...part, end: offset, rowCount: count },
    { ...part, start: offset, rowCount: part.rowCount - count },
  ];
}

/** Rows that are parsed only if their cells are accessed, and not if they are only forwarded as JSON. */
class WireBlock implements Block {
  readonly rowCount: number;
  readonly #parts: readonly DataRows[];
  readonly #readers: readonly CellReader[];
  #columns: Cell[][] | null = null;

  constructor(parts: readonly DataRows[], readers: readonly CellReader[]) {
    this.#parts = parts;
    this.#readers = readers;
    this.rowCount = parts.reduce((sum, part) => sum + part.rowCount, 0);
  }

  get columns(): readonly Cell[][] {
    return (this.#columns ??= readRows(this.#parts, this.#readers));
  }

  size(): BlockSize {
    let bytes = 0;
    let longest = 0;
    for (const part of this.#parts) {
      for (let offset = part.start; offset < part.end; offset = nextRow(part.bytes, offset)) {
        let value = firstValue(offset);
        for (const { form } of this.#readers) {
          const length = readLength(part.bytes, value);
          longest = Math.max(longest, length);
          bytes += form === "text" || form === "other" ? Math.max(8, length) : 8;
          value = nextValue(value, length);
        }
      }
    }
    return { bytes, longest };
  }

  json(): Buffer {
    return printRows(this.#parts, this.#readers);
  }
}
