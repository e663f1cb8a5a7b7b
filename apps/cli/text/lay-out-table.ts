import { fitText, padText, textWidth } from "./text-width.ts";

/** A table as text, before it is laid out. All columns are equally long. */
export interface TextColumn {
  readonly header: string;
  readonly cells: readonly string[];
  /** Figures stand to the right and are never cut. */
  readonly isFigure: boolean;
}

export interface LaidOutTable {
  readonly header: string;
  readonly rule: string;
  readonly rows: readonly string[];
  /** What is left of the width. */
  readonly spareWidth: number;
  /** Columns at the end that found no place. */
  readonly hiddenColumns: number;
}

const gap = "  ";
/** What remains of a text that has to make place. */
const minWidth = 12;

/**
 * Lays columns out side by side within a width. Where they do not fit, the longest texts are cut first; where that is
 * not enough, the last columns are left out.
 */
export function layOutTable(columns: readonly TextColumn[], width: number): LaidOutTable {
  const shown = columns.slice(0, countThatFit(columns, width));
  const widths = shrink(shown, width);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, place) => {
        const columnWidth = widths[place] ?? 0;
        return padText(fitText(text, columnWidth), columnWidth, shown[place]?.isFigure ? "left" : "right");
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

/** Place of the widest text that can still make place; -1 when none can. */
function widestText(columns: readonly TextColumn[], widths: readonly number[]): number {
  let widest = -1;
  for (const [place, column] of columns.entries()) {
    const size = widths[place] ?? 0;
    if (!column.isFigure && size > minWidth && size > (widths[widest] ?? 0)) widest = place;
  }
  return widest;
}

/** Longer texts are letters, not names. */
const maxWidth = 60;

function naturalWidth({ header, cells, isFigure }: TextColumn): number {
  const size = cells.reduce((most, cell) => Math.max(most, textWidth(cell)), textWidth(header));
  return isFigure ? size : Math.min(maxWidth, size);
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, size) => sum + size, 0) + gap.length * Math.max(0, widths.length - 1);
}
