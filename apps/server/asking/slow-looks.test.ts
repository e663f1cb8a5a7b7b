import type { Database, Sync } from "@askery/api";
import { invariant, type ExplorationEvent, type InvestigationEvent } from "@askery/model";
import { Client } from "pg";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { readEvents } from "../testing/ask.test-support.ts";
import { shareTestServer } from "../testing/share-test-server.test-support.ts";

/*
 * A database in which some queries take as long as the test wants: those of a table that is locked meanwhile. What the other
 * queries found arrives before these have ended.
 */

const schema = [
  "CREATE TABLE regions (id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL)",
  "INSERT INTO regions VALUES (1, 'North'), (2, 'South'), (3, 'West')",
  `CREATE TABLE orders (
     id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL REFERENCES regions (id), ordered_on DATE NOT NULL,
     kind VARCHAR(20) NOT NULL, amount NUMERIC(10,2) NOT NULL)`,
  `INSERT INTO orders SELECT n, 1 + n % 3, CURRENT_DATE - n / 6,
     (ARRAY['phone', 'web', 'shop'])[1 + (n / 2) % 3], 10 + (n * 7) % 23 FROM generate_series(1, 3000) n`,
];

const shared = shareTestServer();

test("the first findings of Explorer arrive while other queries still run", async (context) => {
  const { visit, release } = await openSlowDatabase(context);
  const lines = await visit<ExplorationEvent>("explore", { table: "orders" });
  const early = await lines.readUntil(({ kind }) => kind === "finding");
  expect(early.map(({ kind }) => kind)).not.toContain("ended");
  await release();
  const late = await lines.readUntil(({ kind }) => kind === "ended");
  const ids = (events: readonly ExplorationEvent[]) =>
    events.flatMap((event) => (event.kind === "finding" ? [event.finding.id] : [])).join();
  expect(ids(early)).not.toMatch(/regions/);
  expect(ids(late)).toMatch(/regions/);
});

test("the first results of Quantum arrive while other steps still run", async (context) => {
  const { visit, release } = await openSlowDatabase(context);
  const lines = await visit<InvestigationEvent>("investigate", {
    question: "Why did orders change last month?",
  });
  const early = await lines.readUntil(({ kind }) => kind === "result");
  expect(early.map(({ kind }) => kind)).not.toContain("report");
  await release();
  const late = await lines.readUntil(({ kind }) => kind === "report");
  const ids = (events: readonly InvestigationEvent[]) =>
    events.flatMap((event) => (event.kind === "result" ? [event.result.id] : [])).join();
  expect(ids(early)).not.toMatch(/regions/);
  expect(ids(late)).toMatch(/regions/);
});

/** A database whose regions are locked until they are released. */
async function openSlowDatabase(context: TestContext) {
  const found = await postgresForTests();
  if ("skipped" in found) return context.skip(found.skipped);
  const admin = new Client(found.connectionString);
  await admin.connect();
  onTestFinished(() => admin.end());
  for (const statement of schema) await admin.query(statement);
  const { ada } = await shared();
  const connection = { kind: "url", url: `${found.connectionString}?sslmode=disable` };
  const added = await ada.browser.post("/api/databases", { name: "Slow", connection });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const sync = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await sync.text()).at(-1)?.data as Sync).toMatchObject({ state: "done" });
  await admin.query("BEGIN");
  await admin.query("LOCK TABLE regions IN ACCESS EXCLUSIVE MODE");
  return {
    release: () => admin.query("COMMIT"),
    visit: async <Event>(path: string, body: object) => {
      const response = await ada.browser.request(`/api/databases/${database.id}/${path}`, {
        method: "POST",
        body,
      });
      expect(response.status).toBe(200);
      invariant(response.body, "events are streamed");
      return new EventLines<Event>(response.body.getReader());
    },
  };
}

/** Lines of JSON that are read as they arrive. */
class EventLines<Event> {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = "";

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader;
  }

  /** The next events, up to the first one that fits. */
  async readUntil(fits: (event: Event) => boolean): Promise<readonly Event[]> {
    const events: Event[] = [];
    for (;;) {
      const end = this.#text.indexOf("\n");
      if (end === -1) {
        const { value, done } = await this.#reader.read();
        invariant(!done, "the stream goes on until the event arrives");
        this.#text += this.#decoder.decode(value, { stream: true });
        continue;
      }
      const event = JSON.parse(this.#text.slice(0, end)) as Event;
      this.#text = this.#text.slice(end + 1);
      events.push(event);
      if (fits(event)) return events;
    }
  }
}
