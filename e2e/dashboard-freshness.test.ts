import { readFileSync } from "node:fs";
import type { ChartSummary, Dashboard, DashboardFreshness } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** How old figures may be before they are computed again, and the data of a card as a file. */
let behindMs = 0;
const { site, visit } = useSite({ now: () => new Date().getTime() - behindMs });

const title = "orders by month";

/** A dashboard of one card, whose figures are two hours old. */
async function makeBoard(context: TestContext) {
  const { owner } = site(context);
  const { browser } = owner;
  const [database] = await readDatabases(owner);
  const databaseId = database?.id ?? "";
  const conversation = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversation.id, "number of orders by month");
  const chart = (await browser.post(`/api/turns/${turn.id}/charts`, { title })).body as ChartSummary;
  const { id } = (await browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Fresh" }))
    .body as Dashboard;
  const board = (await browser.post(`/api/dashboards/${id}/cards`, { chartId: chart.id })).body as Dashboard;
  const age = async () => {
    behindMs = 2 * 60 * 60 * 1_000;
    expect((await browser.post(`/api/charts/${chart.id}/refresh`)).status).toBe(200);
    behindMs = 0;
  };
  await age();
  const readFreshness = async () =>
    ((await browser.get(`/api/dashboards/${id}`)).body as Dashboard).freshness satisfies DashboardFreshness;
  return { path: `/dashboards/${id}`, cardId: board.cards[0]?.id ?? "", age, readFreshness };
}

const card = (page: Page) => page.getByRole("article", { name: title });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Freshness/ });

/** Chooses an option of a list with the keyboard. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await dialog(page).getByRole("combobox", { name: label }).press("Enter");
  await page.getByRole("option", { name: option }).press("Enter");
}

test("old figures are computed again when somebody sees them, unless their card says otherwise", async (context) => {
  const { path, cardId, age, readFreshness } = await makeBoard(context);
  const { page } = await visit(context, path);
  await expect.poll(() => card(page).textContent()).toContain("just now");

  await pickAction(page, `Actions for ${title}`, "Freshness");
  await choose(page, "Figures are fresh for", /^Until refreshed/);
  await expect.poll(async () => (await readFreshness()).cards).toEqual({ [cardId]: 0 });
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await dialog(page).getByRole("button", { name: "Done" }).press("Enter");
  await age();
  await page.reload();
  await expect.poll(() => card(page).textContent()).toContain("2 h ago");
  await pickAction(page, `Actions for ${title}`, "Refresh");
  await expect.poll(() => card(page).textContent()).toContain("just now");
});

test("a person schedules a dashboard, also on a phone, and sees when it is next", async (context) => {
  const { path, readFreshness } = await makeBoard(context);
  const { page } = await visit(context, path, { width: 360, height: 800 });
  await card(page).waitFor();
  await pickAction(page, "Actions for Fresh", "Freshness");
  await choose(page, "Compute them in the background", /^Every hour/);
  await dialog(page)
    .getByText(/^Next on /)
    .waitFor();
  await choose(page, "Figures are fresh for", /^1 hour/);
  await expect.poll(readFreshness).toMatchObject({ every: "hourly", minutes: 60, cards: {} });
  expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
  await choose(page, "Figures are fresh for", /^As the database: 10 minutes/);
  await expect.poll(async () => (await readFreshness()).minutes).toBeNull();
});

test("the data of a card are saved as a file", async (context) => {
  const { path } = await makeBoard(context);
  const { page } = await visit(context, path);
  await card(page).waitFor();
  const saved = page.waitForEvent("download");
  await pickAction(page, `Actions for ${title}`, "Save its data");
  await page.getByRole("menuitem", { name: "CSV", exact: true }).press("Enter");
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${title}.csv`);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(12);
});

test("figures of a relative period are computed again on another day, also where any age will do", async (context) => {
  const { owner } = site(context);
  const { browser } = owner;
  const [database] = await readDatabases(owner);
  const conversation = await startConversation(owner, database?.id ?? "");
  const made = await browser.post(`/api/databases/${database?.id ?? ""}/dashboards`, { title: "Daily" });
  const { id } = made.body as Dashboard;
  for (const question of ["number of orders this month", "number of orders"]) {
    const { turn } = await ask(owner, conversation.id, question);
    const chart = (await browser.post(`/api/turns/${turn.id}/charts`, { title: question }))
      .body as ChartSummary;
    await browser.post(`/api/dashboards/${id}/cards`, { chartId: chart.id });
    behindMs = 50 * 60 * 60 * 1_000;
    expect((await browser.post(`/api/charts/${chart.id}/refresh`)).status).toBe(200);
    behindMs = 0;
  }
  await browser.request(`/api/dashboards/${id}/freshness`, { method: "PATCH", body: { minutes: 0 } });
  const { page } = await visit(context, `/dashboards/${id}`);
  const textOf = async (name: string) => page.getByRole("article", { name, exact: true }).textContent();
  await expect.poll(() => textOf("number of orders this month")).toContain("just now");
  expect(await textOf("number of orders")).not.toContain("just now");
});
