import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChartSummary, Conversation, Dashboard, Sharing } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { addMember } from "../apps/server/testing/team-scene.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Sharing with members, by link and on other sites, as two people and a signed-out visitor see it. */
const { site } = useSite();

interface Shop {
  readonly person: TestPerson;
  readonly databaseId: string;
  readonly conversation: Conversation;
  readonly chart: ChartSummary;
}

/** A new person with an answered conversation and its chart. */
async function openShop(context: TestContext, name: string): Promise<Shop> {
  const { server } = site(context);
  const person = await signUpPerson(server, name);
  const { browser } = person;
  const { id: databaseId } = await findDatabaseOf(person);
  const listed = await browser.get(`/api/databases/${databaseId}/conversations`);
  const { items } = listed.body as { readonly items: readonly { readonly id: string }[] };
  const read = await browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const conversation = read.body as Conversation;
  const saved = await browser.post(`/api/turns/${conversation.turns[0]?.id ?? ""}/charts`, {
    title: "Shared chart",
  });
  return { person, databaseId, conversation, chart: saved.body as ChartSummary };
}

/** Makes a second person a member. */
async function join(context: TestContext, { databaseId }: Shop, name: string): Promise<TestPerson> {
  const { server } = site(context);
  return addMember({ server, databaseId }, name);
}

const dialogOf = (page: Page) => page.getByRole("dialog");

/** Turns the link on in the open dialog, and returns its path. */
async function turnLinkOn(page: Page): Promise<string> {
  await dialogOf(page).getByRole("switch", { name: "Anyone with the link" }).click();
  const address = await dialogOf(page).getByRole("textbox", { name: "Link", exact: true }).inputValue();
  return new URL(address).pathname;
}

test("a project is shared with a member, who reads it", async (context) => {
  const shop = await openShop(context, "Sina");
  const guest = await join(context, shop, "Gero");
  const { open } = site(context);
  const { page, visit } = await open({ person: shop.person });
  await visit(`/chat/${shop.conversation.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await dialogOf(page).getByRole("switch", { name: "Gero can read it" }).click();
  await dialogOf(page).getByText("You and one other member can open this project.").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();

  const theirs = await open({ person: guest });
  await theirs.visit(`/chat/${shop.conversation.id}`);
  await theirs.page.getByText("Shared by Sina").waitFor();
  await theirs.page.getByRole("region", { name: "Answer" }).first().waitFor();
  await expect.poll(() => theirs.page.getByRole("textbox").count()).toBe(0);
  await theirs.visit(`/chats?database=${shop.databaseId}`);
  await theirs.page.getByRole("radio", { name: "Shared with me" }).click();
  await theirs.page.getByRole("link", { name: shop.conversation.summary }).waitFor();
});

test("a link shows a project to a signed-out visitor until it is turned off", async (context) => {
  const shop = await openShop(context, "Stella");
  const { open } = site(context);
  const { page, visit } = await open({ person: shop.person });
  await visit(`/chat/${shop.conversation.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const path = await turnLinkOn(page);

  for (const width of [1440, 360]) {
    const visitor = await open({ width });
    await visitor.visit(path);
    await visitor.page.getByRole("heading", { name: shop.conversation.turns[0]?.question ?? "" }).waitFor();
    await visitor.page.getByText(/figures of/).waitFor();
    expect(await measureOverflow(visitor.page)).toBe(0);
    expect(await findViolations(visitor.page)).toEqual([]);
  }
  const visitor = await open();
  await visitor.visit(path);
  await visitor.page.getByText(/figures of/).waitFor();
  await dialogOf(page).getByRole("switch", { name: "Anyone with the link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect
    .poll(async () => dialogOf(page).getByRole("textbox", { name: "Link", exact: true }).count())
    .toBe(0);
  // The open page asks every 30 seconds.
  await visitor.page.getByText("This link does not work").waitFor({ timeout: 60_000 });
  await expect.poll(() => visitor.page.getByText(/figures of/).count()).toBe(0);
});

test("a chart's link asks for its password, and the chart is marked as public", async (context) => {
  const shop = await openShop(context, "Sven");
  const { open } = site(context);
  const { page, visit } = await open({ person: shop.person });
  await visit(`/charts/${shop.chart.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const path = await turnLinkOn(page);
  await dialogOf(page).getByRole("switch", { name: "Ask for a password" }).click();
  await dialogOf(page).getByLabel("Password of the link").fill("short");
  await dialogOf(page).getByRole("button", { name: "Set" }).click();
  await dialogOf(page).getByText("Use at least 8 characters.").waitFor();
  await dialogOf(page).getByLabel("Password of the link").fill("open sesame");
  await dialogOf(page).getByRole("button", { name: "Set" }).click();
  await dialogOf(page)
    .getByText(/It is on/)
    .waitFor();
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await page.getByText("Public", { exact: true }).waitFor();

  const visitor = await open();
  await visitor.visit(path);
  await visitor.page.getByLabel("Password", { exact: true }).fill("wrong");
  await visitor.page.getByRole("button", { name: "Open", exact: true }).click();
  await visitor.page.getByText("This is not the password of this link.").waitFor();
  await expect.poll(() => visitor.page.getByText("Shared chart").count()).toBe(0);
  await visitor.page.getByLabel("Password", { exact: true }).fill("open sesame");
  await visitor.page.getByRole("button", { name: "Open", exact: true }).click();
  await visitor.page.getByRole("heading", { name: "Shared chart" }).first().waitFor();

  await visit("/account/shared");
  const list = page.getByRole("list", { name: "Shared by me" });
  await expect.poll(async () => list.innerText()).toContain("link, opened 1 time");
});

test("a dashboard is in the frames of the sites that it allows", async (context) => {
  const shop = await openShop(context, "Selma");
  const { browser } = shop.person;
  const made = await browser.post(`/api/databases/${shop.databaseId}/dashboards`, { title: "Board" });
  const { id } = made.body as Dashboard;
  await browser.post(`/api/dashboards/${id}/cards`, { chartId: shop.chart.id });
  const { open, url } = site(context);
  const frames = { path: "" };
  const partner = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(`<iframe src="${url}${frames.path}"></iframe>`);
  });
  await new Promise<void>((resolve) => void partner.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void partner.close());
  const { port } = partner.address() as AddressInfo;
  const { page, visit } = await open({ person: shop.person });
  await visit(`/dashboards/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await dialogOf(page).getByRole("switch", { name: "Other sites can show it" }).click();
  await dialogOf(page).getByLabel("Sites that may show it").fill(`http://127.0.0.1:${port}/page`);
  await dialogOf(page).getByRole("button", { name: "Create" }).click();
  await dialogOf(page).getByRole("textbox", { name: "Code for the page" }).waitFor();
  const sharing = (await browser.get(`/api/dashboards/${id}/sharing`)).body as Sharing;
  frames.path = new URL(sharing.embed?.url ?? "").pathname;
  expect(sharing.embed?.sites).toEqual([`http://127.0.0.1:${port}`]);

  const visitor = await open();
  await visitor.page.goto(`${url}${frames.path}?theme=dark`);
  await visitor.page.getByRole("heading", { name: "Shared chart" }).waitFor();
  const width = visitor.page.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(await width).toBeGreaterThan(100);
  const shown: boolean[] = [];
  for (const host of ["127.0.0.1", "localhost"]) {
    await visitor.page.goto(`http://${host}:${port}/`);
    shown.push((await visitor.page.frameLocator("iframe").getByText("Askery").count()) === 1);
  }
  expect(shown).toEqual([true, false]);
});

test("a site signs the values of a locked filter with the code that the dialog shows", async (context) => {
  const shop = await openShop(context, "Silke");
  const { person, databaseId } = shop;
  const { id } = await startConversation(person, databaseId);
  const { turn } = await ask(person, id, "how many customers are there by country");
  const saved = await person.browser.post(`/api/turns/${turn.id}/charts`, { title: "Customers" });
  const chart = saved.body as ChartSummary;
  await person.browser.request(`/api/charts/${chart.id}/embed`, {
    method: "PUT",
    body: { sites: ["https://example.com"] },
  });
  const { open, server } = site(context);
  const { page, visit } = await open({ person });
  await visit(`/charts/${chart.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await dialogOf(page).getByRole("combobox", { name: "Lock a filter" }).click();
  await page
    .getByRole("option", { name: /^Country/ })
    .first()
    .click();
  await dialogOf(page).getByRole("button", { name: "Unlock Country" }).waitFor();
  await dialogOf(page).getByRole("button", { name: "Create a secret" }).click();
  const secret = await dialogOf(page).getByRole("textbox", { name: "Secret" }).inputValue();
  expect(await findViolations(page)).toEqual([]);

  process.env["ASKERY_EMBED_SECRET"] = secret;
  onTestFinished(() => void delete process.env["ASKERY_EMBED_SECRET"]);
  const code = await dialogOf(page).getByRole("region", { name: "Code that signs" }).innerText();
  const { printFrame } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly printFrame: (params: object) => string;
  };
  const read = async (address: string) => {
    const response = await server.request(address.slice(new URL(address).origin.length));
    return { status: response.status, text: await response.text() };
  };
  const [, address = ""] = /src="([^"]+)"/.exec(printFrame({ country: "Germany" })) ?? [];
  const shown = await read(address);
  expect([shown.status, shown.text.includes("Germany"), shown.text.includes("France")]).toEqual([
    200,
    true,
    false,
  ]);
  const unsigned = await read(address.replace(/&signed=.*/, ""));
  expect([unsigned.status, unsigned.text.includes("This frame needs signed values.")]).toEqual([403, true]);

  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Replace the secret" }).waitFor();
  await expect.poll(() => dialogOf(page).getByRole("textbox", { name: "Secret" }).count()).toBe(0);
});

test("at 360 px the dialog and the page of shared things fit", async (context) => {
  const shop = await openShop(context, "Sonja");
  const { open } = site(context);
  const { page, visit } = await open({ person: shop.person, width: 360 });
  await visit(`/charts/${shop.chart.id}`);
  await page.getByRole("button", { name: "Actions for Shared chart" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await turnLinkOn(page);
  await dialogOf(page).getByRole("switch", { name: "Other sites can show it" }).click();
  expect(await measureOverflow(page)).toBe(0);
  await dialogOf(page).getByRole("button", { name: "Done" }).click();
  await visit("/account/shared");
  await page.getByRole("list", { name: "Shared by me" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
