import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { tabTo } from "./tab-to.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Looking around in the sample shop, without typing. */
const { visit } = useSite();

const cards = (page: Page) => page.getByRole("region").filter({ hasText: "Why this is shown:" });
const trail = (page: Page) => page.getByRole("navigation", { name: "Trail" });
const saveAll = (page: Page) => page.getByRole("button", { name: "Save as dashboard" });

test("from a table to its findings, a breakdown, a zoom and back, each step in the address", async (context) => {
  const { page } = await visit(context, "/ask/explorer");
  await page.getByRole("link", { name: /^orders/ }).click();
  await page.getByRole("region", { name: "Profile of orders" }).waitFor();
  await saveAll(page).waitFor();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(8);
  await page.getByRole("button", { name: "Break down by" }).first().click();
  await page.getByRole("menuitem", { name: "channel", exact: true }).click();
  await trail(page).getByText("by channel").waitFor();
  expect(new URL(page.url()).searchParams.get("by")).toBe('["orders","channel"]');
  await saveAll(page).waitFor();
  await page.getByRole("button", { name: "Zoom" }).first().click();
  await page.getByRole("menuitem").first().click();
  await trail(page)
    .getByText(/^channel: /)
    .waitFor();
  await trail(page).getByRole("link", { name: "orders", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?table=orders");
});

test("a finding opens as an answer that can be continued, and its chart is saved", async (context) => {
  const { page } = await visit(context, "/ask/explorer?table=orders");
  await saveAll(page).waitFor();
  const card = cards(page).first();
  await card.getByRole("button", { name: "Save chart" }).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Ask about this" }).click();
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await expect.poll(() => answer.count()).toBe(1);
});

test("with the keyboard alone: from the start to a table, its columns, a breakdown and back", async (context) => {
  const { page } = await visit(context, "/ask/explorer");
  await tabTo(page, page.getByRole("link", { name: /^orders/ }));
  await page.keyboard.press("Enter");
  await saveAll(page).waitFor();
  const columns = page.getByRole("button", { name: "Columns" });
  await tabTo(page, columns);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Columns", expanded: true }).waitFor();
  await tabTo(page, page.getByRole("button", { name: "Break down by" }).first());
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await trail(page).getByText(/^by /).waitFor();
  await saveAll(page).waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: /findings/ })
    .waitFor();
  await tabTo(page, trail(page).getByRole("link", { name: "orders", exact: true }));
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("by")).toBe(null);
});

test("it starts from a topic in words and from a saved chart; a reload shows the same", async (context) => {
  const { page } = await visit(context, "/ask/explorer");
  await page.getByLabel("Table, figure or topic").fill("orders over 100 in Spain by channel");
  await page.getByRole("button", { name: /^Explore/ }).click();
  await trail(page).getByText("by channel").waitFor();
  await trail(page)
    .getByText(/over .*100/)
    .waitFor();
  const search = { topic: "orders over 100 in Spain by channel" };
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(search);
  await page.reload();
  await trail(page).getByText("ship country: Spain").waitFor();
  await saveAll(page).waitFor();
  await cards(page).first().getByRole("button", { name: "Save chart" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/\/charts\//);
  await page.getByRole("link", { name: "Explore this" }).click();
  await page.waitForURL(/chart=/);
  await trail(page).getByText("ship country: Spain").waitFor();
});

test("what nothing is called leads to what there is", async (context) => {
  const { page } = await visit(context, "/ask/explorer?topic=unicorns");
  await page.getByText("Nothing in this database is called “unicorns”").waitFor();
  await page.getByRole("link", { name: "orders", exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("table")).toBe("orders");
});

/** Goes to a mark of a chart, which may be drawn again while results are still coming. */
async function goToMark(page: Page, chart: Locator, key: string): Promise<void> {
  await expect
    .poll(async () => {
      await chart.focus();
      await page.keyboard.press(key);
      return chart.locator("span[aria-hidden]").count();
    })
    .toBe(1);
}

/** Opens the actions of the last whole period. A chart that is drawn again between two keys forgets its mark. */
async function openLastWholePeriod(page: Page, chart: Locator): Promise<Locator> {
  const compare = page
    .getByRole("dialog")
    .getByRole("button", { name: /^Compare \w+ \d{4} with \w+ \d{4}$/ });
  await expect
    .poll(async () => {
      await page.keyboard.press("Escape");
      await goToMark(page, chart, "End");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      return compare.count();
    })
    .toBeGreaterThan(0);
  return compare.first();
}

test("by keyboard, a mark is compared with the period before, and a value with the rest; each has an address", async (context) => {
  const { page } = await visit(context, "/ask/explorer?table=orders");
  await saveAll(page).waitFor();
  const monthly = cards(page)
    .filter({ hasText: /month/, has: page.getByRole("application") })
    .first();
  const compare = await openLastWholePeriod(page, monthly.getByRole("application"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Why did / })
    .waitFor();
  await compare.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("beside")).toMatch(/^\d{4}-.*,\d{4}-/);
  await saveAll(page).waitFor();
  await page
    .getByText(/ (more|less|about the same)\.$/)
    .first()
    .waitFor();
  await page.goto("/ask/explorer?table=orders&by=%5B%22orders%22%2C%22channel%22%5D");
  await saveAll(page).waitFor();
  await cards(page).first().getByRole("button", { name: "Compare" }).click();
  await page.getByRole("menuitem").first().click();
  await trail(page)
    .getByText(/ and the rest$/)
    .waitFor();
  await page.reload();
  await saveAll(page).waitFor();
});

test("a click on a mark leaves its rows out, or shows them alone", async (context) => {
  const { page } = await visit(context, "/ask/explorer?table=orders&by=%5B%22orders%22%2C%22channel%22%5D");
  await saveAll(page).waitFor();
  const chart = cards(page).first().getByRole("application");
  await goToMark(page, chart, "ArrowDown");
  const mark = chart.locator("span[aria-hidden]");
  const box = await mark.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 6);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Leave out / })
    .click();
  await trail(page)
    .getByText(/^without channel: /)
    .waitFor();
  expect(new URL(page.url()).searchParams.get("without")).toContain("channel");
});

test("a table that does not exist is explained, with a way on", async (context) => {
  const { page } = await visit(context, "/ask/explorer?table=invented");
  const cause = page
    .getByRole("alert")
    .getByText("This database has no table invented, or answers leave it out.");
  await expect.poll(() => cause.count()).toBe(1);
});

test("at 360 and 1440 px nothing overflows, and everything is accessible", async (context) => {
  for (const width of [360, 1440]) {
    const { page } = await visit(context, "/ask/explorer?table=returns", { width });
    await saveAll(page).waitFor();
    expect([width, await measureOverflow(page)]).toEqual([width, 0]);
    expect(await findViolations(page)).toEqual([]);
  }
});
