import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { tabTo } from "./tab-to.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/** Explorations and investigations that run, in a shop whose crossings and voyages take forever to read. */
const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { visit } = useSite({ dataFolder, sampleScale: 1 });

test("with the keyboard: Stop ends the queries of an exploration, and what was found stays", async (context) => {
  const { page } = await visit(context, "/ask/explorer?look=all");
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const stopped = page.getByText(/^Stopped after \d+ of \d+ queries. What was found stays.$/);
  await page.getByText(/^\d+ of \d+ queries finished$/).waitFor();
  await tabTo(page, stop);
  await page.keyboard.press("Enter");
  await stopped.waitFor();
  await page.getByRole("button", { name: "Explore again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^\d+ of \d+ queries finished$/).waitFor();
  await stop.click();
  await expect.poll(() => stopped.count()).toBe(1);
});

test("with the keyboard: Stop ends the queries of an investigation, and each step says so", async (context) => {
  const question = encodeURIComponent("Why did voyages change last month?");
  const { page } = await visit(context, `/ask/quantum?q=${question}&run=1`);
  const progress = page.getByRole("status");
  await progress.filter({ hasText: "The steps run. The report comes at their end." }).waitFor();
  await page.getByRole("progressbar", { name: "Steps that have finished" }).waitFor();
  await tabTo(page, page.getByRole("button", { name: "Stop", exact: true }));
  await page.keyboard.press("Enter");
  await progress.filter({ hasText: /^Stopped after \d+ of \d+ steps\./ }).waitFor();
  await expect.poll(() => page.getByText("Running", { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByText("Waiting", { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByText("Not run", { exact: true }).count()).toBeGreaterThan(0);
});
