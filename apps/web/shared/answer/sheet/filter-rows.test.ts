import type { Cell } from "@askery/model";
import { expect, test } from "vitest";
import { filterRows, type ColumnFilter } from "./filter-rows.ts";

const values: readonly (readonly Cell[])[] = [
  ["Oak desk", "Lamp", "Oak shelf", null],
  [1200, 7, "9007199254740993", null],
  ["2026-01-31", "2026-02-01", "2026-02-28 23:59:00", null],
];

const show = (column: number, row: number) => String(values[column]?.[row] ?? "–");

function filter(filters: readonly ColumnFilter[], search = ""): readonly number[] {
  return filterRows(
    { values, rowCount: 4 },
    { filters, search },
    { showRow: (row) => values.map((_, column) => show(column, row)), showCell: show },
  );
}

test.each<[string, ColumnFilter, readonly number[]]>([
  ["a text in any case", { column: 0, kind: "contains", text: " OAK" }, [0, 2]],
  [
    "some values, a missing one among them",
    { column: 0, kind: "values", cells: ["Lamp", null], isLeftOut: false },
    [1, 3],
  ],
  ["all but some values", { column: 0, kind: "values", cells: ["Lamp", null], isLeftOut: true }, [0, 2]],
  ["numbers with both ends, as text too", { column: 1, kind: "range", from: 1200, to: null }, [0, 2]],
  ["numbers up to an end, without missing ones", { column: 1, kind: "range", from: null, to: 1200 }, [0, 1]],
  [
    "days, with all moments of the last",
    { column: 2, kind: "range", from: "2026-02-01", to: "2026-02-28" },
    [1, 2],
  ],
])("rows are filtered by %s", (_, wanted, rows) => {
  expect(filter([wanted])).toEqual(rows);
});

test("rows pass every filter and the search", () => {
  const oak: ColumnFilter = { column: 0, kind: "contains", text: "oak" };
  const large: ColumnFilter = { column: 1, kind: "range", from: 2000, to: null };
  expect(filter([oak, large])).toEqual([2]);
  expect(filter([oak], "desk")).toEqual([0]);
  expect(filter([oak, large], "desk")).toEqual([]);
});
