import { expect, test } from "vitest";
import { result } from "../chart/shop.test-support.ts";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import { findWarnings } from "./find-warnings.ts";

test.each<[name: string, warnings: readonly string[]]>([
  ["count", []],
  ["count with filters and period", []],
  ["one of something", []],
  ["average", []],
  ["count without orders", []],
  ["sum by category", ["information, null-group: €9,410 of revenue has no category. Shown as –."]],
  ["count by status", []],
  ["median by carrier", []],
  [
    "top 3",
    [
      "caution, ties-cut: The last place is shared at €98.2k. Others with the same figure may be hidden.",
      "information, limit-reached: Only the first 3 are shown. Up to 997 products are hidden.",
    ],
  ],
  ["bottom 2", ["information, limit-reached: Only the first 2 are shown. Up to 998 products are hidden."]],
  ["the best one", []],
  ["over time", ["caution, period-incomplete: November is not over. 20 of 30 days are counted."]],
  ["average over time", ["caution, period-incomplete: Q4 is not over. 51 of 92 days are counted."]],
  [
    "several series over time",
    ["caution, period-incomplete: November is not over. 20 of 30 days are counted."],
  ],
  ["two ways", []],
  ["hours of the week", []],
  ["by weekday", []],
  ["list", []],
  ["list of one", []],
  ["distinct values", []],
  ["list with a figure", []],
  ["share", []],
  ["growth over time", ["caution, period-incomplete: November is not over. 20 of 30 days are counted."]],
  ["running total", ["caution, period-incomplete: November is not over. 20 of 30 days are counted."]],
  ["two periods", []],
  ["nothing", ["caution, result-empty: Nothing matches. A filter may be too narrow."]],
  [
    "sum of nothing",
    ["caution, result-empty: Nothing matches. Ordered at runs from 1 Dec 2023 to 20 Nov 2026."],
  ],
  ["scatter", []],
  ["spread", []],
  [
    "orders of a joined table, counted twice",
    ["caution, fan-out: Orders are counted once for each shipment. Total may be too high."],
  ],
  [
    "days with gaps",
    [
      "information, dates-missing: 2 of 6 days are missing. Nothing is recorded for 3 Mar 2026 and 4 Mar 2026.",
    ],
  ],
  ["the first few of each", []],
  ["rate", []],
  ["the first date", []],
  [
    "years, the first of which is not whole",
    [
      "caution, period-incomplete: 2026 is not over. 324 of 365 days are counted.",
      "information, period-incomplete: The data start on 1 Dec 2023. 31 of 365 days are counted for 2023.",
    ],
  ],
  [
    "a year that is not over against a whole one",
    ["caution, period-incomplete: 2026 is not over. 324 of 365 days are counted."],
  ],
  ["groups that passed a test", []],
  ["SQL", ["caution, result-empty: Nothing matches. A filter may be too narrow."]],
])("%s: %o", (name, warnings) => {
  const { plan, cells } = exampleOf(name);
  const found = findWarnings(result(plan, cells)).map(
    ({ weight, code, fact, consequence }) => `${weight}, ${code}: ${fact} ${consequence}`,
  );
  expect(found).toEqual(warnings);
});

test("on the last day of a year, all days are counted but figures may change", () => {
  const { plan, cells } = exampleOf("a year that is not over against a whole one");
  const [warning] = findWarnings({ ...result(plan, cells), today: "2026-12-31" });
  expect([warning?.fact, warning?.consequence]).toEqual([
    "2026 is not over.",
    "Its figures may still change.",
  ]);
});

test("a table that was cut is reported, because sentence and totals cover only its rows", () => {
  const { plan, cells } = exampleOf("count by status");
  const whole = result(plan, cells);
  const cut = findWarnings({ ...whole, table: { ...whole.table, isTruncated: true } });
  expect(cut.map(({ code, fact, repair }) => [code, fact, repair])).toEqual([
    ["result-truncated", "The result is cut at 3 rows.", undefined],
  ]);
  expect(findWarnings(whole)).toEqual([]);
});
