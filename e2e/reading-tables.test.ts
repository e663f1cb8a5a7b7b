import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillLongPostgres, type LongPostgres } from "./fill-long-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What users see while the tables of a database are read again. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let postgres: LongPostgres | { readonly skipped: string };
beforeAll(async () => {
  const found = await postgresForTests();
  postgres = "skipped" in found ? found : await fillLongPostgres(found.connectionString);
});
afterAll(() => ("skipped" in postgres ? undefined : postgres.close()));

test.for([
  { width: 360, height: 740 },
  { width: 1440, height: 500 },
])(
  "at $width × $height, the progress of a sync and its Stop are visible where it was started",
  async (size, context) => {
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    const id = await savePostgres(site(context).owner, postgres);
    const { page } = await visit(context, `/databases/${id}/connection`, size);
    const readAgain = page.getByRole("button", { name: "Read again" });
    const line = page.getByRole("region", { name: "Reading the tables" });
    await readAgain.waitFor();
    // This lock blocks all reads of the table.
    await postgres.run("begin; lock table orders in access exclusive mode");
    try {
      await page.locator("#page").evaluate((body) => body.scrollTo(0, body.scrollHeight));
      await readAgain.click();
      const stop = page.getByRole("button", { name: "Stop" });
      await stop.waitFor();
      const isInSight = async (shown: Locator) => {
        const box = await shown.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= size.height;
      };
      const areInSight = async () => Promise.all([readAgain, line, stop].map(isInSight));
      await expect.poll(areInSight).toEqual([true, true, true]);
      await stop.click();
      await page.getByRole("listitem").filter({ hasText: "Stopped" }).first().waitFor();
    } finally {
      await postgres.run("rollback");
    }
  },
);
