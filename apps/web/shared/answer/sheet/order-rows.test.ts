import { expect, test } from "vitest";
import { nextOrder, orderRows } from "./order-rows.ts";

const rows = [0, 1, 2, 3];

test.each([
  ["figures by size", [10, 9, 100, 1], [3, 1, 0, 2]],
  ["large integers that stand as text, too", ["10", "9007199254740993", "9", "1"], [3, 2, 0, 1]],
  ["text by its letters, figures in it by size", ["b 10", "B 9", "a", "é"], [2, 1, 0, 3]],
  ["what is missing last", [null, 2, null, 1], [3, 1, 0, 2]],
  ["equal ones as they stood", [1, 1, 0, 1], [2, 0, 1, 3]],
])("rows are ordered: %s", (_, cells, expected) => {
  expect(orderRows([cells], rows, { column: 0, direction: "ascending" })).toEqual(expected);
});

test("values of an enumeration are ordered as declared", () => {
  const declared = ["low", "medium", "high"];
  expect(
    orderRows([["high", "low", null, "medium"]], rows, { column: 0, direction: "ascending", declared }),
  ).toEqual([1, 3, 0, 2]);
});

test("descending order keeps missing values last", () => {
  expect(orderRows([[null, 2, 5, 1]], rows, { column: 0, direction: "descending" })).toEqual([2, 1, 3, 0]);
});

test("the first click sorts numbers in descending and names in ascending order, the second reverses it, the third resets it", () => {
  const first = nextOrder(null, { column: 1, isFigure: true });
  expect(first).toEqual({ column: 1, direction: "descending" });
  const second = nextOrder(first, { column: 1, isFigure: true });
  expect(second).toEqual({ column: 1, direction: "ascending" });
  expect(nextOrder(second, { column: 1, isFigure: true })).toBeNull();
  expect(nextOrder(second, { column: 0, isFigure: false })).toEqual({ column: 0, direction: "ascending" });
});
