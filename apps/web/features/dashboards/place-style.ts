import type { CSSProperties } from "react";
import { gridGap, rowHeight, type Placed } from "./arrange-cards.ts";

/** 12 columns with rows of 44 px and 12 px between; with little room rows of what fits, as it is read. */
export const gridClasses =
  "dashboard-grid grid grid-cols-12 gap-3 p-4 pb-12 page-narrow:flex page-narrow:flex-wrap max-md:p-3 max-md:pb-12";

/** Low cards, such as figures, share a row where they fit; others fill it. */
const lowRows = 3;

/** Where a card lies. With little room only its height counts. */
export function placeStyle({ x, y, w, h }: Placed): CSSProperties {
  return {
    flex: h <= lowRows ? "1 1 13rem" : "1 1 100%",
    gridColumn: `${x + 1} / span ${w}`,
    gridRow: `${y + 1} / span ${h}`,
    height: h * (rowHeight + gridGap) - gridGap,
    minWidth: 0,
  };
}
