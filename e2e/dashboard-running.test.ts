import type { ChartSummary, Conversation, Dashboard, FilterChoice } from "@askery/api";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { ask } from "../apps/server/testing/ask.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A card that takes minutes: it waits alone, and Stop ends its query in the database. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

/** Makes all queries about orders wait. */
async function lockOrders({ ownerUrl: connectionString, user }: FilledPostgres) {
  const [owner, watcher] = [new Client({ connectionString }), new Client({ connectionString })];
  await owner.connect();
  await watcher.connect();
  await owner.query("BEGIN; LOCK TABLE orders IN ACCESS EXCLUSIVE MODE");
  return {
    countWaiting: async () => {
      const { rows } = await watcher.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = $1 AND wait_event_type = 'Lock'",
        [user],
      );
      return rows[0]?.count ?? 0;
    },
    unlock: async () => {
      await owner.query("ROLLBACK");
      await owner.end();
      await watcher.end();
    },
  };
}

test("a card that takes minutes waits alone; Stop ends its query, and it is computed again on demand", async (context) => {
  const found = await postgresForTests();
  if ("skipped" in found) return context.skip(found.skipped);
  const { owner } = site(context);
  const postgres = await fillPostgres(found.connectionString);
  const database = `/api/databases/${await savePostgres(owner, postgres)}`;
  const { browser } = owner;
  const conversation = (await browser.post(`${database}/conversations`, { mode: "genesis" }))
    .body as Conversation;
  const board = (await browser.post(`${database}/dashboards`, { title: "Board" })).body as Dashboard;
  const path = `/api/dashboards/${board.id}`;
  for (const question of ["number of orders by country", "number of products by category"]) {
    const { turn } = await ask(owner, conversation.id, question);
    const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
    await browser.post(`${path}/cards`, { chartId: (chart.body as ChartSummary).id });
  }
  const choices = (await browser.get(`${path}/filter-choices?search=country`))
    .body as readonly FilterChoice[];
  const { revision } = (await browser.get(path)).body as Dashboard;
  const [{ kind, column } = { kind: "values", column: null }] = choices;
  const filter = {
    id: "country",
    label: "Country",
    kind,
    column,
    initial: null,
    isRequired: false,
    targets: {},
  };
  await browser.request(path, { method: "PATCH", body: { revision, filters: [filter] } });

  const { page } = await visit(context, `/dashboards/${board.id}`);
  const slow = page.getByRole("article", { name: "number of orders by country" });
  await slow.getByText("Germany").first().waitFor();
  const lock = await lockOrders(postgres);
  await page.getByRole("button", { name: "Refresh all cards" }).click();
  await page.getByText("1 of 2", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Stop refreshing" }).click();
  await expect.poll(lock.countWaiting).toBe(0);
  await page.getByRole("button", { name: "Refresh all cards" }).waitFor();

  const germany = { kind: "values", options: [{ value: { type: "text", value: "Germany" } }] };
  const filters = encodeURIComponent(JSON.stringify({ country: germany }));
  await page.goto(`/dashboards/${board.id}?filters=${filters}`);
  await slow.getByText("Computing", { exact: true }).waitFor();
  await page
    .getByRole("article", { name: "number of products by category" })
    .getByText("Lamps")
    .first()
    .waitFor();
  await slow.getByRole("button", { name: "Stop" }).press("Enter");
  await slow.getByText("Stopped.").first().waitFor();
  await expect.poll(lock.countWaiting).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await lock.unlock();
  await slow.getByRole("button", { name: "Compute" }).press("Enter");
  await page.getByRole("button", { name: "number of orders by country: 1 filter applied" }).waitFor();
});

test("cards in sight load first, and the others when they come near", async (context) => {
  const found = await postgresForTests();
  if ("skipped" in found) return context.skip(found.skipped);
  const { owner } = site(context);
  const database = `/api/databases/${await savePostgres(owner, await fillPostgres(found.connectionString))}`;
  const { browser } = owner;
  const conversation = (await browser.post(`${database}/conversations`, { mode: "genesis" }))
    .body as Conversation;
  const { id, revision } = (await browser.post(`${database}/dashboards`, { title: "High" }))
    .body as Dashboard;
  const questions = ["number of orders by country", "number of products by category", "number of products"];
  const chartIds: string[] = [];
  for (const question of questions) {
    const { turn } = await ask(owner, conversation.id, question);
    const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
    chartIds.push((chart.body as ChartSummary).id);
  }
  const cards = chartIds.map((chartId, index) => ({
    id: crypto.randomUUID(),
    chartId,
    tabId: null,
    x: 0,
    y: index * 20,
    w: 24,
    h: 20,
  }));
  await browser.request(`/api/dashboards/${id}`, { method: "PATCH", body: { revision, cards } });

  const { page } = await visit(context, "/dashboards");
  const read: string[] = [];
  page.on("request", (request) => {
    const [, chartId] = /\/api\/charts\/([^/]+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (chartId !== undefined) read.push(chartId);
  });
  await page.goto(`/dashboards/${id}`);
  const [first, , last] = questions.map((name) => page.getByRole("article", { name, exact: true }));
  await first?.getByText("Germany").first().waitFor();
  expect(read).toEqual(chartIds.slice(0, 1));
  await last?.scrollIntoViewIfNeeded();
  await expect.poll(() => read).toContain(chartIds[2]);
  await last?.getByRole("button", { expanded: false }).filter({ hasText: /\d/ }).waitFor();
});
