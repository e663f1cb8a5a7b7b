import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveFile } from "./save-file.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** A conversation goes on in half sentences, is named and pinned, and leaves as a file. */
const { visit } = useSite();

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole("list", { name: "Understood as" }).last().getByRole("button", { name, exact: true });

async function askOn(page: Page, question: string): Promise<void> {
  const count = await answer(page).count();
  await page.getByRole("combobox", { name: "Follow-up question" }).fill(question);
  await page.keyboard.press("Enter");
  await expect.poll(() => answer(page).count()).toBe(count + 1);
}

test("“and last year?” and “no, I meant …” change the answer before", async (context) => {
  const { page } = await visit(context, "/ask?q=revenue%20by%20channel%20this%20year");
  await page.waitForURL(/\/chat\//);
  await chip(page, "by channel").waitFor();
  await askOn(page, "and last year?");
  await chip(page, "period last year").waitFor();
  await expect.poll(() => chip(page, "by channel").count()).toBe(1);
  await askOn(page, "no, I meant by status");
  await chip(page, "by status").waitFor();
  expect([await chip(page, "period last year").count(), await chip(page, "by channel").count()]).toEqual([
    1, 0,
  ]);
});

test("“not that one” offers what else the question may mean, and a pick is continued", async (context) => {
  const { page } = await visit(context, "/ask?q=sales%20by%20store%20last%20month");
  await page.waitForURL(/\/chat\//);
  await chip(page, "by store").waitFor();
  await page.getByRole("combobox", { name: "Follow-up question" }).fill("not that one");
  await page.keyboard.press("Enter");
  const offered = page.getByRole("list", { name: "Did you mean" });
  await offered.getByRole("button", { name: /^number of orders by store/ }).press("Enter");
  await chip(page, "measure number of orders").waitFor();
  await expect.poll(() => answer(page).count()).toBe(2);
  await askOn(page, "by channel instead");
  await chip(page, "by channel").waitFor();
  await expect.poll(() => chip(page, "measure number of orders").count()).toBe(1);
});

test("a project is renamed, pinned in the menu, and found by its name", async (context) => {
  const { page } = await visit(context, "/ask?q=how%20many%20stores%20are%20there");
  await page.waitForURL(/\/chat\//);
  await answer(page).waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename project" });
  await dialog.getByRole("textbox").fill("Zebra crossing");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("heading", { level: 1, name: "Zebra crossing" }).waitFor();
  const pin = page.getByRole("button", { name: "Favorite", exact: true });
  await pin.click();
  await expect.poll(() => pin.getAttribute("aria-pressed")).toBe("true");
  const { pathname } = new URL(page.url());
  await page.goto("/chats");
  await page.getByRole("searchbox", { name: "Find a project" }).fill("zebra");
  const found = page.getByRole("list", { name: "Projects" }).getByRole("link", { name: "Zebra crossing" });
  const pinned = page
    .getByRole("region", { name: "Favorites" })
    .getByRole("link", { name: "Zebra crossing" });
  for (const link of [found, pinned]) {
    await expect.poll(() => link.getAttribute("href")).toContain(pathname);
  }
});

test("a table leaves as Parquet, a workbook and JSON, a conversation as Markdown and PDF", async (context) => {
  const { page } = await visit(context, "/ask?q=number%20of%20orders%20by%20channel");
  await page.waitForURL(/\/chat\//);
  await chip(page, "by channel").waitFor();
  const saved = [
    await saveFile(page, "Export", "Parquet"),
    await saveFile(page, "Export", "Excel"),
    await saveFile(page, "Export", "JSON"),
    await saveFile(page, "More", "Markdown"),
    await saveFile(page, "More", "PDF"),
  ];
  expect(saved.map(({ name, bytes }) => [name.split(".").at(-1), bytes.subarray(0, 4).toString()])).toEqual([
    ["parquet", "PAR1"],
    ["xlsx", "PK\u0003\u0004"],
    ["json", '{"co'],
    ["md", expect.stringMatching(/^# /u)],
    ["pdf", "%PDF"],
  ]);
});
