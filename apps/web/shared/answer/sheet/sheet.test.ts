import type { Output } from "@askery/model";
import { expect, test } from "vitest";
import { arrangeRows, isAsItCame, printSheet, type Sheet } from "./sheet.ts";

const product: Output = {
  id: "product",
  label: "Product",
  role: { kind: "name" },
  format: { kind: "text" },
  unit: null,
};
const units: Output = {
  id: "units",
  label: "Units",
  role: { kind: "figure", figure: "sum" },
  format: { kind: "number" },
  unit: null,
};
const sheet: Sheet = {
  values: [
    ["Oak desk", "Lamp", "Oak shelf", null],
    [1200, 7, "9007199254740993", null],
  ],
  rowCount: 4,
  outputs: [product, units],
  locale: "en-US",
};

test("rows are searched as they are shown, then sorted", () => {
  const order = { column: 1, direction: "descending" } as const;
  expect(arrangeRows(sheet, { order, search: "oak", filters: [] })).toEqual([2, 0]);
  expect(arrangeRows(sheet, { order: null, search: "1,200", filters: [] })).toEqual([0]);
  expect(arrangeRows(sheet, { order, search: "", filters: [] })).toEqual([2, 0, 1, 3]);
});

test("a search for spaces keeps all rows in order; a sort order and a filter do not", () => {
  expect(isAsItCame({ order: null, search: "  ", filters: [] })).toBe(true);
  expect(isAsItCame({ order: { column: 0, direction: "ascending" }, search: "", filters: [] })).toBe(false);
  const lamps = { column: 0, kind: "contains", text: "lamp" } as const;
  expect(isAsItCame({ order: null, search: "", filters: [lamps] })).toBe(false);
});

test("rows and columns are printed in the given order: plain numbers, and numbers beyond a double as shown", () => {
  const printed = printSheet(sheet, { rows: [2, 0, 3], columns: [0, 1], format: "tsv" });
  expect(printed).toBe("Product\tUnits\nOak shelf\t9,007,199,254,740,993\nOak desk\t1200\n\t");
  expect(printSheet(sheet, { rows: [1], columns: [1], format: "csv" })).toBe("Units\n7");
});
