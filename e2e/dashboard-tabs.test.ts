import type { ChartSummary, Conversation, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Tabs, headings and texts on dashboards, their history and copies. */
const { site, visit } = useSite();

/** A dashboard with the chart of an example answer. */
async function makeBoard({ browser, ...person }: TestPerson, title: string): Promise<string> {
  const [database] = await readDatabases({ browser, ...person });
  const databaseId = database?.id ?? "";
  const { items } = (await browser.get(`/api/databases/${databaseId}/conversations`)).body as {
    readonly items: readonly { readonly id: string }[];
  };
  const { body } = await browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const turnId = (body as Conversation).turns[0]?.id ?? "";
  const saved = await browser.post(`/api/turns/${turnId}/charts`, { title: "Numbers" });
  const board = (await browser.post(`/api/databases/${databaseId}/dashboards`, { title })).body as Dashboard;
  await browser.post(`/api/dashboards/${board.id}/cards`, { chartId: (saved.body as ChartSummary).id });
  return board.id;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function edit(page: Page, title: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width > 768) await page.getByRole("button", { name: "Edit", exact: true }).click();
  else await pickAction(page, `Actions for ${title}`, "Edit");
  await page.getByRole("button", { name: "Add a Text" }).waitFor();
}

const attack = "**Read** <img src=x onerror=alert(1)> [safe](https://example.com) [not](javascript:alert(1))";

test.for([1440, 360])(
  "at %i px: headings, texts and tabs are added, and the open tab is in the address",
  async (width, context) => {
    const title = `Parts at ${width}`;
    const id = await makeBoard(site(context).owner, title);
    const { page } = await visit(context, `/dashboards/${id}`, { width, height: 800 });
    await edit(page, title);
    await page.getByRole("button", { name: "Add a Heading" }).click();
    await page.getByRole("textbox", { name: "Heading" }).fill("This week");
    await page.getByRole("button", { name: "Add a Text" }).click();
    await page.getByRole("textbox", { name: "Text in Markdown" }).fill(attack);
    await page.getByRole("button", { name: "Add Tabs" }).click();
    await pickAction(page, "Actions for the tab Tab 2", "Rename");
    await page.getByRole("dialog", { name: "Rename tab" }).getByRole("textbox").fill("Later");
    await page.keyboard.press("Enter");
    await tab(page, "Tab 1").click();
    await pickAction(page, "Actions for Numbers", "Move to Later");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("heading", { name: "This week", level: 2 }).waitFor();
    const text = page.getByRole("note");
    await expect.poll(() => text.innerText()).toBe("Read <img src=x onerror=alert(1)> safe not");
    expect(
      await text.getByRole("link").evaluateAll((links) => links.map((link) => link.textContent)),
    ).toEqual(["safe"]);
    expect([await findViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    // By keyboard, as in all lists of tabs.
    await tab(page, "Tab 1").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("article", { name: "Numbers" }).waitFor();
    await page.reload();
    await page.getByRole("article", { name: "Numbers" }).waitFor();
    await page.goBack();
    await text.waitFor();
  },
);

test("a tab is moved, and deleted with its cards until Undo; a copy and the history have all of it", async (context) => {
  const id = await makeBoard(site(context).owner, "Original");
  const { page } = await visit(context, `/dashboards/${id}`);
  await edit(page, "Original");
  await page.getByRole("button", { name: "Add Tabs" }).click();
  await page.getByRole("button", { name: "Add a Heading" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Second");
  await pickAction(page, "Actions for the tab Tab 2", "Move left");
  const tabs = async () => page.getByRole("tab").allInnerTexts();
  expect(await tabs()).toEqual(["Tab 2", "Tab 1"]);
  await pickAction(page, "Actions for the tab Tab 2", "Delete with its cards");
  expect(await tabs()).toEqual(["Tab 1"]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await tabs()).toEqual(["Tab 2", "Tab 1"]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Second", level: 2 }).waitFor();

  await pickAction(page, "Actions for Original", "Duplicate");
  await page.getByRole("heading", { name: "Copy of Original", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Second", level: 2 }).waitFor();
  await tab(page, "Tab 1").click();
  await page.getByRole("article", { name: "Numbers" }).waitFor();

  await page.goto(`/dashboards/${id}`);
  await pickAction(page, "Actions for Original", "History");
  const before = page.getByRole("list", { name: "Revisions" }).getByRole("listitem").nth(1);
  await before.getByText("1 card · Ines").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await before.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("tab").first().waitFor({ state: "detached" });
  await page.getByRole("article", { name: "Numbers" }).waitFor();
});
