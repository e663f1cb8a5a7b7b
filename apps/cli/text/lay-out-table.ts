import { fitText, padText, textWidth } from "./text-width.ts";

/** A column of text before it is laid out. All columns have the same number of cells. */
export interface TextColumn {
  readonly header: string;
  readonly cells: readonly string[];
  /** Figures are right-aligned and never cut. */
  readonly isFigure: boolean;
}

export interface LaidOutTable {
  readonly header: string;
  readonly rule: string;
  readonly rows: readonly string[];
  /** The unused part of the width. */
  readonly spareWidth: number;
  /** The number of columns at the end that did not fit. */
  readonly hiddenColumns: number;
}

const gap = "  ";
/** The minimum width to which a text is cut. */
const minWidth = 12;

/**
 * Lays columns out side by side within a width. If they do not fit, the longest texts are cut first; if that is not
 * enough, the last columns are left out.
 */
export function layOutTable(columns: readonly TextColumn[], width: number): LaidOutTable {
  const shown = columns.slice(0, countThatFit(columns, width));
  const widths = shrink(shown, width);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => {
        const columnWidth = widths[index] ?? 0;
        return padText(fitText(text, columnWidth), columnWidth, shown[index]?.isFigure ? "left" : "right");
      })
      .join(gap)
      .trimEnd();
  const rowCount = shown[0]?.cells.length ?? 0;
  return {
    header: line(shown.map(({ header }) => header)),
    rule: widths.map((columnWidth) => "─".repeat(columnWidth)).join(gap),
    rows: Array.from({ length: rowCount }, (_, row) => line(shown.map(({ cells }) => cells[row] ?? ""))),
    spareWidth: width - total(widths),
    hiddenColumns: columns.length - shown.length,
  };
}

function countThatFit(columns: readonly TextColumn[], width: number): number {
  let count = 0;
  let used = -gap.length;
  for (const column of columns) {
    used += gap.length + (column.isFigure ? naturalWidth(column) : Math.min(minWidth, naturalWidth(column)));
    if (used > width) break;
    count++;
  }
  return Math.max(1, count);
}

function shrink(columns: readonly TextColumn[], width: number): readonly number[] {
  const widths = columns.map(naturalWidth);
  for (let excess = total(widths) - width; excess > 0; excess--) {
    const widest = widestText(columns, widths);
    if (widest < 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** The index of the widest text column that can still be cut; -1 if there is none. */
function widestText(columns: readonly TextColumn[], widths: readonly number[]): number {
  let widest = -1;
  for (const [index, column] of columns.entries()) {
    const size = widths[index] ?? 0;
    if (!column.isFigure && size > minWidth && size > (widths[widest] ?? 0)) widest = index;
  }
  return widest;
}

/** Longer texts are prose, not names. */
const maxWidth = 60;

function naturalWidth({ header, cells, isFigure }: TextColumn): number {
  const size = cells.reduce((most, cell) => Math.max(most, textWidth(cell)), textWidth(header));
  return isFigure ? size : Math.min(maxWidth, size);
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, size) => sum + size, 0) + gap.length * Math.max(0, widths.length - 1);
}
