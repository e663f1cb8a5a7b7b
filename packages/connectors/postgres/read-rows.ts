import { isAscii } from "node:buffer";
import type { Cell } from "@askery/model";
import { firstValue, lengthBytes, nextRow, nextValue, readLength, type DataRows } from "./data-row.ts";
import type { CellReader } from "./read-cell.ts";

/** Parses rows into columns of cells. */
export function readRows(parts: readonly DataRows[], readers: readonly CellReader[]): Cell[][] {
  const columns: Cell[][] = readers.map(() => []);
  for (const part of parts) readPart(part, readers, columns);
  return columns;
}

function readPart({ bytes, start, end }: DataRows, readers: readonly CellReader[], columns: Cell[][]): void {
  const part = bytes.subarray(start, end);
  // Slices of one string are faster than decoding each value. For ASCII, bytes and characters are the same.
  const source = { part, ascii: isAscii(part) ? part.toString("latin1") : null };
  for (let row = 0; row < part.length; row = nextRow(part, row)) {
    let offset = firstValue(row);
    for (let index = 0; index < readers.length; index++) {
      const length = readLength(part, offset);
      columns[index]?.push(readValue(readers[index], source, offset + lengthBytes, length));
      offset = nextValue(offset, length);
    }
  }
}

interface Source {
  readonly part: Buffer;
  readonly ascii: string | null;
}

function readValue(reader: CellReader | undefined, source: Source, start: number, length: number): Cell {
  if (length < 0 || reader === undefined) return null;
  const { part, ascii } = source;
  const end = start + length;
  if (reader.form === "integer" && length <= maxDigits) return readInteger(part, start, end);
  return reader.read(ascii?.slice(start, end) ?? part.toString("utf8", start, end));
}

/** Integers of up to this many digits can be added up without loss. */
const maxDigits = 9;
const minus = 45;
const zero = 48;

function readInteger(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === minus;
  let number = 0;
  for (let offset = isNegative ? start + 1 : start; offset < end; offset++) {
    number = number * 10 + (bytes[offset] ?? zero) - zero;
  }
  return isNegative ? -number : number;
}
