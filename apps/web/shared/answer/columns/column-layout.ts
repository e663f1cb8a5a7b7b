/** How a viewer arranged the columns of a table. Columns are indexes of the table's outputs. */
export interface ColumnLayout {
  /** All columns in display order, hidden ones included. */
  readonly order: readonly number[];
  readonly hidden: readonly number[];
  /** How many of the first visible columns stay in place while the others scroll. */
  readonly frozen: number;
  /** In pixels, by column. Null: as wide as the values need. */
  readonly widths: readonly number[] | null;
  /** Columns that show a bar in each cell. */
  readonly bars: readonly number[];
}

/** In pixels. */
export const minWidth = 64;
const maxWidth = 960;

export function initialLayout(columnCount: number): ColumnLayout {
  const order = Array.from({ length: columnCount }, (_, column) => column);
  return { order, hidden: [], frozen: Math.min(1, columnCount), widths: null, bars: [] };
}

export function visibleColumns({ order, hidden }: ColumnLayout): readonly number[] {
  return order.filter((column) => !hidden.includes(column));
}

/** Hides or shows a column. The last visible one stays. */
export function setVisible(layout: ColumnLayout, column: number, isVisible: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((one) => one !== column);
  if (isVisible) return { ...layout, hidden };
  if (visibleColumns(layout).length < 2) return layout;
  return keepFrozen({ ...layout, hidden: [...hidden, column] }, layout);
}

/** Moves a column to the position of another, and the columns between by one. */
export function moveColumn(layout: ColumnLayout, column: number, to: number): ColumnLayout {
  const order = layout.order.filter((one) => one !== column);
  const at = layout.order.indexOf(to);
  if (at < 0 || column === to) return layout;
  return { ...layout, order: order.toSpliced(at, 0, column) };
}

/** The visible neighbor of a column at its left (−1) or right (1); undefined at the edge. */
export function neighborOf(layout: ColumnLayout, column: number, step: -1 | 1): number | undefined {
  const visible = visibleColumns(layout);
  const at = visible.indexOf(column);
  return at < 0 ? undefined : visible[at + step];
}

/** Freezes the visible columns up to this one at their `measured` widths in pixels, by column. */
export function freezeThrough(
  layout: ColumnLayout,
  column: number,
  measured: readonly number[],
): ColumnLayout {
  const frozen = visibleColumns(layout).indexOf(column) + 1;
  return { ...layout, frozen, widths: layout.widths ?? measured };
}

/** Changes the width of a column, in pixels. The others remain at their `measured` widths. */
export function resizeColumn(
  layout: ColumnLayout,
  { column, width }: { readonly column: number; readonly width: number },
  measured: readonly number[],
): ColumnLayout {
  const wanted = Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
  return { ...layout, widths: (layout.widths ?? measured).with(column, wanted) };
}

export function toggleBars(layout: ColumnLayout, column: number): ColumnLayout {
  const others = layout.bars.filter((one) => one !== column);
  return { ...layout, bars: others.length < layout.bars.length ? others : [...others, column] };
}

/** The same frozen columns, as far as they are still visible. */
function keepFrozen(next: ColumnLayout, before: ColumnLayout): ColumnLayout {
  const frozen = new Set(visibleColumns(before).slice(0, before.frozen));
  return { ...next, frozen: visibleColumns(next).filter((column) => frozen.has(column)).length };
}
