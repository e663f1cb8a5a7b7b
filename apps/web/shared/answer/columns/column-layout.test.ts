import { array, assert, boolean, nat, oneof, property, tuple, type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import {
  freezeThrough,
  initialLayout,
  minWidth,
  moveColumn,
  neighborOf,
  resizeColumn,
  setVisible,
  toggleBars,
  visibleColumns,
  type ColumnLayout,
} from "./column-layout.ts";

const four = initialLayout(4);
const measured = [100, 110, 120, 130];

test("a column moves to the position of another, past hidden ones", () => {
  expect(moveColumn(four, 0, 2).order).toEqual([1, 2, 0, 3]);
  expect(moveColumn(four, 3, 0).order).toEqual([3, 0, 1, 2]);
  const hidden = setVisible(four, 1, false);
  expect(neighborOf(hidden, 0, 1)).toBe(2);
  expect(visibleColumns(moveColumn(hidden, 0, 2))).toEqual([2, 0, 3]);
  expect(neighborOf(four, 3, 1)).toBeUndefined();
  expect(moveColumn(four, 2, 2)).toBe(four);
});

test("a shown column returns to its position; the last visible one can't be hidden", () => {
  const hidden = [1, 2, 3].reduce((layout, column) => setVisible(layout, column, false), four);
  expect(visibleColumns(hidden)).toEqual([0]);
  expect(setVisible(hidden, 0, false)).toBe(hidden);
  expect(visibleColumns(setVisible(hidden, 2, true))).toEqual([0, 2]);
});

test("hiding a frozen column freezes no other", () => {
  const frozen = freezeThrough(four, 1, measured);
  expect(frozen.frozen).toBe(2);
  expect(setVisible(frozen, 0, false).frozen).toBe(1);
  expect(setVisible(frozen, 3, false).frozen).toBe(2);
  expect(frozen.widths).toEqual(measured);
});

test("the first resize fixes the other columns at their measured widths", () => {
  const wider = resizeColumn(four, { column: 1, width: 200 }, measured);
  expect(wider.widths).toEqual([100, 200, 120, 130]);
  const again = resizeColumn(wider, { column: 0, width: 1 }, [0, 0, 0, 0]);
  expect(again.widths).toEqual([minWidth, 200, 120, 130]);
});

test("bars are switched on and off", () => {
  const on = toggleBars(four, 2);
  expect(on.bars).toEqual([2]);
  expect(toggleBars(on, 2).bars).toEqual([]);
});

test("after any changes, each column is there once, one is visible, and only visible ones are frozen", () => {
  const column = nat({ max: 3 });
  const change: Arbitrary<(layout: ColumnLayout) => ColumnLayout> = oneof(
    tuple(column, boolean()).map(
      ([one, on]) =>
        (layout: ColumnLayout) =>
          setVisible(layout, one, on),
    ),
    tuple(column, column).map(
      ([one, to]) =>
        (layout: ColumnLayout) =>
          moveColumn(layout, one, to),
    ),
    column.map((one) => (layout: ColumnLayout) => freezeThrough(layout, one, measured)),
  );
  assert(
    property(array(change), (changes) => {
      const layout = changes.reduce<ColumnLayout>((before, apply) => apply(before), four);
      expect(layout.order).toHaveLength(4);
      expect(new Set(layout.order)).toEqual(new Set([0, 1, 2, 3]));
      expect(visibleColumns(layout).length).toBeGreaterThan(0);
      expect(layout.frozen).toBeLessThanOrEqual(visibleColumns(layout).length);
    }),
  );
});
