import { expect, test } from "vitest";
import type { ChartSpec, ChartType, Table } from "@askery/model";
import { changeChartType } from "./change-chart-type.ts";
import { drawChart } from "./draw-chart.ts";
import { findChartTypes } from "./find-chart-types.ts";
import {
  categoryAxis,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  seriesOf,
  specOf,
  tableOf,
  textsOf,
} from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

const revenue = figureOf("revenue", euros);
const months = tableOf({ month: monthsOf2026(6), revenue: [1, 2, 3, 4, 5, 6] });
const line = specOf({ type: "line", x: monthAxis, y: [revenue] });
const countries = tableOf({ country: ["France", "Spain", "Italy"], revenue: [3, 2, 1], orders: [7, 8, 9] });
const bar = specOf({ type: "bar", x: categoryAxis("country"), y: [revenue] });

function possible(spec: ChartSpec, table: Table): readonly ChartType[] {
  return findChartTypes(spec, table).flatMap(({ type, canShow }) => (canShow ? [type] : []));
}

function reasonFor(type: ChartType, spec: ChartSpec, table: Table): string {
  return findChartTypes(spec, table).find((choice) => choice.type === type)?.reason ?? "";
}

test("each table can be shown in some ways and not in others, with the reason", () => {
  expect(possible(line, months)).toEqual([
    "line",
    "area",
    "bar",
    "horizontalBar",
    "pie",
    "histogram",
    "table",
  ]);
  expect(possible(bar, countries)).toEqual(["bar", "horizontalBar", "pie", "scatter", "table"]);
  expect(reasonFor("line", bar, countries)).toBe("A line needs something that runs, such as months.");
  expect(reasonFor("heatmap", line, months)).toBe("A heatmap needs two breakdowns.");
  expect(reasonFor("number", line, months)).toBe("There is more than one row.");
  expect(possible(line, tableOf({ month: [], revenue: [] }))).toEqual(["table"]);
});

test("losses have no slices, and rows at one place hide each other", () => {
  expect(reasonFor("pie", bar, tableOf({ country: ["A", "B"], revenue: [3, -1] }))).toBe(
    "A slice cannot be less than zero.",
  );
  const twins = tableOf({ month: ["2026-01-01", "2026-01-01"], revenue: [1, 2] });
  expect(reasonFor("line", line, twins)).toBe("Several rows stand at the same place.");
});

test("a table without roles gets them from its columns", () => {
  const table = specOf({ type: "table" });
  expect(changeChartType(table, months, "line")).toMatchObject({
    type: "line",
    reason: "because you chose it",
    x: { column: "month", kind: "time", grain: "month" },
    y: [{ column: "revenue" }],
    series: null,
  });
  expect(changeChartType(table, countries, "scatter")).toMatchObject({
    x: { column: "revenue", kind: "number" },
    y: [{ column: "orders" }],
  });
});

test("columns keep their roles, figures their formats", () => {
  expect(changeChartType(bar, countries, "pie")).toMatchObject({
    type: "pie",
    x: bar.x,
    y: [revenue],
    series: null,
  });
  expect(changeChartType(bar, countries, "histogram")).toMatchObject({
    x: { column: "revenue", format: euros },
    y: [revenue],
  });
  expect(changeChartType(bar, countries, "bar")).toBe(bar);
});

test("whatever can be shown is drawn", () => {
  const cross = tableOf({
    month: monthsOf2026(6),
    kind: ["a", "b", "a", "b", "a", "b"],
    revenue: [1, 2, 3, 4, 5, 6],
    cost: [1, 1, 1, 1, 1, 1],
  });
  for (const [spec, table] of [
    [line, months],
    [bar, countries],
    [{ ...line, series: "kind" }, cross],
    [specOf({ type: "table" }), cross],
  ] as const) {
    for (const type of possible(spec, table)) {
      const { option } = drawChart({
        spec: changeChartType(spec, table, type),
        table,
        theme: chartThemes.dark,
        size: { width: 640, height: 240 },
      });
      const isDrawn = type === "table" || type === "number" || seriesOf(option).length > 0;
      expect([type, isDrawn, textsOf(option).includes("No figures to draw")]).toEqual([type, true, false]);
    }
  }
});
