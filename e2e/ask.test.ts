import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { saveFile } from "./save-file.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Questions about the sample shop in a real browser, from the question box to the answer and its follow-ups. */
const { visit } = useSite();

const box = (page: Page) => page.getByRole("combobox", { name: "Question" });
const followUp = (page: Page) => page.getByRole("combobox", { name: "Follow-up question" });
const answers = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const asked = (page: Page, question: string) => page.getByRole("heading", { level: 2, name: question });

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
}

test("a question is answered and followed up, and all of it is there after a reload", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "how many orders are there");
  await answers(page).getByText("There are").waitFor();
  await asked(page, "how many orders are there").waitFor();
  const history = page.getByRole("navigation", { name: "Main", exact: true });
  await history.locator("a[aria-current=page]").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Follow-up question");
  await followUp(page).fill("by month");
  await page.keyboard.press("Enter");
  await answers(page).nth(1).waitFor();
  await expect.poll(() => followUp(page).inputValue()).toBe("");
  await answers(page).nth(1).locator("figure canvas, figure svg").first().waitFor();
  const sentences = await answers(page).locator("p").first().allTextContents();
  await page.reload();
  await asked(page, "how many orders are there").waitFor();
  await asked(page, "by month").waitFor();
  await expect.poll(() => answers(page).count()).toBe(2);
  await expect.poll(() => answers(page).locator("p").first().allTextContents()).toEqual(sentences);
});

test("text typed while a follow-up is sent remains in its box", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "how many orders are there");
  await answers(page).waitFor();
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/conversations/*/turns", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await followUp(page).fill("by month");
  const sent = page.waitForRequest("**/api/conversations/*/turns");
  await page.keyboard.press("Enter");
  await sent;
  await followUp(page).fill("only Germany");
  typed.resolve();
  await answers(page).nth(1).waitFor();
  await expect.poll(() => followUp(page).inputValue()).toBe("only Germany");
});

test("a suggested follow-up is asked with one click", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20country");
  await page.waitForURL(/\/chat\//);
  const offered = page.getByRole("list", { name: "Follow-up questions" }).getByRole("button");
  const question = (await offered.first().textContent()) ?? "";
  await offered.first().click();
  await asked(page, question).waitFor();
  await expect.poll(() => answers(page).count()).toBe(2);
});

test("?q= asks once: going back does not ask again", async (context) => {
  const { page } = await visit(context, "/ask/explorer");
  await page.goto("/ask?q=how%20many%20products%20are%20there");
  await page.waitForURL(/\/chat\//);
  await answers(page).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/ask/explorer");
});

test("a refusal explains why, and its suggestion is one click away; the first version remains", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "orders in Atlantis");
  const refused = page.getByRole("region", { name: "Not answered" });
  await refused.getByText("Nothing in this data is called “Atlantis”.").waitFor();
  const unknown = asked(page, "orders in Atlantis").getByText("Atlantis", { exact: true });
  expect(await unknown.evaluate((word) => getComputedStyle(word).textDecorationStyle)).toBe("wavy");
  const suggestion = refused.getByRole("list").last().getByRole("button").first();
  const question = (await suggestion.textContent()) ?? "";
  await suggestion.click();
  await asked(page, question).waitFor();
  await answers(page).waitFor();
  await page.getByText("2 of 2").waitFor();
  await page.getByRole("button", { name: "Earlier version" }).click();
  await refused.waitFor();
});

test("an edited question branches: the follow-ups of the first version remain with it", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "how many orders are there");
  await answers(page).waitFor();
  await followUp(page).fill("by month");
  await page.keyboard.press("Enter");
  await answers(page).nth(1).waitFor();
  await page.getByRole("button", { name: "Edit question" }).first().click();
  const edit = page.getByRole("textbox", { name: "Edit question" });
  await edit.fill("how many customers are there");
  await page.keyboard.press("Enter");
  await asked(page, "how many customers are there").waitFor();
  await expect.poll(() => asked(page, "by month").count()).toBe(0);
  await page.getByRole("button", { name: "Earlier version" }).click();
  await asked(page, "by month").waitFor();
});

test("an empty question and one that is too long get a message, and their text remains", async (context) => {
  const { page } = await visit(context, "/ask");
  await box(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Type a question.").waitFor();
  const long = "revenue ".repeat(300);
  await box(page).fill(long);
  await page.getByRole("alert").getByText("Keep the question under 2,000 characters").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => box(page).inputValue()).toBe(long);
  expect(new URL(page.url()).pathname).toBe("/ask");
});

test("by keyboard alone: a completion is accepted, the question asked, the parts of the answer read", async (context) => {
  const { page } = await visit(context, "/ask");
  await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("revenue by chann");
  const list = page.getByRole("listbox", { name: "Suggested completions" });
  await list.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => box(page).getAttribute("aria-activedescendant")).not.toBeNull();
  await page.keyboard.press("Escape");
  await expect.poll(() => list.count()).toBe(0);
  await page.keyboard.type("e");
  // An earlier question may be suggested before the word.
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowDown");
      return list.getByRole("option", { selected: true }).allTextContents();
    })
    .toEqual([expect.stringMatching(/^channel/)]);
  await page.keyboard.press("Tab");
  await expect.poll(() => box(page).inputValue()).toBe("revenue by channel ");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  await answers(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let presses = 0; (await focused()) !== "Chart" && presses < 20; presses += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("ArrowRight");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("ArrowRight");
  // The listing is there only until the editor is loaded, so either may show the text.
  await page.getByRole("tabpanel", { name: "SQL" }).getByText("SELECT").first().waitFor();
});

test("Tab before the suggestions have come waits for the first and accepts it", async (context) => {
  const { page } = await visit(context, "/ask");
  const answer = Promise.withResolvers<void>();
  await page.route("**/completions?*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await box(page).fill("revenue by mon");
  await page.keyboard.press("Tab");
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  answer.resolve();
  await expect.poll(() => box(page).inputValue()).toBe("revenue by month ");
});

test("the chart changes its type, is saved, put on a new dashboard, and exported", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20country");
  await page.waitForURL(/\/chat\//);
  await page.getByRole("button", { name: "change the chart type" }).click();
  await page.getByRole("menuitemradio", { name: "Pie" }).click();
  await page.getByText("because you chose it").waitFor();
  await page.getByRole("button", { name: "Save chart" }).click();
  await page.getByText("Chart saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add to dashboard" }).click();
  await page.getByRole("textbox", { name: "New dashboard" }).fill("Countries");
  await page.getByRole("button", { name: "Create and add" }).click();
  await page.getByText("Added to “Countries”", { exact: true }).waitFor();
  const png = await saveFile(page, "Export", "PNG picture");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.length).toBeGreaterThan(5_000);
  const svg = await saveFile(page, "Export", "SVG drawing");
  expect(svg.bytes.toString()).toMatch(
    /<svg[^>]*><style>@font-face\{[^}]*Geist Variable[^}]*url\(data:font\/woff2/,
  );
  const csv = await saveFile(page, "Export", "CSV");
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.bytes.toString().split("\n").length).toBeGreaterThan(2);
  await page.goto("/dashboards");
  await page.getByRole("link", { name: "Countries" }).waitFor();
});

test("at 360 px nothing overflows; chips scroll sideways, and the table's first column stays", async (context) => {
  const { page } = await visit(context, "/ask", { width: 360, height: 780 });
  await expect.poll(() => measureOverflow(page)).toBe(0);
  await ask(page, "monthly revenue this year by category");
  await answers(page).waitFor();
  await expect.poll(() => measureOverflow(page)).toBe(0);
  const chips = page.getByRole("list", { name: "Understood as" });
  expect(await chips.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  for (const tab of ["Table", "SQL", "Chart"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect.poll(() => measureOverflow(page)).toBe(0);
  }
  await page.getByRole("tab", { name: "Table" }).click();
  const cell = page.getByRole("grid").locator("tbody td").first();
  expect(await cell.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
});

test("a conversation has no violation of WCAG 2.2 AA, dark or light, whichever part is open", async (context) => {
  // In the middle of a transition, a color has the contrast of neither theme.
  const { page } = await visit(context, "/ask?q=monthly%20revenue%20this%20year%20by%20category", {
    context: { reducedMotion: "reduce" },
  });
  await page.waitForURL(/\/chat\//);
  await answers(page).waitFor();
  for (const tab of ["Chart", "Table", "SQL"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel", { name: tab }).locator("figure, table, .cm-content").first().waitFor();
    expect([tab, ...(await findViolations(page))]).toEqual([tab]);
  }
});
