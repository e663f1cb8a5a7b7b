import { expect, test } from "vitest";
import type { Output } from "../output.ts";
import { countWord } from "./count-word.ts";
import { headerOf } from "./header-of.ts";

test.each<[string, Output["format"], string | null, string]>([
  ["revenue", { kind: "currency", currency: "EUR" }, null, "Revenue (EUR)"],
  ["delay", { kind: "duration", unit: "day" }, null, "Delay (days)"],
  ["days late", { kind: "duration", unit: "day" }, null, "Days late"],
  ["weight", { kind: "number" }, "kg", "Weight (kg)"],
  ["weight in kg", { kind: "number" }, "kg", "Weight in kg"],
  ["orders", { kind: "number" }, null, "Orders"],
  ["", { kind: "number" }, null, ""],
])("the header of “%s” in %o with the unit %s is “%s”", (label, format, unit, header) => {
  expect(headerOf({ label, format, unit } as Output)).toBe(header);
});

test.each<readonly [number, string]>([
  [0, "no"],
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, index) => [index + 1, word] as const,
  ),
  [13, "13"],
  [1300, "1,300"],
])("%s in words is %s", (count, words) => {
  expect(countWord(count)).toBe(words);
});
