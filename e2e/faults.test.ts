import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { closeAfterAll } from "../apps/server/testing/close-after-all.test-support.ts";
import { fillDisk } from "../apps/server/testing/fill-disk.test-support.ts";
import { findProcesses } from "../apps/server/testing/find-processes.test-support.ts";
import {
  makeTemporaryFolder,
  startTestServer,
} from "../apps/server/testing/start-test-server.test-support.ts";
import { testEnvironment } from "../apps/server/testing/test-environment.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/** What users see if something below the server breaks. The last test ends the server that the others use. */
const closeAt = closeAfterAll();
const dataFolder = makeTemporaryFolder(closeAt);
await writeSlowShop(dataFolder);
const { site, visit } = useSite({ dataFolder, sampleScale: 1 });

const endless = "how many crossings";
const running = (page: Page) => page.getByRole("listitem").filter({ hasText: /^Running/ });
const askAgain = (page: Page) => page.getByRole("button", { name: "Ask again" });
const endedByServer = (page: Page) => page.getByText("The server was stopped before the answer came.");
const stopped = (page: Page) => page.getByText("Stopped.", { exact: true });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("combobox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
}

/** Kills a program's processes while a question runs, and asks again. Returns the number of processes. */
async function killInMidQuery(context: TestContext, program: string): Promise<number> {
  const { page } = await visit(context, "/ask");
  await ask(page, endless);
  await running(page).waitFor();
  const killed = findProcesses(program);
  for (const id of killed) process.kill(id, "SIGKILL");
  await page.getByRole("heading", { level: 2, name: endless }).waitFor();
  await page.getByRole("heading", { name: /ended/ }).waitFor();
  await askAgain(page).click();
  await running(page).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await stopped(page).waitFor();
  return killed.length;
}

test("the asking process is killed in mid-query: the cause is shown, and the question is asked again", async (context) => {
  expect(await killInMidQuery(context, "asking-process/main.ts")).toBeGreaterThan(0);
});

test("the process that holds the database is killed in mid-query: the same", async (context) => {
  expect(await killInMidQuery(context, "connectors/duckdb/main.ts")).toBeGreaterThan(0);
});

test("on a full disk the question remains in its box, and is asked when there is space", async (context) => {
  const { store } = site(context).server;
  const { page } = await visit(context, "/ask");
  // Some writes may fit into existing pages of the file, so it asks until one needs a new page.
  await fillDisk(store, { spare: 0 });
  const long = `list customers ${"that are named Bea ".repeat(80)}`.trim();
  for (let tries = 0; tries < 20; tries++) {
    await page.goto("/ask");
    await ask(page, long);
    const isFull = page.getByText("The server's disk is full. Your change was not saved.").first();
    const isTaken = page.waitForURL(/\/chat\//).then(() => "taken" as const);
    if ((await Promise.race([isFull.waitFor().then(() => "full" as const), isTaken])) === "full") break;
  }
  expect(page.url()).toMatch(/\/ask$/);
  await expect.poll(() => page.getByRole("combobox", { name: "Question" }).inputValue()).toBe(long);
  await fillDisk(store, { spare: 100_000 });
  await askAgain(page).click();
  await page.waitForURL(/\/chat\//);
  await page.getByRole("heading", { level: 2, name: "list customers" }).waitFor();
});

test("another user's conversation looks the same as one that does not exist", async (context) => {
  const { server } = site(context);
  const { page } = await visit(context, "/ask");
  await ask(page, "list customers");
  await page.waitForURL(/\/chat\//);
  const { pathname } = new URL(page.url());
  const person = await signUpPerson(server, "Bo");
  const messages = await Promise.all(
    [pathname, "/chat/6f9619ff-8b86-4d01-b42d-00cf4fc964ff"].map(async (path) => {
      const { page } = await visit(context, path, { person });
      return page.getByRole("heading", { name: /does not exist/ }).textContent();
    }),
  );
  expect(messages).toEqual([
    "This conversation does not exist, or you have no access to it.",
    "This conversation does not exist, or you have no access to it.",
  ]);
});

test("the server stops in mid-answer: the question is stopped, asking shows why it fails, and works when the server is back", async (context) => {
  const { server, url } = site(context);
  const { page } = await visit(context, "/ask");
  await ask(page, endless);
  await running(page).waitFor();
  await server.close();
  await endedByServer(page).waitFor();
  await askAgain(page).click();
  await page.getByText("The server can't be reached").first().waitFor();
  const environment = { ...testEnvironment(dataFolder), port: Number(new URL(url).port) };
  const webFolder = `${import.meta.dirname}/../apps/web/dist/client`;
  await startTestServer({ dataFolder, sampleScale: 1, webFolder, environment, closeAt });
  await page.reload();
  await endedByServer(page).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 2, name: endless }).count()).toBe(1);
  await askAgain(page).click();
  await running(page).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await stopped(page).waitFor();
});
