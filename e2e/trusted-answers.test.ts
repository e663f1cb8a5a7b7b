import { tmpdir } from "node:os";
import type { ChartSummary, Database, Sync } from "@askery/api";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { signUpPerson } from "../apps/server/testing/test-people.test-support.ts";
import { writeShopFile, type ShopFile } from "../apps/server/testing/shop-file.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What makes answers trustworthy: computing them again, verifying them, and what people think of them. */
const { site, visit } = useSite({ environment: { fileFolders: [tmpdir()] } });

const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });

/** Saves a small shop as a database, whose file can change. */
async function addShop(context: TestContext): Promise<ShopFile & { readonly id: string }> {
  const { owner } = site(context);
  const shop = writeShopFile();
  const { body } = await owner.browser.post("/api/databases", {
    name: "Corner shop",
    connection: { kind: "sqlite", path: shop.path },
  });
  return { ...shop, id: (body as { readonly database: Database }).database.id };
}

async function ask(page: Page, question: string, databaseId?: string): Promise<void> {
  const database = databaseId === undefined ? "" : `&database=${databaseId}`;
  await page.goto(`/ask?q=${encodeURIComponent(question)}${database}`);
  await page.waitForURL(/\/chat\//);
  await answer(page).waitFor();
}

test.for([1440, 360])(
  "at %i px: Reproduce shows that the SQL is the same, and which rows have changed since",
  async (width, context) => {
    const shop = await addShop(context);
    const { page } = await visit(context, "/ask", { width, height: 800 });
    await ask(page, "total of orders by city", shop.id);
    const reproduce = answer(page).getByRole("button", { name: "Reproduce" });
    await reproduce.press("Enter");
    const panel = answer(page).getByRole("region", { name: "Reproduced" });
    await panel.getByText("The SQL is the same, byte for byte").waitFor();
    await panel.getByText("All 2 rows are the same.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    shop.change("INSERT INTO orders VALUES (9, 1, 100); DELETE FROM orders WHERE customer_id = 2");
    await reproduce.press("Enter");
    await panel.getByText("1 row changed, 1 removed.").waitFor();
    const rows = panel.getByRole("table").getByRole("row");
    expect((await rows.allInnerTexts()).map((row) => row.split(/\s+/).join(" ").trim())).toEqual([
      "Row city order total",
      "Changed Paris before 37.5 after 137.5",
      "Removed Rome 5",
    ]);
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole("button", { name: "Close" }).press("Enter");
    await panel.waitFor({ state: "detached" });
  },
);

test.for([1440, 360])(
  "at %i px: a thumb down says what is wrong, and an editor opens the question from the list and settles it",
  async (width, context) => {
    const { server, open } = site(context);
    const shop = await addShop(context);
    const bo = await signUpPerson(server, `Bo${width}`);
    const member = { workspaceId: shop.id, userId: bo.userId, role: "viewer", createdAtMs: 1 } as const;
    await server.store.insertInto("member").values(member).execute();
    const theirs = await open({ person: bo, width, height: 800 });
    await theirs.visit("/ask");
    await ask(theirs.page, "number of orders by city", shop.id);
    const down = answer(theirs.page).getByRole("button", { name: "This answer is wrong" });
    await down.press("Enter");
    const form = theirs.page.getByRole("dialog", { name: "What is wrong?" });
    await form.getByRole("radio", { name: "Wrong rows" }).press("Space");
    await form.getByLabel("In your words").fill("Rome has closed");
    expect(await findViolations(theirs.page)).toEqual([]);
    await form.getByRole("button", { name: "Send" }).press("Enter");
    await theirs.page.getByText("Feedback sent", { exact: true }).waitFor();
    await expect.poll(() => down.getAttribute("aria-pressed")).toBe("true");
    await theirs.page.reload();
    await expect.poll(() => down.getAttribute("aria-pressed")).toBe("true");
    await theirs.context.close();

    const { page } = await visit(context, `/databases/${shop.id}/answers?list=disliked`, {
      width,
      height: 800,
    });
    const row = page.getByRole("listitem").filter({ hasText: "Rome has closed" });
    await row.getByText("Wrong rows").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await row.getByRole("button", { name: "number of orders by city", exact: true }).press("Enter");
    await page.waitForURL(/\/chat\//);
    await answer(page).waitFor();
    await page.getByRole("heading", { level: 2, name: "number of orders by city" }).waitFor();
    await page.goBack();
    await row.getByRole("button", { name: /^Settle/ }).press("Enter");
    await row.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await row.waitFor();
  },
);

test.for([1440, 360])(
  "at %i px: a verified answer has a badge for all who ask the same, and on its chart, until its tables change",
  async (width, context) => {
    const { owner } = site(context);
    const shop = await addShop(context);
    const { page } = await visit(context, "/ask", { width, height: 800 });
    await ask(page, "number of orders by city", shop.id);
    const verify = answer(page).getByRole("button", { name: "Verify", exact: true });
    await verify.press("Enter");
    await answer(page).getByText("Verified by Ines").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await ask(page, "Number of orders  by CITY?", shop.id);
    await answer(page).getByText("Verified by Ines").waitFor();
    const turnId = await page.locator("article[id^=turn-]").first().getAttribute("id");
    const saved = await owner.browser.post(`/api/turns/${(turnId ?? "").replace("turn-", "")}/charts`, {});
    const chart = saved.body as ChartSummary;
    await page.goto("/charts");
    const tile = page.getByRole("article").filter({ hasText: chart.title });
    await tile.getByText("Verified by Ines").first().waitFor();
    await page.goto(`/charts/${chart.id}`);
    await page.getByText("Verified by Ines").waitFor();
    shop.change("ALTER TABLE customers RENAME COLUMN city TO town");
    const { body } = await owner.browser.post(`/api/databases/${shop.id}/syncs`);
    await (await owner.browser.request(`/api/databases/${shop.id}/syncs/${(body as Sync).id}/events`)).text();
    await page.goto(`/databases/${shop.id}/answers?list=verified`);
    await page.getByText("Nothing verified yet").waitFor();
    await page.getByRole("radio", { name: "No longer" }).press("Enter");
    const row = page.getByRole("listitem").filter({ hasText: "The tables have changed" });
    await row.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await row.getByRole("button", { name: /^Remove/ }).press("Enter");
    await row.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await row.waitFor();
    await page.goto(`/charts/${chart.id}`);
    await page.getByText(chart.title).first().waitFor();
    await expect.poll(() => page.getByText("Verified by Ines").count()).toBe(0);
    await page.goto("/notifications");
    await page.getByText("is no longer verified").first().waitFor();
  },
);

test("another verified answer to a question is offered, shown in one click, and undone", async (context) => {
  const { owner } = site(context);
  const shop = await addShop(context);
  const { page } = await visit(context, "/ask");
  await ask(page, "number of orders by city", shop.id);
  const id = (await page.locator("article[id^=turn-]").getAttribute("id"))?.replace("turn-", "") ?? "";
  const sql = "SELECT city, 7 AS orders FROM customers GROUP BY city";
  await (await owner.browser.request(`/api/turns/${id}/sql`, { method: "POST", body: { sql } })).text();
  await owner.browser.request(`/api/turns/${id}/verification`, { method: "PUT" });
  await ask(page, "number of orders by city", shop.id);
  await answer(page).getByText("Ines verified another answer to this question.").waitFor();
  await answer(page).getByRole("button", { name: "Show the verified answer" }).press("Enter");
  await answer(page).getByText("Verified by Ines").waitFor();
  await answer(page).getByRole("tab", { name: "Table" }).click();
  await expect.poll(() => answer(page).getByText("7", { exact: true }).count()).toBe(2);
  await answer(page).getByRole("button", { name: /^Undo/ }).first().press("Enter");
  await answer(page).getByText("Ines verified another answer to this question.").waitFor();
});

test("a thumb is taken back with a second click", async (context) => {
  const { page } = await visit(context, "/ask");
  await ask(page, "revenue by month this year");
  const up = answer(page).getByRole("button", { name: "This answer is right" });
  await up.press("Enter");
  await expect.poll(() => up.getAttribute("aria-pressed")).toBe("true");
  await up.press("Enter");
  await expect.poll(() => up.getAttribute("aria-pressed")).toBe("false");
});

test.for([1440, 360])(
  "at %i px: an answer is kept correct: its test fails with what differs, is run, removed and restored",
  async (width, context) => {
    const { owner } = site(context);
    const shop = await addShop(context);
    const { page } = await visit(context, "/ask", { width, height: 800 });
    await ask(page, "total of orders by city", shop.id);
    await answer(page).getByRole("button", { name: "Keep correct" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Keep this answer correct" });
    await dialog.getByRole("radio", { name: /^Values within a tolerance/ }).press("Space");
    await dialog.getByLabel("Figures may differ by").fill("2");
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save test" }).press("Enter");
    await page.getByText("Test saved", { exact: true }).waitFor();
    await page.goto(`/databases/${shop.id}/answers`);
    const row = page.getByRole("list", { name: "Tests" }).getByRole("listitem").first();
    await row.getByText("The same values within 2%").waitFor();
    await row.getByText("Passed").waitFor();
    shop.change("INSERT INTO orders VALUES (9, 1, 100)");
    await page.getByRole("button", { name: "Run all" }).press("Enter");
    await row.getByText("Failed").waitFor();
    await row.getByRole("button", { name: /^History/ }).press("Enter");
    await row.getByText("1 row changed, 1 the same.").waitFor();
    await row.getByText("by Ines").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("radio", { name: "Failed" }).press("Enter");
    await page.waitForURL(/list=failed/);
    await row.getByText("total of orders by city").waitFor();
    await row.getByRole("button", { name: /^Remove/ }).press("Enter");
    await page.getByText("No test fails").waitFor();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await row.waitFor();
    const { body } = await owner.browser.get("/api/notifications");
    expect(JSON.stringify(body)).toContain("no longer has the expected answer");
  },
);
