import { randomUUID } from "node:crypto";
import type { Conversation, Database, SavedChart, Turn } from "@askery/api";
import { invariant, type ExplorationEvent, type ExplorationStart } from "@askery/model";
import { beforeAll, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";

let server: TestServer;
let ada: TestPerson;
let sampleId: string;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({ sampleScale: sampleScaleForTests, closeAt });
  ada = await signUpPerson(server, "Ada");
  const [sample] = (await ada.browser.get("/api/databases")).body as readonly Database[];
  invariant(sample, "a new account has the sample");
  sampleId = sample.id;
});

test("a table's profile comes first, then findings, then the best of them", async () => {
  const events = await explore({ table: "orders" });
  expect(events.slice(0, 2)).toMatchObject([
    { kind: "started", title: "orders" },
    { kind: "profile", profile: { table: "orders", isCounted: true } },
  ]);
  const findings = events.flatMap((event) => (event.kind === "finding" ? [event.finding] : []));
  expect(findings.length).toBeGreaterThanOrEqual(8);
  expect(findings.every(({ sentence, why }) => sentence.endsWith(".") && why.endsWith("."))).toBe(true);
  const end = events.at(-1);
  expect(end?.kind === "ended" && end.best.length).toBeGreaterThanOrEqual(8);
});

test("an unknown table, and a value of the wrong kind, are problems before anything is streamed", async () => {
  const unknown = await ada.browser.post(`/api/databases/${sampleId}/explore`, { table: "invented" });
  expect(unknown).toMatchObject({ status: 404, body: { code: "not-found" } });
  const invalid = await ada.browser.post(`/api/databases/${sampleId}/explore`, { period: { from: "soon" } });
  expect(invalid.status).toBe(400);
});

test("a finding becomes an answered question of a new conversation, once", async () => {
  const exploration = { table: "orders" };
  const events = await explore(exploration);
  const finding = events
    .flatMap((event) => (event.kind === "finding" ? [event.finding] : []))
    .find(({ id }) => id === "orders/series:rows");
  const body = {
    exploration,
    finding: finding?.id,
    conversationId: randomUUID(),
    turnId: randomUUID(),
  };
  for (const time of ["first", "again"]) {
    const opened = await ada.browser.post(`/api/databases/${sampleId}/findings`, body);
    const turn = opened.body as Turn;
    expect([time, opened.status, turn.state.kind]).toEqual([time, 200, "done"]);
    const outcome = turn.state.kind === "done" ? turn.state.outcome : null;
    expect(outcome?.kind === "answered" && outcome.answer.table.values).toEqual(finding?.rows.values);
  }
  const read = await ada.browser.get(`/api/conversations/${body.conversationId}`);
  const conversation = read.body as Conversation;
  expect([conversation.mode, conversation.turns.map(({ id }) => id)]).toEqual(["explorer", [body.turnId]]);
  const saved = await ada.browser.post(`/api/turns/${body.turnId}/charts`, {});
  expect(saved.status).toBe(200);
  const { id: chartId } = saved.body as SavedChart;
  for (const from of [`turns/${body.turnId}`, `charts/${chartId}`]) {
    const start = await ada.browser.get(`/api/${from}/exploration`);
    expect([from, start.body]).toMatchObject([
      from,
      { explorations: [{ table: "orders", measure: "rows" }] },
    ]);
  }
});

test("a topic in words, and what there is without one, are found to start from", async () => {
  const topic = encodeURIComponent("orders over 100 in Spain by channel");
  const found = await ada.browser.get(`/api/databases/${sampleId}/exploration?topic=${topic}`);
  expect(found.body).toMatchObject({
    explorations: [
      {
        table: "orders",
        by: { column: "channel" },
        filters: [{ column: "ship_country", value: "Spain" }],
        conditions: [{ words: "total is over €100" }],
      },
    ],
    leftOut: [],
  });
  // The same exploration comes back from the address with its conditions.
  const [exploration] = (found.body as ExplorationStart).explorations;
  const events = await explore(exploration ?? {});
  expect(events[0]).toMatchObject({ title: "orders where ship country is Spain and total is over €100" });
  const all = await ada.browser.get(`/api/databases/${sampleId}/exploration`);
  expect((all.body as ExplorationStart).choices[0]?.exploration.table).toBe("orders");
});

test("a client that leaves ends the queries", async () => {
  const response = await ada.browser.request(`/api/databases/${sampleId}/explore`, {
    method: "POST",
    body: {},
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  // The slot is free again: as many explorations as are allowed at once start.
  const all = await Promise.all([1, 2, 3].map(() => explore({ table: "carriers" })));
  expect(all.map((events) => events.at(-1)?.kind)).toEqual(["ended", "ended", "ended"]);
});

async function explore(body: object): Promise<readonly ExplorationEvent[]> {
  const response = await ada.browser.request(`/api/databases/${sampleId}/explore`, { method: "POST", body });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const text = await response.text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ExplorationEvent);
}
