import { expect, test } from "vitest";
import { formatChange, formatExact, formatValue } from "./format-value.ts";
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
  [61_408, number, "61,408"],
  [1_234_567, number, "1.23M"],
  [2.71536, number, "2.72"],
  [0.3344, percent, "33%"],
  [0.042, percent, "4.2%"],
  [0.00123, percent, "0.12%"],
  [0, percent, "0%"],
  [1, days, "1 day"],
  [3.42, days, "3.42 days"],
  [null, euros, "–"],
  ["n/a", number, "n/a"],
  [true, { kind: "text" }, "yes"],
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
  [null, number, "–"],
])("tables format %s in %o as %s", (cell, format, text) => {
  expect(formatExact(cell, format, settings)).toBe(text);
});

test.each<[Cell, ValueFormat, string]>([
  [0.05, percent, "+5.0%"],
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
