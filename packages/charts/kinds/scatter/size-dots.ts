import { cellsOf } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { readNumber } from "../../data/read-cells.ts";
import type { ScatterGroup } from "./place-scatter.ts";

/** How a figure becomes the radius of a bubble: areas are in proportion. */
export interface SizeScale {
  /** The largest figure. */
  readonly most: number;
  /** Its radius, in pixels. */
  readonly largest: number;
}

export function readSizeScale({ drawn, table, size }: FullRequest): SizeScale {
  return {
    most: readSizes({ drawn, table }).reduce((largest, one) => Math.max(largest, one), 0),
    largest: Math.min(28, Math.max(8, Math.min(size.width, size.height) / 12)),
  };
}

export function radiusOf(value: number, { most, largest }: SizeScale): number {
  return most === 0 ? 4 : Math.max(2, Math.sqrt(value / most) * largest);
}

/** Gives dots radii by the third figure. Rows without it have the smallest dot. */
export function sizeDots(request: FullRequest, groups: readonly ScatterGroup[]): readonly ScatterGroup[] {
  const sizes = readSizes(request);
  const scale = readSizeScale(request);
  return groups.map((group) => ({
    ...group,
    radii: group.rows.map((row) => radiusOf(sizes[row] ?? 0, scale)),
  }));
}

function readSizes({ drawn, table }: Pick<FullRequest, "drawn" | "table">): readonly number[] {
  return cellsOf(table, drawn.y[1]?.column).map((cell) => Math.max(0, readNumber(cell) ?? 0));
}
