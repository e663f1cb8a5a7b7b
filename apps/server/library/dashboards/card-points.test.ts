import { randomUUID } from "node:crypto";
import type { CardFigures, ChartSummary, Conversation, Dashboard, FilterChoice, Turn } from "@askery/api";
import type { DashboardFilter, PointOptions, PointRows } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

async function send({ browser }: TestPerson, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text, body: text.startsWith("{") ? (JSON.parse(text) as unknown) : null };
}

/** A card that shows orders by channel, on a dashboard that filters by the country of customers. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const conversation = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, conversation.id, "number of orders by channel");
  const chart = (await send(ada, "POST", `/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
  const made = await send(ada, "POST", `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const added = (await send(ada, "POST", `${path}/cards`, { chartId: chart.id })).body as Dashboard;
  const response = await ada.browser.get(`${path}/filter-choices?search=country`);
  const country = (response.body as readonly FilterChoice[]).find(({ group }) => group === "customers");
  const filter: DashboardFilter = {
    id: "country",
    label: "Country",
    kind: "values",
    column: country?.column ?? null,
    initial: null,
    isRequired: false,
    targets: {},
  };
  await send(ada, "PATCH", path, { revision: added.revision, filters: [filter] });
  const options = [{ value: { type: "text", value: "Germany" } }];
  const state = { filters: { country: { kind: "values", options } }, points: [] };
  const card = `${path}/cards/${added.cards[0]?.id ?? ""}`;
  const figures = (await send(ada, "POST", `${card}/figures`, state)).body as CardFigures;
  const [channel, count] = figures.table.values.map((column) => column[0] ?? null);
  const point = { row: [channel, count], column: figures.table.columns[1]?.name ?? null, repeat: 0 };
  return { ada, bob, card, state, figures, channel, count: Number(count), point, databaseId };
}

describeStores((environment) => {
  test("the rows of a figure are those under the filters of the dashboard, also as a file", async () => {
    const { ada, card, state, count, point } = await setScene(environment());
    const options = (await send(ada, "POST", `${card}/point-options`, { ...state, point })).body;
    expect(options).toMatchObject({ hasRows: true } satisfies Partial<PointOptions>);
    const read = await send(ada, "POST", `${card}/point-rows`, { ...state, point, maxRows: 1_000 });
    const { table, words } = read.body as PointRows;
    expect(table.rowCount).toBe(count);
    expect(words).toContain("Germany");
    const of = encodeURIComponent(JSON.stringify({ ...state, point }));
    const file = await send(ada, "GET", `${card}/point-rows/export?of=${of}`);
    expect(file.text.trimEnd().split("\n")).toHaveLength(count + 1);
  });

  test("a card opens as a question that means it with its filters, once", async () => {
    const { ada, card, state, figures, databaseId } = await setScene(environment());
    const ids = { conversationId: randomUUID(), turnId: randomUUID() };
    const opened = await send(ada, "POST", `${card}/questions`, { ...state, ...ids });
    const { question, state: done } = opened.body as Turn;
    expect([opened.status, question]).toEqual([200, expect.stringContaining("Germany")]);
    const outcome = done.kind === "done" ? done.outcome : null;
    // Channels with equally many orders are in no order.
    const rowsOf = ([channels = [], counts = []]: readonly (readonly unknown[])[]) =>
      channels.map((channel, index) => `${String(channel)} ${String(counts[index])}`).toSorted();
    const answered = outcome?.kind === "answered" ? outcome.answer.table.values : [];
    expect(rowsOf(answered)).toEqual(rowsOf(figures.table.values));
    const again = await send(ada, "POST", `${card}/questions`, { ...state, ...ids });
    expect(again.status).toBe(200);
    const { body } = await ada.browser.get(`/api/conversations/${ids.conversationId}`);
    const conversation = body as Conversation;
    expect([conversation.databaseId, conversation.turns.length]).toEqual([databaseId, 1]);
  });

  test("a breakdown of a figure opens as a question about its rows", async () => {
    const { ada, card, state, count, point } = await setScene(environment());
    const listed = await send(ada, "POST", `${card}/point-options`, { ...state, point });
    const [by] = (listed.body as PointOptions).breakDown;
    const ids = { conversationId: randomUUID(), turnId: randomUUID() };
    const opened = await send(ada, "POST", `${card}/questions`, { ...state, ...ids, edits: by?.edits });
    const { state: done } = opened.body as Turn;
    const outcome = done.kind === "done" ? done.outcome : null;
    const { table } = outcome?.kind === "answered" ? outcome.answer : { table: null };
    const figures = table?.values.at(-1) ?? [];
    expect(figures.length).toBeGreaterThan(1);
    expect(figures.reduce<number>((sum, figure) => sum + Number(figure), 0)).toBe(count);
  });

  test("viewers do not see rows, and what is no point is refused", async () => {
    const { ada, bob, card, state, point } = await setScene(environment());
    const ids = { conversationId: randomUUID(), turnId: randomUUID() };
    expect([
      (await send(bob, "POST", `${card}/point-options`, { ...state, point })).status,
      (await send(bob, "POST", `${card}/point-rows`, { ...state, point, maxRows: 10 })).status,
      (await send(bob, "POST", `${card}/questions`, { ...state, ...ids })).status,
      (await send(ada, "GET", `${card}/point-rows/export?of=7`)).status,
      (await send(ada, "POST", `${card}/questions`, { ...state, ...ids, edits: [{ kind: "drop" }] })).status,
    ]).toEqual([403, 403, 403, 400, 400]);
  });
});
