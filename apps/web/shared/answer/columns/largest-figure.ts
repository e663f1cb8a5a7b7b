import { readFigure, type Cell } from "@askery/model";

/** The largest distance of a column's figures from zero, to which the bars in its cells relate; 0 without figures. */
export function largestFigure(cells: readonly Cell[]): number {
  let largest = 0;
  for (const cell of cells) largest = Math.max(largest, Math.abs(readFigure(cell) ?? 0));
  return largest;
}
