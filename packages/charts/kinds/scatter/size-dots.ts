import { cellsOf } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { readNumber } from "../../data/read-cells.ts";
import type { ScatterGroup } from "./place-scatter.ts";

/** Gives dots radii so that their areas are in proportion to the third figure. Rows without it have the smallest dot. */
export function sizeDots(
  { drawn, table, size }: FullRequest,
  groups: readonly ScatterGroup[],
): readonly ScatterGroup[] {
  const sizes = cellsOf(table, drawn.y[1]?.column).map((cell) => Math.max(0, readNumber(cell) ?? 0));
  const most = sizes.reduce((largest, one) => Math.max(largest, one), 0);
  const largest = Math.min(28, Math.max(8, Math.min(size.width, size.height) / 12));
  return groups.map((group) => ({
    ...group,
    radii: group.rows.map((row) =>
      most === 0 ? 4 : Math.max(2, Math.sqrt((sizes[row] ?? 0) / most) * largest),
    ),
  }));
}
