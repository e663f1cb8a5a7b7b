import { randomUUID } from "node:crypto";
import type { ChartSummary, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Rules that limit what members read, and what such a member sees. */
const { site } = useSite();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("an owner limits what a member sees, and the member asks within it", async (context) => {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Rita");
  const guest = await signUpPerson(server, "Raj");
  const { id } = await findDatabaseOf(owner);
  await server.store
    .insertInto("member")
    .values({ workspaceId: id, userId: guest.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const { page, visit, context: window } = await open({ person: owner });
  onTestFinished(() => window.close());
  await visit(`/databases/${id}/access`);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await choose(page, "Table", "customers");
  await page.getByRole("button", { name: "Filter rows" }).click();
  await choose(page, "Column", "country");
  await page.getByRole("checkbox", { name: "email" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Rule saved", { exact: true }).waitFor();
  const rules = page.getByRole("list", { name: "Rules" });
  await expect
    .poll(() => rules.innerText())
    .toContain("Hides email. Shows rows whose country is in the member’s “country”.");
  const members = page.getByRole("list", { name: "Editors and viewers" });
  await expect.poll(() => members.innerText()).toContain("country: none, so no rows");

  await page.getByRole("button", { name: "Change what Raj sees" }).click();
  await page.getByRole("textbox", { name: "country" }).fill("Germany\nSpain");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => members.innerText()).toContain("country: Germany, Spain");
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "See as Raj" }).click();
  await choose(page, "Table", "customers");
  const rows = page.getByRole("region", { name: "First rows of customers" });
  await rows.waitFor();
  const seen = await rows.innerText();
  expect(seen).toContain("country");
  expect(seen).not.toContain("email");
  await page.getByRole("radio", { name: "A question" }).click();
  await page.getByRole("textbox", { name: "Question" }).fill("customers by country");
  await page.getByRole("button", { name: "Ask as Raj" }).click();
  const answer = page.getByRole("region", { name: "The answer that Raj gets" });
  await answer.waitFor();
  await expect.poll(() => answer.innerText()).toContain("Germany");
  await expect.poll(() => answer.innerText()).not.toContain("France");

  const theirs = await open({ person: guest });
  onTestFinished(() => theirs.context.close());
  await theirs.visit(`/ask?database=${id}`);
  const box = theirs.page.getByRole("combobox", { name: "Question" });
  await box.fill("customers by country");
  await box.press("Enter");
  await theirs.page.getByRole("region", { name: "Answer", exact: true }).waitFor();
  await expect.poll(() => theirs.page.getByRole("main").innerText()).toContain("Germany");
  await expect.poll(() => theirs.page.getByRole("main").innerText()).not.toContain("France");
});

test("a member with limits opens charts and dashboards, and is offered nothing that stays closed", async (context) => {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Rolf");
  const guest = await signUpPerson(server, "Rhea");
  const { id } = await findDatabaseOf(owner);
  await server.store
    .insertInto("member")
    .values({ workspaceId: id, userId: guest.userId, role: "editor", createdAtMs: 0 })
    .execute();
  const conversation = await startConversation(owner, id);
  const { turn } = await ask(owner, conversation.id, "customers by country");
  const chart = (await owner.browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const board = (await owner.browser.post(`/api/databases/${id}/dashboards`, { title: "Where they live" }))
    .body as Dashboard;
  await owner.browser.post(`/api/dashboards/${board.id}/cards`, { chartId: chart.id });
  const put = async (path: string, body: object) =>
    (await owner.browser.request(`/api/databases/${id}/${path}`, { method: "PUT", body })).status;
  const rule = { hidden: ["email"], filters: [{ column: "country", attribute: "countries" }] };
  expect(await put("data-rules/customers", rule)).toBe(204);
  const attributes = [{ name: "countries", values: ["Germany", "Spain"] }];
  expect(await put(`members/${guest.userId}/attributes`, { attributes })).toBe(204);

  const { page, visit, context: window } = await open({ person: guest });
  onTestFinished(() => window.close());
  const main = page.getByRole("main");
  const offered = async (name: string) =>
    (await page.getByRole("button", { name, exact: true }).count()) +
    (await page.getByRole("menuitem", { name, exact: true }).count());
  const showsOwn = async () => {
    await expect.poll(() => main.innerText()).toContain("Germany");
    await expect.poll(() => main.innerText()).not.toContain("France");
    for (const name of ["Share", "History"]) {
      expect([name, await offered(name)]).toEqual([name, 0]);
    }
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(await measureOverflow(page)).toBe(0);
  };
  const text = "France leads with 777";
  await owner.browser.post(`/api/charts/${chart.id}/threads`, { id: randomUUID(), text });
  await visit(`/charts/${chart.id}?database=${id}`);
  await showsOwn();
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await page.getByRole("combobox", { name: /comment/i }).waitFor();
  await expect.poll(() => page.getByText(text).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for" }).first().click();
  expect(await offered("Share")).toBe(0);
  await page.keyboard.press("Escape");
  await visit(`/dashboards/${board.id}`);
  await showsOwn();
  await page.getByRole("button", { name: "Refresh all cards" }).click();
  await showsOwn();
  await visit(`/charts?database=${id}`);
  await page.getByRole("link", { name: chart.title }).waitFor({ state: "detached" });
  await main.getByText("Germany").or(main.getByText("customers")).first().waitFor();
  await expect.poll(() => main.innerText()).not.toContain("France");
  await visit(`/databases/${id}`);
  const tabs = page.getByRole("navigation", { name: "Settings of the database" });
  await expect.poll(() => tabs.innerText()).toBe("General\nMembers\nUsage\nDanger zone");
  await visit(`/ask/explorer?database=${id}&table=customers`);
  await main.getByRole("heading").first().waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

test("at 360 px the rules and the dialog fit", async (context) => {
  const { server, open } = site(context);
  const owner = await signUpPerson(server, "Rosa");
  const { id } = await findDatabaseOf(owner);
  const { page, visit, context: window } = await open({ person: owner, width: 360 });
  onTestFinished(() => window.close());
  await visit(`/databases/${id}/access`);
  await page.getByRole("button", { name: "Add a rule" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Add a rule" }).click();
  await choose(page, "Table", "customers");
  await page.getByRole("button", { name: "Filter rows" }).click();
  expect(await measureOverflow(page)).toBe(0);
});
