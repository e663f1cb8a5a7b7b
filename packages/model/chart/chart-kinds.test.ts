import { expect, test } from "vitest";
import { chartKindNames, chartKindOf } from "./chart-kinds.ts";
import { findChartObstacle } from "./find-chart-obstacle.ts";
import { findTraits } from "./result-traits.ts";
import type { ChartRoles } from "./chart-roles.ts";
import type { Output } from "../output.ts";
import type { Cell, Table } from "../table.ts";

const definitions = chartKindNames.map(chartKindOf);

test("a phrase asks for only one kind, in lower case; no two kinds look alike in a menu", () => {
  const phrases = definitions.flatMap((definition) => definition.phrases);
  const labels = definitions.map(({ label }) => label);
  expect([new Set(phrases).size, new Set(labels).size]).toEqual([phrases.length, labels.length]);
  expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([]);
});

test("a table can show everything, and only a table can show no rows", () => {
  const traits = traitsOf([], []);
  expect(chartKindNames.filter((kind) => findChartObstacle(kind, traits) === null)).toEqual(["table"]);
});

test.each<
  [
    kind: "pie" | "line" | "bar" | "number" | "histogram",
    values: readonly Cell[],
    figure: Figure,
    obstacle: string | null,
  ]
>([
  ["pie", [3, 2, 1], "sum", null],
  ["pie", [3, -2], "sum", "a part of a whole cannot be negative"],
  ["pie", [3, 2], "level", "orders is not a part of a whole"],
  ["pie", [3, 2], "unknown", null],
  ["pie", Array.from({ length: 31 }, () => 1), "sum", "31 slices are too many to read"],
  ["line", [3, 2], "sum", "a line needs an ordered axis, such as months"],
  ["bar", Array.from({ length: 401 }, () => 1), "sum", "401 bars are too many to read"],
  ["bar", [null, null], "sum", "there are no figures to draw"],
  ["number", [3, 2], "sum", "there are two rows, not a single figure"],
  ["histogram", [3, 2, 1], "sum", "three values show no spread"],
])("a %s of %j (%s): %j", (kind, values, figure, obstacle) => {
  expect(
    findChartObstacle(
      kind,
      traitsOf(
        values,
        values.map((_, row) => `n${row}`),
        figure,
      ),
    ),
  ).toBe(obstacle);
});

test("rows at the same point of a time axis hide each other; people with the same name do not", () => {
  const twins = ["2026-01-01", "2026-01-01"];
  const traits = (kind: "time" | "category") => traitsOf([1, 2], twins, "sum", kind);
  expect(findChartObstacle("bar", traits("time"))).toBe("several rows share the same point");
  expect(findChartObstacle("bar", traits("category"))).toBeNull();
});

type Figure = Extract<Output["role"], { kind: "figure" }>["figure"];

/** The traits of a result with a column of names or times and a column of orders. */
function traitsOf(
  values: readonly Cell[],
  names: readonly Cell[],
  figure: Figure = "sum",
  kind: "time" | "category" = "category",
) {
  const orders = { column: "orders", label: "orders", format: { kind: "number" } } as const;
  const roles: ChartRoles = {
    axis: { column: "name", label: "name", kind, grain: null, format: null },
    figures: [orders],
    series: null,
    numeric: [orders],
  };
  const table: Table = {
    columns: [
      { name: "name", type: "text" },
      { name: "orders", type: "integer" },
    ],
    values: [names, values],
    rowCount: values.length,
    isTruncated: false,
  };
  const outputs: readonly Output[] = [
    { id: "orders", label: "orders", role: { kind: "figure", figure }, format: orders.format, unit: null },
  ];
  return findTraits(roles, { table, outputs });
}
