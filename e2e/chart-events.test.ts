import type { ChartSummary } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** The dated events of a database, and the charts that mark them. */
const { site, visit } = useSite();

const list = (page: Page) => page.getByRole("list", { name: "Events" });
const chart = (page: Page, described: RegExp) => page.getByRole("img", { name: described });

/** Saves a chart of orders by month. */
async function saveMonths(context: TestContext) {
  const { owner } = site(context);
  const { id: databaseId } = await findDatabaseOf(owner);
  const { id: conversationId } = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversationId, "number of orders by month");
  const { body } = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "Months" });
  return { databaseId, conversationId, id: (body as ChartSummary).id };
}

test.for([1440, 360])(
  "at %i px: an event is added, marked on answers and charts, hidden by one, deleted and restored",
  async (width, context) => {
    const { databaseId, conversationId, id } = await saveMonths(context);
    const { page } = await visit(context, `/databases/${databaseId}/knowledge?kind=event`, { width });
    await page.getByRole("button", { name: "Add an event" }).click();
    const dialog = page.getByRole("dialog", { name: "Add an event" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter what happened.").waitFor();
    const title = `Free delivery ${width}`;
    await dialog.getByLabel("What happened").fill(title);
    await dialog.getByLabel("Day", { exact: true }).fill("2026-02-14");
    await dialog.getByLabel(/^Last day/u).fill("2026-02-01");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("The last day is before the first one.").waitFor();
    await dialog.getByLabel(/^Last day/u).fill("2026-04-10");
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = list(page).getByRole("listitem").filter({ hasText: title });
    await row.getByText("14 Feb 2026 – 10 Apr 2026").waitFor();
    expect([await measureOverflow(page), await findViolations(page)]).toEqual([0, []]);

    const marked = new RegExp(`Events?: .*${title}, 14 Feb 2026 to 10 Apr 2026`, "u");
    await page.goto(`/chat/${conversationId}`);
    await chart(page, marked).waitFor();
    await page.goto(`/charts/${id}`);
    await chart(page, marked).waitFor();
    await page.getByRole("button", { name: "Edit chart" }).click();
    await page.getByRole("tab", { name: "Display", exact: true }).click();
    await page.getByRole("combobox", { name: "Events" }).click();
    await page.getByRole("option", { name: "Hidden" }).click();
    await expect.poll(() => chart(page, marked).count()).toBe(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await chart(page, marked).waitFor();
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Chart saved", { exact: true }).waitFor();
    await chart(page, /^Line chart/u).waitFor();
    await expect.poll(() => chart(page, marked).count()).toBe(0);

    await page.goto(`/databases/${databaseId}/knowledge?kind=event`);
    await row.getByRole("button", { name: `Delete ${title}` }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
  },
);
