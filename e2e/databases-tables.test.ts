import type { TableDetail } from "@askery/api";
import type { Locator, Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Users describe a database's tables and define knowledge, in a real browser. */
const { site, visit } = useSite();

const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const undo = async (page: Page, message: string) =>
  toast(page, message).last().getByRole("button", { name: "Undo" }).click();

async function sampleId(context: TestContext): Promise<string> {
  const [sample] = await readDatabases(site(context).owner);
  return sample?.id ?? "";
}

async function readTable(context: TestContext, table: string): Promise<TableDetail> {
  const id = await sampleId(context);
  const { body } = await site(context).owner.browser.get(`/api/databases/${id}/tables/${table}`);
  return body as TableDetail;
}

test("a table is found by a part of its name; arrow keys go through the list", async (context) => {
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables`);
  const list = page.getByRole("list", { name: "Tables of this database" });
  await list.getByRole("link").first().waitFor();
  await page.getByRole("searchbox", { name: "Find a table" }).fill("order");
  await expect.poll(() => list.getByRole("link").count()).toBe(2);
  await list.getByRole("link").first().press("ArrowDown");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect.poll(focused).toMatch(/^orders/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/tables?table=orders");
  await page.getByRole("heading", { name: "orders", level: 3 }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "orders", level: 3 }).waitFor();
});

test("a column's meaning is changed in place, saved, and undone", async (context) => {
  const before = (await readTable(context, "orders")).columns.find(({ name }) => name === "status");
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables?table=orders`);
  const opener = page.getByRole("button", { name: /Change the meaning of status$/ });
  await opener.press("Enter");
  const form = page.getByRole("form", { name: "Meaning of status" });
  await form.getByRole("textbox", { name: "Meaning" }).fill("How far the order is");
  await form.getByRole("textbox", { name: "Also called" }).fill("state, stage");
  await page.keyboard.press("Enter");
  await page.getByText("How far the order is Also called: stage, state.").waitFor();
  await toast(page, "Meaning of status saved").waitFor();
  const after = (await readTable(context, "orders")).columns.find(({ name }) => name === "status");
  expect(after).toMatchObject({ description: "How far the order is", synonyms: ["stage", "state"] });
  await undo(page, "Meaning of status saved");
  const undone = async () =>
    (await readTable(context, "orders")).columns.find(({ name }) => name === "status");
  await expect.poll(undone).toEqual(before);

  await opener.press("Enter");
  await form.getByRole("textbox", { name: "Meaning" }).fill("Not kept");
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await expect.poll(() => page.getByText("Not kept").count()).toBe(0);
});

test("the meaning of a column and a table is shown with its reason, and set by keyboard on a phone", async (context) => {
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables?table=orders`);
  await page.setViewportSize({ width: 360, height: 740 });
  const choose = async (form: Locator, field: string, option: string) => {
    await form.getByRole("combobox", { name: field }).press("Enter");
    await page.getByRole("option", { name: option }).press("Enter");
  };
  const column = async () =>
    (await readTable(context, "orders")).columns.find(({ name }) => name === "total")?.meaning;

  const opener = page.getByRole("button", { name: "Change the settings of total" });
  await opener.press("Enter");
  const form = page.getByRole("form", { name: "Settings of total" });
  await form.getByText("A number that counts or measures").waitFor();
  await choose(form, "Currency", "USD (US Dollar)");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await form.waitFor({ state: "detached" });
  await opener.getByText("Measure · USD").waitFor();
  await opener.getByText("Set by Ines").waitFor();
  expect(await column()).toEqual({ currency: "USD" });
  await opener.press("Enter");
  await choose(form, "Currency", "Automatic");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect.poll(column).toEqual({});
  await page.keyboard.press("Escape");

  const settings = page.getByRole("button", { name: "Change the settings of orders" });
  await settings.press("Enter");
  const ofTable = page.getByRole("form", { name: "Settings of orders" });
  await choose(ofTable, "Date", "No date");
  await ofTable.getByRole("button", { name: "Save" }).press("Enter");
  await settings.getByText("set by Ines").waitFor();
  await undo(page, "Settings of orders saved");
  await settings.getByText("set by Ines").waitFor({ state: "detached" });
  expect((await readTable(context, "orders")).meaning).toEqual({});
});

test("a private column is not read in a preview; a column left out of answers is marked; both are undone", async (context) => {
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables?table=customers`);
  const email = page.getByRole("switch", { name: "email is private" });
  await email.press("Enter");
  await toast(page, "email is private").waitFor();
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  const preview = page.getByRole("dialog", { name: "customers" });
  await preview.getByText(/email is private and not read/).waitFor();
  const rows = preview.getByRole("row");
  await expect.poll(() => rows.count()).toBe(51);
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await email.press("Enter");
  await undo(page, "email is no longer private");
  await expect.poll(() => email.getAttribute("aria-checked")).toBe("true");
  await email.press("Enter");
  await expect.poll(() => email.getAttribute("aria-checked")).toBe("false");

  await page.getByRole("switch", { name: "Use email in answers" }).press("Space");
  await toast(page, "Answers leave out email").waitFor();
  const isHidden = async () =>
    (await readTable(context, "customers")).columns.find(({ name }) => name === "email")?.isHidden;
  await expect.poll(isHidden).toBe(true);
  await undo(page, "Answers leave out email");
  await expect.poll(isHidden).toBe(false);
});

test("a relationship is declared, removed, and declared again by Undo", async (context) => {
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables?table=customers`);
  await page.getByRole("button", { name: "Declare one" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Declare a relationship" });
  await dialog.getByRole("button", { name: "Declare" }).click();
  await dialog.getByText("Choose the column that refers.").waitFor();
  await dialog.getByRole("combobox", { name: "Column of customers" }).press("Enter");
  await page.getByRole("option", { name: /^country/ }).press("Enter");
  await dialog.getByRole("button", { name: "Refers to the table" }).click();
  await page.getByRole("searchbox", { name: "Find a table" }).last().fill("stores");
  await page.getByRole("button", { name: "stores", exact: true }).click();
  await dialog.getByRole("combobox", { name: "By its column" }).click();
  await page.getByRole("option", { name: /^country/ }).click();
  await dialog.getByRole("button", { name: "Declare" }).press("Enter");
  await toast(page, "Relationship declared").waitFor();
  const row = page
    .getByRole("list", { name: "Relationships" })
    .getByRole("listitem")
    .filter({ hasText: "stores.country" });
  await row.getByRole("button", { name: /^Take back/ }).press("Enter");
  await row.waitFor({ state: "detached" });
  await undo(page, "Relationship taken back");
  await row.waitFor();
  await row.getByRole("button", { name: /^Take back/ }).press("Enter");
  await row.waitFor({ state: "detached" });
  await expect.poll(() => row.count()).toBe(0);
});

test("the diagram shows which tables are related; it is moved by keyboard, and each table is a link", async (context) => {
  const { page } = await visit(context, `/databases/${await sampleId(context)}/tables?view=diagram`);
  const diagram = page.getByRole("region", { name: /^Diagram of the tables/ });
  const orders = diagram.getByRole("link", { name: /^orders/ });
  await orders.waitFor();
  const at = async () => (await orders.boundingBox())?.x ?? 0;
  const before = await at();
  await diagram.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe(before + 48);
  await page.keyboard.press("0");
  await expect.poll(at).not.toBe(before + 48);
  await orders.press("Enter");
  await page.waitForURL("**/tables?table=orders");
});

test("a synonym is added, understood in a question, changed, deleted and restored", async (context) => {
  const id = await sampleId(context);
  const { page } = await visit(context, `/databases/${id}/knowledge`);
  await page.getByRole("button", { name: "Define a word" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter the word.").waitFor();
  await dialog.getByRole("textbox", { name: "Word" }).fill("zorbles");
  await dialog.getByRole("button", { name: "Means the table" }).press("Enter");
  await page.getByRole("button", { name: "orders", exact: true }).press("Enter");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  const words = page.getByRole("list", { name: "Words" }).getByRole("listitem");
  await words.filter({ hasText: "zorbles means orders" }).waitFor();

  await page.goto("/ask?q=how%20many%20zorbles%20are%20there");
  await page.waitForURL(/\/chat\//);
  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByText("There are").waitFor();
  await expect.poll(() => answer.innerText()).toMatch(/orders/);

  await page.goto(`/databases/${id}/knowledge`);
  await page.getByRole("button", { name: "Delete zorbles" }).press("Enter");
  await words.first().waitFor({ state: "detached" });
  await undo(page, "Word deleted");
  await words.filter({ hasText: "zorbles" }).waitFor();
});

test("knowledge is exported, and a file is previewed before it changes anything", async (context) => {
  const id = await sampleId(context);
  const { page } = await visit(context, `/databases/${id}/knowledge?kind=rule`);
  await page.getByRole("button", { name: "Write a rule" }).press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Rule" })
    .fill("Cancelled orders do not count.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("list", { name: "Rules" }).getByText("Cancelled orders do not count.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toMatch(/knowledge\.yaml$/);
  const path = await download.path();

  await page.getByRole("button", { name: "Delete Cancelled orders do not count." }).press("Enter");
  await page.getByRole("list", { name: "Rules" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Import" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Import knowledge" });
  await dialog.getByLabel("Knowledge file").setInputFiles(path);
  await dialog.getByText("Added: 1").waitFor();
  await dialog.getByRole("button", { name: /^Make 1 change$/ }).press("Enter");
  await page.getByRole("list", { name: "Rules" }).getByText("Cancelled orders do not count.").waitFor();

  await page.getByRole("button", { name: "Import" }).press("Enter");
  await dialog.getByLabel("Knowledge file").setInputFiles({
    name: "broken.yaml",
    mimeType: "application/yaml",
    buffer: Buffer.from("version: 1\nwords: [\n"),
  });
  await dialog.getByText(/cannot be read/).waitFor();
  await dialog
    .getByText(/^Line \d+$/)
    .first()
    .waitFor();
});
