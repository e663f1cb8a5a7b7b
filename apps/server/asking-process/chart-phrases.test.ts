import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findChartPhrases } from "./chart-phrases.ts";

const guide = readFileSync(
  new URL("../../../docs/guides/charts-in-words.md", import.meta.url),
  "utf8",
).toLowerCase();

test.each([
  ["each b", ["each bar in its own color"]],
  ["Add a ", ["add a band from 100 to 200", "add a trend line", "add a goal of 100"]],
  ["only the top 5", ["only the top 5 and the rest", "only the top 5, lump the others together"]],
  ["as a pi", ["as a pie", "as a pivot table"]],
  ["use patterns", []],
])("%s is completed", (typed, expected) => {
  expect(new Set(findChartPhrases(typed))).toEqual(new Set(expected));
});

test("what is completed is in the guide", () => {
  const looks = ["st", "si", "lo", "sw", "so", "hi", "no", "sm", "wi", "in ", "sh", "ad", "us", "ea", "on"]
    .flatMap(findChartPhrases)
    .filter((phrase) => !phrase.startsWith("on "));
  const general = looks.map((phrase) => phrase.replaceAll(/[\d,]+/gu, "").replaceAll(/\s+/gu, " "));
  const listed = guide.replaceAll(/[\d,]+/gu, "").replaceAll(/\s+/gu, " ");
  expect(general.filter((phrase) => !listed.includes(phrase))).toEqual([]);
});
