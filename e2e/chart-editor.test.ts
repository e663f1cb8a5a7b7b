import { randomUUID } from "node:crypto";
import type { ChartSummary, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Changing how a saved chart is drawn. */
const { site, visit } = useSite();

/** Opens the editor of a new chart with columns. */
async function openEditor(context: TestContext, width = 1440) {
  const { owner } = site(context);
  const conversation = await startConversation(owner, (await findDatabaseOf(owner)).id);
  const { turn } = await ask(owner, conversation.id, "number of orders by channel");
  const saved = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "Channels" });
  const { id } = saved.body as ChartSummary;
  const { page } = await visit(context, `/charts/${id}`, { width });
  await page.getByRole("button", { name: "Edit chart" }).click();
  await kinds(page).waitFor();
  return { page, id, owner };
}

const kinds = (page: Page) => page.getByRole("list", { name: "Kinds of charts" });
const kind = (page: Page, name: string) => kinds(page).getByRole("button", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const part = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test("a kind and an order are tried, undone, saved, and restored from the history", async (context) => {
  const { page, id, owner } = await openEditor(context);
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  await kind(page, "Donut").click();
  await expect.poll(() => kind(page, "Donut").getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => kind(page, "Donut").getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Redo" }).click();
  await part(page, "Display").click();
  await page.getByRole("combobox", { name: "Order" }).click();
  await page.getByRole("option", { name: "Smallest first" }).click();
  await save(page).press("Enter");
  await page.getByText("Chart saved", { exact: true }).waitFor();
  const edit = page.getByRole("button", { name: "Edit chart" });
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  const read = async () => (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(await read()).toMatchObject({ type: "donut", design: { display: { sort: "smallest" } } });

  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  await dialog.getByText("Current").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Revision restored", { exact: true }).waitFor();
  expect(await read()).toMatchObject({ type: "bar", design: { display: {} } });
});

test("a chart that someone changed meanwhile is overwritten only after a question", async (context) => {
  const { page, id, owner } = await openEditor(context);
  await kind(page, "Pie").click();
  await owner.browser.request(`/api/charts/${id}`, {
    method: "PATCH",
    body: { title: "By channel" },
  });
  const { revision, design, spec } = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  const { display = {}, ...rest } = design ?? { kind: spec.kind, stacking: "none", marks: [] };
  const changed = { ...rest, display: { ...display, labels: "shown" } };
  await owner.browser.request(`/api/charts/${id}`, { method: "PATCH", body: { revision, design: changed } });
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "This chart has changed" });
  const changes = dialog.getByRole("list", { name: "What they changed" });
  await expect
    .poll(() => changes.getByRole("listitem").allTextContents())
    .toEqual(["“By channel” instead of “Channels”", "figures shown"]);
  const own = dialog.getByRole("list", { name: "What you changed" });
  await expect.poll(() => own.getByRole("listitem").allTextContents()).toEqual(["Pie instead of Columns"]);
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await save(page).click();
  await dialog.getByRole("button", { name: "Overwrite" }).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  const { body } = await owner.browser.get(`/api/charts/${id}`);
  expect(body).toMatchObject({ title: "By channel", type: "pie" });
});

test.for([1440, 360])(
  "at %i px, a version that someone else's change crosses is saved as a copy, and neither is lost",
  async (width, context) => {
    const { page, id, owner } = await openEditor(context, width);
    await kind(page, "Donut").click();
    await owner.browser.request(`/api/charts/${id}`, { method: "PATCH", body: { type: "pie" } });
    await save(page).click();
    const dialog = page.getByRole("dialog", { name: "This chart has changed" });
    await dialog.getByRole("heading", { name: "You changed" }).waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await shoot(page, `conflict-${String(width)}`);
    await dialog.getByRole("button", { name: "Save a copy" }).click();
    await page.getByText("Copy saved", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Copy of Channels", level: 2 }).waitFor();
    const copyId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const typeOf = async (one: string) =>
      ((await owner.browser.get(`/api/charts/${one}`)).body as SavedChart).type;
    expect([await typeOf(id), await typeOf(copyId)]).toEqual(["pie", "donut"]);
  },
);

test("a chart that is a table is previewed as one", async (context) => {
  const { page } = await openEditor(context);
  await kind(page, "Table").click();
  const rows = page.getByRole("grid", { name: "Table of the preview" });
  await expect.poll(() => rows.getByText("Search", { exact: true }).count()).toBe(1);
});

test("leaving with changes asks, and stays if people want to", async (context) => {
  const { page } = await openEditor(context);
  await kind(page, "Donut").click();
  await page.getByRole("link", { name: "Charts", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.poll(() => kind(page, "Donut").getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("link", { name: "Charts", exact: true }).first().click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/charts(\?|$)/);
  await expect.poll(() => question.count()).toBe(0);
});

test("a line has a forecast at its end, and the range between two columns", async (context) => {
  const { owner } = site(context);
  const drafts = `/api/databases/${(await findDatabaseOf(owner)).id}/chart-drafts`;
  const text = `SELECT * FROM (VALUES (DATE '2026-01-01', 10, 9, 11), (DATE '2026-02-01', 12, 10, 13),
    (DATE '2026-03-01', 13, 9, 18)) AS plan (month, visitors, least, most) ORDER BY month`;
  const { body } = await owner.browser.post(drafts, { start: { kind: "sql", text, variables: [] } });
  const id = randomUUID();
  const { id: draftId } = body as { readonly id: string };
  await owner.browser.post(`${drafts}/${draftId}/chart`, { id, title: "Visitors" });
  const { page } = await visit(context, `/charts/${id}`);
  await page.getByRole("button", { name: "Edit chart" }).click();
  await kind(page, "Line").click();
  await part(page, "Axes").click();
  await choose(page, "Forecast", "The last figures");
  await choose(page, "Range from", "Least");
  await choose(page, "Range to", "Most");
  await page.getByRole("textbox", { name: "Name of the range" }).fill("planned");
  await page
    .getByRole("img", { name: /From Mar 2026 on, the figures are a forecast.*Planned.*9 to 18/u })
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await save(page).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  const chart = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(chart.design?.marks).toEqual([
    { kind: "forecastTail", units: 1 },
    { kind: "range", of: "visitors", low: "least", high: "most", label: "planned" },
  ]);
});

test("lines and bands are added to a chart with their names, and removed", async (context) => {
  const { page, id, owner } = await openEditor(context, 360);
  await part(page, "Axes").click();
  const marks = page.getByRole("group", { name: "Lines, bands and notes" });
  const fill = async (field: string, value: string) => {
    await marks.getByRole("textbox", { name: field, exact: true }).fill(value);
    await page.keyboard.press("Enter");
  };
  await marks.getByRole("button", { name: "Line", exact: true }).click();
  await fill("Line at", "200");
  await fill("Name of the line", "capacity");
  await page.locator("figure svg text, [role=img] svg text").getByText("capacity").first().waitFor();
  await marks.getByRole("button", { name: "Band", exact: true }).click();
  await fill("Band from", "100");
  await fill("Band to", "150");
  await expect.poll(() => marks.getByRole("button", { name: "Note at a day" }).count()).toBe(0);
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await save(page).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  const read = async () => (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect((await read()).design?.marks).toEqual([
    { kind: "reference", value: 200, label: "capacity" },
    { kind: "band", from: 100, to: 150, label: "usual" },
  ]);
  await page.getByRole("button", { name: "Edit chart" }).click();
  await part(page, "Axes").click();
  await marks.getByRole("button", { name: "Remove usual" }).click();
  await expect.poll(() => marks.getByRole("textbox", { name: "Band from" }).count()).toBe(0);
});

test("columns are shaded by another figure, and saved so", async (context) => {
  const { owner } = site(context);
  const drafts = `/api/databases/${(await findDatabaseOf(owner)).id}/chart-drafts`;
  const text = `SELECT * FROM (VALUES ('Chairs', 120, 48), ('Lamps', 90, 31), ('Rugs', 40, 52))
    AS sales (category, revenue, margin)`;
  const { body } = await owner.browser.post(drafts, { start: { kind: "sql", text, variables: [] } });
  const id = randomUUID();
  const { id: draftId } = body as { readonly id: string };
  await owner.browser.post(`${drafts}/${draftId}/chart`, { id, title: "Revenue and margin" });
  for (const width of [1440, 360]) {
    const { page } = await visit(context, `/charts/${id}`, { width });
    await page.getByRole("button", { name: "Edit chart" }).click();
    const columns = kinds(page).getByRole("button", { name: "Columns Recommended" });
    await expect.poll(() => columns.getAttribute("aria-pressed")).toBe("true");
    await part(page, "Display").click();
    await choose(page, "Shade by", "Margin");
    await page.getByRole("img", { name: /Colors show margin, from €31.* to €52/iu }).waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await shoot(page, `color-by-${String(width)}`);
    if (width === 1440) continue;
    await save(page).click();
    await page.getByText("Chart saved", { exact: true }).waitFor();
  }
  const { design } = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(design?.display).toMatchObject({ colorBy: { column: "margin" } });
});

test("figures become money of a chosen currency, and are saved so", async (context) => {
  const { page, id, owner } = await openEditor(context);
  await part(page, "Format").click();
  await choose(page, "Written as", "Money");
  await choose(page, "Currency", String.raw`GBP \(British Pound\)`);
  await page.getByRole("img", { name: /£/u }).waitFor();
  expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
  await save(page).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  const { design } = (await owner.browser.get(`/api/charts/${id}`)).body as SavedChart;
  expect(Object.values(design?.display.numbers ?? {})).toEqual([{ currency: "GBP" }]);
  await page.getByRole("button", { name: "Edit chart" }).click();
  await part(page, "Format").click();
  await choose(page, "Written as", "A percentage");
  await expect.poll(() => page.getByRole("combobox", { name: "Currency" }).count()).toBe(0);
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: new RegExp(`^${option}$`, "iu") }).click();
}

test("every part is accessible, and nothing overflows at 360 px", async (context) => {
  for (const width of [360, 1440]) {
    const { page } = await openEditor(context, width);
    for (const name of ["Data", "Display", "Axes", "Format"]) {
      await part(page, name).click();
      await page.getByRole("tabpanel", { name }).waitFor();
      expect([width, name, await measureOverflow(page), await findViolations(page)]).toEqual([
        width,
        name,
        0,
        [],
      ]);
    }
  }
});
