import { expect, test } from "vitest";
import { invariant } from "../invariant.ts";
import type { Table } from "../table.ts";
import { makeChartSpec } from "./make-chart-spec.ts";
import type { ChartRoles } from "./chart-roles.ts";
import type { ChartKind } from "./chart-kinds.ts";
import { suggestAnswerHeight, suggestHeight, type SizedChart } from "./suggest-height.ts";

test("horizontal bars grow with their rows up to a limit; vertical ones follow the width", () => {
  const heights = [2, 10, 40, 1000].map((count) => suggestHeight(chart("horizontalBar", count), 640));
  expect(heights).toEqual([120, 304, 1204, 1600]);
  expect([330, 640, 1200].map((width) => suggestHeight(chart("bar", 10), width))).toEqual([200, 256, 320]);
});

test("a chart in an answer has a lower maximum height", () => {
  const heights = [10, 1000].map((count) => suggestAnswerHeight(chart("horizontalBar", count), 640));
  expect([...heights, suggestAnswerHeight(chart("bar", 10), 1200)]).toEqual([304, 720, 240]);
});

function chart(kind: ChartKind, rowCount: number): SizedChart {
  const table: Table = {
    columns: [
      { name: "name", type: "text" },
      { name: "orders", type: "integer" },
    ],
    values: [
      Array.from({ length: rowCount }, (_, row) => `n${row}`),
      Array.from({ length: rowCount }, () => 1),
    ],
    rowCount,
    isTruncated: false,
  };
  const orders = { column: "orders", label: "orders", format: null };
  const roles: ChartRoles = {
    axis: { column: "name", kind: "category", label: "name", grain: null, format: null },
    figures: [orders],
    series: null,
    numeric: [orders],
  };
  const spec = makeChartSpec({ kind, roles });
  invariant(spec !== null, "bars have an axis and a figure");
  return { spec, table };
}
