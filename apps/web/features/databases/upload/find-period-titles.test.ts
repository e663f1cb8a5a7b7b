import { expect, test } from "vitest";
import { findPeriodTitles, splitLines } from "./find-period-titles.ts";

test.each([
  ["Department,Jan 2026,Feb 2026,Total\nSales,1,2,3\n", { unit: "month", others: ["Department", "Total"] }],
  ['Budget\n\n"Team";"Q1 2026";"Q2 2026"\n', { unit: "quarter", others: ["Team"] }],
  ["day,total\nJan 2026,5\n", null],
  ["id,name\n1,Ada\n", null],
])("%j", (text, header) => {
  expect(findPeriodTitles(splitLines(text))).toEqual(header);
});
