import { defaultSettings, type QueryPlan } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { readShared } from "./read-shared.ts";
import { rerunChart } from "./rerun-chart.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";
import type { Breakdown } from "./total-from-breakdown.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

/** The shop, opened anew for its runs, with the statements that its connector runs. */
function watch(): { readonly database: AskableDatabase; readonly ran: readonly string[] } {
  const { connector } = shop.database;
  const ran: string[] = [];
  const watched = Object.create(connector) as typeof connector;
  watched.run = async (statement, options) => {
    ran.push(statement.text);
    return connector.run(statement, options);
  };
  return { database: { ...shop.database, connector: watched }, ran };
}

const countOrders = { dialect: "sqlite", text: "SELECT count(*) AS n FROM orders", parameters: [] } as const;

test("a statement is read once for callers at the same time, and again for later ones", async () => {
  const { database, ran } = watch();
  const read = (maxAgeMs?: number, atMs = 0) =>
    readShared(countOrders, { database, maxAgeMs, now: () => atMs });
  const both = await Promise.all([read(), read()]);
  expect([both.map(({ table }) => table.values), ran.length]).toEqual([[[[5]], [[5]]], 1]);
  await read();
  expect(ran.length).toBe(2);
  expect([(await read(1_000, 500)).atMs, ran.length]).toEqual([0, 2]);
  expect([(await read(1_000, 1_500)).atMs, ran.length]).toEqual([1_500, 3]);
});

test("a caller with other limits has a run of its own", async () => {
  const { database, ran } = watch();
  const read = (maxRows: number) => readShared(countOrders, { database, limits: { maxRows }, now: () => 0 });
  await Promise.all([read(1), read(2)]);
  expect(ran.length).toBe(2);
});

test("a caller that leaves is refused as stopped; the others get their rows", async () => {
  const { database } = watch();
  const [leaving, now] = [new AbortController(), () => 0];
  const left = readShared(countOrders, { database, signal: leaving.signal, now });
  const staying = readShared(countOrders, { database, now });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: "query-cancelled" });
  expect((await staying).table.values).toEqual([[5]]);
});

const context = { today: "2026-11-20", settings: defaultSettings, sqlColumns: [], before: null } as const;

async function planOf(text: string): Promise<QueryPlan> {
  const { database } = shop;
  const outcome = await askDatabase({ ...context, database, text, now: () => 0 });
  if (outcome.kind === "refused" || outcome.answer.plan.kind !== "query") throw new Error("no plan");
  return outcome.answer.plan;
}

const breakdownOf = (plan: unknown): Breakdown => ({
  id: "card",
  title: "Orders by status",
  plan,
  asked: { question: "", askedOn: "2026-11-20" },
  columns: [],
  filters: [],
  limits: {},
});

test("a total is computed from the rows of its breakdown, and its receipt names that", async () => {
  const [plan, byStatus] = [await planOf("number of orders"), await planOf("number of orders by status")];
  const { database, ran } = watch();
  const now = () => 0;
  const request = { ...context, database, plan, now, maxAgeMs: 1_000 };
  const breakdowns = [breakdownOf(byStatus)];
  const [total] = await Promise.all([
    rerunChart({ ...request, breakdowns }),
    rerunChart({ ...request, plan: byStatus, limits: {} }),
  ]);
  if (total.kind === "refused") throw new Error("refused");
  expect(total.ran.table.values).toEqual([[5]]);
  expect(total.narrative.receipt.totalOf).toBe("Orders by status");
  expect(total.narrative.receipt.ranSql).toMatch(/GROUP BY/);
  expect(ran.filter((text) => /count/i.test(text))).toHaveLength(1);
});

test("a total that does not follow from a card runs by itself", async () => {
  const [plan, byStatus] = [await planOf("number of orders"), await planOf("number of orders by status")];
  const { database } = watch();
  const top = breakdownOf({ ...byStatus, limit: { count: 1, per: [] } });
  const run = await rerunChart({ ...context, database, plan, now: () => 0, breakdowns: [top] });
  if (run.kind === "refused") throw new Error("refused");
  const { totalOf, ranSql } = run.narrative.receipt;
  expect([run.ran.table.values, totalOf, ranSql]).toEqual([[[5]], undefined, undefined]);
});
