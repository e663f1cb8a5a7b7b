import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import type { WindowOptions } from "./open-site.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Changing an answer by its chips, without SQL. Violations of the content security policy fail the file. */
const { visit } = useSite();

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const sentence = (page: Page) => answer(page).locator("p.text-18");
/** A chip by its words. Words of the question are buttons, too. */
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Understood as" }).getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("dialog");
const search = (page: Page) => panel(page).getByRole("combobox").last();
const option = (page: Page, name: string) => panel(page).getByRole("option", { name });
const add = (page: Page) => page.getByRole("button", { name: "Add to this answer" });
const undo = (page: Page) => answer(page).getByRole("button", { name: /^(Undo:|Nothing to undo)/ });
const redo = (page: Page) => answer(page).getByRole("button", { name: /^(Redo:|Nothing to redo)/ });

async function askFor(context: TestContext, question: string, options?: WindowOptions): Promise<Page> {
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`, options);
  await page.waitForURL(/\/chat\//);
  await add(page).waitFor();
  return page;
}

const warnings = (page: Page) => page.getByRole("list", { name: "Know before you trust this" });

/** Chooses the only option that contains a text, by keyboard. */
async function pick(page: Page, text: string): Promise<void> {
  await search(page).fill(text);
  await option(page, text).first().waitFor();
  await page.keyboard.press("Enter");
}

test("a measure, a breakdown and the period are changed; undo and redo need no query, and a reload keeps it", async (context) => {
  const page = await askFor(context, "revenue by month this year");
  const first = await sentence(page).textContent();
  await chip(page, "measure revenue").click();
  await pick(page, "number of orders");
  await chip(page, "measure number of orders").waitFor();
  await chip(page, "by month").click();
  await panel(page).getByRole("radio", { name: "Quarter" }).click();
  await chip(page, "by quarter").waitFor();
  await chip(page, "period this year").click();
  await panel(page).getByRole("button", { name: "last year" }).click();
  await chip(page, "period last year").waitFor();
  const last = await sentence(page).textContent();
  await page.reload();
  await chip(page, "period last year").waitFor();
  await expect.poll(() => sentence(page).textContent()).toBe(last);

  for (const words of ["period this year", "by month", "measure revenue"]) {
    await undo(page).click();
    await chip(page, words).waitFor();
  }
  await expect.poll(() => sentence(page).textContent()).toBe(first);
  for (const words of ["measure number of orders", "by quarter", "period last year"]) {
    await redo(page).click();
    await chip(page, words).waitFor();
  }
  await expect.poll(() => sentence(page).textContent()).toBe(last);
});

test("values are chosen with their counts, and the filter follows", async (context) => {
  const page = await askFor(context, "number of orders");
  await add(page).click();
  await panel(page)
    .getByRole("option", { name: /^Filter/ })
    .click();
  await pick(page, "ship country");
  await option(page, "Germany").waitFor();
  await expect.poll(() => option(page, "Germany").textContent()).toMatch(/^Germany[\d,]+$/);
  await search(page).fill("fra");
  await option(page, "France").click();
  await search(page).fill("");
  await option(page, "Germany").click();
  await panel(page).getByRole("button", { name: "Apply" }).click();
  const filter = chip(page, /^filter .*France.*Germany/);
  await filter.click();
  await option(page, "France").waitFor();
  await expect.poll(() => panel(page).getByRole("option", { selected: true }).count()).toBe(2);
  await panel(page).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => filter.count()).toBe(0);
});

test("groups are filtered by a figure that the answer does not show", async (context) => {
  const page = await askFor(context, "number of orders by ship country");
  await add(page).click();
  await panel(page)
    .getByRole("option", { name: /^Filter/ })
    .click();
  await pick(page, "average order total");
  await panel(page).getByLabel("Value").fill("1");
  await page.keyboard.press("Enter");
  await chip(page, /^filter with average total of at least/).click();
  await expect.poll(() => panel(page).getByLabel("Value").inputValue()).toBe("1");
  await panel(page).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => chip(page, /^filter/).count()).toBe(0);
});

test("filters are put together as alternatives, changed within the group, and taken out", async (context) => {
  const page = await askFor(context, "number of orders by ship country where status is cancelled");
  const cancelled = chip(page, "filter status is cancelled");
  await cancelled.click();
  await panel(page).getByRole("button", { name: "Or …" }).click();
  await pick(page, "total");
  await panel(page).getByLabel("Value").fill("500");
  await page.keyboard.press("Enter");
  const both = chip(page, "filter status is cancelled or total is at least €500");
  await both.click();
  await panel(page).getByRole("button", { name: "or total is at least €500", exact: true }).click();
  await panel(page).getByLabel("Value").fill("900");
  await page.keyboard.press("Enter");
  await chip(page, "filter status is cancelled or total is at least €900").click();
  await panel(page).getByRole("radio", { name: "All of these" }).click();
  await chip(page, "filter status is cancelled and total is at least €900").click();
  await panel(page).getByRole("button", { name: "Take out: total is at least €900" }).click();
  await cancelled.click();
  await panel(page).getByRole("button", { name: "Or …" }).click();
  await option(page, "total is at least €900").click();
  await chip(page, "filter status is cancelled or total is at least €900").waitFor();
  await expect
    .poll(() => sentence(page).textContent())
    .toContain("where status is cancelled or total is at least €900");
});

test("two columns of a row are compared", async (context) => {
  const page = await askFor(context, "number of orders", { width: 360, height: 780 });
  await add(page).click();
  await panel(page)
    .getByRole("option", { name: /^Filter/ })
    .click();
  await pick(page, "paid at");
  await panel(page).getByRole("combobox", { name: "Test" }).click();
  await page.getByRole("option", { name: "compares with another field" }).click();
  await panel(page).getByRole("combobox", { name: "Comparison" }).click();
  await page.getByRole("option", { name: "is after", exact: true }).click();
  await option(page, "ordered at").click();
  expect(await measureOverflow(page)).toBe(0);
  await panel(page).getByRole("button", { name: "Apply" }).click();
  await chip(page, "filter paid at is after ordered at").click();
  await expect
    .poll(() => panel(page).getByRole("option", { selected: true }).textContent())
    .toBe("ordered at");
});

test("an answer is sorted, limited and unlimited", async (context) => {
  const page = await askFor(context, "number of orders by ship country");
  await add(page).click();
  await panel(page)
    .getByRole("option", { name: /^Limit/ })
    .click();
  await panel(page).getByLabel("Number of rows").fill("3");
  await page.keyboard.press("Enter");
  await chip(page, /^limit .*3$/).waitFor();
  await answer(page)
    .getByText(/3 rows/)
    .first()
    .waitFor();
  await chip(page, /^sort/).click();
  await panel(page).getByRole("radio", { name: "Smallest first" }).click();
  await chip(page, /^limit bottom 3/).waitFor();
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
  await chip(page, /^limit bottom 3/).press("Delete");
  await expect.poll(() => chip(page, /^limit/).count()).toBe(0);
});

test("everything works by keyboard alone, and the focus stays in the card", async (context) => {
  const page = await askFor(context, "revenue by month this year");
  await chip(page, "by month").focus();
  await page.keyboard.press("Enter");
  await search(page).waitFor();
  await page.keyboard.type("ship country");
  await option(page, "ship country").waitFor();
  await page.keyboard.press("Enter");
  const country = chip(page, "by ship country");
  await country.waitFor();
  await expect.poll(() => country.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+z");
  await chip(page, "by month").waitFor();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await country.waitFor();
  await country.press("Enter");
  await search(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => country.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Backspace");
  await expect.poll(() => country.count()).toBe(0);
  await expect.poll(() => add(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a failure says why beside the chips, and the answer stays", async (context) => {
  const page = await askFor(context, "revenue by month this year");
  const before = await sentence(page).textContent();
  await page.route("**/api/turns/*/edits", (route) => route.abort());
  await chip(page, "period this year").press("Delete");
  const note = answer(page).getByRole("alert");
  await note.getByText("The server can't be reached").waitFor();
  await expect.poll(() => sentence(page).textContent()).toBe(before);
  await page.unroute("**/api/turns/*/edits");
  await chip(page, "period this year").press("Delete");
  await expect.poll(() => note.count()).toBe(0);
  await expect.poll(() => chip(page, "period this year").count()).toBe(0);
});

test("of two tabs, the second one is told that the answer has changed, and shows it", async (context) => {
  const page = await askFor(context, "revenue by month this year");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await chip(other, "by month").waitFor();
  await chip(page, "period this year").press("Delete");
  await expect.poll(() => chip(page, "period this year").count()).toBe(0);
  await chip(other, "by month").press("Delete");
  await answer(other).getByText("This answer was changed elsewhere meanwhile.").waitFor();
  await expect.poll(() => chip(other, "period this year").count()).toBe(0);
  await expect.poll(() => chip(other, "by month").count()).toBe(1);
});

test("a follow-up question continues from the edited answer", async (context) => {
  const page = await askFor(context, "number of orders by month");
  await chip(page, "by month").click();
  await pick(page, "ship country");
  await chip(page, "by ship country").waitFor();
  await page.getByRole("combobox", { name: "Follow-up question" }).fill("top 3");
  await page.keyboard.press("Enter");
  await chip(page, /^limit top 3/).waitFor();
  await expect.poll(() => chip(page, "by ship country").count()).toBe(2);
});

test("at 360 px the editor is a sheet, nothing overflows, and focus returns to its chip", async (context) => {
  const page = await askFor(context, "revenue by month this year", { width: 360, height: 780 });
  const period = chip(page, "period this year");
  await period.click();
  await panel(page).getByRole("button", { name: "last year" }).waitFor();
  const box = await panel(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
  expect(await measureOverflow(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => period.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("no panel has accessibility violations", async (context) => {
  const page = await askFor(context, "top 5 products by revenue in Germany this year");
  for (const name of [/^measure/, /^by/, /^filter/, /^period/, /^sort/, /^limit/, "Add to this answer"]) {
    await (typeof name === "string" ? add(page) : chip(page, name).first()).click();
    await panel(page).getByRole("heading").waitFor();
    await page.waitForTimeout(300);
    expect({ name, violations: await findViolations(page) }).toEqual({ name, violations: [] });
    await page.keyboard.press("Escape");
    await expect.poll(() => panel(page).count()).toBe(0);
  }
});

test("a warning's button changes the answer, and undo takes it back", async (context) => {
  const page = await askFor(context, "revenue by month in the last 12 months");
  const repair = warnings(page).getByRole("button", { name: "Only whole months" });
  await repair.first().click();
  await undo(page)
    .and(page.getByRole("button", { name: /^Undo:/ }))
    .waitFor();
  await expect.poll(() => warnings(page).getByText("is not over").count()).toBe(0);
  await undo(page).click();
  await warnings(page).getByText("is not over").waitFor();
});

test("a guessed part says so until it is confirmed, and undo makes it a guess again", async (context) => {
  const page = await askFor(context, "revnue by month this year");
  const guess = chip(page, "measure revenue (guessed)");
  await guess.press("Enter");
  await panel(page).getByText("This is a guess.").waitFor();
  await panel(page).getByRole("button", { name: "That’s right" }).press("Enter");
  await chip(page, "measure revenue").waitFor();
  await answer(page).getByRole("button", { name: "Undo: “revenue” is right" }).press("Enter");
  await expect.poll(() => guess.count()).toBe(1);
});
