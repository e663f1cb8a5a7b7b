import type { ChartDraft, ChartSummary, Database, Page, Sync } from "@askery/api";
import { expect, test } from "vitest";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const ids = ["11", "22", "33", "44"].map((digits) => `${digits.repeat(4)}-1111-4111-8111-111111111111`);

describeStores((environment) => {
  /** Four charts: their names, in the order in which they were saved. */
  async function saveCharts(titles: readonly string[]) {
    const { folder, path, change } = writeShopFile();
    change("CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT); INSERT INTO sales VALUES (1, 'web')");
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    // Much later each time: reading the figures takes a while, too.
    const now = () => (nowMs += 60_000);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] }, now });
    const ada = await signUpPerson(server, "Ada");
    const { body } = await ada.browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const { id } = (body as { readonly database: Database }).database;
    const drafts = `/api/databases/${id}/chart-drafts`;
    const started = await ada.browser.post(drafts, { start: { kind: "table", table: "sales" } });
    const draft = started.body as Extract<ChartDraft, { kind: "drawn" }>;
    for (const [index, title] of titles.entries()) {
      await ada.browser.post(`${drafts}/${draft.id}/chart`, { id: ids[index], title });
    }
    const readAgain = async () => {
      const started = await ada.browser.post(`/api/databases/${id}/syncs`);
      const events = `/api/databases/${id}/syncs/${(started.body as Sync).id}/events`;
      await (await ada.browser.request(events)).text();
    };
    const sleepDays = (days: number) => {
      nowMs += days * 24 * 3_600_000;
    };
    const list = async (query: string) => {
      const response = await ada.browser.get(`/api/databases/${id}/charts?${query}`);
      return response.body as Page<ChartSummary>;
    };
    return { ada, list, change, readAgain, sleepDays };
  }

  /** The names on all pages of two charts. */
  async function readAll(list: (query: string) => Promise<Page<ChartSummary>>, query: string) {
    const first = await list(`${query}&limit=2`);
    const rest = first.nextCursor === null ? null : await list(`${query}&limit=2&cursor=${first.nextCursor}`);
    return [...first.items, ...(rest?.items ?? [])].map(({ title }) => title);
  }

  test("charts are listed by name, last change, last run, owner and use, on pages without gaps", async () => {
    const { ada, list } = await saveCharts(["bees", "Ants", "Cats", "ants too"]);
    await ada.browser.request(`/api/charts/${ids[2] ?? ""}`, { method: "PATCH", body: { title: "Cats!" } });
    const refreshed = await ada.browser.post(`/api/charts/${ids[0] ?? ""}/refresh`);
    expect(refreshed).toMatchObject({ status: 200 });
    expect([
      await readAll(list, "order=name"),
      await readAll(list, "order=changed"),
      (await readAll(list, "order=ran"))[0],
      (await readAll(list, "order=owner")).length,
      (await readAll(list, "order=used")).length,
    ]).toEqual([["Ants", "ants too", "bees", "Cats!"], ["Cats!", "ants too", "Ants", "bees"], "bees", 4, 4]);
  });

  test("a list is narrowed by kind and by search, and the cursor of another order is refused", async () => {
    const { ada, list } = await saveCharts(["bees", "Ants", "Cats", "ants too"]);
    await ada.browser.request(`/api/charts/${ids[1] ?? ""}`, { method: "PATCH", body: { type: "table" } });
    const { nextCursor } = await list("order=name&limit=2");
    expect([
      await readAll(list, "type=table"),
      await readAll(list, "search=ants&order=name"),
      (await list(`order=owner&limit=2&cursor=${nextCursor ?? ""}`)) as unknown,
    ]).toMatchObject([["Ants"], ["Ants", "ants too"], { code: "invalid-input" }]);
  });

  test("a chart is out of date after a failed run, a changed table or 30 days, until it runs again", async () => {
    const { ada, list, change, readAgain, sleepDays } = await saveCharts(["bees", "Ants", "Cats"]);
    const marks = async (query: string) =>
      (await list(query)).items.map(({ title, stale }) => [title, stale?.reason ?? null]);
    expect(await marks("stale=only")).toEqual([]);
    change("ALTER TABLE sales RENAME TO sold");
    const refresh = () => ada.browser.post(`/api/charts/${ids[1] ?? ""}/refresh`);
    expect((await refresh()).status).not.toBe(200);
    // The failure has the schema read again, which finds the other charts.
    await expect
      .poll(() => marks("stale=only&order=name"), { timeout: 60_000 })
      .toEqual([
        ["Ants", "failed"],
        ["bees", "schema"],
        ["Cats", "schema"],
      ]);
    expect((await marks("order=stale"))[0]).toEqual(["Ants", "failed"]);
    change("ALTER TABLE sold RENAME TO sales");
    await readAgain();
    expect(await refresh()).toMatchObject({ status: 200 });
    expect((await marks("order=name"))[0]).toEqual(["Ants", null]);
    sleepDays(31);
    expect((await marks("order=name"))[0]).toEqual(["Ants", "old"]);
  });
});
