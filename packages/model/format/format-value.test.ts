import { expect, test } from "vitest";
import { formatChange, formatExact, formatFull, formatValue } from "./format-value.ts";
import type { Cell } from "../table.ts";
import type { ValueFormat } from "./value-format.ts";

const settings = { locale: "en-US" };
const euros: ValueFormat = { kind: "currency", currency: "EUR" };
const number: ValueFormat = { kind: "number" };
const percent: ValueFormat = { kind: "percent" };
const days: ValueFormat = { kind: "duration", unit: "day" };

test.each<[Cell, ValueFormat, string]>([
  [6_038_858, euros, "€6.04M"],
  [404_831, euros, "€405k"],
  [9_410, euros, "€9,410"],
  [48_210, euros, "€48.2k"],
  [118.37, euros, "€118"],
  [12.5, euros, "€12.50"],
  [12, euros, "€12"],
  [999_999, euros, "€1.00M"],
  [-5_000_000, euros, "−€5.00M"],
  [9_994.99, euros, "€9,990"],
  [9_995, euros, "€10.0k"],
  [-9_995, euros, "−€10.0k"],
  [99.99, euros, "€99.99"],
  [99.995, euros, "€100"],
  [-99.995, euros, "−€100"],
  [61_408, number, "61,408"],
  [999_999, number, "999,999"],
  [999_999.4, number, "999,999"],
  [999_999.5, number, "1.00M"],
  [-999_999.5, number, "−1.00M"],
  [999.94, number, "1,000"],
  [999.4, number, "999"],
  [1000.4, number, "1,000"],
  [1000.6, number, "1,001"],
  [12.34, number, "12.3"],
  [9.99e14, number, "999T"],
  [1e15, number, "1E15"],
  [-1e15, number, "−1E15"],
  [1e-6, number, "0.000001"],
  [9.876e-7, number, "9.88E−7"],
  [0, number, "0"],
  [1_234_567, number, "1.23M"],
  [2.71536, number, "2.72"],
  [0.3344, percent, "33%"],
  [0.0995, percent, "10%"],
  [-0.0995, percent, "−10%"],
  [0.0994, percent, "9.9%"],
  [0.042, percent, "4.2%"],
  [0.01, percent, "1.0%"],
  [0.00999, percent, "1%"],
  [0.00123, percent, "0.12%"],
  [0, percent, "0%"],
  [9999, percent, "999,900%"],
  [10_000, percent, "1M%"],
  [-12_345, percent, "−1.23M%"],
  [9.99e12, percent, "999T%"],
  [1e13, percent, "1E15%"],
  [1, days, "1 day"],
  [3.42, days, "3.42 days"],
  [null, euros, "–"],
  ["n/a", number, "n/a"],
  [true, { kind: "text" }, "yes"],
  [false, { kind: "text" }, "no"],
  [false, number, "no"],
  [12, { kind: "text" }, "12"],
  ["2026-11-01", { kind: "date", grain: "month" }, "Nov 2026"],
  ["2026-07-01", { kind: "date", grain: "quarter" }, "Q3 2026"],
  ["2026-11-16", { kind: "date", grain: "week" }, "week of 16 Nov 2026"],
  ["2026-11-20 16:12:00", { kind: "date", grain: "hour" }, "20 Nov 2026, 16:12"],
  [7, { kind: "datePart", part: "weekday" }, "Sunday"],
  [2006.4, { kind: "datePart", part: "year" }, "2006"],
])("sentences format %s in %o as %s", (cell, format, text) => {
  expect(formatValue(cell, format, settings)).toBe(text);
});

test.each<[Cell, ValueFormat, string]>([
  [6_038_858, euros, "6,038,858"],
  [404_831.5, euros, "404,831.50"],
  ["12345678901234567890", number, "12,345,678,901,234,567,890"],
  [-0.054, percent, "−5.4%"],
  [3.42, days, "3.42"],
  [2.123456789012, number, "2.123456789"],
  [true, number, "yes"],
  ["-12345678901234567890", number, "−12,345,678,901,234,567,890"],
  ["12.50", euros, "12.50"],
  ["12", euros, "12"],
  [0.07, percent, "7.0%"],
  [0.0543, percent, "5.4%"],
  ["n/a", number, "n/a"],
  ["1".repeat(40), number, `1${",111".repeat(13)}`],
  ["7", { kind: "text" }, "7"],
  ["2026-11-01", { kind: "date", grain: "month" }, "Nov 2026"],
  [7, { kind: "datePart", part: "weekday" }, "Sunday"],
  [null, number, "–"],
])("tables format %s in %o as %s", (cell, format, text) => {
  expect(formatExact(cell, format, settings)).toBe(text);
});

test.each<[Cell, ValueFormat, string]>([
  [12_345.67, euros, "€12,345.67"],
  [12_345, euros, "€12,345"],
  ["12.5", euros, "€12.50"],
  [0.0725, percent, "7.25%"],
  [0.072568, percent, "7.26%"],
  [0.5, percent, "50%"],
  [1204, days, "1,204 days"],
  [1, days, "1 day"],
  [1_234_567.5, number, "1,234,567.5"],
  [null, euros, "–"],
  ["n/a", euros, "n/a"],
])("restatements format %s in %o as %s", (cell, format, text) => {
  expect(formatFull(cell, format, settings)).toBe(text);
});

test.each<[Cell, ValueFormat, string]>([
  [0.05, percent, "+5.0%"],
  [1, percent, "+100%"],
  [0.999, percent, "+99.9%"],
  [0, percent, "+0.0%"],
  [-0.054, percent, "−5.4%"],
  [1.5, percent, "+150%"],
  [12_400, euros, "+€12.4k"],
  [null, percent, "–"],
])("a change of %s in %o is %s", (cell, format, text) => {
  expect(formatChange(cell, format, settings)).toBe(text);
});

test("the locale determines separators; an unknown locale is treated as English", () => {
  expect(formatExact(1234.5, number, { locale: "de-DE" })).toBe("1.234,5");
  expect(formatExact(1234.5, number, { locale: "not a locale" })).toBe("1,234.5");
  expect(formatValue(5, { kind: "currency", currency: "?" }, settings)).toBe("¤5");
});

test("uses the singular if the rounded value is 1", () => {
  expect([1, 1.0003, 0.5, 2].map((value) => formatValue(value, days, { locale: "en-US" }))).toEqual([
    "1 day",
    "1 day",
    "0.5 days",
    "2 days",
  ]);
});
