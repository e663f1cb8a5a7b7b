import type { ChartSummary, Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { signUpPerson, type TestPerson } from "../apps/server/testing/test-people.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { readDatabases } from "./read-databases.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** Who else has a dashboard open, and what lists show about it. */
const { site, visit } = useSite();

async function makeBoard(owner: TestPerson, title: string) {
  const [database] = await readDatabases(owner);
  const databaseId = database?.id ?? "";
  const made = await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title });
  return { databaseId, id: (made.body as Dashboard).id };
}

test("a dashboard shows the faces of the others who have it open, until they close it", async (context) => {
  const { server, owner } = site(context);
  const { databaseId, id } = await makeBoard(owner, "Together");
  const member = await signUpPerson(server, "Mira");
  const joins = { workspaceId: databaseId, userId: member.userId, role: "viewer", createdAtMs: 0 } as const;
  await server.store.insertInto("member").values(joins).execute();
  const { page } = await visit(context, `/dashboards/${id}`, { width: 1440, height: 800 });
  await page.getByRole("heading", { name: "Together", level: 1 }).waitFor();
  const faces = page.getByRole("button", { name: "Also looking: Mira" });
  await expect.poll(() => faces.count()).toBe(0);

  await member.browser.post(`/api/dashboards/${id}/visits`, {});
  await faces.waitFor({ timeout: 30_000 });
  await faces.press("Enter");
  await page.getByRole("dialog", { name: "Also looking" }).getByText("Mira").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await faces.waitFor();
    expect(await measureOverflow(page)).toBe(0);
  }
  // Mira's page reports no more.
  await expect.poll(() => faces.count(), { timeout: 60_000 }).toBe(0);
});

test("a list names the card that fails, and when the reader last opened a dashboard", async (context) => {
  const { server, owner } = site(context);
  const { databaseId, id } = await makeBoard(owner, "Failing");
  const conversation = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversation.id, "number of orders");
  const chart = await owner.browser.post(`/api/turns/${turn.id}/charts`, { title: "Orders" });
  const { id: chartId } = chart.body as ChartSummary;
  await owner.browser.post(`/api/dashboards/${id}/cards`, { chartId });
  const { cards } = (await owner.browser.get(`/api/dashboards/${id}`)).body as Dashboard;
  const failure = { cardId: cards[0]?.id ?? "", message: "The table “orders” is gone.", atMs: 0 };
  await server.store.insertInto("cardFailure").values(failure).execute();
  await owner.browser.post(`/api/dashboards/${id}/visits`, {});

  const { page } = await visit(context, "/dashboards", { width: 1440, height: 800 });
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Failing" }) });
  await row.getByText(/1 card · changed .* · opened /).waitFor();
  await row.getByRole("button", { name: "1 card fails" }).click();
  await page.getByText("The table “orders” is gone.").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 800 });
  await row.getByRole("button", { name: "1 card fails" }).waitFor();
  expect(await measureOverflow(page)).toBe(0);
});
