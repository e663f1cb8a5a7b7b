import { planQuestion } from "@askery/engine";
import { defaultSettings as settings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRemovedName } from "./find-removed-name.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

const untilMs = Date.UTC(2026, 10, 20, 9);
const removed = [
  { table: "public.order_items", column: null, isGone: true, untilMs },
  { table: "visits", column: null, isGone: true, untilMs },
  { table: "orders", column: "delivery", isGone: true, untilMs },
];

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

function find(text: string, changes: Parameters<typeof findRemovedName>[2]["changes"] = []) {
  const planned = planQuestion({ text, database: shop.database.prepared, today: "2026-11-23", settings });
  const problem = findRemovedName(text, planned, { removed, changes, settings });
  return problem && [problem.facts["table"], problem.facts["column"], problem.facts["until"]?.slice(0, 12)];
}

test.each([
  ["how many visits", ["visits", "", "Nov 20, 2026"]],
  ["orders per visit", ["visits", "", "Nov 20, 2026"]],
  ["how many order items", ["order items", "", "Nov 20, 2026"]],
  ["how many order_items", ["order items", "", "Nov 20, 2026"]],
  ["orders by delivery", ["orders", "delivery", "Nov 20, 2026"]],
  ["how many orders", null],
  ["orders by city", null],
  ["how many visitors", null],
])("names that are gone are found as whole words, in the singular or plural: %s", (text, found) => {
  expect(find(text)).toEqual(found);
});

test("words that the engine reads as a count are names where the question just failed for their removal", () => {
  const amount = { table: "customers", column: "number", summary: "customers.number is gone" };
  removed.push({ table: amount.table, column: amount.column, isGone: true, untilMs });
  expect(find("number of customers")).toBeNull();
  expect(find("number of customers", [amount])).toEqual(["customers", "number", "Nov 20, 2026"]);
});
