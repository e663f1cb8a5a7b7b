import type { Output } from "@askery/model";
import { visibleColumns, type ColumnLayout } from "./column-layout.ts";

/** A column as it is rendered. */
export interface VisibleColumn {
  /** Its index in the table. */
  readonly index: number;
  readonly output: Output;
  /** In pixels; null: as wide as its values need. */
  readonly width: number | null;
  /** The distance of a frozen column from the left edge, in pixels; null: it scrolls. */
  readonly left: number | null;
  readonly hasBars: boolean;
}

/** The columns to render, in order. */
export function readVisibleColumns(
  layout: ColumnLayout,
  outputs: readonly Output[],
): readonly VisibleColumn[] {
  const { widths, frozen, bars } = layout;
  let left = 0;
  return visibleColumns(layout).flatMap((index, position) => {
    const output = outputs[index];
    if (output === undefined) return [];
    const width = widths?.[index] ?? null;
    // Without widths, no more than the first column is frozen.
    const column: VisibleColumn = {
      index,
      output,
      width,
      left: position < frozen ? left : null,
      hasBars: bars.includes(index),
    };
    left += width ?? 0;
    return [column];
  });
}
