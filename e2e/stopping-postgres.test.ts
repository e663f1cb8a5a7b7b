import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, type TestContext } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { postgresForTests } from "../scripts/test-servers/postgres.ts";
import { fillLongPostgres, type LongPostgres } from "./fill-long-postgres.test-support.ts";
import { startPausingProxy, type PausingProxy } from "./pausing-proxy.test-support.ts";
import { savePostgres } from "./save-postgres.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Stop, at each step of a question to a PostgreSQL, and what then continues on the server. */
const { site, visit } = useSite({ dataFolder: makeTemporaryFolder(afterAll), sampleScale: 0 });

interface Shop {
  readonly postgres: LongPostgres;
  readonly proxy: PausingProxy;
}

const closeAt = closeAfterAll();
let shop: Shop | { readonly skipped: string };
beforeAll(async () => {
  const found = await postgresForTests();
  if ("skipped" in found) {
    shop = found;
    return;
  }
  const postgres = await fillLongPostgres(found.connectionString);
  await postgres.run(`
    create view parcels as
      select 1 as id, 'small' as size union all
      select a.id, 'lost' from order_lines a, order_lines b, order_lines c, order_lines d, order_lines e;
    grant select on parcels to ${postgres.user}`);
  const proxy = await startPausingProxy(Number(postgres.port));
  closeAt(async () => {
    await proxy.stop();
    await postgres.close();
  });
  shop = { postgres, proxy };
});

/** The page for asking the shop, which was just saved through the proxy and has not been opened since. */
async function visitShop(context: TestContext): Promise<Shop & { readonly page: Page; readonly id: string }> {
  const { owner } = site(context);
  if ("skipped" in shop) return context.skip(shop.skipped);
  shop.proxy.letGo();
  const id = await savePostgres(owner, { ...shop.postgres, port: String(shop.proxy.port) });
  const { page } = await visit(context, "/account");
  return { ...shop, page, id };
}

const step = (page: Page, words: RegExp) => page.getByRole("listitem").filter({ hasText: words });
const heading = (page: Page, question: string) =>
  page.getByRole("heading", { level: 2, name: question, exact: true });
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

async function ask(page: Page, question: string): Promise<void> {
  await page.goto("/ask");
  await page.getByRole("combobox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
}

/** Presses Stop, and checks that the query has ended on the server when the page says so. */
async function stop(page: Page, { postgres }: Shop): Promise<void> {
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped.", { exact: true }).waitFor();
  await expect.poll(() => postgres.countBusy()).toBe(0);
}

test("while the database is opened: the question is stopped, and asked again", async (context) => {
  const { page, ...shop } = await visitShop(context);
  // What is known about a database was changed, so it is opened with the next question.
  const table = `/api/databases/${shop.id}/tables/parcels`;
  const described = await site(context).owner.browser.request(table, {
    method: "PATCH",
    body: { description: "Parcels on their way" },
  });
  expect(described).toMatchObject({ status: 200 });
  shop.proxy.hold();
  await ask(page, "how many orders are there");
  await step(page, /^Opening the database/).waitFor();
  await shop.proxy.held();
  await stop(page, shop);
  await expect.poll(() => heading(page, "how many orders are there").count()).toBe(1);
  shop.proxy.letGo();
  await page.getByRole("button", { name: "Ask again" }).click();
  await answer(page).getByText("120", { exact: true }).first().waitFor();
});

test("while the query runs: it ends in the database", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await ask(page, "how many crossings");
  await step(page, /^Running/).waitFor();
  await expect.poll(() => shop.postgres.countBusy()).toBeGreaterThan(0);
  await stop(page, shop);
  await expect.poll(() => heading(page, "how many crossings").count()).toBe(1);
  await ask(page, "how many orders are there");
  await answer(page).getByText("120", { exact: true }).first().waitFor();
});

const smallParcels = "how many parcels with size 'small'";

/** Shows the small parcels, and then takes the filter away, which finds no end. */
async function editParcels(page: Page, { postgres }: Shop): Promise<void> {
  await ask(page, smallParcels);
  const chips = page.getByRole("list", { name: "Understood as" });
  await chips.getByRole("button", { name: "filter size is small" }).press("Delete");
  await expect.poll(() => postgres.countBusy()).toBeGreaterThan(0);
}

test("while an edit runs: it ends in the database, and the answer is as it was before", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await editParcels(page, shop);
  await stop(page, shop);
  await answer(page).getByText("The answer is as it was before.").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "filter size is small" }).waitFor();
  await expect.poll(() => heading(page, smallParcels).count()).toBe(1);
});

test("a reload while an edit runs ends it in the database, and the answer is as it was before", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await editParcels(page, shop);
  await page.reload();
  await page.getByRole("button", { name: "filter size is small" }).waitFor();
  await expect.poll(() => shop.postgres.countBusy()).toBe(0);
});

test("while rows arrive: no more of them are sent", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await ask(page, "how many orders are there");
  await answer(page).waitFor();
  await receiveEchoes(page, shop);
  await stop(page, shop);
  await expect.poll(() => heading(page, "list echoes").count()).toBe(1);
  shop.proxy.letGo();
  await page.getByRole("button", { name: "Ask again" }).click();
  await answer(page).waitFor();
});

/** Asks for all echoes and resolves when rows arrive, as far as the proxy passes them. */
async function receiveEchoes(page: Page, { proxy, postgres }: Shop): Promise<void> {
  proxy.hold(20_000);
  await ask(page, "list echoes");
  // Rows are reported only if they keep arriving for a while, so the proxy passes some more each time.
  const progress = step(page, /^Running.* rows so far$/);
  const letMore = async () => {
    proxy.hold(20_000);
    await proxy.held();
    return progress.count();
  };
  await expect.poll(letMore, { interval: 500 }).toBe(1);
  expect(await postgres.countBusy()).toBe(1);
}

test("closing the tab while rows arrive ends the query in the database", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await receiveEchoes(page, shop);
  await page.close();
  await expect.poll(() => shop.postgres.countBusy()).toBe(0);
});

test("leaving the page while a query runs ends it in the database; the question says why, not that it was stopped", async (context) => {
  const { page, ...shop } = await visitShop(context);
  await ask(page, "how many crossings");
  await step(page, /^Running/).waitFor();
  await expect.poll(() => shop.postgres.countBusy()).toBeGreaterThan(0);
  const chat = page.url();
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("link", { name: "Askery" }).click();
  await page.waitForURL(/\/ask/);
  await expect.poll(() => shop.postgres.countBusy()).toBe(0);
  await page.goto(chat);
  await page.getByText("Its page was closed before the answer came").waitFor();
  await expect.poll(() => page.getByText("Stopped.", { exact: true }).count()).toBe(0);
  await expect.poll(() => heading(page, "how many crossings").count()).toBe(1);
});

test.for([
  ["while it connects", 0],
  ["while it reads", 20_000],
] as const)("a sync is stopped %s, and the next one works", async ([, heardBytes], context) => {
  const { page, id, ...shop } = await visitShop(context);
  await page.goto(`/databases/${id}/connection`);
  shop.proxy.hold(heardBytes);
  const readAgain = page.getByRole("button", { name: "Read again" });
  await readAgain.click();
  const reading = page.getByRole("region", { name: "Reading the tables" });
  await shop.proxy.held();
  await reading.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Reading was stopped").waitFor();
  await expect.poll(() => shop.postgres.countBusy()).toBe(0);
  const readings = page.getByRole("list", { name: "Sync history" }).getByRole("listitem");
  await readings.first().getByText("Stopped").waitFor();
  shop.proxy.letGo();
  await readAgain.click();
  await page.getByText("7 tables read").waitFor();
});
