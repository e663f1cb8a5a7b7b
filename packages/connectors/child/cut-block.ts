import type { Cell } from "@askery/model";
import type { Chunk, Limits } from "../connector.ts";
import type { Block } from "./database.ts";

/** The rows and bytes that a run has sent so far. */
export interface Spent {
  readonly rows: number;
  readonly bytes: number;
}

export interface CutBlock {
  readonly chunk: Chunk;
  readonly spent: Spent;
  /** Whether a cell or a row was cut. */
  readonly isTruncated: boolean;
  /** Whether a limit was reached: no more rows may follow. */
  readonly isFull: boolean;
}

/** Applies the limits of a run to its next rows: shortens long texts and drops rows beyond the limits. */
export function cutBlock(block: Block, spent: Spent, limits: Limits): CutBlock {
  const uncut = passUncut(block, spent, limits);
  if (uncut !== null) return uncut;
  const rowCount = Math.min(block.rowCount, limits.maxRows - spent.rows);
  const sizes = new Float64Array(rowCount);
  let isTruncated = rowCount < block.rowCount;
  const columns = block.columns.map((cells) => {
    const column = rowCount < block.rowCount ? cells.slice(0, rowCount) : cells;
    for (let row = 0; row < rowCount; row++) {
      const cell = column[row] ?? null;
      const short = cutCell(cell, limits.maxCellBytes);
      if (short !== cell) {
        column[row] = short;
        isTruncated = true;
      }
      sizes[row] = (sizes[row] ?? 0) + sizeOf(short);
    }
    return column;
  });
  const { rows, bytes } = countWithin(sizes, limits.maxBytes - spent.bytes);
  return {
    chunk: {
      columns: rows < rowCount ? columns.map((column) => column.slice(0, rows)) : columns,
      rowCount: rows,
    },
    spent: { rows: spent.rows + rows, bytes: spent.bytes + bytes },
    isTruncated: isTruncated || rows < rowCount,
    isFull: rows < block.rowCount,
  };
}

/** Passes a block on without reading its cells if its size alone shows that it is within the limits; null otherwise. */
function passUncut(block: Block, spent: Spent, limits: Limits): CutBlock | null {
  const rows = spent.rows + block.rowCount;
  const size = rows <= limits.maxRows ? block.size?.() : undefined;
  if (size === undefined || size.longest > limits.maxCellBytes) return null;
  const bytes = spent.bytes + size.bytes;
  if (bytes > limits.maxBytes) return null;
  return { chunk: block, spent: { rows, bytes }, isTruncated: false, isFull: false };
}

/** Counts the leading rows that fit into `maxBytes`. */
function countWithin(
  sizes: Float64Array,
  maxBytes: number,
): { readonly rows: number; readonly bytes: number } {
  let bytes = 0;
  for (const [row, size] of sizes.entries()) {
    if (bytes + size > maxBytes) return { rows: row, bytes };
    bytes += size;
  }
  return { rows: sizes.length, bytes };
}

function cutCell(cell: Cell, maxBytes: number): Cell {
  if (typeof cell !== "string" || cell.length * 3 <= maxBytes) return cell;
  if (Buffer.byteLength(cell) <= maxBytes) return cell;
  const bytes = Buffer.from(cell.slice(0, maxBytes)).subarray(0, Math.max(0, maxBytes - ellipsisBytes));
  return new TextDecoder().decode(bytes).replace(/�$/, "") + ellipsis;
}

const ellipsis = "…";
const ellipsisBytes = Buffer.byteLength(ellipsis);

function sizeOf(cell: Cell): number {
  return typeof cell === "string" ? cell.length : 8;
}
