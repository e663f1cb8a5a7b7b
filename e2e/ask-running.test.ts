import type { Conversation } from "@askery/api";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { wickedName, writeSlowShop } from "./write-slow-shop.test-support.ts";

/** Running questions, over a shop whose crossings take forever to count. */
const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { site, visit } = useSite({ dataFolder, sampleScale: 1 });

const endless = "how many crossings";
const running = (page: Page) => page.getByRole("listitem").filter({ hasText: /^Running/ });
const stop = (page: Page) => page.getByRole("button", { name: "Stop" });
const stopped = (page: Page) => page.getByText("Stopped.", { exact: true });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("combobox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
}

test("a long question shows its steps and can be stopped, and asked again", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, endless);
  await running(page).waitFor();
  await page.getByText("Wrote the SQL").waitFor();
  await expect.poll(() => running(page).textContent()).toMatch(/[1-9]\d*\.\d s/);
  await stop(page).click();
  await stopped(page).waitFor();
  await page.getByRole("button", { name: "Ask again" }).click();
  await running(page).waitFor();
  await page.getByText("2 of 2").waitFor();
  await stop(page).click();
  await stopped(page).waitFor();
});

test("edited SQL that runs long shows its seconds and can be stopped", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "list customers");
  await page.getByRole("tab", { name: "SQL" }).click();
  await page.getByRole("textbox", { name: "Editable SQL" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("SELECT count(*) AS n FROM crossings");
  await page.getByRole("button", { name: "Run again" }).click();
  await stop(page).waitFor();
  await page.getByText(/^Running, [1-9]\d*\.\d s/).waitFor();
  await stop(page).click();
  await page.getByText("Stopped. Nothing is running in the database.").waitFor();
  await expect.poll(() => page.getByText("SQL edited by").count()).toBe(0);
});

test("two tabs ask in one conversation at the same time: both questions are there, once each", async (context) => {
  const { page, context: browser } = await visit(context, "/ask");
  await ask(page, "list customers");
  const box = (tab: Page) => tab.getByRole("combobox", { name: "Follow-up question" });
  await box(page).waitFor();
  const other = await browser.newPage();
  await other.goto(page.url());
  await box(page).fill("how many customers");
  await box(other).fill("list 2 crossings");
  await Promise.all([box(page).press("Enter"), box(other).press("Enter")]);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const read = async () => {
    const { body } = await site(context).owner.browser.get(`/api/conversations/${id}`);
    return (body as Conversation).turns.map(({ question, state }) => `${question}: ${state.kind}`).toSorted();
  };
  await expect
    .poll(read)
    .toEqual(["how many customers: done", "list 2 crossings: done", "list customers: done"]);
  await page.reload();
  await other.reload();
  for (const tab of [page, other]) {
    await tab.getByRole("heading", { level: 2, name: "list customers" }).waitFor();
    await expect.poll(() => tab.getByRole("heading", { level: 2, name: "list customers" }).count()).toBe(1);
  }
});

test("a reload in the middle continues watching, and two tabs show the same", async (context) => {
  const { page, context: browser } = await visit(context, "/ask");
  await ask(page, endless);
  await running(page).waitFor();
  const other = await browser.newPage();
  await other.goto(page.url());
  await running(other).waitFor();
  await page.reload();
  await running(page).waitFor();
  await stop(other).click();
  await stopped(other).waitFor();
  await expect.poll(() => stopped(page).count()).toBe(1);
});

test("a lost connection is reported and reopened", async (context) => {
  const { page } = await visit(context, "/ask");
  let isCut = true;
  await page.route("**/api/turns/*/events", (route) => (isCut ? route.abort() : route.continue()));
  await ask(page, endless);
  await page.getByText("The connection was lost.").waitFor();
  isCut = false;
  await running(page).waitFor();
  await expect.poll(() => page.getByText("The connection was lost.").count()).toBe(0);
  await stop(page).click();
  await stopped(page).waitFor();
});

test("markup in a question and in data remains text", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "list customers");
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("gridcell", { name: wickedName }).waitFor();
  await page.getByRole("combobox", { name: "Follow-up question" }).fill(wickedName);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "<img src=x" }).waitFor();
  await page.getByRole("region", { name: "Not answered" }).waitFor();
  await expect.poll(() => page.locator("img[src=x]").count()).toBe(0);
  await expect.poll(() => page.title()).not.toBe("taken");
});
