import type { Cell } from "@askery/model";

type Show = (column: number, row: number) => string;

/** A column is never wider than so many characters: longer texts are cut. */
const widest = 44;

/** Of a longer table so many rows are looked at, evenly spread: looking at all would hold up the page. */
const maxLookedAt = 5_000;

/**
 * How wide each column must be, in characters, to hold its longest value: rows that are not drawn yet must not move those
 * that are. The longest as it is kept stands for the longest as it is shown.
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
