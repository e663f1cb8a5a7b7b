import { randomUUID } from "node:crypto";
import type { Conversation, Turn } from "@askery/api";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { ask, findDatabaseOf, startConversation, watch } from "../../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

async function saveTurns({ store }: TestServer, person: TestPerson, count: number): Promise<string> {
  const { id } = await startConversation(person);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    conversationId: id,
    position: index + 1,
    afterTurnId: null,
    askerId: person.userId,
    question: "revenue",
    state: "stopped" as const,
    resultId: null,
    problem: null,
    steps: "[]",
    askedAtMs: Date.parse("2026-11-20T12:00:00Z"),
    finishedAtMs: null,
  }));
  for (let start = 0; start < rows.length; start += 50) {
    await store
      .insertInto("turn")
      .values(rows.slice(start, start + 50))
      .execute();
  }
  return id;
}

/** Counts questions of November 2026 as asked. */
async function countAsked({ store }: TestServer, person: TestPerson, count: number): Promise<void> {
  const { id: workspaceId } = await findDatabaseOf(person);
  const monthStartMs = Date.parse("2026-11-01T00:00:00Z");
  await store.insertInto("questionCount").values({ workspaceId, monthStartMs, count }).execute();
}

describeStores((environment) => {
  test("without plan limits, questions do not count", async () => {
    let now = Date.parse("2026-11-20T11:00:00Z");
    const server = await startTestServer({ environment: environment(), now: () => now });
    const ada = await signUpPerson(server, "Ada");
    await countAsked(server, ada, 200);
    now = Date.parse("2026-11-21T12:00:00Z");
    const { id } = await startConversation(ada);
    const asked = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
    expect(asked.status).toBe(200);
    const { id: databaseId } = await findDatabaseOf(ada);
    expect((await ada.browser.get(`/api/databases/${databaseId}/usage`)).body).toMatchObject({
      plan: "Free",
      questions: { used: 201, limit: null },
      uploads: { maxBytes: null, maxRows: null },
    });
    expect((await ada.browser.get("/api/setup")).body).toMatchObject({ hasPlanLimits: false });
  });

  test("a plan counts the questions of a month and refuses any more with a fix", async () => {
    let now = Date.parse("2026-11-20T11:00:00Z");
    const server = await startTestServer({
      environment: { ...environment(), hasPlanLimits: true },
      now: () => now,
    });
    const ada = await signUpPerson(server, "Ada");
    await countAsked(server, ada, 199);
    now = Date.parse("2026-11-21T12:00:00Z");
    const { id } = await startConversation(ada);
    const last = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
    const more = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" });
    expect([last.status, more]).toMatchObject([200, { status: 403, body: { code: "plan-limit" } }]);
    const { id: databaseId } = await findDatabaseOf(ada);
    expect((await ada.browser.get(`/api/databases/${databaseId}/usage`)).body).toEqual({
      plan: "Free",
      questions: { used: 200, limit: 200 },
      countsAnewAtMs: Date.parse("2026-12-01T00:00:00Z"),
      members: { used: 1, limit: 1 },
      uploads: { maxBytes: 200_000_000, maxRows: 1_000_000 },
    });
    now = Date.parse("2026-12-01T00:00:00Z");
    const usage = await ada.browser.get(`/api/databases/${databaseId}/usage`);
    expect(usage.body).toMatchObject({ questions: { used: 0, limit: 200 } });
    now = Date.parse("2026-11-21T12:00:00Z");
    await ada.browser.request(`/api/databases/${databaseId}/plan`, { method: "PUT", body: { plan: "Pro" } });
    expect((await ada.browser.post(`/api/conversations/${id}/turns`, { question: "revenue" })).status).toBe(
      200,
    );
  });

  test("a question is answered, and its answer is saved", async () => {
    const server = await startTestServer({ environment: environment(), sampleScale: sampleScaleForTests });
    const ada = await signUpPerson(server, "Ada");
    const { id } = await startConversation(ada);
    const { turn, steps, state } = await ask(ada, id, "how many orders by channel");
    expect(state).toMatchObject({ kind: "done", outcome: { kind: "answered" } });
    expect(await watch(ada, turn.id)).toEqual({ steps, state });
  });

  test("a conversation has a maximum length", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const id = await saveTurns(server, ada, 200);
    const { status, body } = await ada.browser.post(`/api/conversations/${id}/turns`, {
      question: "revenue",
    });
    expect([status, body]).toMatchObject([409, { detail: "Start a new conversation." }]);
  });

  test("without its sample, a question fails with a fix", async () => {
    const server = await startTestServer({ environment: environment() });
    const ada = await signUpPerson(server, "Ada");
    const { id } = await startConversation(ada);
    const { state } = await ask(ada, id, "revenue");
    expect(state).toMatchObject({ kind: "failed", failure: { code: "database-gone" } });
  });
});

let server: TestServer;
let ada: TestPerson;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  ada = await signUpPerson(server, "Ada");
});

test("an answer that does not fit into the store is reported as such, and asking again works when there is space", async () => {
  const { id } = await startConversation(ada);
  await ask(ada, id, "how many orders are there");
  // Enough space for a question, but not for an answer of hundreds of kilobytes.
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(server.store);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(server.store);
  const asked = await ada.browser.post(`/api/conversations/${id}/turns`, {
    question: "list all order lines",
  });
  const { id: turnId } = asked.body as Turn;
  const first = await watch(ada, turnId);
  expect(first.state).toMatchObject({ kind: "failed", failure: { code: "store-full" } });
  expect((await watch(ada, turnId)).state).toEqual(first.state);
  await sql.raw("PRAGMA max_page_count = 1000000").execute(server.store);
  const again = await ask(ada, id, "list all order lines");
  expect(again.state).toMatchObject({ kind: "done" });
});

test("a question that cannot be committed is refused, its work ends, and others are answered", async () => {
  const { id } = await startConversation(ada);
  const { store } = server;
  // SQLite checks this reference when it commits, after the work on the question has begun.
  await sql`CREATE TABLE refused (id TEXT PRIMARY KEY REFERENCES conversation (id) DEFERRABLE INITIALLY DEFERRED)`.execute(
    store,
  );
  await sql`CREATE TRIGGER refuse AFTER INSERT ON turn WHEN NEW.question = 'how many customers are there'
    BEGIN INSERT INTO refused VALUES (NEW.id); END`.execute(store);
  for (let time = 0; time < 4; time++) {
    const turnId = randomUUID();
    const question = { id: turnId, question: "how many customers are there" };
    const { status } = await ada.browser.post(`/api/conversations/${id}/turns`, question);
    const found = await ada.browser.get(`/api/turns/${turnId}`);
    expect([status, found.status]).toEqual([500, 404]);
  }
  await sql`DROP TRIGGER refuse`.execute(store);
  await sql`DROP TABLE refused`.execute(store);
  expect((await ask(ada, id, "how many customers are there")).state).toMatchObject({ kind: "done" });
  const { body } = await ada.browser.get(`/api/conversations/${id}`);
  expect((body as Conversation).turns.length).toBe(1);
});
