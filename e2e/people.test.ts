import type { ChartSummary, ConversationSummary } from "@askery/api";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { addMember } from "../apps/server/testing/team-scene.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { pickAction } from "./pick-action.test-support.ts";
import { shoot } from "./shoot.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/* What a colleague published, what is new of favorite users, and favorites that were lost. */

const { site } = useSite();

/** An owner with a saved chart, and a viewer who follows them. */
async function setScene(context: TestContext, [first, second]: readonly [string, string]) {
  const { server } = site(context);
  const owner = await signUpPerson(server, first);
  const { id: databaseId } = await findDatabaseOf(owner);
  const viewer = await addMember({ server, databaseId }, second);
  const conversation: ConversationSummary = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversation.id, "how many customers are there by country");
  const saveChart = async (title: string) =>
    (await owner.browser.post(`/api/turns/${turn.id}/charts`, { title })).body as ChartSummary;
  await saveChart("Known chart");
  await viewer.browser.request(`/api/people/${owner.userId}/favorite`, { method: "PUT" });
  return { owner, viewer, databaseId, conversation, saveChart };
}

test("what favorite users made is grouped by person, and marked as new until it was seen", async (context) => {
  const { viewer, databaseId, saveChart } = await setScene(context, ["Olga", "Vera"]);
  await saveChart("Fresh chart");
  const { open } = site(context);
  const { page, visit } = await open({ person: viewer });
  await visit(`/charts/people?database=${databaseId}`);
  const group = page.getByRole("list", { name: "Charts of Olga" });
  await group.getByRole("link", { name: "Fresh chart" }).waitFor();
  await page.getByRole("link", { name: "Olga , 1 new item" }).waitFor();
  await expect.poll(() => group.getByText("New since your last visit").count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, "favorite-users");
  await expect
    .poll(async () => {
      const { body } = await viewer.browser.get(`/api/databases/${databaseId}/favorite-authors?kind=chart`);
      return (body as readonly { readonly newCount: number }[]).map(({ newCount }) => newCount);
    })
    .toEqual([0]);
  await visit(`/charts/people?database=${databaseId}`);
  await group.getByRole("link", { name: "Fresh chart" }).waitFor();
  await expect.poll(() => group.getByText("New since your last visit").count()).toBe(0);
});

test("the page of a person lists what they published, by kind and words, at every width", async (context) => {
  const { owner, viewer, conversation, saveChart } = await setScene(context, ["Onno", "Viola"]);
  await saveChart("Other chart");
  await owner.browser.request(`/api/conversations/${conversation.id}/readers`, {
    method: "PUT",
    body: { everyone: true, personIds: [], groupIds: [] },
  });
  const { open } = site(context);
  for (const width of [1440, 768, 360]) {
    const { page, visit } = await open({ person: viewer, width });
    await visit(`/people/${owner.userId}`);
    const part = page.getByRole("region", { name: "Published by Onno" });
    await part.getByRole("link", { name: "Other chart" }).waitFor();
    await shoot(page, `person-${width}`);
    await part.getByRole("searchbox").fill("known");
    await expect.poll(async () => part.getByRole("link").allInnerTexts()).toEqual(["Known chart"]);
    await part.getByRole("searchbox").fill("");
    await part.getByRole("radio", { name: "Projects" }).click();
    await part.getByRole("link").first().waitFor();
    await part.getByRole("radio", { name: "Verified" }).click();
    await part.getByText("No verified answers yet").waitFor();
    expect([width, await measureOverflow(page)]).toEqual([width, 0]);
    expect(await findViolations(page)).toEqual([]);
  }
});

test("the tile of a chart names who made it at every width", async (context) => {
  const { viewer, databaseId } = await setScene(context, ["Bartholomew", "Vilma"]);
  const { open } = site(context);
  for (const width of [1440, 768, 360]) {
    const { page, visit } = await open({ person: viewer, width, device: "light" });
    await visit(`/charts?database=${databaseId}`);
    const author = page.getByRole("article").first().getByText("Bartholomew", { exact: true });
    await author.waitFor();
    expect([width, await author.evaluate((name) => name.scrollWidth - name.clientWidth)]).toEqual([width, 0]);
    await shoot(page, `tile-${width}`);
  }
});

test("a favorite that is not shared any longer is locked in the menu, and can be removed", async (context) => {
  const { owner, viewer, databaseId, conversation } = await setScene(context, ["Otis", "Vroni"]);
  const share = async (everyone: boolean) =>
    owner.browser.request(`/api/conversations/${conversation.id}/readers`, {
      method: "PUT",
      body: { everyone, personIds: [], groupIds: [] },
    });
  await share(true);
  const wish = { kind: "conversation", targetId: conversation.id, title: "Secret plans" };
  await viewer.browser.post(`/api/databases/${databaseId}/favorites`, wish);
  await share(false);
  const { open } = site(context);
  const { page, visit } = await open({ person: viewer });
  await visit(`/charts?database=${databaseId}`);
  const section = page.getByRole("region", { name: "Favorites" });
  await section.getByText("No longer shared with you").waitFor();
  await expect.poll(() => section.getByText("Secret plans").count()).toBe(0);
  await shoot(page, "lost-favorite");
  await pickAction(page, "Actions for favorite No longer shared with you", "Remove from Favorites");
  await section.getByText("Pin what you open often.").waitFor();
});

test("tables and times follow the formats that a person chose in Account", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Frida");
  const { id: databaseId } = await findDatabaseOf(person);
  const { id } = await startConversation(person, databaseId);
  await ask(person, id, "revenue by country and category this year");
  const { page, visit } = await open({ person });
  await visit("/account");
  const choose = async (label: string, option: string) => {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
    await expect
      .poll(async () => page.getByRole("combobox", { name: label, exact: true }).innerText())
      .toBe(option);
  };
  await choose("Numbers", "1.234,5");
  await choose("Days", "2026-11-20");
  await choose("Time zone", "Asia/Tokyo");
  await page.getByText(/There it is \d{4}-\d\d-\d\d, \d\d:\d\d/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, "formats");
  const { body } = await person.browser.get("/api/me");
  expect(body).toMatchObject({ formats: { numbers: "de-DE", days: "ymd", timeZone: "Asia/Tokyo" } });

  await visit(`/chat/${id}`);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("grid").waitFor();
  await expect
    .poll(async () => (await page.locator('[data-cell$=":2"]').allInnerTexts()).slice(0, 3))
    .toEqual([expect.stringMatching(figure), expect.stringMatching(figure), expect.stringMatching(figure)]);
});

test("sentences of answers have the numbers of the reader", async (context) => {
  const { server, open } = site(context);
  const person = await signUpPerson(server, "Fedora");
  const { id: databaseId } = await findDatabaseOf(person);
  const { id } = await startConversation(person, databaseId);
  await ask(person, id, "how many order lines are there");
  const { page, visit } = await open({ person });
  const figures = () => page.getByRole("region", { name: "Answer" }).locator("p b").allInnerTexts();
  await visit(`/chat/${id}`);
  await expect.poll(async () => (await figures()).join(" ")).toMatch(/^\d+,\d{3}$/);
  const body = { numbers: "de-DE", days: null, timeZone: null };
  expect((await person.browser.request("/api/me/formats", { method: "PUT", body })).status).toBe(200);
  await visit(`/chat/${id}`);
  await expect.poll(async () => (await figures()).join(" ")).toMatch(/^\d+\.\d{3}$/);
});

/** "1.234,50" */
const figure = /^\d{1,3}(?:\.\d{3})*,\d\d$/;
