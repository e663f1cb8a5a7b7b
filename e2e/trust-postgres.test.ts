import type { Page } from "playwright-core";
import { Client } from "pg";
import { beforeAll, expect, test, type TestContext } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import {
  makeTemporaryFolder,
  startTestServer,
} from "../apps/server/testing/start-test-server.test-support.ts";
import { testEnvironment } from "../apps/server/testing/test-environment.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/**
 * What makes answers from PostgreSQL trustworthy: words are defined, choices picked and remembered, answers verified, kept
 * correct and reproduced. The last test ends the server that the others use.
 */
const closeAt = closeAfterAll();
const dataFolder = makeTemporaryFolder(closeAt);
const { site, visit } = useSite({ dataFolder, sampleScale: 0 });

let postgres: FilledPostgres | { readonly skipped: string };
let saved: Promise<string> | undefined;
beforeAll(async () => {
  const found = await postgresForTests();
  postgres = "skipped" in found ? found : await fillPostgres(found.connectionString);
});

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const refusal = (page: Page) => page.getByRole("region", { name: "Not answered", exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Understood as" });

interface Shop {
  readonly databaseId: string;
  /** Runs a statement as the owner of the tables. */
  readonly change: (sql: string) => Promise<void>;
}

async function openShop(context: TestContext): Promise<Shop> {
  const found = postgres;
  if ("skipped" in found) return context.skip(found.skipped);
  saved ??= savePostgres(site(context).owner, found);
  return {
    databaseId: await saved,
    change: async (sql) => {
      const client = new Client({ connectionString: found.ownerUrl });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
  };
}

async function ask(context: TestContext, question: string): Promise<Page> {
  await openShop(context);
  const { page } = await visit(context, `/ask?q=${encodeURIComponent(question)}`);
  await page.waitForURL(/\/chat\//);
  return page;
}

test("an unknown word is defined in the question, and the answer follows", async (context) => {
  const page = await ask(context, "zorgs by country");
  await refusal(page).waitFor();
  await page.getByRole("heading", { level: 2 }).getByRole("button", { name: /zorgs/ }).press("Enter");
  const panel = page.getByRole("dialog", { name: "“zorgs”" });
  await panel.getByRole("searchbox").fill("quant");
  await panel.getByRole("button", { name: /^quantity/ }).click();
  await answer(page).waitFor();
  await expect.poll(() => answer(page).innerText()).toContain("“zorgs” as defined: order_lines.quantity");
});

test("another choice is picked, remembered, and followed by the next question", async (context) => {
  const page = await ask(context, "sales by country");
  await answer(page).getByRole("button", { name: "sales = number of order lines" }).press("Enter");
  const offer = answer(page).getByText("Remember for this database that “sales” means order lines?");
  await offer.waitFor();
  await answer(page).getByRole("button", { name: "Remember", exact: true }).press("Enter");
  await offer.waitFor({ state: "detached" });
  const box = page.getByRole("combobox", { name: "Follow-up question" });
  await box.fill("sales by category");
  await box.press("Enter");
  await expect.poll(() => answer(page).count()).toBe(2);
  await expect.poll(() => answer(page).last().innerText()).toContain("“sales” as defined: order_lines");
});

test("a verified answer has its badge when the question is asked again, and is the first completion", async (context) => {
  const page = await ask(context, "total quantity by category");
  await answer(page).getByRole("button", { name: "Verify", exact: true }).press("Enter");
  await answer(page).getByText("Verified by Ines").waitFor();
  await page.goto("/ask");
  const box = page.getByRole("combobox", { name: "Question", exact: true });
  await box.pressSequentially("total q");
  const first = page.getByRole("option").first();
  await expect.poll(() => first.innerText()).toMatch(/total quantity by category/);
  await expect.poll(() => first.innerText()).toMatch(/verified/i);
  await first.click();
  await box.press("Enter");
  await page.waitForURL(/\/chat\//);
  await answer(page).getByText("Verified by Ines").waitFor();
});

test("an answer is kept correct: its test passes, and fails with the row that differs", async (context) => {
  const { databaseId, change } = await openShop(context);
  const page = await ask(context, "number of orders by country");
  await answer(page).getByRole("button", { name: "Keep correct" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Keep this answer correct" });
  await dialog.getByRole("button", { name: "Save test" }).press("Enter");
  await page.getByText("Test saved", { exact: true }).waitFor();
  await page.goto(`/databases/${databaseId}/answers`);
  const row = page.getByRole("list", { name: "Tests" }).getByRole("listitem").first();
  await row.getByText("Passed").waitFor();
  await change("insert into orders values (121, '2026-05-02', 'Poland')");
  await page.getByRole("button", { name: "Run all" }).press("Enter");
  await row.getByText("Failed").waitFor();
  await row.getByRole("button", { name: /^History/ }).press("Enter");
  await expect.poll(() => row.innerText()).toContain("1 row changed, 2 the same.");
  await change("delete from orders where id = 121");
});

test("after a restart of the server, an answer and an edited one are reproduced byte for byte", async (context) => {
  const page = await ask(context, "total quantity by category this year");
  await chips(page).getByRole("button", { name: "by category", exact: true }).click();
  const { server, url } = site(context);
  await page.getByRole("dialog").getByRole("combobox").last().fill("country");
  await page.getByRole("dialog").getByRole("option", { name: "country" }).first().click();
  await chips(page).getByRole("button", { name: "by country", exact: true }).waitFor();
  const box = page.getByRole("combobox", { name: "Follow-up question" });
  await box.fill("only Poland and France");
  await box.press("Enter");
  await expect.poll(() => answer(page).count()).toBe(2);
  await chips(page)
    .last()
    .getByRole("button", { name: /Poland/ })
    .waitFor();

  await server.close();
  const environment = { ...testEnvironment(dataFolder), port: Number(new URL(url).port) };
  const webFolder = `${import.meta.dirname}/../apps/web/dist/client`;
  await startTestServer({ dataFolder, webFolder, environment, closeAt });
  await page.reload();
  for (const [index, rows] of [
    [0, "All 3 rows are the same."],
    [1, "All 2 rows are the same."],
  ] as const) {
    const one = answer(page).nth(index);
    await one.getByRole("button", { name: "Reproduce" }).press("Enter");
    const reproduced = one.getByRole("region", { name: "Reproduced" });
    await reproduced.getByText("The SQL is the same, byte for byte").waitFor();
    await reproduced.getByText(rows).waitFor();
  }
});
