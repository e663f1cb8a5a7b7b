import type { Output } from "@askery/model";
import { expect, test } from "vitest";
import { verbalizeSuperlative } from "./verbalize-superlative.ts";

const figure = (label: string, kind: "sum" | "count" | "distinct"): Output => ({
  id: "figure",
  label,
  role: { kind: "figure", figure: kind },
  format: { kind: "number" },
  unit: null,
});

test.each([
  ["highest", figure("revenue", "sum"), "the highest revenue"],
  ["highest", figure("highest payment", "sum"), "the highest payment"],
  ["lowest", figure("lowest payment", "sum"), "the lowest payment"],
  ["lowest", figure("highest payment", "sum"), "the lowest highest payment"],
  ["highest", figure("returns", "count"), "the most returns"],
  ["lowest", figure("different brands", "distinct"), "the fewest brands"],
] as const)("%s: the word is not repeated, and counted things are most or fewest", (end, output, words) => {
  expect(verbalizeSuperlative(end, output)).toBe(words);
});
