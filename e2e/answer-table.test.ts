import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import type { WindowOptions } from "./open-site.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What people do with the table of an answer: columns and rows as they want them, one value in full. */
const { visit } = useSite();

async function openTable(context: TestContext, options: WindowOptions = {}): Promise<Page> {
  const question = "revenue by country and category this year";
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`, options);
  await page.waitForURL(/\/chat\//);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("grid").waitFor();
  return page;
}

const headers = async (page: Page) => page.getByRole("columnheader").allInnerTexts();
const countRows = async (page: Page) =>
  Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
const columnCells = async (page: Page, column: number) =>
  page.locator(`[data-cell$=":${column}"]`).allInnerTexts();
const focusedCell = async (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-cell"));

async function pickInMenu(page: Page, column: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `${column}: column menu` }).press("Enter");
  const menu = page.getByRole("menu", { name: `${column}: column menu` });
  await menu.getByRole("menuitem", { name: item }).press("Enter");
  await menu.waitFor({ state: "detached" });
}

test("columns move, hide and come back, and copies have them as they are shown", async (context) => {
  const page = await openTable(context);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  expect(await headers(page)).toEqual(["Country", "Category", "Revenue (EUR)"]);
  await page
    .getByRole("columnheader", { name: "Revenue" })
    .dragTo(page.getByRole("columnheader", { name: "Country" }));
  expect(await headers(page)).toEqual(["Revenue (EUR)", "Country", "Category"]);
  await pickInMenu(page, "Revenue (EUR)", "Move right");
  expect(await headers(page)).toEqual(["Country", "Revenue (EUR)", "Category"]);
  await pickInMenu(page, "Category", "Hide");
  expect(await headers(page)).toEqual(["Country", "Revenue (EUR)"]);
  await page.getByRole("button", { name: "Copy as" }).press("Enter");
  await page.getByRole("menuitem", { name: "Copy as Markdown" }).press("Enter");
  await page.getByText(/^Copied \d+ rows as Markdown$/).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n").slice(0, 2)).toEqual(["| Country | Revenue (EUR) |", "| --- | ---: |"]);
  expect(copied.split("\n")[2]).toMatch(/^\| Germany \| [\d,]+\.\d\d \|$/);
  await page.getByRole("button", { name: "Columns, 1 column hidden" }).press("Enter");
  await page.getByRole("menuitemcheckbox", { name: "Category" }).press("Enter");
  await page.keyboard.press("Escape");
  expect(await headers(page)).toEqual(["Country", "Revenue (EUR)", "Category"]);
});

test("rows are filtered by the values and the range of columns, and the table says how many are left", async (context) => {
  const page = await openTable(context);
  const whole = await countRows(page);
  await pickInMenu(page, "Country", "Filter rows");
  await page.getByRole("combobox", { name: "Find a value of Country" }).pressSequentially("fran");
  await page.getByRole("option", { name: /^France/ }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(async () => new Set(await columnCells(page, 0))).toEqual(new Set(["France"]));
  const french = await countRows(page);
  await page.getByText(`${french} of ${whole} rows`, { exact: true }).waitFor();
  await pickInMenu(page, "Revenue (EUR)", "Filter rows");
  await page.getByRole("textbox", { name: "At least" }).fill("much");
  await page.getByRole("alert").filter({ hasText: "Type a number" }).waitFor();
  await page.getByRole("textbox", { name: "At least" }).fill("50k");
  await expect.poll(async () => countRows(page)).toBeLessThan(french);
  const figures = (await columnCells(page, 2)).map((shown) => Number(shown.replaceAll(",", "")));
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(50_000);
  await page.keyboard.press("Escape");
  // Another view and back: the rows are as they were left.
  await page.getByRole("tab", { name: "Chart" }).click();
  await page.getByRole("tab", { name: "Table" }).click();
  expect(await countRows(page)).toBe(figures.length);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(async () => countRows(page)).toBe(whole);
});

test("arrows move between cells, Enter shows one in full, and its value filters", async (context) => {
  const page = await openTable(context);
  const whole = await countRows(page);
  await page.locator('[data-cell="0:0"]').focus();
  for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect.poll(async () => focusedCell(page)).toBe("1:1");
  await page.keyboard.press("Control+End");
  await expect.poll(async () => focusedCell(page)).toBe(`${whole - 1}:2`);
  await page.keyboard.press("Control+Home");
  await expect.poll(async () => focusedCell(page)).toBe("0:0");
  await page.keyboard.press("Enter");
  const detail = page.getByRole("dialog", { name: "Country" });
  await detail.getByText("Germany", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(async () => focusedCell(page)).toBe("0:0");
  await page.keyboard.press("Enter");
  await detail.getByRole("button", { name: "Leave out Germany" }).press("Enter");
  await expect.poll(async () => (await columnCells(page, 0)).includes("Germany")).toBe(false);
  expect(await countRows(page)).toBeLessThan(whole);
});

test("a dragged edge makes a column wider, a double click as wide as its values", async (context) => {
  const page = await openTable(context);
  const header = page.getByRole("columnheader", { name: "Category" });
  const widthOf = async () => Math.round((await header.boundingBox())?.width ?? 0);
  const before = await widthOf();
  const box = await header.boundingBox();
  if (box === null) throw new Error("The header is not visible.");
  const edge = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 90, edge.y, { steps: 5 });
  await page.mouse.up();
  expect(Math.abs((await widthOf()) - before - 90)).toBeLessThan(3);
  await pickInMenu(page, "Category", "Freeze up to here");
  const frozen = page.locator('[data-cell="0:1"]');
  expect(await frozen.evaluate((cell) => getComputedStyle(cell).position)).toBe("sticky");
  const right = await header.boundingBox();
  await page.mouse.dblclick((right?.x ?? 0) + (right?.width ?? 0) - 3, edge.y);
  await expect.poll(async () => Math.abs((await widthOf()) - before) < 3).toBe(true);
});

test("at 360 px, a table with bars and a value in full fit and pass axe, dark and light", async (context) => {
  const page = await openTable(context, { width: 360, height: 780 });
  await pickInMenu(page, "Revenue (EUR)", "Show bars");
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.locator('[data-cell="0:0"]').press("Enter");
  await page.getByRole("dialog", { name: "Country" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
