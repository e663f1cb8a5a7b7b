import type { ChartSummary, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What phones show of a dashboard: its order, its heights, and which cards are hidden. */
const { site, visit } = useSite();

const titles = async (page: Page) =>
  page
    .getByRole("list", { name: "Cards of On the go" })
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));

test("with the keyboard, a person orders, resizes and hides cards for phones, and goes back to the grid", async (context) => {
  const { owner } = site(context);
  const { browser } = owner;
  const [database] = await readDatabases(owner);
  const conversation = await startConversation(owner, database?.id ?? "");
  const { id } = (
    await browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, { title: "On the go" })
  ).body as Dashboard;
  for (const [question, title] of [
    ["number of customers", "Customers"],
    ["number of orders by year", "Orders"],
    ["number of products", "Products"],
  ]) {
    const { turn } = await ask(owner, conversation.id, question ?? "");
    const chart = (await browser.post(`/api/turns/${turn.id}/charts`, { title })).body as ChartSummary;
    await browser.post(`/api/dashboards/${id}/cards`, { chartId: chart.id });
  }
  const { page } = await visit(context, `/dashboards/${id}`);
  await page.getByRole("article", { name: "Orders" }).waitFor();
  const wide = await titles(page);
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Phone layout" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Phone layout" });
  await dialog.getByRole("button", { name: "Move Orders up" }).press("Enter");
  await dialog.getByRole("button", { name: "Move Orders up" }).press("Enter");
  await dialog.getByRole("button", { name: "Make Orders higher" }).press("Enter");
  await dialog.getByRole("button", { name: "Hide Products on phones" }).press("Enter");
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  expect(await titles(page)).toEqual(wide);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => titles(page)).toEqual(["Orders", "Customers"]);
  expect(await measureOverflow(page)).toBe(0);
  const { phone, revision } = (await browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  expect(phone.map(({ h, isHidden }) => [h, isHidden])).toEqual([
    [7, false],
    [null, false],
    [null, true],
  ]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Phone layout" }).press("Enter");
  await dialog.getByRole("button", { name: "Reset" }).press("Enter");
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect
    .poll(async () => ((await browser.get(`/api/dashboards/${id}`)).body as Dashboard).revision)
    .toBeGreaterThan(revision);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => titles(page)).toEqual(wide);
});
