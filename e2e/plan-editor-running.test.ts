import type { Conversation } from "@askery/api";
import type { Page } from "playwright-core";
import { afterAll, expect, test, type TestContext } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/** Edits whose query runs forever: stopped, cut off, and left by a reload. Nothing is lost or doubled. */
const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { site, visit } = useSite({ dataFolder, sampleScale: 1 });

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const stop = (page: Page) => answer(page).getByRole("button", { name: "Stop" });

async function showRating(page: Page): Promise<void> {
  await answer(page).getByRole("tab", { name: "Table" }).click();
  await answer(page).getByRole("gridcell").first().waitFor();
}

/** Asks for two rows, which come at once. */
async function askForTwo(context: TestContext): Promise<Page> {
  const { page } = await visit(context, "/ask?q=list%202%20crossings");
  await page.waitForURL(/\/chat\//);
  await showRating(page);
  return page;
}

/** Adds a figure that takes forever to compute. */
async function addEndlessFigure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to this answer" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("combobox").last().fill("average rating");
  await panel.getByRole("option", { name: "average rating" }).first().waitFor();
  await page.keyboard.press("Enter");
  await stop(page).waitFor();
}

async function readTurns(context: TestContext, page: Page): Promise<readonly string[]> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { body } = await site(context).owner.browser.get(`/api/conversations/${id}`);
  return (body as Conversation).turns.map(({ question, state }) => `${question}: ${state.kind}`);
}

test("an edit that runs long is stopped, and the answer before it remains", async (context) => {
  const page = await askForTwo(context);
  await addEndlessFigure(page);
  await stop(page).click();
  await answer(page)
    .getByText(/^Stopped/)
    .waitFor();
  await showRating(page);
  await page.reload();
  await showRating(page);
  expect(await readTurns(context, page)).toEqual(["list 2 crossings: done"]);
});

test("an edit whose connection is lost says so, and the answer before it remains", async (context) => {
  const page = await askForTwo(context);
  await addEndlessFigure(page);
  await page.context().setOffline(true);
  await answer(page).getByRole("alert").waitFor();
  await page.context().setOffline(false);
  await showRating(page);
  await page.reload();
  await showRating(page);
  expect(await readTurns(context, page)).toEqual(["list 2 crossings: done"]);
});
