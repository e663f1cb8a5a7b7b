import { randomUUID } from "node:crypto";
import type { Dashboard, Database, SavedChart } from "@askery/api";
import { invariant, type BuildEvent, type DashboardProposal } from "@askery/model";
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

test("a topic in words becomes figures, sections with sentences, and filters", async () => {
  const events = await propose({ kind: "words", text: "sales" });
  const [started] = events;
  expect(started).toMatchObject({ kind: "started", title: "Sales", scope: "order lines", unknownWords: [] });
  const done = events.filter(({ kind }) => kind === "progress");
  expect(done.at(-1)).toMatchObject({ doneCount: started?.kind === "started" ? started.queryCount : 0 });
  const { title, cards, texts, filters } = proposalOf(events);
  const isTotal = ({ finding }: (typeof cards)[number]) => finding.id.includes("/total:");
  expect([title, filters.map(({ label }) => label)[0], cards.filter(isTotal).length]).toEqual([
    "Sales",
    "Time range",
    4,
  ]);
  expect(cards.length).toBeGreaterThanOrEqual(8);
  expect(cards.length).toBeLessThanOrEqual(12);
  // Each card but the figures has its sentence in the text of its section.
  const written = texts.map(({ text }) => text.replaceAll("\\", "")).join("\n");
  expect(cards.filter((one) => !isTotal(one) && !written.includes(one.finding.sentence))).toEqual([]);
  const slots = [...texts, ...cards].flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(slots).size).toBe(slots.length);
});

test("a period of the topic is what the time range is at first", async () => {
  const { filters, cards } = proposalOf(await propose({ kind: "words", text: "orders last month" }));
  expect(filters[0]).toMatchObject({
    label: "Time range",
    isRequired: true,
    initial: { kind: "time", words: "last month", period: { kind: "relative" } },
  });
  expect(new Set(cards.map(({ exploration }) => exploration.period?.from.slice(7)))).toEqual(
    new Set(["-01"]),
  );
});

test("a condition of the topic holds for all its cards, also once it is saved", async () => {
  const events = await propose({ kind: "words", text: "orders with total over 100" });
  expect(events[0]).toMatchObject({ kind: "started", leftOut: [], unknownWords: [] });
  const proposal = proposalOf(events);
  const [{ exploration } = { exploration: undefined }] = proposal.cards;
  expect(exploration?.conditions).toMatchObject([{ words: expect.stringContaining("over") as string }]);
  const path = `/api/databases/${sampleId}/built-dashboards`;
  const board = (await ada.browser.post(path, bodyOf(proposal))).body as Dashboard;
  expect(board.cards.length).toBeGreaterThanOrEqual(8);
  for (const { chart } of board.cards) {
    const saved = (await ada.browser.get(`/api/charts/${chart.id}`)).body as SavedChart;
    expect(saved.sql).toMatch(/total"? > 100/);
  }
});

test("a topic that nothing is called so is answered with what can be chosen, which works", async () => {
  const events = await propose({ kind: "words", text: "unicorns" });
  const [event] = events;
  invariant(event?.kind === "unmatched", "nothing is called so");
  expect([events.length, event.text, event.choices[0]]).toEqual([
    1,
    "unicorns",
    { words: "orders", topic: { kind: "table", table: "orders", measure: null } },
  ]);
  const topics = await ada.browser.get(`/api/databases/${sampleId}/dashboard-topics`);
  expect(topics.body).toEqual(event.choices);
  const measure = event.choices.find(({ topic }) => topic.measure !== null);
  const started = (await propose(measure?.topic ?? {}))[0];
  expect(started).toMatchObject({ kind: "started", unknownWords: [] });
});

test("a proposal becomes a dashboard with charts, once", async () => {
  const proposal = proposalOf(await propose({ kind: "table", table: "orders" }));
  const body = bodyOf(proposal);
  const path = `/api/databases/${sampleId}/built-dashboards`;
  const built = await ada.browser.post(path, body);
  const board = built.body as Dashboard;
  expect([built.status, board.title, board.cards.length, board.texts, board.filters]).toEqual([
    200,
    "Orders",
    proposal.cards.length,
    body.texts,
    body.filters,
  ]);
  for (const { id, chart } of board.cards) {
    const { finding } = body.cards.find((one) => one.id === id) ?? {};
    const proposed = proposal.cards.find((one) => one.finding.id === finding)?.finding;
    const saved = (await ada.browser.get(`/api/charts/${chart.id}`)).body as SavedChart;
    expect([saved.title !== "", saved.table.rowCount]).toEqual([true, proposed?.rowCount]);
  }
  const again = (await ada.browser.post(path, body)).body as Dashboard;
  expect(again.cards.map(({ chart }) => chart.id)).toEqual(board.cards.map(({ chart }) => chart.id));
  const invented = bodyOf(proposal);
  const cards = invented.cards.map((card) => ({ ...card, finding: "orders/series:invented" }));
  expect((await ada.browser.post(path, { ...invented, cards })).status).toBe(404);
  expect((await ada.browser.get(`/api/dashboards/${invented.id}`)).status).toBe(404);
});

function bodyOf({ title, texts, cards, filters }: DashboardProposal) {
  return {
    id: randomUUID(),
    title,
    texts: texts.map((text) => ({ ...text, id: randomUUID(), tabId: null })),
    filters: filters.map((filter) => ({ ...filter, id: randomUUID() })),
    cards: cards.map(({ finding, ...card }) => ({
      ...card,
      id: randomUUID(),
      finding: finding.id,
    })),
  };
}

function proposalOf(events: readonly BuildEvent[]): DashboardProposal {
  const end = events.at(-1);
  invariant(end?.kind === "built" && end.proposal !== null, "something was built");
  return end.proposal;
}

async function propose(topic: object): Promise<readonly BuildEvent[]> {
  const path = `/api/databases/${sampleId}/dashboard-proposals`;
  const response = await ada.browser.request(path, { method: "POST", body: { topic } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  return (await response.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as BuildEvent);
}
