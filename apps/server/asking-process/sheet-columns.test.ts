import type { Output, TableColumn, ValueFormat } from "@askery/model";
import { expect, test } from "vitest";
import { describeColumn, serialOf } from "./sheet-columns.ts";

const shows: readonly (readonly [TableColumn["type"], ValueFormat | null, string])[] = [
  ["decimal", { kind: "currency", currency: "EUR" }, "[$€]#,##0.00"],
  ["integer", { kind: "currency", currency: "JPY" }, "[$¥]#,##0"],
  ["float", { kind: "percent" }, "0.0%"],
  ["integer", { kind: "number" }, "#,##0"],
  ["float", { kind: "number" }, "General"],
  ["integer", { kind: "datePart", part: "year" }, "General"],
  ["date", { kind: "date", grain: "month" }, "mmm yyyy"],
  ["text", { kind: "date", grain: "day" }, "d mmm yyyy"],
  ["timestamp", null, "yyyy-mm-dd hh:mm:ss"],
  ["time", null, "hh:mm:ss"],
];

test.each(shows)("%s as %j is shown as %s", (type, format, numberFormat) => {
  const output: Output | undefined =
    format === null
      ? undefined
      : { id: "c", label: "c", role: { kind: "figure", figure: "sum" }, format, unit: null };
  const described = describeColumn({ name: "c", type }, output, { columns: [[]], index: 0 });
  expect(described.numberFormat).toBe(numberFormat);
});

test.each([
  ["1970-01-01", 25_569],
  ["2026-11-20 18:00:00", 46_346.75],
  ["2026-11-20T18:00", 46_346.75],
  ["12:00:00", 0.5],
  ["1900-02-28", null],
  ["2026-13-01", null],
  ["24:00:00", null],
  ["2026-11-20 18:00:00+02", null],
  ["", null],
])("%j is day %j", (text, serial) => {
  expect(serialOf(text)).toBe(serial);
});

test("a column is as wide as its longest value, within limits", () => {
  const widthOf = (cells: readonly string[]) =>
    describeColumn({ name: "c", type: "text" }, undefined, { columns: [cells], index: 0 }).width;
  expect([widthOf([]), widthOf(["x".repeat(20)]), widthOf(["x".repeat(500)])]).toEqual([8, 22, 60]);
});
