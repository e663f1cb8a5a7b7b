import type { Output, OutputRole } from "@askery/model";
import { expect, test } from "vitest";
import { totalRows } from "./total-rows.ts";

function output(id: string, role: OutputRole): Output {
  return { id, label: id, role, format: { kind: "number" }, unit: null };
}

const month = output("month", { kind: "time", grain: "month" });
const orders = output("orders", { kind: "figure", figure: "count" });
const revenue = output("revenue", { kind: "figure", figure: "sum" });
const average = output("average", { kind: "figure", figure: "level" });

test("counts and sums are added up, averages are not", () => {
  const values = [
    ["2026-01", "2026-02"],
    [2, 3],
    [0.1, 0.2],
    [5, 7],
  ];
  expect(totalRows({ values, outputs: [month, orders, revenue, average], rows: [0, 1] })).toEqual([
    null,
    5,
    0.3,
    null,
  ]);
});

test("adds up only the filtered rows, and ignores missing values", () => {
  const values = [
    ["a", "b", "c"],
    [2, null, 4],
  ];
  expect(totalRows({ values, outputs: [month, orders], rows: [0, 1] })).toEqual([null, 2]);
});

test("there is no total of one row, of rows without names, or of numbers too large to add exactly", () => {
  expect(totalRows({ values: [["a"], [2]], outputs: [month, orders], rows: [0] })).toBeNull();
  expect(
    totalRows({
      values: [
        [1, 2],
        ["a", "b"],
      ],
      outputs: [orders, month],
      rows: [0, 1],
    }),
  ).toBeNull();
  expect(
    totalRows({
      values: [
        ["a", "b"],
        ["9007199254740993", 1],
      ],
      outputs: [month, orders],
      rows: [0, 1],
    }),
  ).toBeNull();
});
