import { formatExact, readFigure, type Cell, type Output } from "@askery/model";

/** Formats a value for a table; changes always have a sign. */
export function showCell(cell: Cell, output: Output, locale: string): string {
  const shown = formatExact(cell, output.format, { locale });
  return isChange(output) && (readFigure(cell) ?? 0) > 0 ? `+${shown}` : shown;
}

/** The direction of a change; null for other values. */
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
