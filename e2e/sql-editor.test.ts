import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Editing and running the SQL of an answer. Violations of the content security policy fail the file. */
const { visit } = useSite();

const question = "how many customers are there by country";
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const editor = (page: Page) => page.getByRole("textbox", { name: "Editable SQL" });
const problem = (page: Page) => page.getByRole("tabpanel", { name: "SQL" }).getByRole("alert");
/** SQL that is underlined as an error. */
const faulty = (page: Page) => editor(page).locator(".cm-sql-fault");
const reset = (page: Page) => page.getByRole("button", { name: "Reset to Askery’s SQL" });
const edited = (page: Page) => page.getByText("SQL edited by Ines");

/** Asks a question and opens the SQL of its answer. */
async function openSql(context: TestContext, size?: { readonly width: number; readonly height: number }) {
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`, size);
  await page.waitForURL(/\/chat\//);
  await page.getByRole("tab", { name: "SQL" }).click();
  await editor(page).waitFor();
  return page;
}

async function readSql(page: Page): Promise<string> {
  return (await editor(page).locator(".cm-line").allTextContents()).join("\n");
}

/** Replaces the SQL and runs it by keyboard. */
async function run(page: Page, sql: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(sql);
  await page.keyboard.press("ControlOrMeta+Enter");
}

/** Accepts a suggestion. For the first 75 ms the editor treats Enter as a line break. */
async function accept(page: Page, name: string): Promise<void> {
  await page.getByRole("option", { name, exact: true }).waitFor();
  await page.waitForTimeout(100);
  await page.keyboard.press("Enter");
}

test("edited SQL runs in place, survives a reload, is reset and restored", async (context) => {
  const page = await openSql(context);
  const own = await readSql(page);
  const sentence = await answer(page).locator("p").first().textContent();
  expect(own).toContain("GROUP BY");
  await expect.poll(() => reset(page).count()).toBe(0);
  await run(page, "SELECT 6 * 7 AS answer");
  await edited(page).waitFor();
  await answer(page).getByText("The value of answer is 42.").waitFor();
  await answer(page).getByText("SQL by Ines").waitFor();
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("gridcell", { name: "42" }).waitFor();
  await page.reload();
  await edited(page).waitFor();
  await page.getByRole("tab", { name: "SQL" }).click();
  await expect.poll(() => readSql(page)).toBe("SELECT 6 * 7 AS answer");
  await reset(page).click();
  await expect.poll(() => readSql(page)).toBe(own);
  await expect.poll(() => edited(page).count()).toBe(0);
  await expect.poll(() => answer(page).locator("p").first().textContent()).toBe(sentence);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await answer(page).getByText("The value of answer is 42.").waitFor();
});

test.for([1440, 360])(
  "at %i px: edited SQL is edited by chips from then on, or the part is named that chips cannot show",
  async (width, context) => {
    const page = await openSql(context, { width, height: 800 });
    await run(page, "SELECT country, count(*) AS n FROM customers GROUP BY 1 HAVING count(*) > (SELECT 1)");
    await edited(page).waitFor();
    const byChips = page.getByRole("button", { name: "Edit by chips" });
    await byChips.click();
    await answer(page).getByText("no chip can show a subquery").waitFor();
    expect(await measureOverflow(page)).toBe(0);
    await run(page, "SELECT country, count(*) AS n FROM customers WHERE country <> 'Japan' GROUP BY 1");
    await expect.poll(() => answer(page).getByText("no chip can show").count()).toBe(0);
    await byChips.click();
    const chips = page.getByRole("list", { name: "Understood as" });
    await chips.getByRole("button", { name: "filter country is not Japan" }).press("Delete");
    await expect.poll(() => chips.getByRole("button", { name: /^filter/ }).count()).toBe(0);
    await expect.poll(() => edited(page).count()).toBe(0);
  },
);

test("a failure shows why, underlines its position, and keeps the text and the answer", async (context) => {
  const page = await openSql(context);
  const sentence = await answer(page).locator("p").first().textContent();
  await run(page, "SELECT contry FROM customers");
  await problem(page).getByText('"contry"').waitFor();
  await expect.poll(() => faulty(page).allTextContents()).toEqual(["contry"]);
  await expect.poll(() => editor(page).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => answer(page).locator("p").first().textContent()).toBe(sentence);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("tab", { name: "SQL" }).click();
  await expect.poll(() => readSql(page)).toBe("SELECT contry FROM customers");
  await editor(page).click();
  await page.keyboard.type(" ");
  await expect.poll(() => problem(page).count()).toBe(0);
  await expect.poll(() => faulty(page).count()).toBe(0);
});

test("SQL that would change the database is refused before it runs", async (context) => {
  const page = await openSql(context);
  await run(page, "DROP TABLE customers");
  await problem(page).waitFor();
  await expect.poll(() => faulty(page).allTextContents()).toEqual(["DROP"]);
  expect(await readSql(page)).toBe("DROP TABLE customers");
  await run(page, "SELECT count(*) > 0 AS there FROM customers");
  await edited(page).waitFor();
});

test("tables and columns are suggested, and the keyboard alone suffices", async (context) => {
  const page = await openSql(context);
  await page.getByRole("tab", { name: "SQL" }).focus();
  // The panel itself takes focus first.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await editor(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("SELECT count(*) AS n FROM custom");
  await accept(page, "customers");
  await page.keyboard.type(" WHERE countr");
  await accept(page, "country customers");
  await page.keyboard.type(" IS NOT NULL");
  await page.keyboard.press("Escape");
  expect(await readSql(page)).toBe("SELECT count(*) AS n FROM customers WHERE country IS NOT NULL");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Run again");
  await page.keyboard.press("Enter");
  await edited(page).waitFor();
});

test("a large result shows all rows, down to the last", async (context) => {
  const page = await openSql(context);
  await run(page, "SELECT row_number() OVER () AS n FROM customers a CROSS JOIN customers b LIMIT 20000");
  await edited(page).waitFor();
  await page.getByRole("tab", { name: "Table" }).click();
  const table = page.getByRole("grid");
  await table.hover();
  await page.getByRole("button", { name: "Copy the table" }).waitFor();
  await table.evaluate((element) => element.parentElement?.scrollTo(0, 1e9));
  await page.getByRole("gridcell", { name: "20,000", exact: true }).waitFor();
  await expect.poll(() => page.getByText("20,000 rows × 1 column", { exact: true }).count()).toBe(1);
});

test("20,000 rows are sorted, searched and copied by a worker, and the page shows and copies the result", async (context) => {
  const page = await openSql(context);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await run(
    page,
    `WITH numbered AS (SELECT row_number() OVER () AS n FROM customers a CROSS JOIN customers b LIMIT 20000)
    SELECT 'Item ' || (n * 7919) % 20000 AS item, n FROM numbered ORDER BY n`,
  );
  await edited(page).waitFor();
  await page.getByRole("tab", { name: "Table" }).click();
  const table = page.getByRole("grid");
  await table.hover();
  const copy = page.getByRole("button", { name: "Copy the table" });
  await copy.waitFor();
  const firstCells = () => table.locator("tbody tr[aria-rowindex] td:first-child").allTextContents();
  const shown = async () => (await firstCells()).slice(0, 3);
  await expect.poll(shown).toEqual(["Item 7919", "Item 15838", "Item 3757"]);
  const started = page.waitForEvent("worker");
  await page
    .getByRole("columnheader", { name: "Item" })
    .getByRole("button", { name: "Item", exact: true })
    .click();
  expect((await started).url()).toMatch(/\/assets\/row-worker-[\w-]+\.js$/);
  await expect.poll(shown).toEqual(["Item 0", "Item 1", "Item 2"]);
  await page.getByRole("searchbox", { name: "Find in 20,000 rows" }).pressSequentially("item 1999");
  await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("12");
  await expect.poll(shown).toEqual(["Item 1999", "Item 19990", "Item 19991"]);
  await copy.click();
  await page.getByText("Copied 11 rows", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n").map((line) => line.split("\t")[0])).toEqual([
    "Item",
    "Item 1999",
    ...Array.from({ length: 10 }, (_, last) => `Item 1999${last}`),
  ]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("20001");
  await copy.click();
  await page.getByText("Copied 20,000 rows", { exact: true }).waitFor();
  const all = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect([all.length, all[1]?.split("\t")[0], all.at(-1)?.split("\t")[0]]).toEqual([
    20_001,
    "Item 0",
    "Item 19999",
  ]);
});

test("it fits a phone and has no violations, dark or light", async (context) => {
  const page = await openSql(context, { width: 360, height: 740 });
  await run(page, "SELECT contry FROM customers");
  await problem(page).waitFor();
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findViolations(page)).toEqual([]);
});

test("a mouse click on a tab draws no focus ring, even after typing", async (context) => {
  const page = await openSql(context);
  await page.getByRole("combobox", { name: "Follow-up question" }).pressSequentially("by");
  const tab = page.getByRole("tab", { name: "Table" });
  await tab.click();
  expect(await tab.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("none");
  await page.keyboard.press("ArrowLeft");
  const next = page.getByRole("tab", { name: "Chart" });
  await expect.poll(() => next.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

test("SQL is formatted, a selection runs alone while the text remains, and the keys are listed", async (context) => {
  const page = await openSql(context);
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("select city, count(*) as n from customers group by city");
  await page.getByRole("button", { name: "Format" }).click();
  const formatted = "SELECT city, count(*) AS n\nFROM customers\nGROUP BY city";
  await expect.poll(() => readSql(page)).toBe(formatted);
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => readSql(page)).toContain("select city");
  await page.keyboard.press("Shift+Alt+F");
  await expect.poll(() => readSql(page)).toBe(formatted);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(";\nSELECT 6 * 7 AS answer");
  await page.keyboard.press("Shift+Home");
  await page.getByRole("button", { name: "Run selection" }).waitFor();
  await page.keyboard.press("ControlOrMeta+Shift+Enter");
  await answer(page).getByText("The value of answer is 42.").waitFor();
  expect(await readSql(page)).toBe(`${formatted};\nSELECT 6 * 7 AS answer`);
  await page.getByRole("button", { name: "Keys of the editor" }).click();
  await page.getByText("Run the selection").waitFor();
});

test.for([1440, 360])(
  "at %i px: {{name}} in the text has a type and a value, which run, are saved, and come back by undo",
  async (width, context) => {
    const page = await openSql(context, { width, height: 900 });
    const variables = page.getByRole("list", { name: "Variables" });
    await run(page, "SELECT count(*) AS n FROM customers WHERE country = {{where}} AND id > {{after}}");
    await variables.getByRole("textbox", { name: "Value of where" }).fill("Germany");
    await variables.getByRole("combobox", { name: "Type of after" }).click();
    await page.getByRole("option", { name: "Number" }).click();
    await variables.getByRole("textbox", { name: "Value of after" }).fill("1");
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Run again" }).click();
    await answer(page)
      .getByText(/^The value of n is [1-9]/)
      .waitFor();
    const sentence = await answer(page).locator("p").first().textContent();
    await page.reload();
    await edited(page).waitFor();
    await page.getByRole("tab", { name: "SQL" }).click();
    const value = variables.getByRole("textbox", { name: "Value of where" });
    await expect.poll(() => value.inputValue()).toBe("Germany");
    await expect.poll(() => readSql(page)).toContain("{{where}}");
    await value.fill("Nowhere");
    await page.getByRole("button", { name: "Run again" }).click();
    await answer(page).getByText("The value of n is 0.").waitFor();
    await page.getByRole("button", { name: /^Undo: / }).click();
    await answer(page)
      .getByText(sentence ?? "")
      .waitFor();
    await expect.poll(() => value.inputValue()).toBe("Germany");
    await reset(page).click();
    await variables.waitFor({ state: "detached" });
  },
);

test("after JOIN, related tables are offered with their condition", async (context) => {
  const page = await openSql(context);
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("SELECT count(*) AS n FROM orders o JOIN ");
  await page.keyboard.type("cust");
  await accept(page, "customers ON customers.id = o.customer_id");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect.poll(() => answer(page).innerText()).toContain("The value of n is");
});

test.for([1440, 360])(
  "at %i px: the steps of a statement are explained, and so is why one can't be",
  async (width, context) => {
    const page = await openSql(context, { width, height: 900 });
    const steps = page.getByRole("region", { name: "How the database would run it" });
    await page.getByRole("button", { name: "Explain" }).click();
    const scan = steps.getByRole("listitem").filter({ hasText: "SEQ_SCAN" });
    await expect.poll(() => scan.innerText()).toMatch(/customers[^]*\d rows$/);
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => measureOverflow(page)).toBe(0);
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText("SELECT nothing FROM customers");
    await steps.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Explain" }).click();
    await steps.getByRole("alert").filter({ hasText: "nothing" }).waitFor();
  },
);
