import { expect, test } from "vitest";
import type { Cell } from "../table.ts";
import { readFigure } from "./read-figure.ts";

test.each<[Cell, number | null]>([
  [12.5, 12.5],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ["12.5", 12.5],
  ["-7", -7],
  ["1e3", 1000],
  ["2.5E-1", 0.25],
  ["1e999", null],
  ["", null],
  ["12.", null],
  [".5", null],
  ["+5", null],
  ["0x10", null],
  ["1,000", null],
  ["7 days", null],
  ["no 7", null],
  [`0.${"1".repeat(58)}`, Number(`0.${"1".repeat(58)}`)],
  [`0.${"1".repeat(59)}`, null],
  [true, null],
  [null, null],
])("the figure in the cell %s is %s", (cell, figure) => {
  expect(readFigure(cell)).toBe(figure);
});
