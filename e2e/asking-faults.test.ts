import type { Conversation } from "@askery/api";
import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { findProcesses } from "../apps/server/testing/find-processes.test-support.ts";
import { makeTemporaryFolder } from "../apps/server/testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { startPausingProxy, type PausingProxy } from "./pausing-proxy.test-support.ts";
import { useSite } from "./use-site.test-support.ts";
import { writeSlowShop } from "./write-slow-shop.test-support.ts";

/** Whatever happens in the middle of a question or an edit, nothing is lost and nothing is there twice. */
const dataFolder = makeTemporaryFolder(afterAll);
await writeSlowShop(dataFolder);
const { site, visit } = useSite({ dataFolder, sampleScale: 1 });

const endless = "how many crossings";
/** Without its filter, it is endless, too. */
const quick = "how many parcels with size 'small'";

const box = (page: Page) => page.getByRole("combobox", { name: "Question", exact: true });
const followUp = (page: Page) => page.getByRole("combobox", { name: "Follow-up question" });
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const sentence = (page: Page) => answer(page).locator("p.text-18");
const running = (page: Page) => page.getByRole("listitem").filter({ hasText: /^Running/ });
const stop = (page: Page) => page.getByRole("button", { name: "Stop", exact: true });
const stopped = (page: Page) => page.getByText("Stopped.", { exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole("list", { name: "Understood as" }).getByRole("button", { name, exact: true });
const filter = (page: Page) => chip(page, "filter size is small");
const questions = async (page: Page) =>
  page.locator("#page").getByRole("heading", { level: 2 }).allInnerTexts();

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\//);
}

async function askQuick(context: TestContext, baseURL?: string): Promise<Page> {
  const { page } = await visit(context, "/ask", baseURL === undefined ? {} : { context: { baseURL } });
  await ask(page, quick);
  await filter(page).waitFor();
  return page;
}

/** Opens the breakdowns that can be added. */
async function openBreakdowns(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to this answer" }).click();
  await page
    .getByRole("dialog")
    .getByRole("option", { name: /^Breakdown/ })
    .click();
  await breakdown(page, "size").waitFor();
}

const breakdown = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("option", { name, exact: true }).first();

async function addBreakdown(page: Page): Promise<void> {
  await openBreakdowns(page);
  await breakdown(page, "size").click();
}

/** A connection to the server that can be cut. */
async function startProxy(context: TestContext): Promise<PausingProxy & { readonly url: string }> {
  const proxy = await startPausingProxy(Number(new URL(site(context).server.url).port));
  onTestFinished(() => proxy.stop());
  return { ...proxy, url: `http://127.0.0.1:${proxy.port}` };
}

/** The conversation that a page shows, as the server has it. */
async function readConversation(page: Page, { browser }: TestPerson): Promise<Conversation> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return (await browser.get(`/api/conversations/${id}`)).body as Conversation;
}

test("Stop while a question is read: it is there once, and asked again", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "list customers");
  await answer(page).waitFor();
  const paused = findProcesses("asking-process/main.ts");
  for (const id of paused) process.kill(id, "SIGSTOP");
  await followUp(page).fill("how many customers");
  await followUp(page).press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Reading the words" }).waitFor();
  await stop(page).click();
  await stopped(page).waitFor();
  // A process that does not stop is ended.
  await expect
    .poll(() => findProcesses("asking-process/main.ts").some((id) => paused.includes(id)))
    .toBe(false);
  expect(await questions(page)).toEqual(["list customers", "how many customers"]);
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect.poll(() => answer(page).count()).toBe(2);
  expect(await questions(page)).toEqual(["list customers", "how many customers"]);
});

test("Stop while an edit runs: the answer is as it was before, and the edit works later", async (context) => {
  const page = await askQuick(context);
  const before = await sentence(page).textContent();
  await filter(page).press("Delete");
  await stop(page).click();
  await answer(page).getByRole("alert").getByText("The answer is as it was before.").waitFor();
  expect([await sentence(page).textContent(), await filter(page).count()]).toEqual([before, 1]);
  await addBreakdown(page);
  await chip(page, "by size").waitFor();
  await page.reload();
  await chip(page, "by size").waitFor();
  await expect.poll(() => filter(page).count()).toBe(1);
  await answer(page)
    .getByRole("button", { name: /^Undo:/ })
    .click();
  await expect.poll(() => sentence(page).textContent()).toBe(before);
});

test("a reload in the middle of an edit shows the answer as it was before, which can be edited", async (context) => {
  const page = await askQuick(context);
  const before = await sentence(page).textContent();
  await filter(page).press("Delete");
  await stop(page).waitFor();
  await page.reload();
  await filter(page).waitFor();
  expect([await sentence(page).textContent(), await questions(page)]).toEqual([before, [quick]]);
  await addBreakdown(page);
  await chip(page, "by size").waitFor();
});

test("a connection that is lost in the middle of an edit is reported, and the edit works when it is back", async (context) => {
  const proxy = await startProxy(context);
  const page = await askQuick(context, proxy.url);
  const before = await sentence(page).textContent();
  await filter(page).press("Delete");
  await stop(page).waitFor();
  await proxy.cut();
  await answer(page).getByRole("alert").getByText("The server can't be reached").waitFor();
  expect([await sentence(page).textContent(), await filter(page).count()]).toEqual([before, 1]);
  await proxy.mend();
  await addBreakdown(page);
  await chip(page, "by size").waitFor();
  await expect.poll(() => answer(page).getByRole("alert").count()).toBe(0);
});

test("a connection that is lost in the middle of an answer: the question is there once, says so, and is asked again", async (context) => {
  const proxy = await startProxy(context);
  const { page } = await visit(context, "/ask", { context: { baseURL: proxy.url } });
  await ask(page, endless);
  await running(page).waitFor();
  await proxy.cut();
  await page.getByText("The connection was lost.").waitFor();
  const { owner } = site(context);
  const read = async () => (await readConversation(page, owner)).turns.map(({ state }) => state.kind);
  // The server ends what nobody waits for.
  await expect.poll(read).toEqual(["stopped"]);
  await proxy.mend();
  await page.getByText("Its page was closed before the answer came").waitFor();
  expect(await questions(page)).toEqual([endless]);
  await page.getByRole("button", { name: "Ask again" }).click();
  await running(page).waitFor();
  await stop(page).click();
  await stopped(page).waitFor();
});

test("a question whose receipt got lost is sent again, and is there once", async (context) => {
  const page = await askQuick(context);
  let isCut = true;
  await page.route("**/api/conversations/*/turns", async (route) => {
    if (!isCut) return route.continue();
    isCut = false;
    await route.fetch();
    return route.abort();
  });
  await followUp(page).fill("how many customers");
  await followUp(page).press("Enter");
  const failure = page.getByRole("heading", { name: "The server can't be reached" });
  await failure.waitFor();
  await expect.poll(() => followUp(page).inputValue()).toBe("how many customers");
  await followUp(page).press("Enter");
  await expect.poll(() => questions(page)).toEqual([quick, "how many customers"]);
  const { turns } = await readConversation(page, site(context).owner);
  expect(turns.map(({ question }) => question)).toEqual([quick, "how many customers"]);
});

test("two windows edit one answer at the same time: one edit is saved, and both show it", async (context) => {
  const page = await askQuick(context);
  const { page: other } = await visit(context, new URL(page.url()).pathname);
  await filter(other).waitFor();
  await openBreakdowns(page);
  await openBreakdowns(other);
  await Promise.all([breakdown(page, "size").click(), breakdown(other, "color").click()]);
  const byNames = async (one: Page) =>
    one
      .getByRole("list", { name: "Understood as" })
      .getByRole("button", { name: /^by / })
      .evaluateAll((found) => found.map((button) => button.textContent));
  const countAll = async () => (await byNames(page)).length + (await byNames(other)).length;
  await expect.poll(countAll).toBeGreaterThan(0);
  // The window whose edit came second shows why it was not saved.
  await Promise.any([page, other].map(async (one) => answer(one).getByRole("alert").waitFor()));
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(async () => (await byNames(page)).length).toBe(1);
  await expect.poll(() => byNames(other)).toEqual(await byNames(page));
  await expect.poll(() => filter(page).count()).toBe(1);
});

test("one window asks while another edits: both are saved, once", async (context) => {
  const page = await askQuick(context);
  const { page: other } = await visit(context, new URL(page.url()).pathname);
  await filter(other).waitFor();
  await followUp(other).fill("how many customers");
  await Promise.all([addBreakdown(page), followUp(other).press("Enter")]);
  await chip(page, "by size").first().waitFor();
  await expect.poll(() => answer(other).count()).toBe(2);
  for (const one of [page, other]) {
    await one.reload();
    await expect.poll(() => chip(one, "by size").count()).toBe(1);
    await expect.poll(() => questions(one)).toEqual([quick, "how many customers"]);
  }
});

test("a member reads along while the owner asks and edits, and sees everything once", async (context) => {
  const { server, owner, open } = site(context);
  const page = await askQuick(context);
  const { id, databaseId } = await readConversation(page, owner);
  const guest = await signUpPerson(server, "Gero");
  const member = { workspaceId: databaseId, userId: guest.userId, role: "editor", createdAtMs: 0 } as const;
  await server.store.insertInto("member").values(member).execute();
  const readers = { everyone: true, personIds: [], groupIds: [] };
  await owner.browser.request(`/api/conversations/${id}/readers`, { method: "PUT", body: readers });
  const theirs = await open({ person: guest });
  await theirs.visit(`/chat/${id}`);
  await theirs.page.getByText("Shared by Ines").waitFor();
  await addBreakdown(page);
  await chip(page, "by size").waitFor();
  await followUp(page).fill(endless);
  await followUp(page).press("Enter");
  await running(page).waitFor();
  await theirs.page.reload();
  await theirs.page.getByText("This question is running.").waitFor();
  await expect
    .poll(() => theirs.page.getByRole("list", { name: "Understood as" }).innerText())
    .toMatch(/by\s+size/);
  await stop(page).click();
  await stopped(page).waitFor();
  await theirs.page.reload();
  await theirs.page.getByText("This question was stopped.").waitFor();
  expect(await questions(theirs.page)).toEqual([quick, endless]);
  await theirs.context.close();
});

test("an export of all rows shows how many there are so far, and is stopped", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "list parcels");
  await answer(page).waitFor();
  await answer(page).getByRole("button", { name: "Export" }).click();
  await page.getByRole("group", { name: "All rows" }).getByRole("menuitem", { name: "CSV" }).click();
  await page.getByText(/^[1-9][\d,]* rows so far$/).waitFor();
  await stop(page).click();
  await page.getByText("Export stopped. No file was saved.").first().waitFor();
  await expect.poll(() => answer(page).count()).toBe(1);
});
