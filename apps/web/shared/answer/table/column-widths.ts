import type { Cell } from "@askery/model";

type Show = (column: number, row: number) => string;

/** The maximum width of a column in characters; longer texts are cut. */
const widest = 44;

/** In a longer table only this many rows are measured, evenly spread, because measuring all would block the page. */
const maxLookedAt = 5_000;

/**
 * The width of each column in characters, for its longest value: rows that render later must not shift the others. The
 * longest unformatted value serves as an estimate of the longest formatted one.
 */
export function columnWidths(values: readonly (readonly Cell[])[], show: Show): readonly number[] {
  return values.map((cells, column) => {
    let longest = 0;
    let length = -1;
    const step = Math.max(1, Math.floor(cells.length / maxLookedAt));
    for (let row = 0; row < cells.length; row += step) {
      const cell = cells[row] ?? null;
      const own = cell === null ? 0 : String(cell).length;
      if (own <= length) continue;
      length = own;
      longest = row;
    }
    return length < 0 ? 0 : Math.min(widest, show(column, longest).length);
  });
}
