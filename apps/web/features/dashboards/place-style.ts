import type { CSSProperties } from "react";
import { gridGap, rowHeight, type Placed } from "./place-cards.ts";

/** 12 columns with rows of 44 px and 12 px between; one column under 768 px. */
export const gridClasses =
  "dashboard-grid grid grid-cols-12 gap-3 p-4 pb-12 max-md:flex max-md:flex-col max-md:p-3 max-md:pb-12";

/** Where a card lies. On a phone only its height counts. */
export function placeStyle({ x, y, w, h }: Placed): CSSProperties {
  return {
    gridColumn: `${x + 1} / span ${w}`,
    gridRow: `${y + 1} / span ${h}`,
    height: h * (rowHeight + gridGap) - gridGap,
    minWidth: 0,
  };
}
