import {
  freezeThrough,
  moveColumn,
  neighborOf,
  resizeColumn,
  setVisible,
  toggleBars,
  visibleColumns,
} from "../columns/column-layout.ts";
import type { ColumnActions } from "../columns/column-menu.tsx";
import type { VisibleColumn } from "../columns/visible-column.ts";
import { isFigure } from "../sheet/show-cell.ts";
import type { Arranging } from "./use-arrangement.ts";

interface ColumnDoors {
  /** Returns the present widths of all columns, in pixels. */
  readonly measure: () => readonly number[];
  readonly openFilter: () => void;
}

/** What the menu of a column offers now. */
export function listColumnActions(
  { arrangement, setOrder, setFilter, setLayout }: Arranging,
  { index, output }: VisibleColumn,
  { measure, openFilter }: ColumnDoors,
): ColumnActions {
  const { layout, filters } = arrangement;
  const moveTo = (neighbor: number | undefined) =>
    neighbor === undefined ? null : () => setLayout((before) => moveColumn(before, index, neighbor));
  return {
    sort: (direction) => setOrder({ column: index, direction }),
    openFilter,
    clearFilter: filters.some(({ column }) => column === index) ? () => setFilter(index, null) : null,
    moveLeft: moveTo(neighborOf(layout, index, -1)),
    moveRight: moveTo(neighborOf(layout, index, 1)),
    widen: (byPixels) => {
      const measured = measure();
      const width = (measured[index] ?? 0) + byPixels;
      setLayout((before) => resizeColumn(before, { column: index, width }, measured));
    },
    freeze: () => {
      const measured = measure();
      setLayout((before) => freezeThrough(before, index, measured));
    },
    unfreeze: layout.frozen === 0 ? null : () => setLayout((before) => ({ ...before, frozen: 0 })),
    toggleBars: isFigure(output) ? () => setLayout((before) => toggleBars(before, index)) : null,
    hide:
      visibleColumns(layout).length > 1
        ? () => setLayout((before) => setVisible(before, index, false))
        : null,
  };
}
