import type { Cell } from "@askery/model";

/** A value of a column that rows can be filtered by. */
export interface ListedValue {
  readonly cell: Cell;
  /** The value as shown. */
  readonly words: string;
  /** In how many rows. */
  readonly count: number;
}

/** Others are found by their text. */
const maxValues = 500;

/** The values of a column as shown, the most frequent first. */
export function listValues(cells: readonly Cell[], show: (cell: Cell) => string): readonly ListedValue[] {
  const counts = new Map<Cell, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxValues)
    .map(([cell, count]) => ({ cell, words: show(cell), count }));
}
