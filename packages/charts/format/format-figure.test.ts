import { expect, test } from "vitest";
import type { ValueFormat } from "@askery/model";
import { formatExact, formatFigure } from "./format-figure.ts";
import { styleFormat } from "./write-styled.ts";

const euros: ValueFormat = { kind: "currency", currency: "EUR" };
const number: ValueFormat = { kind: "number" };
const percent: ValueFormat = { kind: "percent" };
const days: ValueFormat = { kind: "duration", unit: "day" };

test.each<[number | null, ValueFormat | null, string]>([
  [6_041_233.5, euros, "€6.04M"],
  [404_800, euros, "€405k"],
  [252.4, euros, "€252"],
  [9.5, euros, "€9.50"],
  [-9000, euros, "−€9,000"],
  [61_408, number, "61,408"],
  [1_234_567, number, "1.23M"],
  [0.000_123_4, number, "0.000123"],
  [1e21, number, "1E21"],
  [1e-9, number, "1E−9"],
  [-0.2, { kind: "number" }, "−0.2"],
  [0.331, percent, "33%"],
  [0.054, percent, "5.4%"],
  [3.4, days, "3.4 days"],
  [1, days, "1 day"],
  [2_635_210, { ...euros, style: { length: "thousands" } }, "€2,635k"],
  [2_635_210, { ...euros, style: { length: "millions", decimals: 1 } }, "€2.6M"],
  [45_200, { kind: "number", style: { length: "thousands" } }, "45.2k"],
  [0, { ...euros, style: { length: "thousands" } }, "€0"],
  [45_200, styleFormat({ kind: "number" }, { currency: "GBP" }), "£45.2k"],
  [45_200, styleFormat(euros, { currency: "JPY", decimals: 0, length: "full" }), "¥45,200"],
  [2006.4, { kind: "datePart", part: "year" }, "2006"],
  [20_500, { kind: "text" }, "20500"],
  [null, euros, "–"],
])("%j as %j is %j on a label", (value, format, text) => {
  expect(formatFigure(value, format, "en-US")).toBe(text);
});

test.each<[string | number | boolean | null, ValueFormat | null, string]>([
  [6_041_233.5, euros, "€6,041,233.50"],
  ["6041233.5", euros, "€6,041,233.50"],
  ["12345678901234567890", number, "12,345,678,901,234,567,890"],
  [0.0725, percent, "7.25%"],
  [1204, days, "1,204 days"],
  [3, { kind: "datePart", part: "weekday" }, "Wed"],
  ["2026-11-20", { kind: "date", grain: "month" }, "Nov 2026"],
  ["2026-11-20 16:12:00", null, "20 Nov 2026, 16:12"],
  [true, null, "yes"],
  [null, euros, "–"],
])("%j as %j is %j in full", (cell, format, text) => {
  expect(formatExact(cell, format, "en-US")).toBe(text);
});

test("formatting never throws: unknown currencies, odd locales", () => {
  expect(formatFigure(5, { kind: "currency", currency: "<b>" }, "en-US")).toBe("¤5");
  expect(formatFigure(5000.5, number, "not a locale!")).toBe("5,001");
  expect(formatFigure(1234.5, euros, "de-DE")).toBe("1.230\u00A0€");
});
