import { randomUUID } from "node:crypto";
import type { ChartSummary, Dashboard, Database, DashboardSummary, Page, SavedChart } from "@askery/api";
import { readDrawnColumns } from "@askery/model";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { closeAfterAll } from "../../testing/close-after-all.test-support.ts";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;
let databaseId: string;
const closeAt = closeAfterAll();

beforeAll(async () => {
  server = await startTestServer({
    sampleScale: sampleScaleForTests,
    closeAt,
  });
  ada = await signUpPerson(server, "Ada");
  bob = await signUpPerson(server, "Bob");
  databaseId = (await findDatabaseOf(ada)).id;
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
});

async function askFor(question: string): Promise<string> {
  const { id } = await startConversation(ada, databaseId);
  const { turn } = await ask(ada, id, question);
  return turn.id;
}

async function saveChart(question: string, body: object = {}): Promise<ChartSummary> {
  const saved = await ada.browser.post(`/api/turns/${await askFor(question)}/charts`, body);
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  return saved.body as ChartSummary;
}

const change = (path: string, method: string, body?: object) =>
  ada.browser.request(path, { method, ...(body && { body }) });

describe("charts", () => {
  test("a table without a finding is titled by its contents", async () => {
    const { title, type } = await saveChart("list stores with city");
    expect([type, title]).toEqual(["table", "City of stores"]);
  });

  test("the chart of an answer is saved unchanged, with its origin", async () => {
    const { id } = await startConversation(ada, databaseId);
    const { turn, state } = await ask(ada, id, "revenue by country");
    const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: " By country " });
    const { id: chartId } = saved.body as ChartSummary;
    const { body } = await ada.browser.get(`/api/charts/${chartId}`);
    const answer = state.kind === "done" && state.outcome.kind === "answered" ? state.outcome.answer : null;
    expect(body).toMatchObject({
      title: "By country",
      question: "revenue by country",
      conversationId: id,
      isMine: true,
      isStarred: false,
      verified: null,
      owner: { id: ada.userId, name: "Ada" },
      plan: answer?.plan,
      statement: answer?.statement,
      ...answer?.chart,
      table: answer?.table,
      outputs: answer?.outputs,
    });
  });

  test("a repeated request saves one chart", async () => {
    const turnId = await askFor("revenue by brand");
    const body = { id: "4b7a6c1e-6f0f-4a59-9d6c-2a9f1f0b7f11" };
    const first = await ada.browser.post(`/api/turns/${turnId}/charts`, body);
    const again = await ada.browser.post(`/api/turns/${turnId}/charts`, body);
    const other = await ada.browser.post(`/api/turns/${await askFor("revenue by brand")}/charts`, body);
    expect([first.status, again.body, other.status]).toEqual([200, first.body, 409]);
  });

  test("it is renamed, changed to another kind and refreshed", async () => {
    const { id } = await saveChart("number of customers by country");
    await change(`/api/charts/${id}`, "PATCH", { title: "Customers", type: "pie" });
    const refreshed = await ada.browser.post(`/api/charts/${id}/refresh`);
    const chart = refreshed.body as SavedChart;
    expect([chart.title, chart.type, chart.spec.kind, chart.table.rowCount > 0]).toEqual([
      "Customers",
      "pie",
      "pie",
      true,
    ]);
  });

  test("a chart of version 1 is drawn unchanged; one of a newer version shows its rows and why", async () => {
    const { id } = await saveChart("number of customers by country");
    const { spec, caption } = (await ada.browser.get(`/api/charts/${id}`)).body as SavedChart;
    const { x, y, series, stacking } = readDrawnColumns(spec);
    const first = { type: spec.kind, ...caption, x, y, series, stacking, incompleteFrom: null };
    const result = await server.store
      .selectFrom("result")
      .selectAll("result")
      .innerJoin("chart", "chart.resultId", "result.id")
      .where("chart.id", "=", id)
      .executeTakeFirstOrThrow();
    const store = async (version: number, stored: object) => {
      const resultId = randomUUID();
      const row = { ...result, id: resultId, version, chart: JSON.stringify(stored) };
      await server.store.insertInto("result").values(row).execute();
      await server.store.updateTable("chart").set({ resultId }).where("id", "=", id).execute();
      return (await ada.browser.get(`/api/charts/${id}`)).body as SavedChart;
    };
    expect(await store(1, first)).toMatchObject({ type: spec.kind, spec, caption });
    await server.store.updateTable("chart").set({ chartType: "hologram" }).where("id", "=", id).execute();
    expect(await store(3, { spec: { version: 99, kind: "hologram" }, caption })).toMatchObject({
      type: "table",
      spec: { version: 3, kind: "table" },
      caption: { title: caption.title, reason: "because a newer version of Askery saved this chart" },
    });
  });

  test("a kind that can't show it is refused", async () => {
    const { id } = await saveChart("number of customers by country");
    const response = await change(`/api/charts/${id}`, "PATCH", { type: "heatmap" });
    expect(response.status).toBe(400);
  });

  test("its table can be downloaded, and its thumbnail is drawn once", async () => {
    const { id } = await saveChart("number of orders by channel");
    const csv = await ada.browser.request(`/api/charts/${id}/export`);
    expect((await csv.text()).split("\r\n")[0]?.toLowerCase()).toContain("channel");
    const picture = await ada.browser.request(`/api/charts/${id}/thumbnail.svg?theme=light`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s);
    const again = await ada.browser.request(`/api/charts/${id}/thumbnail.svg?theme=light`, {
      headers: { "if-none-match": picture.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("thumbnails of a list are one response, without charts of other databases or in the trash", async () => {
    const first = await saveChart("number of orders by channel");
    const second = await saveChart("number of customers by country");
    const gone = await saveChart("revenue by brand");
    await change(`/api/charts/${gone.id}`, "DELETE");
    const ids = [first.id, second.id, gone.id, randomUUID()];
    const path = `/api/databases/${databaseId}/chart-thumbnails?theme=light&ids=${ids.join(",")}`;
    const shown = await ada.browser.request(path);
    const svgs = (await shown.json()) as Readonly<Record<string, string | null>>;
    const isDrawn = ids.map((id) => /^<svg .*<\/svg>$/s.test(svgs[id] ?? ""));
    expect(isDrawn).toEqual([true, true, false, false]);
    const tag = shown.headers.get("etag") ?? "";
    const again = () => ada.browser.request(path, { headers: { "if-none-match": tag } });
    expect((await again()).status).toBe(304);
    await change(`/api/charts/${second.id}`, "PATCH", { type: "pie" });
    expect((await again()).status).toBe(200);
    await change(`/api/charts/${gone.id}/restore`, "POST");
    const [, own] = (await bob.browser.get("/api/databases")).body as readonly Database[];
    const elsewhere = await bob.browser.get(`/api/databases/${own?.id}/chart-thumbnails?ids=${first.id}`);
    expect(elsewhere.body).toEqual({ [first.id]: null });
  });

  test("it is a PNG picture in both themes at any width, and a table is none", async () => {
    const { id } = await saveChart("number of orders by channel");
    const draw = async (query: string) => {
      const picture = await ada.browser.request(`/api/charts/${id}/picture.png?${query}`);
      const bytes = Buffer.from(await picture.arrayBuffer());
      return [picture.status, picture.headers.get("content-type"), bytes.readUInt32BE(16)];
    };
    expect(await draw("")).toEqual([200, "image/png", 1920]);
    expect(await draw("theme=dark&width=360&scale=1")).toEqual([200, "image/png", 360]);
    expect((await ada.browser.get(`/api/charts/${id}/picture.png?width=9000`)).status).toBe(400);
    await change(`/api/charts/${id}`, "PATCH", { type: "table" });
    const none = await ada.browser.get(`/api/charts/${id}/picture.png`);
    expect([none.status, none.body]).toMatchObject([404, { title: "A table has no picture." }]);
  });

  test("lists have pages and filters", async () => {
    const titles = ["Zeta one", "Zeta two", "Zeta three"];
    for (const title of titles) await saveChart("how many stores are there", { title });
    const path = `/api/databases/${databaseId}/charts?search=zeta&limit=2`;
    const first = (await ada.browser.get(path)).body as Page<ChartSummary>;
    const rest = (await ada.browser.get(`${path}&cursor=${first.nextCursor ?? ""}`))
      .body as Page<ChartSummary>;
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(titles.toReversed());
    expect(rest.nextCursor).toBeNull();
    expect((await ada.browser.get(`/api/databases/${databaseId}/charts?cursor=nonsense`)).status).toBe(400);
  });

  test("stars are personal", async () => {
    const { id } = await saveChart("how many stores are there", { title: "Starry" });
    await change(`/api/charts/${id}/star`, "PUT");
    await change(`/api/charts/${id}/star`, "PUT");
    const list = async (person: TestPerson) =>
      (
        (await person.browser.get(`/api/databases/${databaseId}/charts?scope=starred`))
          .body as Page<ChartSummary>
      ).items.map(({ title }) => title);
    expect([await list(ada), await list(bob)]).toEqual([["Starry"], []]);
    await change(`/api/charts/${id}/star`, "DELETE");
    expect(await list(ada)).toEqual([]);
  });

  test("favorite people's charts are listed for users who share a database with them", async () => {
    await saveChart("how many stores are there", { title: "Of Ada" });
    const path = `/api/databases/${databaseId}/charts?scope=people&search=of%20ada`;
    await bob.browser.request(`/api/people/${ada.userId}/favorite`, { method: "PUT" });
    const { items } = (await bob.browser.get(path)).body as Page<ChartSummary>;
    expect(items.map(({ title, isMine }) => [title, isMine])).toEqual([["Of Ada", false]]);
    const stranger = await signUpPerson(server, "Stranger");
    expect((await stranger.browser.get(path)).status).toBe(404);
    expect((await stranger.browser.get(`/api/people/${ada.userId}`)).status).toBe(404);
  });

  test("a deleted chart disappears until it is restored", async () => {
    const { id } = await saveChart("how many stores are there", { title: "Gone" });
    await change(`/api/charts/${id}`, "DELETE");
    expect((await ada.browser.get(`/api/charts/${id}`)).status).toBe(404);
    const trash = await ada.browser.get(`/api/databases/${databaseId}/trash`);
    expect(trash.body).toMatchObject({ items: [{ id, kind: "chart", title: "Gone" }] });
    await ada.browser.post(`/api/charts/${id}/restore`);
    expect((await ada.browser.get(`/api/charts/${id}`)).status).toBe(200);
  });

  test("a viewer can see charts, but change nothing", async () => {
    const { id } = await saveChart("how many stores are there");
    const look = await bob.browser.get(`/api/charts/${id}`);
    const rename = await bob.browser.request(`/api/charts/${id}`, {
      method: "PATCH",
      body: { title: "Mine" },
    });
    const { id: conversationId } = await startConversation(bob, databaseId);
    const { turn } = await ask(bob, conversationId, "how many stores are there");
    const save = await bob.browser.post(`/api/turns/${turn.id}/charts`, {});
    expect([look.status, rename.status, save.status]).toEqual([200, 403, 403]);
    expect((look.body as SavedChart).conversationId).toBeNull();
  });
});

describe("dashboards", () => {
  async function makeDashboard(title: string): Promise<Dashboard> {
    return (await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title })).body as Dashboard;
  }

  test("cards are added from charts and from answers; a figure gets a low one above a chart", async () => {
    const { id } = await makeDashboard("Monday");
    const { id: chartId } = await saveChart("revenue by country", { title: "By country" });
    await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId });
    const turnId = await askFor("how many stores are there");
    const { body } = await ada.browser.post(`/api/dashboards/${id}/cards`, { turnId });
    const { cards, revision, cardCount } = body as Dashboard;
    expect(cards.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [0, 0, 24, 2],
      [0, 2, 24, 6],
    ]);
    expect([cards[1]?.chart.title, revision, cardCount]).toEqual(["By country", 3, 2]);
  });

  test("drawings are added side by side, as the editor does, and a table below them", async () => {
    const { id } = await makeDashboard("Side by side");
    const questions = ["revenue by country", "orders by country", "orders by status", "list stores"];
    for (const question of questions) {
      const turnId = await askFor(question);
      await ada.browser.post(`/api/dashboards/${id}/cards`, { turnId });
    }
    const { cards } = (await ada.browser.get(`/api/dashboards/${id}`)).body as Dashboard;
    expect(cards.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [0, 0, 12, 6],
      [12, 0, 12, 6],
      [0, 6, 24, 6],
      [0, 12, 24, 8],
    ]);
  });

  test("a card whose chart is in the trash remains while others are moved, and reappears with its chart", async () => {
    const { id } = await makeDashboard("Half in the trash");
    const { id: gone } = await saveChart("revenue by country");
    const { id: stays } = await saveChart("orders by country");
    await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId: gone });
    await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId: stays });
    await change(`/api/charts/${gone}`, "DELETE");
    const { cards, revision } = (await ada.browser.get(`/api/dashboards/${id}`)).body as Dashboard;
    const slots = cards.map(({ id: cardId }) => ({ id: cardId, x: 0, y: 0, w: 12, h: 4 }));
    await change(`/api/dashboards/${id}`, "PATCH", { revision, cards: slots });
    await ada.browser.post(`/api/charts/${gone}/restore`);
    const { body } = await ada.browser.get(`/api/dashboards/${id}`);
    expect((body as Dashboard).cards.map(({ chart }) => chart.id).toSorted()).toEqual(
      [gone, stays].toSorted(),
    );
  });

  test("the second of two simultaneous changes is refused", async () => {
    const { id, revision } = await makeDashboard("Contested");
    const first = await change(`/api/dashboards/${id}`, "PATCH", { revision, title: "First" });
    const second = await change(`/api/dashboards/${id}`, "PATCH", { revision, title: "Second" });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await ada.browser.get(`/api/dashboards/${id}`)).body).toMatchObject({
      title: "First",
      updatedBy: { id: ada.userId },
    });
  });

  test("cards are moved and removed; a card of another dashboard is refused and nothing changes", async () => {
    const { id } = await makeDashboard("Moving");
    const { id: chartId } = await saveChart("how many stores are there");
    await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId });
    const { body } = await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId });
    const { cards, revision } = body as Dashboard;
    const [first] = cards;
    const slot = { id: first?.id, x: 6, y: 2, w: 6, h: 4 };
    const foreign = await change(`/api/dashboards/${id}`, "PATCH", {
      revision,
      cards: [{ ...slot, id: "4b7a6c1e-6f0f-4a59-9d6c-2a9f1f0b7f12" }],
    });
    const wide = await change(`/api/dashboards/${id}`, "PATCH", { revision, cards: [{ ...slot, w: 19 }] });
    const moved = await change(`/api/dashboards/${id}`, "PATCH", { revision, cards: [slot] });
    expect([foreign.status, wide.status]).toEqual([404, 400]);
    expect(await moved.json()).toMatchObject({ cards: [slot], revision: revision + 1 });
  });

  test("charts and answers of other databases are not found", async () => {
    const own = await findDatabaseOf(bob);
    const { body } = await bob.browser.post(`/api/databases/${own.id}/dashboards`, { title: "Bob's" });
    const { id } = body as Dashboard;
    const { id: chartId } = await saveChart("how many stores are there");
    const turnId = await askFor("how many stores are there");
    const chart = await bob.browser.post(`/api/dashboards/${id}/cards`, { chartId });
    const answer = await bob.browser.post(`/api/dashboards/${id}/cards`, { turnId });
    expect([chart.status, answer.status]).toEqual([404, 404]);
  });

  test("lists show the number of cards", async () => {
    const { id } = await makeDashboard("Counted");
    const { id: chartId } = await saveChart("how many stores are there");
    await ada.browser.post(`/api/dashboards/${id}/cards`, { chartId });
    const { body } = await bob.browser.get(`/api/databases/${databaseId}/dashboards?search=counted`);
    expect((body as Page<DashboardSummary>).items).toMatchObject([
      { title: "Counted", cardCount: 1, isMine: false, owner: { name: "Ada" } },
    ]);
  });

  test("markup in a name is plain text", async () => {
    const title = `<script>alert("1")</script> =1+1 ' -- 𝒜`;
    expect((await makeDashboard(title)).title).toBe(title);
  });
});
