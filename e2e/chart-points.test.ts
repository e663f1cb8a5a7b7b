import type { ChartSummary } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What a click on a mark of a saved chart offers. */
const { site, visit } = useSite();

async function saveChannels(context: TestContext): Promise<string> {
  const { owner } = site(context);
  const { id: databaseId } = await findDatabaseOf(owner);
  const { id: conversationId } = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversationId, "number of orders by channel");
  const { body } = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "Channels" });
  return (body as ChartSummary).id;
}

const drawing = (page: Page) => page.getByRole("application", { name: "Figures of the chart" });
const action = (page: Page, name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name });

/** Opens what can be done from the first mark, by keyboard. */
async function openMark(page: Page): Promise<void> {
  await drawing(page).locator("svg").waitFor();
  await drawing(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await action(page, "See the rows").waitFor();
}

test.for([1440, 360])(
  "at %i px, a mark of a saved chart shows its rows, and breaks down as a question that leaves the chart",
  async (width, context) => {
    const id = await saveChannels(context);
    const { page } = await visit(context, `/charts/${id}`, { width });
    await openMark(page);
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("grid").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await openMark(page);
    await action(page, /^Break down by (?!…)/u)
      .first()
      .click();
    await page.waitForURL(/\/chat\/[\da-f-]{36}/u);
    await page.getByRole("button", { name: "Add to this answer" }).waitFor();
    await page.getByRole("list", { name: "Understood as" }).getByText("filter").waitFor();
    const { body } = await site(context).owner.browser.get(`/api/charts/${id}`);
    expect(body).toMatchObject({ revision: 1, type: "bar" });
  },
);

test("members who can't edit see figures, and nothing to do from them", async (context) => {
  const id = await saveChannels(context);
  const { owner, server } = site(context);
  const viewer = await signUpPerson(server, "Vera");
  const { id: workspaceId } = await findDatabaseOf(owner);
  await server.store
    .insertInto("member")
    .values({ workspaceId, userId: viewer.userId, role: "viewer", createdAtMs: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { page } = await visit(context, `/charts/${id}`, { person: viewer });
  await page.getByRole("img", { name: /chart of/u }).waitFor();
  await expect.poll(() => drawing(page).count()).toBe(0);
});
