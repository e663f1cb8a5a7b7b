import type { Cell } from "../table.ts";

/** The figure that a cell holds, also where it stands as text; null for what is not one. */
export function readFigure(cell: Cell): number | null {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== "string" || cell.length > 60 || !figureText.test(cell)) return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

const figureText = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
