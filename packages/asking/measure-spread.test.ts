import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measureSpread } from "./measure-spread.ts";
import { rerunPlan } from "./rerun-plan.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const context = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };
const amounts = { kind: "sql", text: "SELECT amount FROM orders ORDER BY id" } as const;
const spread = {
  count: 5,
  least: 10,
  median: 30.5,
  most: 50,
  bins: [
    { from: 10, to: 20, count: 1 },
    { from: 20, to: 30, count: 1 },
    { from: 30, to: 40, count: 1 },
    { from: 40, to: 50, count: 2 },
  ],
};

test("a distribution is of all rows, even if only a few were fetched", async () => {
  const { database } = shop;
  const request = { ...context, database, plan: amounts, spreadOf: "amount" };
  const { chart, table } = await rerunPlan({ ...request, limits: { maxRows: 2 } });
  expect([table.rowCount, chart.facts.spread]).toEqual([2, spread]);
  expect((await rerunPlan(request)).chart.facts.spread).toBeNull();
});

test("without figures there is no distribution", async () => {
  const plan = { kind: "sql", text: "SELECT amount FROM orders WHERE amount > 1000" } as const;
  const request = { plan, column: "amount", isWhole: false };
  expect(await measureSpread(request, { ...context, database: shop.database })).toBeNull();
});
