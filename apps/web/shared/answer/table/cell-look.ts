import { headerOf, type Output } from "@askery/model";
import type { CSSProperties } from "react";
import type { VisibleColumn } from "../columns/visible-column.ts";
import { isFigure } from "../sheet/show-cell.ts";

/** Classes of all cells of an answer's table. */
export const cellClasses = "border-b border-line px-3 whitespace-nowrap first:ps-4 last:pe-4";

/** Aligns text left, numbers right. */
export function sideOf(output: Output): string {
  return isFigure(output) ? "figures text-end" : "text-start";
}

/** Classes of the cells of a frozen column, which stay in place while the others scroll. */
export function frozenClasses({ left }: VisibleColumn): string {
  return left === null ? "" : "sticky bg-surface";
}

export function frozenStyle({ left }: VisibleColumn): CSSProperties {
  return left === null ? {} : { left };
}

interface HeaderWidth {
  /** The width of the values, in characters. */
  readonly characters: number;
  readonly isFixed: boolean;
  /** The last column takes the space that the others leave. */
  readonly isLast: boolean;
}

/** The width of a column, set at its header: as a viewer made it, or as its values and its name need. */
export function widthStyle(
  { output, width }: VisibleColumn,
  { characters, isFixed, isLast }: HeaderWidth,
): CSSProperties {
  if (width !== null) return isLast ? {} : { width };
  if (!isFixed) return { minWidth: `calc(${characters}ch + 24px)` };
  // Two characters for the arrow of the order; the menu takes the rest.
  return { width: `calc(${Math.max(characters, headerOf(output).length + 2)}ch + 52px)` };
}
