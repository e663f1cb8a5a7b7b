import { expect, test } from "vitest";
import type { Table } from "@askery/model";
import { readChartView } from "../chart-view.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  partsOf,
  tableOf,
  type ChartParts,
} from "../samples.test-support.ts";
import { placeData } from "./place-data.ts";

function placeTable(parts: ChartParts, table: Table, options = {}) {
  return placeData(readChartView({ ...chartOf(parts), table }), options);
}

const revenue = figureOf("revenue", euros);

test("time is in chronological order and includes months without a row", () => {
  const spec = partsOf({ kind: "line", x: monthAxis, y: [revenue] });
  const data = placeTable(
    spec,
    tableOf({ month: ["2026-04-01", "2026-01-01", "2026-02-01"], revenue: [4, 1, null] }),
  );
  expect(data.axis.positions.map(({ name }) => name)).toEqual([
    "Jan 2026",
    "Feb 2026",
    "Mar 2026",
    "Apr 2026",
  ]);
  expect(data.series.map(({ values, rows }) => ({ values, rows }))).toEqual([
    { values: [1, null, null, 4], rows: [[1], [2], [], [0]] },
  ]);
});

test("the last position is unfinished if the spec says so", () => {
  const table = tableOf({ month: ["2026-10-01", "2026-11-01"], revenue: [1, 2] });
  const spec = partsOf({ kind: "line", x: monthAxis, y: [revenue] });
  expect(placeTable(spec, table).incomplete).toBeNull();
  expect(placeTable({ ...spec, incompleteFrom: "2026-11-20" }, table).incomplete).toBe(1);
});

test("two people with the same name have separate bars; split figures share positions", () => {
  const names = { name: ["Ann", "Ann", null], revenue: [3, 2, 1] };
  const bars = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue] });
  expect(placeTable(bars, tableOf(names)).axis.positions.map(({ name }) => name)).toEqual([
    "Ann",
    "Ann",
    "–",
  ]);
  const split = { ...bars, series: "kind" };
  const data = placeTable(split, tableOf({ ...names, kind: ["new", "old", "new"] }));
  expect(data.axis.positions.map(({ name }) => name)).toEqual(["Ann", "–"]);
  expect(data.series.map(({ name, values }) => [name, values])).toEqual([
    ["new", [3, 1]],
    ["old", [2, undefined]],
  ]);
});

test("series of an enumeration are in its declared order", () => {
  const bars = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue], series: "kind" });
  const table = tableOf({ name: ["A", "A", "A"], kind: ["high", "none", "low"], revenue: [5, 9, 1] });
  const chart = chartOf(bars);
  const facts = { ...chart.facts, orders: { kind: ["low", "high"] } };
  const { series } = placeData(readChartView({ ...chart, facts, table }));
  expect(series.map(({ name }) => name)).toEqual(["low", "high", "none"]);
});

test("the largest series comes first, but years and numbers are in order", () => {
  const bars = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue], series: "kind" });
  const kinds = (kind: readonly (string | number)[]) =>
    placeTable(bars, tableOf({ name: ["A", "A"], kind, revenue: [1, 5] })).series.map(({ name }) => name);
  expect(kinds(["small", "large"])).toEqual(["large", "small"]);
  expect(kinds([2025, 2026])).toEqual(["2025", "2026"]);
  expect(kinds(["2026-02-01", "2026-01-01"])).toEqual(["Jan 2026", "Feb 2026"]);
});

test("parts of time are sorted in a line, and have names", () => {
  const x = categoryAxis("weekday", { kind: "datePart", part: "weekday" });
  const table = tableOf({ weekday: [7, 1, 3], revenue: [1, 2, 3] });
  expect(
    placeTable(partsOf({ kind: "line", x, y: [revenue] }), table, { isOrdered: true }).axis.positions.map(
      ({ name }) => name,
    ),
  ).toEqual(["Mon", "Wed", "Sun"]);
  expect(
    placeTable(partsOf({ kind: "bar", x, y: [revenue] }), table).axis.positions.map(({ name }) => name),
  ).toEqual(["Sun", "Mon", "Wed"]);
});

test("numbers in text count; other text is missing", () => {
  const spec = partsOf({ kind: "bar", x: categoryAxis("name"), y: [revenue] });
  const data = placeTable(
    spec,
    tableOf({ name: ["A", "B", "C"], revenue: ["12345678901234567890", "n/a", true] }),
  );
  expect(data.series[0]?.values).toEqual([12345678901234567000, null, null]);
});

test("a spec may name columns that the table does not have", () => {
  const spec = partsOf({ kind: "bar", x: categoryAxis("gone"), y: [figureOf("gone too")] });
  expect(placeTable(spec, tableOf({ name: ["A"] })).axis.positions).toEqual([]);
});

test("a ranking of the parts of stacks ranks the stacks by their sums; other rows keep their order", () => {
  const parts = { ...partsOf({ kind: "bar", x: categoryAxis("country"), y: [revenue] }), series: "kind" };
  const split = { ...parts, stacking: "stacked" } as const;
  const country = ["Germany", "Japan", "Japan", "Spain", "Spain", "Germany"];
  const kind = ["a", "a", "b", "b", "a", "b"];
  const namesOf = (figures: readonly (number | null)[]) =>
    placeTable(split, tableOf({ country, kind, revenue: [...figures] })).axis.positions.map(
      ({ name }) => name,
    );
  expect(namesOf([9, 8, 7, 6, 5, 4])).toEqual(["Japan", "Germany", "Spain"]);
  expect(namesOf([9, 8, 9, 6, 5, 4])).toEqual(["Germany", "Japan", "Spain"]);
});
