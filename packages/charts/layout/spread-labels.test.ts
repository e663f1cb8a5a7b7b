import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

const room = { from: 0, to: 100, pitch: 16 };

test("labels with enough room do not move, others move apart around their center", () => {
  expect(spreadLabels([10, 50, 90], room)).toEqual([10, 50, 90]);
  expect(spreadLabels([50, 50], room)).toEqual([42, 58]);
  expect(spreadLabels([98, 99], room)).toEqual([84, 100]);
  expect(spreadLabels([60, 40, 41], room)).toEqual([63, 31, 47]);
});

test("more labels than fit into the height are not placed at all", () => {
  expect(spreadLabels([1, 2, 3, 4, 5, 6, 7, 8], room)).toBeNull();
});

test("no labels overlap or leave the bounds, and their order does not change", () => {
  assert(
    property(array(integer({ min: -20, max: 120 }), { minLength: 1, maxLength: 7 }), (wanted) => {
      const placed = spreadLabels(wanted, room) ?? [];
      const order = wanted
        .map((_, index) => index)
        .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
      const sorted = order.map((index) => placed[index] ?? Number.NaN);
      sorted.forEach((position, index) => {
        expect(position).toBeGreaterThanOrEqual(-1e-9);
        expect(position).toBeLessThanOrEqual(100 + 1e-9);
        expect(position - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(16 - 1e-9);
      });
    }),
    { seed: 7 },
  );
});
