import { randomUUID } from "node:crypto";
import type { ChartSummary, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Building a chart from a question, a table or SQL. */
const { site, visit } = useSite();

const start = (page: Page, way: "Ask" | "Choose" | "SQL") =>
  page.getByRole("radio", { name: way, exact: true }).click();
const chips = (page: Page) => page.getByRole("list", { name: "Understood as" });
const save = (page: Page) => page.getByRole("button", { name: "Save chart" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

/** The saved chart whose page is open. */
async function openedChart(context: TestContext, page: Page): Promise<SavedChart> {
  await page.waitForURL(/\/charts\/[\da-f-]{36}/u);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return (await site(context).owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
}

test("a question is drawn as it says, changed by chips, undone, and saved", async (context) => {
  const { page } = await visit(context, "/charts/new");
  await page.getByRole("combobox", { name: "Question" }).fill("number of orders by channel as a pie");
  await page.getByRole("button", { name: "Draw" }).click();
  await preview(page).getByText("Pie, ").waitFor();
  await page.getByRole("list", { name: "Break down by" }).getByRole("button").first().waitFor();
  await chips(page)
    .getByRole("button", { name: /channel/u })
    .press("Delete");
  await expect.poll(async () => chips(page).getByText("channel").count()).toBe(0);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await chips(page).getByText("channel").waitFor();
  await page
    .getByRole("list", { name: "Kinds of charts" })
    .getByRole("button", { name: "Donut", exact: true })
    .click();
  await preview(page).getByText("Donut, ").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Name" }).fill("Orders by channel");
  await save(page).click();
  const chart = await openedChart(context, page);
  expect([chart.title, chart.type, chart.question]).toEqual([
    "Orders by channel",
    "donut",
    "number of orders by channel as a pie",
  ]);
  await page.getByRole("heading", { name: "Orders by channel", level: 2 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("page");
});

test.for([1440, 360])(
  "at %i px: a question that is not understood offers the nearest ones, which are drawn",
  async (width, context) => {
    const { page } = await visit(context, "/charts/new", { width });
    await page.getByRole("combobox", { name: "Question" }).fill("number of orders by zorgle");
    await page.getByRole("button", { name: "Draw" }).click();
    await page
      .getByRole("alert")
      .getByText(/zorgle/u)
      .waitFor();
    const offers = page.getByRole("list", { name: /can be answered$/u }).getByRole("button");
    await offers.first().waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await offers.first().click();
    await preview(page).waitFor();
  },
);

test("all completions of a question can be seen and clicked", async (context) => {
  const { page } = await visit(context, "/charts/new");
  await page.getByRole("combobox", { name: "Question" }).fill("revenue by c");
  const last = page.getByRole("listbox").getByRole("option").last();
  await last.waitFor();
  // Where its middle is, nothing else is, and no edge cuts it off.
  await last.click({ trial: true });
  await expect
    .poll(() =>
      last.evaluate((option) => {
        const { left, top, width, height } = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

test("another editor's data are named in the conflict, and the draft becomes a copy", async (context) => {
  const { owner } = site(context);
  const drafts = `/api/databases/${(await findDatabaseOf(owner)).id}/chart-drafts`;
  const startWith = async (text: string) => {
    const { body } = await owner.browser.post(drafts, { start: { kind: "question", text } });
    return (body as { readonly id: string }).id;
  };
  const id = randomUUID();
  await owner.browser.post(`${drafts}/${await startWith("number of orders by channel")}/chart`, {
    id,
    title: "Orders",
  });
  const { page } = await visit(context, `/charts/${id}`);
  await page.getByRole("button", { name: "Change data" }).click();
  await page
    .getByRole("list", { name: "Break down by" })
    .getByRole("button", { name: "status", exact: true })
    .click();
  await chips(page).getByText("status").waitFor();
  const draftId = await startWith("number of orders by country");
  const body = { draftId, revision: 1, title: "Orders" };
  await owner.browser.request(`/api/charts/${id}/draft`, { method: "PUT", body });
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "This chart has changed" });
  await dialog.getByText(/^computes .*country/u).waitFor();
  await dialog.getByText(/^computes .*status/u).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save a copy" }).click();
  await page.getByRole("heading", { name: "Copy of Orders", level: 2 }).waitFor();
  const copy = await openedChart(context, page);
  expect([copy.id === id, copy.sql]).toEqual([false, expect.stringContaining("status")]);
});

test("a table becomes a chart by clicks, and its data is changed again from its page", async (context) => {
  const { page } = await visit(context, "/charts/new", { width: 360 });
  await start(page, "Choose");
  await page.getByRole("combobox", { name: "Find a table" }).fill("orders");
  await page
    .getByRole("option", { name: /^orders/u })
    .first()
    .click();
  await chips(page).getByText("number of orders").waitFor();
  await page.getByRole("list", { name: "Break down by" }).getByRole("button", { name: "status" }).click();
  await chips(page).getByText("status").waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await save(page).click();
  const before = await openedChart(context, page);
  expect([before.question, before.revision]).toEqual(["", 1]);
  await page.getByRole("button", { name: "Change data" }).click();
  await page
    .getByRole("list", { name: "Measure" })
    .getByRole("button", { name: "order total", exact: true })
    .click();
  await chips(page).getByText("order total").waitFor();
  await save(page).click();
  await page.getByRole("button", { name: "Change data" }).waitFor();
  const after = await openedChart(context, page);
  expect([after.id, after.revision, after.table.columns.length]).toEqual([before.id, 2, 3]);
});

test("SQL has variables with controls; wrong SQL says where", async (context) => {
  const { page } = await visit(context, "/charts/new");
  await start(page, "SQL");
  const editor = page.getByRole("textbox", { name: "SQL of the chart" });
  await editor.fill(
    "SELECT channel, count(*) AS orders\nFROM orders\nWHERE id >= {{first}} AND {{channels}}\nGROUP BY 1",
  );
  const variables = page.getByRole("list", { name: "Variables" });
  await variables.getByRole("combobox", { name: "Type of first" }).click();
  await page.getByRole("option", { name: "Number" }).click();
  await variables.getByRole("textbox", { name: "Value of first" }).fill("10");
  await variables.getByRole("combobox", { name: "Type of channels" }).click();
  await page.getByRole("option", { name: "Field filter" }).click();
  await variables.getByRole("combobox", { name: "Table of channels" }).click();
  await page.getByRole("option", { name: "orders", exact: true }).click();
  await variables.getByRole("combobox", { name: "Column of channels" }).click();
  await page.getByRole("option", { name: "channel", exact: true }).click();
  await page.getByRole("button", { name: "Run", exact: false }).first().click();
  await preview(page).getByRole("img").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await editor.fill("SELECT count(*) AS orders FROM orders WHERE {{when}}");
  await variables.getByRole("combobox", { name: "Type of when" }).click();
  await page.getByRole("option", { name: "Field filter" }).click();
  await page.getByRole("button", { name: "Run", exact: false }).first().click();
  await page.getByRole("alert").getByText("The field filter when has no column yet.").waitFor();
  await editor.fill("SELECT chanel FROM orders");
  await page.getByRole("button", { name: "Run", exact: false }).first().click();
  await page.getByRole("alert").getByText("chanel").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("Orders in SQL");
  await save(page).click();
  const chart = await openedChart(context, page);
  expect(chart.sql).toContain("id >= 10 AND (1 = 1)");
  const { databaseId } = chart;
  const { body } = await site(context).owner.browser.get(`/api/databases/${databaseId}/charts`);
  expect((body as { readonly items: readonly ChartSummary[] }).items.map(({ title }) => title)).toContain(
    "Orders in SQL",
  );
});

test("readers of a chart choose values, which are in the address; editors save them", async (context) => {
  const { owner } = site(context);
  const databaseId = (await findDatabaseOf(owner)).id;
  const variables = [
    { kind: "number", name: "first_id", value: "1" },
    { kind: "field", name: "channels", table: "orders", column: "channel", alias: null, value: null },
  ];
  const text =
    "SELECT channel, count(*) AS orders FROM orders WHERE id >= {{first_id}} AND {{channels}} GROUP BY 1 ORDER BY 1";
  const drafts = `/api/databases/${databaseId}/chart-drafts`;
  const { body } = await owner.browser.post(drafts, { start: { kind: "sql", text, variables } });
  const id = randomUUID();
  const { id: draftId } = body as { readonly id: string };
  await owner.browser.post(`${drafts}/${draftId}/chart`, { id, title: "Orders with variables" });

  const { page } = await visit(context, `/charts/${id}`);
  const bar = page.getByRole("region", { name: "Variables" });
  await bar.getByRole("button", { name: "Channels Any" }).click();
  const panel = page.getByRole("dialog", { name: "Channels" });
  await panel.getByRole("option", { name: /^Search/u }).click();
  await panel.getByRole("button", { name: "Apply" }).click();
  await bar.getByRole("button", { name: /^Channels search/iu }).waitFor();
  await page.getByText("1 row", { exact: false }).first().waitFor();
  await bar.getByRole("textbox", { name: "First id" }).fill("x");
  await bar.getByRole("alert").getByText("Enter a number").waitFor();
  await bar.getByRole("textbox", { name: "First id" }).fill("5");
  await bar.getByRole("textbox", { name: "First id" }).press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("values")).toContain('"first_id":"5"');
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await bar.getByRole("button", { name: /^Channels search/iu }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await bar.getByRole("button", { name: "Save as default" }).click();
  await bar.getByRole("button", { name: "Reset" }).waitFor({ state: "detached" });
  const chart = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect([chart.plan, chart.table.rowCount, new URL(page.url()).search]).toMatchObject([
    { variables: [{ value: "5" }, { value: { test: { kind: "compare", operator: "=" } } }] },
    1,
    "",
  ]);
});

test("by keyboard, the focus is where it can go on: on the drawing, and in the SQL that ran", async (context) => {
  const { page } = await visit(context, "/charts/new");
  await page.getByRole("combobox", { name: "Question" }).fill("number of orders by channel");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  const isFocused = (name: string) =>
    page.evaluate((label) => document.activeElement?.getAttribute("aria-label") === label, name);
  await expect.poll(() => isFocused("Preview")).toBe(true);
  await page.goto("/charts/new");
  await start(page, "SQL");
  const editor = page.getByRole("textbox", { name: "SQL of the chart" });
  await editor.fill("SELECT 1 AS one");
  await page.keyboard.press("ControlOrMeta+Enter");
  await preview(page).getByText("The value of one is 1.").waitFor();
  await editor.fill("SELECT 2 AS one");
  await page.keyboard.press("ControlOrMeta+Enter");
  await preview(page).getByText("The value of one is 2.").waitFor();
  await expect.poll(() => isFocused("SQL of the chart")).toBe(true);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(() => editor.textContent()).toBe("SELECT 1 AS one");
});

test("leaving an unsaved chart asks", async (context) => {
  const { page } = await visit(context, "/charts/new");
  await page.getByRole("list", { name: "Questions to try" }).getByRole("button").first().click();
  await preview(page).waitFor();
  await page.getByRole("link", { name: "Charts", exact: true }).first().click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  expect(new URL(page.url()).pathname).toBe("/charts/new");
});
