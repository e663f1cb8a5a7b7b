import type { ChartSummary, Dashboard, SavedChart } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { printFigureOf } from "@askery/model";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Headings that fold the cards below them, and figures of cards in texts. */
const { site, visit } = useSite();

const slot = (y: number, h: number) => ({ tabId: null, x: 0, y, w: 24, h });

/** A dashboard with a number in a section, and a text in another one. */
async function makeBoard({ browser, ...person }: TestPerson, title: string) {
  const [database] = await readDatabases({ browser, ...person });
  const databaseId = database?.id ?? "";
  const conversation = await startConversation({ browser, ...person }, databaseId);
  const { turn } = await ask({ browser, ...person }, conversation.id, "number of customers");
  const saved = await browser.post(`/api/turns/${turn.id}/charts`, { title: "Customers" });
  const made = await browser.post(`/api/databases/${databaseId}/dashboards`, { title });
  const { id, revision } = made.body as Dashboard;
  const cardId = crypto.randomUUID();
  const texts = [
    { id: crypto.randomUUID(), kind: "heading", text: "Numbers", ...slot(0, 1) },
    { id: crypto.randomUUID(), kind: "heading", text: "Words", ...slot(3, 1) },
    {
      id: crypto.randomUUID(),
      kind: "text",
      text: `We have **${printFigureOf(cardId)}** and ${printFigureOf(crypto.randomUUID())}.`,
      ...slot(4, 2),
    },
  ];
  const cards = [{ id: cardId, chartId: (saved.body as ChartSummary).id, ...slot(1, 2) }];
  await browser.request(`/api/dashboards/${id}`, { method: "PATCH", body: { revision, cards, texts } });
  return `/dashboards/${id}`;
}

const section = (page: Page, name: RegExp) => page.getByRole("button", { name, expanded: true });
const folded = (page: Page, name: RegExp) => page.getByRole("button", { name, expanded: false });
const card = (page: Page) => page.getByRole("article", { name: "Customers" });

test.for([1440, 360])(
  "at %i px: a section is folded and stays so for the person, and paper shows it",
  async (width, context) => {
    const path = await makeBoard(site(context).owner, `Sections at ${width}`);
    const { page } = await visit(context, path, { width, height: 800 });
    await card(page).waitFor();
    await section(page, /^Numbers/).press("Enter");
    await folded(page, /^Numbers 1 card$/).waitFor();
    await expect.poll(() => card(page).count()).toBe(0);
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await page.reload();
    await folded(page, /^Numbers/).waitFor();
    await expect.poll(() => card(page).count()).toBe(0);

    await page.evaluate(() => {
      window.print = () => {
        document.title = `printed with ${document.querySelectorAll("article").length} card`;
        dispatchEvent(new Event("afterprint"));
      };
    });
    await page.keyboard.press("Control+p");
    await expect.poll(() => page.title()).toBe("printed with 1 card");
    await expect.poll(() => card(page).count()).toBe(0);
  },
);

test("a text has the figure of a card, and says that a card is gone", async (context) => {
  const path = await makeBoard(site(context).owner, "Figures");
  const { page } = await visit(context, path);
  const figure = await card(page).locator(".text-28").textContent();
  await expect
    .poll(() => page.getByRole("note").textContent())
    .toBe(`We have ${figure ?? ""} and (card removed).`);
});

test("a figure is picked from a menu, and named in the editor as its card is", async (context) => {
  const path = await makeBoard(site(context).owner, "Picked");
  const { page } = await visit(context, path);
  const figure = await card(page).locator(".text-28").textContent();
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Add a Text" }).click();
  const field = page.getByRole("textbox", { name: "Text in Markdown" });
  await field.fill("Now ");
  const text = page.getByRole("article", { name: "Text in Markdown" }).last();
  await text.getByRole("button", { name: "Insert a figure" }).click();
  await page.getByRole("menuitem", { name: "Customers" }).click();
  await text.getByRole("button", { name: /^Edit the text/ }).click();
  await expect.poll(() => field.inputValue()).toBe("Now {{figure: Customers}}");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => page.getByRole("note").allTextContents()).toContain(`Now ${figure ?? ""}`);
});

test("a text has the total and the last value of a chart, picked with the keyboard", async (context) => {
  const { owner } = site(context);
  const path = await makeBoard(owner, "Picked rows");
  const [database] = await readDatabases(owner);
  const conversation = await startConversation(owner, database?.id ?? "");
  const { turn } = await ask(owner, conversation.id, "number of orders by year");
  const saved = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "By year" });
  await owner.browser.post(`/api${path}/cards`, { chartId: (saved.body as ChartSummary).id });
  const { table } = (await owner.browser.get(`/api/charts/${(saved.body as ChartSummary).id}`))
    .body as SavedChart;
  const orders = (table.values[1] ?? []).map(Number);
  const { page } = await visit(context, path);
  await page.getByRole("article", { name: "By year" }).waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Add a Text" }).click();
  // The board has one from the start.
  const text = page.getByRole("article", { name: "Text in Markdown" }).nth(1);
  for (const item of ["Total of its rows", "Last value"]) {
    await text.getByRole("button", { name: "Insert a figure" }).press("Enter");
    await page.getByRole("menuitem", { name: "By year" }).press("ArrowRight");
    await page.getByRole("menuitem", { name: item, exact: true }).press("Enter");
    // It fades out, and its items could still be found.
    await page.getByRole("menu").first().waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Save" }).click();
  const total = orders.reduce((sum, one) => sum + one, 0).toLocaleString("en-US");
  const last = (orders.at(-1) ?? 0).toLocaleString("en-US");
  await expect.poll(() => page.getByRole("note").allTextContents()).toContain(`${total}${last}`);
});
