import type { Dashboard } from "@askery/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillLongPostgres, type LongPostgres } from "./fill-long-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Charts on tables whose schema changes. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let postgres: LongPostgres | { readonly skipped: string };
beforeAll(async () => {
  const found = await postgresForTests();
  postgres = "skipped" in found ? found : await fillLongPostgres(found.connectionString);
});
afterAll(() => ("skipped" in postgres ? undefined : postgres.close()));

test("a column is renamed: the sync names the chart that it affects; its page and card show why it can't be refreshed", async (context) => {
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const id = await savePostgres(site(context).owner, postgres);
  const { page } = await visit(context, "/ask?q=how%20many%20orders%20by%20country");
  await page.waitForURL(/\/chat\//);
  await page.getByRole("button", { name: "Save chart" }).click();
  await page.getByRole("listitem").filter({ hasText: "Chart saved" }).waitFor();
  await postgres.run("alter table orders rename column country to land");

  await page.goto(`/databases/${id}/connection`);
  await page.getByRole("button", { name: "Read again" }).click();
  await page.getByText("2 changes, 1 chart affected.").first().waitFor();
  const latest = page.getByRole("list", { name: "Sync history" }).getByRole("listitem").first();
  await latest.getByText(/^What changed/).click();
  const affected = latest.getByRole("list", { name: "Affected charts" }).getByRole("listitem");
  await expect.poll(() => affected.innerText()).toMatch(/: .*country/);
  await affected.getByRole("link").click();
  await page.waitForURL(/\/charts\/.+-/);
  await page.getByRole("img").first().waitFor();
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  const mark = page.getByRole("status").filter({ hasText: "Not refreshed: orders.country no longer exists" });
  await mark.getByText("These are the figures of just now.").waitFor();
  await expect.poll(() => page.getByRole("img").count()).toBeGreaterThan(0);

  const { browser } = site(context).owner;
  const made = await browser.post(`/api/databases/${id}/dashboards`, { title: "Daily" });
  const dashboard = `/dashboards/${(made.body as Dashboard).id}`;
  await browser.post(`/api${dashboard}/cards`, { chartId: page.url().split("/").at(-1) });
  await page.goto(dashboard);
  const card = page.getByRole("article");
  await card.getByRole("img").first().waitFor();
  await page.getByRole("button", { name: "Refresh all cards" }).click();
  const cause = card.getByRole("status").filter({ hasText: "orders.country no longer exists" });
  await cause.waitFor();
  await expect.poll(() => card.getByRole("img").count()).toBeGreaterThan(0);
  await postgres.run("alter table orders rename column land to country");
  const again = await browser.post(`/api/databases/${id}/syncs`, {});
  const { id: syncId } = again.body as { readonly id: string };
  await (await browser.request(`/api/databases/${id}/syncs/${syncId}/events`)).text();
  await cause.getByRole("button", { name: "Try again" }).press("Enter");
  await cause.waitFor({ state: "detached" });
});
