import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";
import { saveFile } from "./save-file.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** An answer from PostgreSQL: asked, changed, looked into, followed up, run as SQL, reproduced and exported. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let postgres: FilledPostgres | { readonly skipped: string };
let saved: Promise<string> | undefined;
beforeAll(async () => {
  const found = await postgresForTests();
  postgres = "skipped" in found ? found : await fillPostgres(found.connectionString);
});

const answers = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Understood as" }).getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("dialog");

async function openBox(context: TestContext): Promise<Page> {
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  saved ??= savePostgres(site(context).owner, postgres);
  await saved;
  const { page } = await visit(context, "/ask");
  return page;
}

async function ask(context: TestContext, question: string): Promise<Page> {
  const page = await openBox(context);
  await page.goto(`/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
  await page.getByRole("button", { name: "Add to this answer" }).waitFor();
  return page;
}

test("a question is completed, asked, filtered by a chip with counts, undone, and followed up", async (context) => {
  const page = await openBox(context);
  await page
    .getByRole("combobox", { name: "Question", exact: true })
    .pressSequentially("number of orders by cou");
  await page.getByRole("option").filter({ hasText: "country" }).first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  await chip(page, "by country").waitFor();
  await page.getByRole("button", { name: "Add to this answer" }).click();
  await panel(page)
    .getByRole("option", { name: /^Filter/ })
    .click();
  await panel(page).getByRole("combobox").last().fill("country");
  await panel(page).getByRole("option", { name: "country" }).first().waitFor();
  await page.keyboard.press("Enter");
  const germany = panel(page).getByRole("option", { name: "Germany" });
  await germany.waitFor();
  await expect.poll(() => germany.textContent()).toMatch(/^Germany[\d,]+$/);
  await germany.click();
  await panel(page).getByRole("button", { name: "Apply" }).click();
  await chip(page, /^filter .*Germany/).waitFor();
  await answers(page)
    .getByRole("button", { name: /^Undo:/ })
    .click();
  await expect.poll(() => chip(page, /^filter/).count()).toBe(0);
  await page.getByRole("combobox", { name: "Follow-up question" }).fill("only France and Poland");
  await page.keyboard.press("Enter");
  await expect.poll(() => answers(page).count()).toBe(2);
  await expect.poll(() => answers(page).last().innerText()).toMatch(/France[^]*Poland|Poland[^]*France/);
});

test("a figure shows its rows, and the answer is reproduced byte for byte", async (context) => {
  const page = await ask(context, "number of orders by country");
  const chart = answers(page).getByRole("application", { name: "Figures of the chart" });
  await chart.locator("svg").waitFor();
  await chart.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: "See the rows" }).click();
  await panel(page).getByRole("grid").waitFor();
  await page.keyboard.press("Escape");
  await answers(page).getByRole("button", { name: "Reproduce" }).press("Enter");
  const reproduced = answers(page).getByRole("region", { name: "Reproduced" });
  await reproduced.getByText("All 3 rows are the same.").waitFor();
  await expect.poll(() => reproduced.innerText()).toContain("The SQL is the same, byte for byte");
});

test("its SQL is explained, edited, run, and turned back into chips", async (context) => {
  const page = await ask(context, "number of orders by country");
  await page.getByRole("tab", { name: "SQL" }).click();
  const editor = page.getByRole("textbox", { name: "Editable SQL" });
  await editor.waitFor();
  await page.getByRole("button", { name: "Explain" }).click();
  const steps = page.getByRole("region", { name: "How the database would run it" });
  await steps.getByRole("listitem").filter({ hasText: "Seq Scan" }).first().waitFor();
  await editor.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(
    "SELECT country, count(*) AS n FROM orders WHERE country <> 'France' GROUP BY country",
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await answers(page).getByText("SQL edited by Ines").waitFor();
  await answers(page).getByRole("button", { name: "Edit by chips" }).click();
  await chip(page, /^filter .*France/).waitFor();
  await expect.poll(() => chip(page, "by country").count()).toBe(1);
});

test("its table is sorted by a press on its header", async (context) => {
  const page = await ask(context, "number of orders by country");
  await page.getByRole("tab", { name: "Table" }).click();
  const header = page.getByRole("columnheader", { name: "Country" });
  await header.getByRole("button", { name: "Country", exact: true }).click();
  await expect.poll(() => header.getAttribute("aria-sort")).toBe("ascending");
  expect((await page.locator('[data-cell$=":0"]').allInnerTexts()).slice(0, 3)).toEqual([
    "France",
    "Germany",
    "Poland",
  ]);
});

test("it leaves in every format, and the conversation as Markdown and PDF", async (context) => {
  const page = await ask(context, "number of orders by country");
  const csv = await saveFile(page, "Export", "CSV");
  expect(csv.bytes.toString().split(/\r?\n/)).toContain("France,40");
  const json = await saveFile(page, "Export", "JSON");
  expect(json.bytes.toString()).toContain('"France"');
  const beginnings = [
    await saveFile(page, "Export", "Excel"),
    await saveFile(page, "Export", "Parquet"),
    await saveFile(page, "Export", "PNG picture"),
    await saveFile(page, "Export", "SVG drawing"),
    await saveFile(page, "More", "PDF"),
  ].map(({ name, bytes }) => [name.split(".").at(-1), bytes.subarray(0, 4).toString("latin1")]);
  expect(beginnings).toEqual([
    ["xlsx", "PK\u0003\u0004"],
    ["parquet", "PAR1"],
    ["png", "\u0089PNG"],
    ["svg", "<svg"],
    ["pdf", "%PDF"],
  ]);
  const { name, bytes } = await saveFile(page, "More", "Markdown");
  expect(name).toMatch(/\.md$/);
  for (const part of ["number of orders by country", "| France | 40 |", "```sql"]) {
    expect(bytes.toString()).toContain(part);
  }
});
