import type { CardFigures, ChartSummary, Dashboard, FilterChoice, Sync } from "@askery/api";
import { Client } from "pg";
import { expect } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";

/** The title of a card whose figures are by region. */
export const byRegion = "total amount by region";

export function refresh(
  { browser }: TestPerson,
  { path, id }: { readonly path: string; readonly id: string },
  signal?: AbortSignal,
): Promise<Response> {
  const body = { filters: {}, maxAgeMs: 0 };
  return browser.request(`${path}/cards/${id}/figures`, { method: "POST", body, ...(signal && { signal }) });
}

/** Makes all queries about sales wait. */
export async function lock(connectionString: string) {
  const owner = new Client({ connectionString });
  owner.on("error", () => undefined);
  await owner.connect();
  await owner.query("BEGIN; LOCK TABLE sales IN ACCESS EXCLUSIVE MODE");
  const watcher = new Client({ connectionString });
  watcher.on("error", () => undefined);
  await watcher.connect();
  return {
    countWaiting: async () => countSessions(watcher, "wait_event_type = 'Lock'"),
    unlock: async () => {
      await owner.query("ROLLBACK");
      await owner.end();
      await watcher.end();
    },
  };
}

/** How many sessions of ours a database has, also those that nobody uses. */
export async function countOwnSessions(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const count = await countSessions(client, "true");
  await client.end();
  return count;
}

async function countSessions(client: Client, condition: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'reader' AND ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Ada's dashboard of several cards, by the ids of their cards. */
export async function openCards(connectionString: string, questions: readonly string[]) {
  await fill(connectionString);
  const server = await startTestServer({});
  const ada = await signUpPerson(server, "Ada");
  const databaseId = await addDatabase(ada, connectionString);
  const { path, cards } = await makeBoard(ada, { databaseId, questions });
  return { ada, path, cards: cards.map(({ id }) => id) };
}

/** Ada's dashboard of one card on a new server, and the figures that it shows. */
export async function openCard(connectionString: string) {
  await fill(connectionString);
  const server = await startTestServer({});
  const ada = await signUpPerson(server, "Ada");
  const databaseId = await addDatabase(ada, connectionString);
  const { path, cards } = await makeBoard(ada, { databaseId, questions: [byRegion] });
  const [{ id } = { id: "" }] = cards;
  return { server, ada, path, id, before: await readFigures(ada, { path, id }) };
}

export async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`
    CREATE TABLE sales (
      id integer PRIMARY KEY, region text NOT NULL, product text NOT NULL, channel text NOT NULL,
      amount numeric(10, 2) NOT NULL);
    INSERT INTO sales SELECT i, 'Region ' || i % 4, 'Product ' || i % 6, (ARRAY['web', 'shop'])[1 + i % 2], i
      FROM generate_series(1, 40) i;
    CREATE TABLE visits (id integer PRIMARY KEY, visited_on date NOT NULL);
    INSERT INTO visits SELECT i, date '2026-01-01' + 7 * i FROM generate_series(1, 40) i;
    CREATE ROLE reader LOGIN PASSWORD 'only-reading';
    GRANT SELECT ON sales, visits TO reader;
    ALTER ROLE reader SET log_statement = 'all';
    ANALYZE`);
  await client.end();
}

export async function addDatabase({ browser }: TestPerson, connectionString: string): Promise<string> {
  const { hostname: host, port, pathname } = new URL(connectionString);
  const place = { kind: "postgres", host, port: Number(port), database: pathname.slice(1) };
  const connection = { ...place, user: "reader", password: "only-reading" };
  const added = await browser.post("/api/databases", { name: "Sales", connection });
  expect(added).toMatchObject({ status: 200 });
  const { database, syncId } = added.body as {
    readonly database: { readonly id: string };
    readonly syncId: string;
  };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data as Sync).toMatchObject({ state: "done" });
  return database.id;
}

interface Board {
  readonly databaseId: string;
  readonly questions: readonly string[];
}

/** A dashboard with the charts of some questions, and a filter that opens with a value that nobody saw yet. */
export async function makeBoard(ada: TestPerson, { databaseId, questions }: Board) {
  const { browser } = ada;
  const made = await browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, databaseId);
  for (const question of questions) {
    const { turn } = await ask(ada, conversation.id, { question, afterTurnId: null });
    const chart = await browser.post(`/api/turns/${turn.id}/charts`, { title: question });
    await browser.post(`${path}/cards`, { chartId: (chart.body as ChartSummary).id });
  }
  const choices = (await browser.get(`${path}/filter-choices?search=channel`))
    .body as readonly FilterChoice[];
  const { revision, cards } = (await browser.get(path)).body as Dashboard;
  const [{ kind, column } = { kind: "values", column: null }] = choices;
  const initial = { kind: "values", options: [{ value: { type: "text", value: "web" } }] };
  const filter = { id: "channel", label: "Channel", kind, column, initial, isRequired: false, targets: {} };
  const changed = await browser.request(path, { method: "PATCH", body: { revision, filters: [filter] } });
  expect([changed.status, cards.length]).toEqual([200, questions.length]);
  return { path, cards };
}

export async function readFigures(
  { browser }: TestPerson,
  { path, id }: { readonly path: string; readonly id: string },
) {
  const read = await browser.post(`${path}/cards/${id}/figures`, { filters: {} });
  expect([read.status, read.body]).toMatchObject([200, { applied: ["channel"] }]);
  return read.body as CardFigures;
}
