import type { Cell } from "../table.ts";

/** The number in a cell, even if it is text; null if the cell is not a number. */
export function readFigure(cell: Cell): number | null {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== "string" || cell.length > 60 || !figureText.test(cell)) return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

const figureText = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
