import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Explorations and reports as a screen reader has them: headings, pictures in words, tables, and what is announced. */
const { visit } = useSite();

const main = (page: Page) => page.getByRole("main");
const address = `/ask/quantum?q=${encodeURIComponent("Why did orders change in May?")}&run=1`;

/** The levels of the page's headings, in the order in which they are read. */
async function readLevels(page: Page): Promise<readonly number[]> {
  const headings = await main(page).locator("h1, h2, h3, h4, h5, h6").all();
  return Promise.all(headings.map((one) => one.evaluate(({ tagName }) => Number(tagName.slice(1)))));
}

/** The heading levels that leave out one above them. */
async function listSkipped(page: Page): Promise<readonly number[]> {
  const levels = await readLevels(page);
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
}

/** How pictures are described. */
async function readPictures(page: Page): Promise<readonly string[]> {
  const pictures = await main(page).locator('[role="img"]').all();
  return Promise.all(pictures.map(async (one) => (await one.getAttribute("aria-label")) ?? ""));
}

/** Descriptions that say no figures. */
function listWordless(pictures: readonly string[]): readonly string[] {
  return pictures.filter((words) => !/\d/.test(words) || words.split(" ").length < 5);
}

async function openReport(context: TestContext): Promise<Page> {
  const { page } = await visit(context, address);
  await main(page).getByRole("region", { name: "Report" }).waitFor();
  await page.getByRole("button", { name: "Investigate again" }).waitFor();
  return page;
}

test("an exploration: headings in order, each card named by its sentence, each chart in words, its end announced", async (context) => {
  const { page } = await visit(context, "/ask/explorer?table=orders");
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ findings/ })
    .waitFor();
  await expect.poll(async () => (await readPictures(page)).length).toBeGreaterThan(5);
  expect(await listSkipped(page)).toEqual([]);
  expect((await readLevels(page)).filter((level) => level === 1)).toEqual([1]);
  expect(listWordless(await readPictures(page))).toEqual([]);
  const cards = main(page).getByRole("region").filter({ hasText: "Why this is shown:" });
  for (const card of await cards.all()) {
    await expect.poll(() => card.innerText()).toContain(await card.getAttribute("aria-label"));
  }
  await main(page).getByRole("button", { name: "Columns" }).click();
  await main(page).getByRole("table").first().waitFor();
  await expect.poll(() => main(page).getByRole("columnheader").count()).toBeGreaterThan(2);
  expect(await findViolations(page)).toEqual([]);
});

test("a report: headings in order, links that name their steps, charts in words, its end announced", async (context) => {
  const page = await openReport(context);
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ steps in/ })
    .waitFor();
  await expect.poll(async () => (await readPictures(page)).length).toBeGreaterThan(3);
  expect(await listSkipped(page)).toEqual([]);
  expect(listWordless(await readPictures(page))).toEqual([]);
  const report = main(page).getByRole("region", { name: "Report" });
  const links = await report.getByRole("link").all();
  const names = await Promise.all(links.map(async (link) => (await link.getAttribute("aria-label")) ?? ""));
  expect(names.filter((name) => !/^Steps? \d+(?:–\d+)?: \w+/.test(name))).toEqual([]);
  const steps = main(page).getByRole("list", { name: "Results of the steps" });
  await expect
    .poll(() => steps.getByRole("heading", { level: 3 }).count())
    .toBe(await steps.locator(":scope > li").count());
  expect(await findViolations(page)).toEqual([]);
});

test("a saved report: headings in order, what changed as a table, its runs as a list", async (context) => {
  const page = await openReport(context);
  await page.getByRole("button", { name: "Save report" }).click();
  await page.waitForURL(/\/reports\//);
  await page.getByRole("button", { name: "Run again" }).click();
  const changes = page.getByRole("region", { name: "What changed" });
  await changes.getByRole("table").waitFor();
  await expect.poll(() => changes.getByRole("rowheader").count()).toBeGreaterThan(1);
  expect(await listSkipped(page)).toEqual([]);
  expect(listWordless(await readPictures(page))).toEqual([]);
  await page.getByRole("region", { name: "Runs" }).getByRole("list").waitFor();
  expect(await findViolations(page)).toEqual([]);
});
