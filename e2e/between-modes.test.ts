import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Ways from an answer to Explorer, and from a finding to Quantum; and the events that both mark. */
const { site, visit } = useSite();

const chart = (page: Page, described: RegExp) => page.getByRole("img", { name: described });
const report = (page: Page) => page.getByRole("region", { name: "Report" });

test("an answer is explored with its figure, its rows and its breakdown", async (context) => {
  const question = encodeURIComponent("number of orders by channel in Spain");
  const { page } = await visit(context, `/ask?q=${question}`);
  await page.getByRole("link", { name: "Explore this" }).click();
  await page.waitForURL(/\/ask\/explorer\?answer=/);
  const trail = page.getByRole("navigation", { name: "Trail" });
  await trail.getByText(/^ship country: Spain/).waitFor();
  await trail.getByText("by channel").waitFor();
  await page.getByRole("button", { name: "Save as dashboard" }).waitFor();
  await expect.poll(() => trail.getByText("by channel").count()).toBeGreaterThan(0);
});

test("a finding is investigated, and Explorer and Quantum mark the events of the database", async (context) => {
  const { owner } = site(context);
  const { id } = await findDatabaseOf(owner);
  const event = { kind: "event", title: "New prices", from: "2026-02-14", to: null, note: null };
  await owner.browser.post(`/api/databases/${id}/knowledge`, { entry: event });
  const marked = /Event: .*New prices, 14 Feb 2026/u;
  const { page } = await visit(context, "/ask/explorer?table=orders");
  await page.getByRole("button", { name: "Save as dashboard" }).waitFor();
  await chart(page, marked).first().waitFor();
  await page.getByRole("button", { name: "Investigate this" }).first().click();
  await page.waitForURL(/\/ask\/quantum\?/);
  await page.getByRole("region", { name: "Plan" }).or(report(page)).first().waitFor();
  await page.goto(`/ask/quantum?q=${encodeURIComponent("Forecast orders for the next quarter")}&run=1`);
  await report(page).waitFor();
  await chart(page, marked).first().waitFor();
  await expect.poll(() => chart(page, marked).count()).toBeGreaterThan(0);
});
