import { expect, test } from "vitest";
import type { FigureZoom } from "./drawing.ts";
import { halfAround, halfOf, readBox } from "./zoom-parts.ts";

const zoom: FigureZoom = {
  shape: "box",
  whole: { x: [0, 100], y: [10, 30] },
  read: ({ x, y }) => [
    { column: "price", from: x[0], to: x[1] },
    { column: "rating", from: y[0], to: y[1] },
  ],
};

test("a box may be dragged from any corner, and ends at the ends of the axes", () => {
  expect(
    readBox(zoom, [
      [60, 12],
      [20, 40],
    ]),
  ).toEqual({
    figures: [
      { column: "price", from: 20, to: 60 },
      { column: "rating", from: 12, to: 30 },
    ],
  });
  expect(
    readBox(zoom, [
      [120, 12],
      [140, 40],
    ]),
  ).toBe(null);
});

test("half of a drawing is around a mark, and within the drawing", () => {
  expect(halfAround(zoom.whole, [50, 20])).toEqual({ x: [25, 75], y: [15, 25] });
  expect(halfAround(zoom.whole, [0, 30])).toEqual({ x: [0, 50], y: [20, 30] });
  expect(halfAround(zoom.whole, null)).toEqual({ x: [25, 75], y: [15, 25] });
});

test("half of the marks is around one of them, and at least two", () => {
  expect([halfOf(12, 6), halfOf(12, 0), halfOf(12, 11), halfOf(2, 1), halfOf(12, -1)]).toEqual([
    [3, 8],
    [0, 5],
    [6, 11],
    [0, 1],
    [0, 5],
  ]);
});
