import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/** Explorations that run, in a shop whose crossings take forever to read. */
const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { visit } = useSite({ dataFolder, sampleScale: 1 });

test("with the keyboard: Stop ends the queries, and what was found stays", async (context) => {
  const { page } = await visit(context, "/ask/explorer?look=all");
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const stopped = page.getByText(/^Stopped after \d+ of \d+ queries. What was found stays.$/);
  await page.getByText(/^\d+ of \d+ queries finished$/).waitFor();
  await stop.focus();
  await page.keyboard.press("Enter");
  await stopped.waitFor();
  await page.getByRole("button", { name: "Explore again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^\d+ of \d+ queries finished$/).waitFor();
  await stop.click();
  await expect.poll(() => stopped.count()).toBe(1);
});
