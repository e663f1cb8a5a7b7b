import type { Cell, ColumnType, Table } from "@askery/model";
import { expect, test } from "vitest";
import { compareTables } from "./compare-tables.ts";

/** A table from its columns' names with types, and its rows. */
function tableOf(
  columns: Readonly<Record<string, ColumnType>>,
  ...rows: readonly (readonly Cell[])[]
): Table {
  const names = Object.entries(columns).map(([name, type]) => ({ name, type }));
  return {
    columns: names,
    values: names.map((_, column) => rows.map((row) => row[column] ?? null)),
    rowCount: rows.length,
    isTruncated: false,
  };
}

const sales = { city: "text", revenue: "decimal" } as const;

test("rows with the same key are compared, in any order, and the others are added or removed", () => {
  const before = tableOf(sales, ["Paris", "10.50"], ["Rome", "5.00"], ["Oslo", "1.00"]);
  const after = tableOf(sales, ["Bonn", "2.00"], ["Rome", "6.00"], ["Paris", "10.50"]);
  expect(compareTables({ before, after, keys: ["city"] })).toEqual({
    columns: { added: [], removed: [], retyped: [] },
    rows: { same: 1, changed: 1, added: 1, removed: 1 },
    compared: ["city", "revenue"],
    examples: [
      { kind: "changed", before: ["Rome", "5.00"], after: ["Rome", "6.00"] },
      { kind: "removed", before: ["Oslo", "1.00"] },
      { kind: "added", after: ["Bonn", "2.00"] },
    ],
  });
});

test("a single figure changes even without a key", () => {
  const figure = { n: "integer" } as const;
  const { rows } = compareTables({ before: tableOf(figure, [3]), after: tableOf(figure, [4]), keys: [] });
  expect(rows).toEqual({ same: 0, changed: 1, added: 0, removed: 0 });
});

test("rows whose key repeats are equal or not, each paired with one other", () => {
  const before = tableOf(sales, ["Paris", 1], ["Paris", 1], ["Paris", 2]);
  const after = tableOf(sales, ["Paris", 2], ["Paris", 1], ["Paris", 3]);
  expect(compareTables({ before, after, keys: ["city"] }).rows).toEqual({
    same: 2,
    changed: 0,
    added: 1,
    removed: 1,
  });
});

test("columns are compared by name, and rows by the columns that both tables have", () => {
  const before = tableOf({ city: "text", revenue: "decimal", tax: "decimal" }, ["Paris", 1, 2]);
  const after = tableOf({ revenue: "integer", city: "text", margin: "float" }, [1, "Paris", 0.5]);
  expect(compareTables({ before, after, keys: ["city"] })).toMatchObject({
    columns: { added: ["margin"], removed: ["tax"], retyped: ["revenue"] },
    rows: { same: 1, changed: 0 },
    compared: ["city", "revenue"],
  });
});

test("the last digits of floating-point sums do not matter", () => {
  const sums = { city: "text", mean: "float" } as const;
  const before = tableOf(sums, ["Paris", 0.1 + 0.2], ["Rome", null]);
  const after = tableOf(sums, ["Rome", null], ["Paris", 0.3]);
  for (const keys of [["city"], []]) {
    expect(compareTables({ before, after, keys }).rows).toMatchObject({ same: 2, changed: 0 });
  }
});

test.for([
  [{ unit: "percent", amount: 5 }, 105, true],
  [{ unit: "percent", amount: 5 }, 94.9, false],
  [{ unit: "absolute", amount: 0.1 }, 100.1, true],
  [{ unit: "absolute", amount: 0.1 }, 100.2, false],
] as const)("within %o of 100, %d counts as the same: %s", ([tolerance, cell, isSame]) => {
  const figure = { n: "float" } as const;
  const tables = { before: tableOf(figure, [100]), after: tableOf(figure, [cell]), keys: [] };
  expect(compareTables({ ...tables, tolerance }).rows.same).toBe(isSame ? 1 : 0);
});

test("a missing figure is not within any tolerance", () => {
  const figure = { n: "float" } as const;
  const tables = { before: tableOf(figure, [null]), after: tableOf(figure, [0]), keys: [] };
  expect(compareTables({ ...tables, tolerance: { unit: "absolute", amount: 1 } }).rows.changed).toBe(1);
});

test("at most twenty rows are shown, and all are counted", () => {
  const rows = Array.from({ length: 300 }, (_, index) => [`c${index}`, index]);
  const difference = compareTables({
    before: tableOf(sales),
    after: tableOf(sales, ...rows),
    keys: ["city"],
  });
  expect([difference.rows.added, difference.examples.length]).toEqual([300, 20]);
});
