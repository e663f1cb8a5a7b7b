import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { upgradePlan, type PlanOrigin } from "./upgrade-plan.ts";

/** A plan in the stored form from before periods had a kind. */
function storedPlan(period: object, words: string): object {
  const value = { kind: "column", source: "s0", column: "ordered_at" };
  const condition = { kind: "period", value, period, words };
  const where = { kind: "all", conditions: [condition] };
  return {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: "orders", join: null }],
    filters: [{ kind: "not", condition }],
    aggregation: "group",
    dimensions: [],
    measures: [{ id: "orders", expression: { kind: "aggregate", function: "count", of: null, where } }],
    having: [],
    order: [],
    limit: null,
  };
}

const november = { from: "2026-11-01", to: "2026-12-01" };
const asked = (question: string, askedOn = "2026-11-20"): PlanOrigin => ({
  question,
  askedOn,
  settings: defaultSettings,
});
const thisMonth = {
  kind: "relative",
  from: { kind: "unit", unit: "month", anchor: "month", offsets: [] },
  to: { kind: "unit", unit: "month", anchor: "month", offsets: [] },
};

test("makes periods without a kind absolute anywhere in the plan", () => {
  expect(upgradePlan(storedPlan(november, "this month"), null)).toEqual(
    storedPlan({ kind: "absolute", ...november }, "this month"),
  );
});

test("makes periods relative if the question counts them from today", () => {
  const origin = asked("How many orders were not placed this month?");
  expect(upgradePlan(storedPlan(november, "this month"), origin)).toEqual(
    storedPlan(thisMonth, "this month"),
  );
});

test("accepts condition words that start with the column name", () => {
  const origin = asked("orders with order date this month");
  expect(upgradePlan(storedPlan(november, "order date this month"), origin)).toEqual(
    storedPlan(thisMonth, "order date this month"),
  );
});

test.each([
  ["named dates", asked("orders in November 2026"), "in November 2026"],
  ["other words for the same dates", asked("orders this month"), "in November 2026"],
  ["words that had other dates on the day of asking", asked("orders this month", "2026-12-01"), "this month"],
  ["words of an earlier question", asked("and by country?"), "this month"],
  ["a question that can't be read", asked(""), "this month"],
])("%s stay absolute", (_, origin, words) => {
  expect(upgradePlan(storedPlan(november, words), origin)).toEqual(
    storedPlan({ kind: "absolute", ...november }, words),
  );
});

test("returns a plan in the current format unchanged", () => {
  const plans = [
    storedPlan(thisMonth, "this month"),
    storedPlan({ kind: "absolute", ...november }, "this month"),
  ];
  expect(plans.map((plan) => upgradePlan(plan, asked("orders this month")))).toEqual(plans);
  const sql = { kind: "sql", text: "SELECT 1" };
  expect(upgradePlan(sql, null)).toEqual(sql);
});
