import type { ChartSummary, CommentThread, Conversation, Dashboard } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { findDatabaseOf } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { addMember } from "../apps/server/testing/team-scene.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Comments, as two people who look at the same things see them. */
const { site } = useSite();

interface Team {
  /** The owner of the database. */
  readonly ada: TestPerson;
  /** A viewer of it. */
  readonly bob: TestPerson;
  readonly databaseId: string;
  readonly conversation: Conversation;
  readonly chart: ChartSummary;
}

/** Two new members of one database, with a chart. */
async function openTeam(context: TestContext, [first, second]: readonly [string, string]): Promise<Team> {
  const { server } = site(context);
  const ada = await signUpPerson(server, first);
  const { id: databaseId } = await findDatabaseOf(ada);
  const bob = await addMember({ server, databaseId }, second);
  const listed = await ada.browser.get(`/api/databases/${databaseId}/conversations`);
  const { items } = listed.body as { readonly items: readonly { readonly id: string }[] };
  const read = await ada.browser.get(`/api/conversations/${items[0]?.id ?? ""}`);
  const conversation = read.body as Conversation;
  const saved = await ada.browser.post(`/api/turns/${conversation.turns[0]?.id ?? ""}/charts`, {
    title: "Watched chart",
  });
  return { ada, bob, databaseId, conversation, chart: saved.body as ChartSummary };
}

const panelOf = (page: Page) => page.getByRole("dialog");
const openButton = (page: Page) => page.getByRole("button", { name: /^Comments(?: \d+)?$/ });
const mainField = (page: Page) => panelOf(page).getByRole("combobox", { name: "Add a comment" });

test.for([1440, 360])(
  "at %i px: one mentions the other, who is notified, opens it, replies and resolves; both see it live",
  async (width, context) => {
    const { ada, bob, chart } = await openTeam(context, [`Alma${width}`, `Bela${width}`]);
    const { open } = site(context);
    const mine = await open({ person: ada, width });
    await mine.visit(`/charts/${chart.id}`);
    await openButton(mine.page).click();
    await panelOf(mine.page).getByText("No open comments").waitFor();
    expect([await findViolations(mine.page), await measureOverflow(mine.page)]).toEqual([[], 0]);
    await mainField(mine.page).pressSequentially("Is this right, @be");
    await panelOf(mine.page)
      .getByRole("option", { name: `Bela${width}` })
      .waitFor();
    expect(await findViolations(mine.page)).toEqual([]);
    await mine.page.keyboard.press("Enter");
    await mine.page.keyboard.type("? **Look** <img src=x onerror=alert(1)>");
    await mine.page.keyboard.press("Control+Enter");
    await panelOf(mine.page).getByText(`@Bela${width}`).waitFor();
    await expect.poll(() => panelOf(mine.page).getByRole("strong").innerText()).toBe("Look");
    await panelOf(mine.page).getByText("<img src=x onerror=alert(1)>").waitFor();
    await expect.poll(() => mainField(mine.page).inputValue()).toBe("");

    const theirs = await open({ person: bob, width });
    await theirs.visit("/notifications");
    await theirs.page
      .getByRole("link", { name: `Alma${width} mentioned you in a comment on “Watched chart”` })
      .click();
    await panelOf(theirs.page)
      .getByRole("article", { name: `Comment of Alma${width}` })
      .waitFor();
    await expect.poll(() => new URL(theirs.page.url()).pathname).toBe(`/charts/${chart.id}`);
    await panelOf(theirs.page).getByRole("button", { name: "Reply" }).click();
    await theirs.page.keyboard.type("Yes, it is.");
    await theirs.page.keyboard.press("Control+Enter");
    await panelOf(theirs.page).getByText("Yes, it is.", { exact: true }).waitFor();

    // Without a reload.
    await panelOf(mine.page).getByText("Yes, it is.", { exact: true }).waitFor();
    expect([await findViolations(mine.page), await measureOverflow(mine.page)]).toEqual([[], 0]);
    await panelOf(theirs.page).getByRole("button", { name: "Resolve" }).click();
    await theirs.page.getByText("Resolved", { exact: true }).first().waitFor();
    await panelOf(mine.page).getByText("No open comments").waitFor();
    await panelOf(mine.page).getByRole("radio", { name: "Resolved" }).click();
    await panelOf(mine.page).getByText(`Resolved by Bela${width}`).waitFor();
    await panelOf(mine.page).getByRole("button", { name: "Reopen" }).click();
    await panelOf(mine.page).getByRole("radio", { name: "Open", exact: true }).click();
    await panelOf(mine.page).getByText("Yes, it is.", { exact: true }).waitFor();
    await mine.page.keyboard.press("Escape");
    await mine.page.getByRole("button", { name: "Comments 2" }).waitFor();
  },
);

test("a draft survives, a list closes before the panel, and a comment that was not sent can be sent again", async (context) => {
  const { ada, chart } = await openTeam(context, ["Ariane", "Benno"]);
  const { page, visit, context: window } = await site(context).open({ person: ada });
  await visit(`/charts/${chart.id}`);
  await openButton(page).click();
  await mainField(page).pressSequentially("For @B");
  await panelOf(page).getByRole("option", { name: "Benno" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => panelOf(page).getByRole("option").count()).toBe(0);
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "detached" });
  await page.reload();
  await openButton(page).click();
  await expect.poll(() => mainField(page).inputValue()).toBe("For @B");

  await window.setOffline(true);
  await mainField(page).fill("Not lost");
  await panelOf(page).getByRole("button", { name: "Send" }).click();
  await panelOf(page)
    .getByText(/^Not sent\./)
    .waitFor();
  await window.setOffline(false);
  await panelOf(page).getByRole("button", { name: "Try again" }).click();
  await expect
    .poll(() =>
      panelOf(page)
        .getByText(/^Not sent\./)
        .count(),
    )
    .toBe(0);
  const { body } = await ada.browser.get(`/api/charts/${chart.id}/threads`);
  const { items } = body as { readonly items: readonly CommentThread[] };
  expect(items.map(({ comments }) => comments.map(({ text }) => text))).toEqual([["Not lost"]]);

  await mainField(page).fill("x".repeat(2_001));
  await panelOf(page).getByText("Comments have at most 2,000 characters. Remove 1.").waitFor();
  await expect.poll(() => panelOf(page).getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
});

test("a comment is edited and deleted by its author; Undo brings it back", async (context) => {
  const { ada, bob, chart } = await openTeam(context, ["Anouk", "Bruno"]);
  await ada.browser.post(`/api/charts/${chart.id}/threads`, { id: crypto.randomUUID(), text: "Of Anouk" });
  await bob.browser.post(`/api/charts/${chart.id}/threads`, { id: crypto.randomUUID(), text: "Of Bruno" });
  const { page, visit } = await site(context).open({ person: bob });
  await visit(`/charts/${chart.id}`);
  await openButton(page).click();
  await panelOf(page).getByText("Of Anouk").waitFor();
  await expect
    .poll(() => panelOf(page).getByRole("button", { name: "Actions for the comment of Anouk" }).count())
    .toBe(0);
  const actions = panelOf(page).getByRole("button", { name: "Actions for the comment of Bruno" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await panelOf(page).getByRole("combobox", { name: "Edit comment" }).fill("Of Bruno, changed");
  await page.keyboard.press("Control+Enter");
  await panelOf(page).getByText("Of Bruno, changed").waitFor();
  await panelOf(page)
    .getByText(/· edited/)
    .waitFor();
  await actions.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => panelOf(page).getByText("Of Bruno, changed").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await panelOf(page).getByText("Of Bruno, changed").waitFor();
});

test("a card of a dashboard and an answer of a project have comments of their own, with their number", async (context) => {
  const { ada, databaseId, chart, conversation } = await openTeam(context, ["Adele", "Bert"]);
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, {
    title: "Commented board",
  });
  const { id } = made.body as Dashboard;
  await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId: chart.id });
  const { page, visit } = await site(context).open({ person: ada });
  await visit(`/dashboards/${id}`);
  await page.getByRole("button", { name: "Actions for Watched chart" }).press("Enter");
  await page.getByRole("menuitem", { name: "Comment" }).press("Enter");
  await panelOf(page).getByText("On “Watched chart”").waitFor();
  await page.locator("textarea:focus").waitFor();
  await page.keyboard.type("About the card");
  await page.keyboard.press("Control+Enter");
  await panelOf(page).getByText("About the card").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Comments on Watched chart 1" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await openButton(page).click();
  await panelOf(page).getByRole("button", { name: "On “Watched chart”" }).waitFor();

  const [turn] = conversation.turns;
  await visit(`/chat/${conversation.id}`);
  const part = page.getByRole("button", { name: `Comment on ${turn?.question ?? ""}` }).first();
  await part.click();
  await mainField(page).fill("About the answer");
  await panelOf(page).getByRole("button", { name: "Send" }).click();
  await panelOf(page).getByText("About the answer").waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: `Comment on ${turn?.question ?? ""} 1` })
    .first()
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("a link to a deleted comment says so, and leads to the others", async (context) => {
  const { ada, chart } = await openTeam(context, ["Anton", "Birte"]);
  const { page, visit } = await site(context).open({ person: ada });
  await visit(`/charts/${chart.id}?comment=${crypto.randomUUID()}`);
  await panelOf(page).getByText("This comment is gone").waitFor();
  await panelOf(page).getByRole("button", { name: "All comments" }).last().click();
  await panelOf(page).getByText("No open comments").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});
