import { expect, test } from "vitest";
import type { ValueFormat } from "@askery/model";
import { makeTickWriter } from "./format-ticks.ts";

const euros: ValueFormat = { kind: "currency", currency: "EUR" };

test.each<[number, number, ValueFormat | null, readonly string[]]>([
  [50_000, 200_000, euros, ["0", "€50k", "€200k"]],
  [500_000, 1_500_000, euros, ["0", "€500k", "€1.5M"]],
  [1000, 5000, euros, ["0", "€1,000", "€5,000"]],
  [500_000, 1_500_000, { ...euros, style: { length: "thousands" } }, ["0", "€500k", "€1,500k"]],
  [0.5, 1.5, null, ["0", "0.5", "1.5"]],
  [0.04, 0.12, { kind: "percent" }, ["0", "4%", "12%"]],
  [0.005, 0.01, { kind: "percent" }, ["0", "0.5%", "1.0%"]],
  [2, 6, { kind: "duration", unit: "day" }, ["0", "2", "6"]],
  [1000, 2006, { kind: "datePart", part: "year" }, ["0", "1000", "2006"]],
  [1e20, 3e20, null, ["0", "1E20", "3E20"]],
  [1e-9, 3e-9, null, ["0", "1E−9", "3E−9"]],
])("steps of %d up to %d", (interval, most, format, texts) => {
  const write = makeTickWriter({ interval, most }, format, "en-US");
  expect([0, interval, most].map(write)).toEqual(texts);
});

test("similar figures have different labels", () => {
  const write = makeTickWriter({ interval: 10, most: 1_000_030 }, null, "en-US");
  const texts = [1_000_000, 1_000_010, 1_000_020, 1_000_030].map(write);
  expect(new Set(texts).size).toBe(4);
});
