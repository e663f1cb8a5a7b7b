import { readDrawnColumns, type ChartSpec } from "@askery/model";
import type { FigureRange } from "./data/narrow-data.ts";
import type { AxisBox, Drawing, FigureZoom } from "./drawing.ts";

/** What readers select of a drawing to zoom into it; null if its axes cannot be zoomed. */
export function zoomShapeOf({ zoom, pointing }: Drawing, spec: ChartSpec): FigureZoom["shape"] | null {
  if (zoom !== undefined) return zoom.shape;
  const isAlongTime = readDrawnColumns(spec).x?.kind === "time";
  return isAlongTime && (pointing === "line" || pointing === "band") ? "band" : null;
}

/** The figures between two corners, in the values of the axes; null if they are at the same ones. */
export function readBox(
  { read, whole }: FigureZoom,
  [one, other]: readonly [corner: readonly number[], opposite: readonly number[]],
): { readonly figures: readonly FigureRange[] } | null {
  const side = (axis: 0 | 1, [least, most]: readonly [number, number]): readonly [number, number] => {
    const within = [one[axis] ?? least, other[axis] ?? most].map((value) =>
      Math.min(most, Math.max(least, value)),
    );
    return [Math.min(...within), Math.max(...within)];
  };
  const box = { x: side(0, whole.x), y: side(1, whole.y) };
  return box.x[0] < box.x[1] && box.y[0] < box.y[1] ? { figures: read(box) } : null;
}

/** Half of what is drawn, around a mark, or in the middle. */
export function halfAround(whole: AxisBox, mark: readonly [number, number] | null): AxisBox {
  return { x: halfSide(whole.x, mark?.[0]), y: halfSide(whole.y, mark?.[1]) };
}

function halfSide([least, most]: readonly [number, number], value = (least + most) / 2): [number, number] {
  const half = (most - least) / 2;
  const from = Math.min(most - half, Math.max(least, value - half / 2));
  return [from, from + half];
}

/** The first and the last of the half of some marks that is around one of them. */
export function halfOf(count: number, index: number): readonly [first: number, last: number] {
  const length = Math.max(2, Math.ceil(count / 2));
  const first = Math.max(0, Math.min(count - length, index - Math.floor(length / 2)));
  return [first, Math.min(count - 1, first + length - 1)];
}
