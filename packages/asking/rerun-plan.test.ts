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

test("an answer's plan has the same statement, table and chart when it runs again", async () => {
  const { database } = shop;
  const outcome = await askDatabase({ ...context, database, text: "total amount by status" });
  if (outcome.kind === "refused") throw new Error("refused");
  const { plan, statement, sql, table, outputs, chart } = outcome.answer;
  const again = await rerunPlan({ ...context, database, plan });
  expect([again.statement, again.sql, again.table, again.outputs, again.chart]).toEqual([
    statement,
    sql,
    table,
    outputs,
    chart,
  ]);
});

test("hand-written SQL runs again if the guard approves it", async () => {
  const { database } = shop;
  const read = { kind: "sql", text: "SELECT count(*) AS orders FROM orders" } as const;
  const again = await rerunPlan({ ...context, database, plan: read });
  expect([again.sql, again.table.values]).toEqual([read.text, [[5]]]);
  const write = { kind: "sql", text: "DROP TABLE orders" } as const;
  await expect(rerunPlan({ ...context, database, plan: write })).rejects.toMatchObject({
    code: "query-refused",
  });
  const both = { kind: "set", operator: "union", left: read, right: write } as const;
  await expect(rerunPlan({ ...context, database, plan: both })).rejects.toMatchObject({
    code: "query-refused",
  });
});

test("a missing table or column of a plan is named", async () => {
  const { database } = shop;
  const outcome = await askDatabase({ ...context, database, text: "total amount by status" });
  if (outcome.kind === "refused") throw new Error("refused");
  const { plan } = outcome.answer;
  const { catalog } = database.prepared;
  const without = (tables: typeof catalog.tables) => ({
    ...database,
    prepared: { ...database.prepared, catalog: { ...catalog, tables } },
  });
  const noStatus = without(
    catalog.tables.map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => name !== "status"),
    })),
  );
  const noOrders = without(catalog.tables.filter(({ id }) => id !== "orders"));
  for (const [shrunk, name] of [
    [noStatus, "orders.status"],
    [noOrders, "orders"],
  ] as const) {
    await expect(rerunPlan({ ...context, database: shrunk, plan })).rejects.toMatchObject({
      code: "query-failed",
      message: `${name} no longer exists, or is excluded from answers.`,
    });
  }
});
