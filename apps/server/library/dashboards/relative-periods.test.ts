import type { CardFigures, ChartSummary, Dashboard, Database } from "@askery/api";
import type { DashboardFilter, FilterState } from "@askery/model";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

const time: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: null,
  isRequired: false,
  targets: {},
};

const month = "number of trips this month";
const all = "number of trips";

/** Ada's dashboard of two cards about trips, one of which has a relative period, under a filter by time. */
async function openBoard({ databaseUrl }: StoreEnvironment) {
  const clock = { nowMs: Date.parse("2026-11-29T12:00:00Z") };
  const { folder, path: file, change } = writeShopFile();
  change(
    `CREATE TABLE trips (id INTEGER PRIMARY KEY, started_on DATE NOT NULL);
     INSERT INTO trips (started_on) VALUES
       ('2026-11-10'), ('2026-11-28'), ('2026-11-29'), ('2026-11-29'), ('2026-12-01')`,
  );
  const environment = { databaseUrl, fileFolders: [folder] };
  const server = await startTestServer({ environment, now: () => clock.nowMs });
  const { browser, ...person } = await signUpPerson(server, "Ada");
  const connection = { kind: "sqlite", path: file };
  const added = await browser.post("/api/databases", { name: "Trips", connection });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  readEvents(await events.text());
  const made = await browser.post(`/api/databases/${database.id}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation({ browser, ...person }, database.id);
  for (const question of [month, all]) {
    const { turn } = await ask({ browser, ...person }, conversation.id, question);
    const chart = (await browser.post(`/api/turns/${turn.id}/charts`, { title: question })).body;
    await browser.post(`${path}/cards`, { chartId: (chart as ChartSummary).id });
  }
  const { revision, cards } = (await browser.get(path)).body as Dashboard;
  const changed = await browser.request(path, { method: "PATCH", body: { revision, filters: [time] } });
  expect(changed.status).toBe(200);
  const read = async (title: string, filters: FilterState, maxAgeMs: number | null) => {
    const id = cards.find(({ chart }) => chart.title === title)?.id ?? "";
    const { status, body } = await browser.post(`${path}/cards/${id}/figures`, { filters, maxAgeMs });
    expect(status).toBe(200);
    return body as CardFigures;
  };
  return { clock, read };
}

const figureOf = ({ table }: CardFigures) => table.values.at(-1)?.[0];
const atMidnight = Date.parse("2026-11-30T00:00:00Z");

const dayOfToday = { kind: "unit", unit: "day", anchor: "day", offsets: [] } as const;
const today: FilterState = {
  time: { kind: "time", period: { kind: "relative", from: dayOfToday, to: dayOfToday }, words: "today" },
};

describeStores((environment) => {
  test("a filter by today is another day's after midnight: first the figures of before, then those of now", async () => {
    const { clock, read } = await openBoard(environment());
    const before = await read(all, today, null);
    expect([figureOf(before), before.movesAtMs]).toEqual([2, atMidnight]);
    clock.nowMs = Date.parse("2026-11-30T08:00:00Z");
    expect(figureOf(await read(all, today, null))).toBe(2);
    // What a page asks for after midnight.
    const after = await read(all, today, clock.nowMs - atMidnight);
    expect([figureOf(after), after.movesAtMs]).toEqual([0, Date.parse("2026-12-01T00:00:00Z")]);
  });

  test("a card's own relative period moves with the day, and other figures do not", async () => {
    const { clock, read } = await openBoard(environment());
    expect([figureOf(await read(month, {}, null)), (await read(all, {}, null)).movesAtMs]).toEqual([4, null]);
    clock.nowMs = Date.parse("2026-12-01T08:00:00Z");
    const maxAgeMs = clock.nowMs - atMidnight;
    const after = await read(month, {}, maxAgeMs);
    expect([figureOf(after), after.movesAtMs]).toEqual([1, Date.parse("2026-12-02T00:00:00Z")]);
  });
});
