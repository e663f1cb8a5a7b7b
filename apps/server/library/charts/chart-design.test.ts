import type { ChartRevision, ChartSummary, Database, SavedChart } from "@askery/api";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

describeStores((environment) => {
  async function saveShopChart(...words: readonly string[]) {
    const { folder, path, change: execute } = writeShopFile();
    execute(`CREATE TABLE visits (id INTEGER PRIMARY KEY, country TEXT NOT NULL, visitors INTEGER NOT NULL);
      INSERT INTO visits (country, visitors) VALUES ('France', 5), ('Spain', 9), ('Italy', 2), ('Poland', 7)`);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] } });
    const ada = await signUpPerson(server, "Ada");
    const added = await ada.browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const { id: databaseId } = (added.body as { readonly database: Database }).database;
    const { id: conversationId } = await startConversation(ada, databaseId);
    const first = await ask(ada, conversationId, "visitors by country");
    let { turn } = first;
    for (const one of words) ({ turn } = await ask(ada, conversationId, one));
    const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, {});
    const chartId = (saved.body as ChartSummary).id;
    const address = `/api/charts/${chartId}`;
    return {
      chartId,
      execute,
      read: async () => (await ada.browser.get(address)).body as SavedChart,
      change: async (body: object) => {
        const response = await ada.browser.request(address, { method: "PATCH", body });
        return { status: response.status, body: (await response.json()) as unknown };
      },
      post: async (path: string, body: object = {}) => ada.browser.post(`${address}${path}`, body),
      history: async () => (await ada.browser.get(`${address}/revisions`)).body as readonly ChartRevision[],
    };
  }

  const design = {
    kind: "horizontalBar",
    display: { sort: "smallest", top: { count: 3, hasOther: true } },
    marks: [{ kind: "average" }],
  } as const;

  test("what words asked of a chart stays when its figures are read again", async () => {
    const words = ["as columns", "highlight the lowest", "add the average", "hide the grid"];
    const { execute, post, read } = await saveShopChart(...words);
    const drawn = async () => {
      const { type, spec } = await read();
      return [type, spec.display, spec.marks];
    };
    const before = await drawn();
    expect(before).toEqual(["bar", { highlight: "lowest", grid: "hidden" }, [{ kind: "average" }]]);
    execute("INSERT INTO visits (country, visitors) VALUES ('Malta', 1)");
    expect((await post("/refresh")).status).toBe(200);
    expect((await read()).table.rowCount).toBe(5);
    expect(await drawn()).toEqual(before);
  });

  test("a design is drawn, and becomes a revision with its author", async () => {
    const { change, read, history } = await saveShopChart();
    const { revision } = await read();
    const changed = await change({ revision, design });
    const chart = changed.body as SavedChart;
    expect([changed.status, chart.type, chart.revision, chart.updatedBy?.name]).toEqual([
      200,
      "horizontalBar",
      revision + 1,
      "Ada",
    ]);
    expect(chart.spec).toMatchObject({ kind: "horizontalBar", display: design.display });
    expect(chart.spec.marks).toContainEqual({ kind: "average" });
    expect((await history()).map((one) => [one.revision, one.author?.name])).toEqual([
      [2, "Ada"],
      [1, "Ada"],
    ]);
  });

  test("a change of an earlier revision is refused, and names who changed it", async () => {
    const { change, read } = await saveShopChart();
    const { revision } = await read();
    await change({ revision, design });
    const second = await change({ revision, title: "Mine" });
    expect([second.status, (second.body as { readonly title: string }).title]).toEqual([
      409,
      expect.stringContaining("Ada changed this chart in the meantime."),
    ]);
  });

  test("restoring a revision brings back its title and design, as a new revision", async () => {
    const { change, read, post, history } = await saveShopChart();
    const before = await read();
    await change({ title: "Countries", design });
    const restored = await post("/revisions/1/restore");
    const chart = restored.body as SavedChart;
    expect([restored.status, chart.title, chart.spec.kind, chart.spec.display, chart.revision]).toEqual([
      200,
      before.title,
      before.spec.kind,
      undefined,
      3,
    ]);
    expect((await history()).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await post("/revisions/9/restore")).status).toBe(404);
  });

  test("a copy has the design, and its own history", async () => {
    const { change, read, post } = await saveShopChart();
    await change({ design });
    const { title } = await read();
    const copy = (await post("/duplicates")).body as ChartSummary;
    expect([copy.title, copy.type, copy.dashboardCount]).toEqual([`Copy of ${title}`, "horizontalBar", 0]);
  });

  test.each([
    ["an unknown part", { ...design, size: "large" }],
    ["a kind that nobody knows", { ...design, kind: "sunburst" }],
    ["too many decimals", { ...design, display: { numbers: { orders: { decimals: 40 } } } }],
  ])("a design with %s is refused", async (_, wrong) => {
    const { change } = await saveShopChart();
    expect((await change({ design: wrong })).status).toBe(400);
  });
});
