import { randomUUID } from "node:crypto";
import type { ChartSummary, Conversation, SavedChart, Turn } from "@askery/api";
import type { PointOptions, PointRows } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../../../testing/ask.test-support.ts";
import { startTestServer } from "../../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../../testing/test-people.test-support.ts";
import { describeStores } from "../../../testing/test-stores.test-support.ts";

describeStores((environment) => {
  test("a figure of a saved chart has its rows, also as a file, and asks further without changing the chart", async () => {
    const server = await startTestServer({ environment: environment(), sampleScale: sampleScaleForTests });
    const ada = await signUpPerson(server, "Ada");
    const { browser } = ada;
    const { id: conversationId } = await startConversation(ada, (await findDatabaseOf(ada)).id);
    const { turn } = await ask(ada, conversationId, "number of orders by channel");
    const saved = (await browser.post(`/api/turns/${turn.id}/charts`, {})).body as ChartSummary;
    const path = `/api/charts/${saved.id}`;
    const { table } = (await browser.get(path)).body as SavedChart;
    const [channel, count] = table.values.map((column) => column[0] ?? null);
    const point = { row: [channel, count], column: table.columns[1]?.name ?? null, repeat: 0 };

    const options = (await browser.post(`${path}/point-options`, { point })).body as PointOptions;
    expect(options.hasRows).toBe(true);
    const rows = (await browser.post(`${path}/point-rows`, { point, maxRows: 100_000 })).body as PointRows;
    expect([rows.table.rowCount, rows.words]).toEqual([count, expect.stringContaining(String(channel))]);
    const query = new URLSearchParams({ point: JSON.stringify(point) }).toString();
    const file = await browser.request(`${path}/point-rows/export?${query}`);
    expect((await file.text()).trimEnd().split("\n")).toHaveLength(Number(count) + 1);
    const broken = await browser.get(`${path}/point-rows/export?point=7`);
    expect(broken.status).toBe(400);

    const ids = { conversationId: randomUUID(), turnId: randomUUID() };
    const edits = options.breakDown[0]?.edits;
    const opened = await browser.post(`${path}/questions`, { ...ids, edits });
    const again = await browser.post(`${path}/questions`, { ...ids, edits });
    expect([opened.status, again.status]).toEqual([200, 200]);
    const { state } = opened.body as Turn;
    const outcome = state.kind === "done" ? state.outcome : null;
    const figures = outcome?.kind === "answered" ? (outcome.answer.table.values.at(-1) ?? []) : [];
    expect(figures.reduce<number>((sum, figure) => sum + Number(figure), 0)).toBe(count);
    const { body } = await browser.get(`/api/conversations/${ids.conversationId}`);
    expect((body as Conversation).turns).toHaveLength(1);
    expect((await browser.get(path)).body).toMatchObject({ revision: 1, title: saved.title });
  });
});
