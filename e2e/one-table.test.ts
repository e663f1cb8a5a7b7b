import { afterAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { writeOneTable } from "../scripts/screens/write-odd-tables.ts";
import { replaceSample } from "./replace-sample.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Explorer and Quantum in a database with one table. */
const dataFolder = makeTemporaryFolder(afterAll);
await replaceSample(dataFolder, writeOneTable);
const { visit } = useSite({ dataFolder, sampleScale: 1 });

test("Explorer: the whole database is its table, with what stands out in it", async (context) => {
  const { page } = await visit(context, "/ask/explorer?look=all");
  await page.getByRole("button", { name: "Save as dashboard" }).waitFor();
  const cards = page.getByRole("region").filter({ hasText: "Why this is shown:" });
  await expect.poll(() => cards.filter({ hasText: /Harbor/ }).count()).toBeGreaterThan(0);
  await expect.poll(() => cards.count()).toBeGreaterThan(3);
});

test("Quantum: what it proposes is planned, and the part that differs the most is named", async (context) => {
  const { page } = await visit(context, "/ask/quantum");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Why did .* change last month\?/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Plan" }).waitFor();
  const question = "Why did visits fall in May 2026?";
  await page.goto(`/ask/quantum?q=${encodeURIComponent(question)}&run=1`);
  const report = page.getByRole("region", { name: "Report" });
  await report.getByText(/fell by \d+% in May 2026/).waitFor();
  const most = report.getByText(/^Harbor differs the most: /);
  await most.waitFor();
  await expect
    .poll(() => most.getByRole("link", { name: "Step 4: Number of visits by site" }).count())
    .toBe(1);
});
