import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import type { WindowOptions } from "./open-site.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Asking further by clicking: figures of charts, and cells of tables. */
const { visit } = useSite();

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole("list", { name: "Understood as" }).getByRole("button", { name, exact: true });
const chart = (page: Page) => answer(page).getByRole("application", { name: "Figures of the chart" });
const panel = (page: Page) => page.getByRole("dialog");
const action = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });
const undo = (page: Page) => answer(page).getByRole("button", { name: /^Undo:/ });

async function askFor(context: TestContext, question: string, options?: WindowOptions): Promise<Page> {
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`, options);
  await page.waitForURL(/\/chat\//);
  await page.getByRole("button", { name: "Add to this answer" }).waitFor();
  return page;
}

/** The figure of the chart that the keyboard is at, as it is announced. */
async function readMark(page: Page): Promise<{ readonly name: string; readonly figure: string }> {
  const mark = (await chart(page).locator("output").textContent()) ?? "";
  const [, name = mark, figure = ""] = /^([^:,]+).*?([\d,]+)\D*$/.exec(mark) ?? [];
  return { name, figure };
}

test("by keyboard, a figure of a chart shows its rows without changing the answer, and is compared with the rest", async (context) => {
  const page = await askFor(context, "number of orders by ship country");
  await chart(page).locator("svg").waitFor();
  await chart(page).focus();
  await page.keyboard.press("ArrowDown");
  const { figure } = await readMark(page);
  await page.keyboard.press("Enter");
  await action(page, "See the rows").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await panel(page).getByRole("grid").waitFor();
  const rows = Number(figure.replaceAll(",", ""));
  const head = `${figure}, from ${rows > 1_000 ? "more than 1,000 rows" : `${figure} rows`}`;
  // The first heading names the sheet for screen readers.
  await expect.poll(() => panel(page).getByRole("heading").last().textContent()).toBe(head);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await chip(page, "by ship country").waitFor();

  await chart(page).focus();
  await page.keyboard.press("ArrowDown");
  const { name } = await readMark(page);
  await page.keyboard.press("Enter");
  await action(page, `Compare ${name} with the rest`).click();
  await chip(page, `by ${name} and the rest`).waitFor();
  await undo(page).click();
  await chip(page, "by ship country").waitFor();
});

test("a period of a chart is zoomed into by a click", async (context) => {
  const page = await askFor(context, "revenue by month this year");
  await chart(page).locator("svg").waitFor();
  const box = await chart(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 120);
  await action(page, "Zoom in by day").click();
  await chip(page, "by day").waitFor();
  await undo(page).click();
  await chip(page, "by month").waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("a cell of the table is left out, and a figure without a chart has rows as well", async (context) => {
  const page = await askFor(context, "number of orders by ship country");
  await answer(page).getByRole("tab", { name: "Table" }).click();
  const cell = answer(page).getByRole("gridcell").first();
  const country = (await cell.textContent()) ?? "";
  await cell.click();
  await action(page, `Leave out ${country}`).click();
  await undo(page).waitFor();
  await expect.poll(async () => answer(page).getByRole("gridcell").first().textContent()).not.toBe(country);

  const single = await askFor(context, "how many customers are there");
  await answer(single).locator("dd button").click();
  await action(single, "See the rows").click();
  await panel(single).getByRole("grid").waitFor();
});

test("at 360 px, the actions of a tapped figure are a sheet, and a breakdown is found in it", async (context) => {
  const page = await askFor(context, "number of orders by ship country", {
    width: 360,
    height: 780,
    context: { hasTouch: true },
  });
  await chart(page).locator("svg").waitFor();
  const box = await chart(page).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 150, (box?.y ?? 0) + 20);
  await action(page, /^Break down by …/).tap();
  await panel(page).getByRole("combobox").fill("channel");
  await panel(page).getByRole("option", { name: "channel" }).first().tap();
  await chip(page, "by channel").waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
