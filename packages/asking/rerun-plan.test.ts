import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { rerunPlan } from "./rerun-plan.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const context = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };

test("an answer's plan, run again, gives its statement, table and chart", async () => {
  const { database } = shop;
  const outcome = await askDatabase({ ...context, database, text: "total amount by status" });
  if (outcome.kind === "refused") throw new Error("refused");
  const { plan, statement, table, outputs, chart } = outcome.answer;
  const again = await rerunPlan({ ...context, database, plan });
  expect([again.statement, again.table, again.outputs, again.chart]).toEqual([
    statement,
    table,
    outputs,
    chart,
  ]);
});
