import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { ownPostgres } from "../scripts/test-servers/own-server.ts";
import { fillLongPostgres } from "./fill-long-postgres.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What users see of a PostgreSQL that crashes during their work. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

let server: Awaited<ReturnType<typeof ownPostgres>>;
beforeAll(async () => {
  const own = (server = await ownPostgres());
  return "skipped" in own ? undefined : () => own.stop();
});

const failed = (page: Page, words: RegExp) => page.getByRole("heading", { name: words });
const questions = (page: Page) => page.getByRole("heading", { level: 2, name: /^how many/ });
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

test("it crashes in mid-query: the failure shows why and a fix; once it is back, the conversation continues", async (context) => {
  if ("skipped" in server) return context.skip(server.skipped);
  const { owner } = site(context);
  const postgres = await fillLongPostgres(await server.createDatabase());
  await savePostgres(owner, postgres);
  const { page } = await visit(context, "/ask");
  await page.getByRole("combobox", { name: "Question" }).fill("how many crossings");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
  await expect.poll(postgres.countCrossing).toBeGreaterThan(0);
  await server.crash();
  await failed(page, /^The connection to the database was lost/).waitFor();
  await page.getByText(/check that the server is running/).waitFor();
  await page.getByRole("combobox", { name: "Follow-up question" }).fill("how many orders are there");
  await page.keyboard.press("Enter");
  await failed(page, /^No server listens at 127\.0\.0\.1/).waitFor();
  await server.restart();
  await page.getByRole("button", { name: "Ask again" }).last().click();
  await answer(page).getByText("120", { exact: true }).first().waitFor();
  await page.reload();
  await answer(page).getByText("120", { exact: true }).first().waitFor();
  await expect
    .poll(() => questions(page).allInnerTexts())
    .toEqual(["how many crossings", "how many orders are there"]);
});
