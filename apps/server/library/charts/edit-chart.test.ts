import type { ChartSummary, Database, SavedChart } from "@askery/api";
import type { PlanEdit } from "@askery/model";
import { expect, test } from "vitest";
import { ask, startConversation } from "../../testing/ask.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

describeStores((environment) => {
  /** A chart of sales by channel, one of which is empty. */
  async function saveChart(question = "number of sales by channel") {
    const { folder, path, change } = writeShopFile();
    change(`CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT, sold_on DATE NOT NULL);
      INSERT INTO sales VALUES (1, 'web', '2025-03-01'), (2, 'web', '2025-04-01'), (3, NULL, '2026-11-01')`);
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    // Each run has its own time.
    const now = () => nowMs++;
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] }, now });
    const ada = await signUpPerson(server, "Ada");
    const { body } = await ada.browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const { id } = (body as { readonly database: Database }).database;
    const { id: conversationId } = await startConversation(ada, id);
    const { turn } = await ask(ada, conversationId, question);
    const saved = await ada.browser.post(`/api/turns/${turn.id}/charts`, {});
    const { id: chartId } = saved.body as ChartSummary;
    const read = async () => (await ada.browser.get(`/api/charts/${chartId}`)).body as SavedChart;
    const send = async (path: string, sent?: object) => {
      const response = await ada.browser.post(`/api/charts/${chartId}/${path}`, sent);
      return { status: response.status, chart: response.body as SavedChart };
    };
    return { read, send, change };
  }

  const factsOf = ({ warnings }: SavedChart) => warnings.map(({ fact }) => fact);
  const channelsOf = ({ table }: SavedChart) => table.values[0]?.toSorted();

  test("warnings stay with a saved chart, and follow its figures when they are computed again", async () => {
    const { read, send, change } = await saveChart();
    expect(factsOf(await read())).toEqual(["1 sale has no channel."]);
    change("INSERT INTO sales VALUES (4, NULL, '2026-11-02')");
    expect(factsOf((await send("refresh")).chart)).toEqual(["2 sales have no channel."]);
    change("UPDATE sales SET channel = 'shop' WHERE channel IS NULL");
    expect(factsOf((await send("refresh")).chart)).toEqual([]);
  });

  test("a repair edits the chart, for good, until it is undone; undoing twice does it again", async () => {
    const { read, send } = await saveChart();
    const before = await read();
    const [warning] = before.warnings;
    const edits = warning?.repair?.edits ?? [];
    const repaired = await send("edits", { edits, ofMs: before.ranAtMs });
    expect([
      repaired.status,
      channelsOf(repaired.chart),
      factsOf(repaired.chart),
      repaired.chart.canUndo,
    ]).toEqual([200, ["web"], [], true]);
    const refreshed = await send("refresh");
    expect(channelsOf(refreshed.chart)).toEqual(["web"]);
    const undone = await send("undo", { ofMs: refreshed.chart.ranAtMs });
    expect([undone.chart.plan, undone.chart.table, factsOf(undone.chart), undone.chart.title]).toEqual([
      before.plan,
      before.table,
      factsOf(before),
      before.title,
    ]);
    const again = await send("undo", { ofMs: undone.chart.ranAtMs });
    expect(channelsOf(again.chart)).toEqual(["web"]);
  });

  test("a chart that was computed again meanwhile, an edit that does not apply and nothing to undo are refused", async () => {
    const { read, send } = await saveChart();
    const before = await read();
    const ofMs = before.ranAtMs;
    const grain: PlanEdit = { kind: "setGrain", dimension: "channel", grain: "month" };
    expect([
      (await send("undo", { ofMs })).status,
      (await send("edits", { edits: [grain], ofMs })).status,
      (await send("edits", { edits: [{ kind: "nonsense" }], ofMs })).status,
      (await send("edits", { edits: [{ kind: "setLimit", limit: null }], ofMs: ofMs - 1 })).status,
    ]).toEqual([404, 400, 400, 409]);
    expect((await read()).table).toEqual(before.table);
  });
});
