import { expect, test } from "vitest";
import { writeEvenly } from "./write-evenly.ts";

const write = (figures: readonly number[], format: Parameters<typeof writeEvenly>[1]["format"] = null) =>
  figures.map(writeEvenly(figures, { format, locale: "en-US" }));

test("beside millions, thousands are short; without, they have all digits", () => {
  expect(write([2_210_000, 857_810, -26_300, 312])).toEqual(["2.21M", "858k", "−26.3k", "312"]);
  expect(write([857_810, 26_300])).toEqual(["857,810", "26,300"]);
});

test("formats with units and styles are as they are", () => {
  expect(write([2_210_000, 857_810], { kind: "number", style: { decimals: 0, length: "full" } })).toEqual([
    "2,210,000",
    "857,810",
  ]);
  expect(write([2_210_000, 5660], { kind: "currency", currency: "EUR" })).toEqual(["€2.21M", "€5,660"]);
});
