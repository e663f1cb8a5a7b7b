import { expect, test } from "vitest";
import { investigationOf } from "./investigation-of.ts";

const measure = { key: "sum:revenue", words: "revenue" };
const all = { filters: [], period: null };
const may = { words: "May 2026", filter: null, period: { from: "2026-05-01", to: "2026-06-01" } };

test("a finding is investigated in the month that it is about, or in the last one", () => {
  expect(investigationOf({ measure, claim: "outlier", zooms: [may] }, all)).toEqual({
    question: "Why did revenue change in May 2026?",
    within: [],
  });
  expect(investigationOf({ measure, claim: "trend", zooms: [] }, all).question).toBe(
    "Why did revenue change last month?",
  );
});

test("the values and the period that are looked at belong to it", () => {
  const filters = [{ table: "orders", column: "ship_country", value: "Spain" }];
  expect(investigationOf({ measure, claim: "trend", zooms: [may] }, { filters, period: may.period })).toEqual(
    {
      question: "Why did revenue change in 2026-05-01 – 2026-05-31?",
      within: filters,
    },
  );
});

test("of a difference between groups, it is asked what the figure depends on", () => {
  expect(investigationOf({ measure, claim: "difference", zooms: [] }, all).question).toBe(
    "What drives revenue?",
  );
});
