import { formatExact, readFigure, type Cell, type Output } from "@askery/model";

/** A value as a table writes it; a change always with its sign. */
export function showCell(cell: Cell, output: Output, locale: string): string {
  const shown = formatExact(cell, output.format, { locale });
  return isChange(output) && (readFigure(cell) ?? 0) > 0 ? `+${shown}` : shown;
}

/** Whether a value went up or down, where the column tells of changes. */
export function directionOf(cell: Cell, output: Output): "up" | "down" | null {
  const value = isChange(output) ? readFigure(cell) : null;
  if (value === null || value === 0) return null;
  return value > 0 ? "up" : "down";
}

function isChange({ role }: Output): boolean {
  return role.kind === "figure" && role.figure === "change";
}

export function isFigure(output: Output | undefined): boolean {
  return output?.role.kind === "figure";
}
