import { type Cell, type ValueFormat, missing, readFigure } from "@askery/model";
import { formatExact } from "../format/format-figure.ts";
import { cleanText } from "../text/clean-text.ts";

/**
 * The number in a cell, even if it is text; null if the cell is not a number.
 *
 * Numbers beyond 10^±100 cannot be drawn, because scales multiply them, so they are clamped to that or to 0. Tooltips
 * show the original cell.
 */
export function readNumber(cell: Cell | undefined): number | null {
  const value = readFigure(cell ?? null);
  return value === null ? null : withinReach(value);
}

function withinReach(value: number): number {
  const size = Math.abs(value);
  if (size < 1e-100) return 0;
  return size > 1e100 ? Math.sign(value) * 1e100 : value;
}

/** The name of a value on an axis or in a legend. */
export function nameCell(cell: Cell, format: ValueFormat | null, locale: string): string {
  if (cell === null) return missing;
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const isText = format === null || format.kind === "text" || typeof cell === "string";
  const text =
    isText && format?.kind !== "datePart"
      ? nameText(cell, format, locale)
      : formatExact(cell, format, locale);
  return cleanText(text) || "(empty)";
}

/** Numbers that name something, such as a year or a code, are not grouped. */
function nameText(cell: string | number, format: ValueFormat | null, locale: string): string {
  if (typeof cell === "number") return String(cell);
  return format?.kind === "date" || /^\d{4}-\d{2}-\d{2}/.test(cell)
    ? formatExact(cell, format, locale)
    : cell;
}
