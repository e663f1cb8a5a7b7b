import { planTerms } from "@askery/api";
import { expect, test } from "vitest";
import { listLimits } from "./list-limits.ts";

test("limits are said in words", () => {
  const [free] = planTerms;
  expect(listLimits(free?.limits ?? never())).toEqual([
    { name: "Members", value: "1" },
    { name: "People who may look", value: "None" },
    { name: "Questions a month", value: "200" },
    { name: "Answers kept correct", value: "5" },
    { name: "History", value: "30 days" },
    { name: "Rows in an uploaded file", value: "1,000,000" },
    { name: "Warnings when the schema changes", value: "No" },
    { name: "Scheduled mail", value: "No" },
    { name: "Audit log", value: "No" },
  ]);
});

test("what has no limit, and years", () => {
  const all = planTerms.flatMap(({ limits }) => listLimits(limits));
  const history = all.filter(({ name }) => name === "History").map(({ value }) => value);
  expect(history).toEqual(["30 days", "1 year", "3 years", "Without limit"]);
});

function never(): never {
  throw new Error("There are no plans.");
}
