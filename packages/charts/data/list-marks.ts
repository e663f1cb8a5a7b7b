import type { DrawnMark } from "../drawing.ts";

type Figures = readonly (number | null | undefined)[];

/** The marks of series along an axis, for those that have a figure. */
export function listMarks(
  heights: readonly Figures[],
  placeAt: (position: number, height: number, series: number) => DrawnMark["at"],
  axisOf: (position: number) => number = (position) => position,
): readonly (readonly DrawnMark[])[] {
  return heights.map((values, series) =>
    values.flatMap((value, item): readonly DrawnMark[] => {
      if (typeof value !== "number") return [];
      const target = { series, item, axis: axisOf(item), value };
      return [{ target, at: placeAt(item, value, series) }];
    }),
  );
}
