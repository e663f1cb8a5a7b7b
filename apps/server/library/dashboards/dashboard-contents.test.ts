import { randomUUID } from "node:crypto";
import type { ChartSummary, Dashboard, DashboardRevision } from "@askery/api";
import { printFigureOf, type DashboardFilter, type TextCard } from "@askery/model";
import { expect, test } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";

async function send({ browser }: TestPerson, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A dashboard with one chart, of Ada. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const { id: databaseId } = await findDatabaseOf(ada);
  const conversation = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, conversation.id, "number of customers");
  const saved = await send(ada, "POST", `/api/turns/${turn.id}/charts`, {});
  const chart = saved.body as ChartSummary;
  const made = await send(ada, "POST", `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const read = async () => (await send(ada, "GET", path)).body as Dashboard;
  const change = async (parts: object) => {
    const { revision } = await read();
    const changed = await send(ada, "PATCH", path, { revision, ...parts });
    expect([changed.status, changed.body]).toMatchObject([200, {}]);
    return changed.body as Dashboard;
  };
  return { ada, databaseId, chart, path, read, change };
}

const slot = (y: number, h: number) => ({ x: 0, y, w: 24, h });
const [sales, stock] = [
  { id: randomUUID(), title: "Sales" },
  { id: randomUUID(), title: "Stock" },
];

function textOf(text: string, more: Partial<TextCard> = {}): TextCard {
  return { id: randomUUID(), tabId: null, kind: "text", text, ...slot(0, 3), ...more };
}

const slotsOf = ({ cards }: Dashboard) => cards.map(({ id, tabId, y, h }) => ({ id, tabId, y, h }));

describeStores((environment) => {
  test("tabs, headings, texts and new cards are saved in one change", async () => {
    const { chart, read, change } = await setScene(environment());
    const texts = [
      textOf("This week", { kind: "heading", isFolded: true, ...slot(0, 1) }),
      textOf("**Stock** is low.", { tabId: stock.id }),
    ];
    const card = { id: randomUUID(), chartId: chart.id, tabId: sales.id, ...slot(1, 2) };
    const saved = await change({ tabs: [sales, stock], texts, cards: [card] });
    expect(saved).toMatchObject({ tabs: [sales, stock], texts });
    expect(slotsOf(saved)).toEqual([{ id: card.id, tabId: sales.id, y: 1, h: 2 }]);
    expect(await read()).toEqual(saved);
  });

  test("a chart that is added from elsewhere makes room on the first tab only", async () => {
    const { ada, chart, path, change } = await setScene(environment());
    const [first, second] = [textOf("one"), textOf("two", { tabId: stock.id })];
    await change({ tabs: [sales, stock], texts: [first, second] });
    const added = (await send(ada, "POST", `${path}/cards`, { chartId: chart.id })).body as Dashboard;
    expect(slotsOf(added)).toMatchObject([{ tabId: null, y: 0, h: 2 }]);
    expect(added.texts).toEqual([{ ...first, y: 2 }, second]);
  });

  test("what is not part of a dashboard is refused, and nothing changes", async () => {
    const { ada, chart, path, read, databaseId } = await setScene(environment());
    const { revision } = await read();
    const other = await send(ada, "POST", `/api/databases/${databaseId}/dashboards`, { title: "Other" });
    const others = await send(ada, "POST", `/api/dashboards/${(other.body as Dashboard).id}/cards`, {
      chartId: chart.id,
    });
    const [foreign] = (others.body as Dashboard).cards;
    const bodies = [
      { cards: [{ id: randomUUID(), ...slot(0, 2) }] },
      { cards: [{ id: randomUUID(), chartId: randomUUID(), ...slot(0, 2) }] },
      { cards: [{ id: foreign?.id, chartId: chart.id, ...slot(0, 2) }] },
      { texts: [textOf("wide", { x: 3 })] },
      { texts: [textOf("odd", { kind: "script" as "text" })] },
    ];
    const statuses = bodies.map(
      async (body) => (await send(ada, "PATCH", path, { revision, ...body })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 409, 400, 400]);
    expect(await read()).toMatchObject({ revision, cards: [], texts: [] });
  });

  test("a copy has all of it, with ids of its own that its filters and tabs follow", async () => {
    const { ada, chart, path, change, read } = await setScene(environment());
    const card = { id: randomUUID(), chartId: chart.id, tabId: stock.id, ...slot(0, 2) };
    const filter: DashboardFilter = {
      id: "time",
      label: "Time",
      kind: "time",
      column: null,
      initial: null,
      isRequired: false,
      targets: { [card.id]: { kind: "none" } },
    };
    await change({
      tabs: [sales, stock],
      texts: [textOf(`We have ${printFigureOf(card.id)}`)],
      cards: [card],
      filters: [filter],
      phone: [{ id: card.id, h: 5, isHidden: true }],
    });
    const id = randomUUID();
    const copy = (await send(ada, "POST", `${path}/duplicates`, { id })).body as Dashboard;
    const original = await read();
    const [copied] = copy.cards;
    expect(copy).toMatchObject({
      title: "Copy of Board",
      tabs: [{ title: "Sales" }, { title: "Stock" }],
      texts: [{ text: `We have ${printFigureOf(copied?.id ?? "")}` }],
      cards: [{ tabId: copy.tabs[1]?.id, chart: { id: chart.id } }],
      filters: [{ ...filter, targets: { [copied?.id ?? ""]: { kind: "none" } } }],
      phone: [{ id: copied?.id, h: 5, isHidden: true }],
    });
    const idsOf = ({ tabs, texts, cards }: Dashboard) => [...tabs, ...texts, ...cards].map((one) => one.id);
    expect(idsOf(copy).filter((one) => idsOf(original).includes(one))).toEqual([]);
    const again = (await send(ada, "POST", `${path}/duplicates`, { id })).body as Dashboard;
    expect(again).toEqual(copy);
  });

  test("every change is a revision with its author, and an earlier one can be restored", async () => {
    const { ada, chart, path, change, read } = await setScene(environment());
    const card = { id: randomUUID(), chartId: chart.id, ...slot(0, 2) };
    const phone = [{ id: card.id, h: 4, isHidden: false }];
    const before = await change({ cards: [card], texts: [textOf("First")], tabs: [sales], phone });
    await change({ title: "Changed", cards: [], texts: [], tabs: [], phone: [] });
    const list = async () =>
      (await send(ada, "GET", `${path}/revisions`)).body as readonly DashboardRevision[];
    expect(await list()).toMatchObject([
      { revision: 3, title: "Changed", cardCount: 0, author: { name: "Ada" } },
      { revision: 2, title: "Board", cardCount: 2, author: { name: "Ada" } },
      { revision: 1, title: "Board", cardCount: 0, author: { name: "Ada" } },
    ]);
    const restored = await send(ada, "POST", `${path}/revisions/2/restore`);
    const { title, cards, texts, tabs } = before;
    expect([restored.status, restored.body]).toMatchObject([200, { revision: 4, title, texts, tabs, phone }]);
    expect(slotsOf(await read())).toEqual(slotsOf({ ...before, cards }));
    expect((await list()).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect((await send(ada, "POST", `${path}/revisions/9/restore`)).status).toBe(404);
  });

  test("of people who save at the same time, one succeeds; the others learn of it, and nothing of theirs is mixed in", async () => {
    const { ada, path, read, change } = await setScene(environment());
    const { revision } = await change({ texts: [textOf("Before")] });
    const versions = Array.from({ length: 8 }, (_, index) => ({
      title: `Version ${index}`,
      texts: [textOf(`Text ${index}`)],
      tabs: [{ ...sales, title: `Tab ${index}` }],
    }));
    const saves = await Promise.all(
      versions.map((version) => send(ada, "PATCH", path, { revision, ...version })),
    );
    const statuses = saves.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array<number>(7).fill(409)]);
    const winner = versions[statuses.indexOf(200)];
    expect(await read()).toMatchObject({ ...winner, revision: revision + 1 });
    const revisions = (await send(ada, "GET", `${path}/revisions`)).body as readonly DashboardRevision[];
    expect(revisions[0]).toMatchObject({ revision: revision + 1, title: winner?.title });
    expect(revisions).toHaveLength(revision + 1);
  });
});
