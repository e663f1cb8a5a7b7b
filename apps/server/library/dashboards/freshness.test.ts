import type { CardFigures, ChartSummary, Dashboard, DashboardFreshness, Database } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

const ofNone = "11111111-1111-4111-8111-111111111111";
const byRegion = "total amount by region";

interface Scene extends StoreEnvironment {
  readonly now?: () => number;
  readonly cachedFiguresMb?: number;
}

/** Ada's dashboard of one card, with a filter by channel, and Bob, who is a viewer. */
async function openBoard({ databaseUrl, now = () => new Date().getTime(), cachedFiguresMb = 100 }: Scene) {
  const { folder, path: file, change } = writeShopFile();
  change(
    `CREATE TABLE sales (id INTEGER PRIMARY KEY, amount REAL NOT NULL, region TEXT NOT NULL, channel TEXT NOT NULL);
     INSERT INTO sales (amount, region, channel) VALUES (1, 'North', 'web'), (2, 'South', 'web'), (4, 'South', 'shop')`,
  );
  const environment = { databaseUrl, cachedFiguresMb, fileFolders: [folder] };
  const server = await startTestServer({ environment, now });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const connection = { kind: "sqlite", path: file };
  const added = await ada.browser.post("/api/databases", { name: "Sales", connection });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  readEvents(await events.text());
  await server.store
    .insertInto("member")
    .values({ workspaceId: database.id, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await ada.browser.post(`/api/databases/${database.id}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, database.id);
  const { turn } = await ask(ada, conversation.id, byRegion);
  const chart = (await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: byRegion })).body;
  await ada.browser.post(`${path}/cards`, { chartId: (chart as ChartSummary).id });
  const read = async () => (await ada.browser.get(path)).body as Dashboard;
  const { revision, cards } = await read();
  const [card] = cards;
  invariant(card, "the dashboard has one card");
  const column = { table: "sales", column: "channel" };
  const filter = {
    id: "channel",
    label: "Channel",
    kind: "values",
    column,
    initial: null,
    isRequired: false,
  };
  const body = { revision, filters: [{ ...filter, targets: {} }] };
  expect((await ada.browser.request(path, { method: "PATCH", body })).status).toBe(200);
  const set = async (change: object, { browser } = ada) => {
    const answer = await browser.request(`${path}/freshness`, { method: "PATCH", body: change });
    return { status: answer.status, body: (await answer.json()) as DashboardFreshness };
  };
  const figures = async (channel: string | null) => {
    const options = [{ value: { type: "text", value: channel } }];
    const filters = channel === null ? {} : { channel: { kind: "values", options } };
    const answer = await ada.browser.post(`${path}/cards/${card.id}/figures`, { filters });
    expect(answer.status).toBe(200);
    return answer.body as CardFigures;
  };
  return { server, ada, bob, change, databaseId: database.id, path, card, read, set, figures };
}

describeStores((environment) => {
  test("editors set how long figures stay fresh, by database, dashboard and card; others' parts remain", async () => {
    const { ada, bob, databaseId, card, read, set } = await openBoard(environment());
    const { freshness, revision } = await read();
    expect(freshness).toEqual({
      minutes: null,
      cards: {},
      every: null,
      nextAtMs: null,
      ofDatabase: 10,
    });
    const body = { freshMinutes: 60 };
    expect(
      (await ada.browser.request(`/api/databases/${databaseId}`, { method: "PATCH", body })).status,
    ).toBe(200);
    expect((await set({ minutes: 5 })).status).toBe(200);
    expect((await set({ cards: { [card.id]: 1, [ofNone]: 0 } })).status).toBe(200);
    expect((await set({ cards: { [ofNone]: null } })).body).toEqual({
      minutes: 5,
      cards: { [card.id]: 1 },
      every: null,
      nextAtMs: null,
      ofDatabase: 60,
    });
    expect((await set({ minutes: 1 }, bob)).status).toBe(403);
    expect((await set({ minutes: -1 })).status).toBe(400);
    // It is no part of what the dashboard shows.
    expect((await read()).revision).toBe(revision);
  });

  test("a dashboard with a schedule computes its figures by itself, at its next time", async () => {
    let nowMs = Date.parse("2026-11-20T12:30:00Z");
    const board = await openBoard({ ...environment(), now: () => nowMs });
    const { set, read, figures, change } = board;
    const before = await figures(null);
    change("INSERT INTO sales (amount, region, channel) VALUES (8, 'North', 'shop')");
    expect((await set({ every: "hourly" })).body.nextAtMs).toBe(Date.parse("2026-11-20T13:00:00Z"));
    nowMs = Date.parse("2026-11-20T13:00:20Z");
    const after = await waitUntil(async () => {
      // The clock goes on, since a job that is just ending is due again a minute later.
      nowMs += 500;
      const read = await figures(null);
      return read.ranAtMs > before.ranAtMs ? read : null;
    });
    expect(after.table.values[1]?.toSorted()).toEqual([6, 9]);
    expect((await read()).freshness.nextAtMs).toBe(Date.parse("2026-11-20T14:00:00Z"));
    expect((await set({ every: null })).body.nextAtMs).toBeNull();
  });

  test("a card that fails in the background has its last figures, and is among the failing ones", async () => {
    let nowMs = Date.parse("2026-11-20T12:30:00Z");
    const { set, read, figures, change } = await openBoard({ ...environment(), now: () => nowMs });
    const before = await figures(null);
    change("ALTER TABLE sales RENAME TO sold");
    await set({ every: "hourly" });
    nowMs = Date.parse("2026-11-20T13:00:20Z");
    await waitUntil(async () => {
      nowMs += 500;
      return (await read()).health?.failing === 1;
    });
    expect((await figures(null)).table).toEqual(before.table);
  });

  test("what is cached remains within the budget: what was used last remains", async () => {
    let nowMs = Date.parse("2026-11-20T12:30:00Z");
    const now = () => (nowMs += 1_000);
    const cachedFiguresMb = 0.05;
    const { server, figures } = await openBoard({ ...environment(), now, cachedFiguresMb });
    const values = Array.from({ length: 25 }, (_, index) => `channel ${index}`);
    for (const value of values) await figures(value);
    const runs = await server.store
      .selectFrom("cardRun")
      .select(["sizeBytes", "usedAtMs"])
      .orderBy("usedAtMs")
      .execute();
    const bytes = runs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    expect(runs.length).toBeGreaterThan(1);
    expect(runs.length).toBeLessThan(values.length);
    expect(runs.every(({ sizeBytes }) => sizeBytes > 500)).toBe(true);
    expect(bytes).toBeLessThanOrEqual(cachedFiguresMb * 2 ** 20 * 1.05);
    const ran = await figures("channel 24");
    expect((await figures("channel 24")).ranAtMs).toBe(ran.ranAtMs);
    // Results of figures that were deleted are deleted with them.
    const results = await server.store.selectFrom("result").select("id").execute();
    expect(results.length).toBeLessThan(values.length);
  });
});
