import { makeChartSpec, tableSpec, type Cell, type Table } from "@askery/model";
import { expect, test } from "vitest";
import { findQuartiles } from "./find-quartiles.ts";

function quartilesOf(figures: readonly Cell[]) {
  const table: Table = {
    columns: [
      { name: "name", type: "text" },
      { name: "revenue", type: "float" },
    ],
    values: [figures.map((_, row) => `N${row}`), figures],
    rowCount: figures.length,
    isTruncated: false,
  };
  const spec = makeChartSpec({
    kind: "bar",
    roles: {
      axis: { kind: "category", column: "name", label: "name", grain: null, format: null },
      figures: [{ column: "revenue", label: "revenue", format: null }],
      series: null,
      numeric: [],
    },
  });
  return findQuartiles(spec ?? tableSpec, table);
}

test.each<[figures: readonly Cell[], quartiles: readonly number[]]>([
  [
    [10, 20, 30, 40, 50],
    [20, 30, 40],
  ],
  [
    [0.296, 0.177, 0.156, 0.154, 0.082],
    [0.15, 0.16, 0.18],
  ],
  [
    [1_234_567, null, 2_345_678, 3_456_789],
    [2_300_000, 2_300_000, 3_500_000],
  ],
  [
    [-5, -5, -5],
    [-5, -5, -5],
  ],
  [[null], [0, 0, 0]],
  [[], [0, 0, 0]],
])("of %j: %j", (figures, quartiles) => {
  expect(quartilesOf(figures)).toEqual(quartiles);
});
