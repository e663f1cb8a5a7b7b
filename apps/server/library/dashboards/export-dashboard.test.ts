import type { ChartSummary, Dashboard } from "@askery/api";
import type { DashboardFilter } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

const time: DashboardFilter = {
  id: "time",
  label: "Time",
  kind: "time",
  column: null,
  initial: null,
  isRequired: false,
  targets: {},
};

const in2025 = {
  kind: "time",
  period: { kind: "absolute", from: "2025-01-01", to: "2026-01-01" },
  words: "2025",
  compare: "periodBefore",
} as const;

/** A dashboard with a number, a line and a table, and a person who views it. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Every morning" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, databaseId);
  for (const question of ["number of orders", "number of orders by month", "list customers"]) {
    const { turn } = await ask(ada, conversation.id, question);
    const chart = (await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: question })).body;
    await ada.browser.post(`${path}/cards`, { chartId: (chart as ChartSummary).id });
  }
  const { revision } = (await ada.browser.get(path)).body as Dashboard;
  await ada.browser.request(path, { method: "PATCH", body: { revision, filters: [time] } });
  return { server, bob, path };
}

const download = async ({ browser }: TestPerson, path: string, query: Readonly<Record<string, string>>) => {
  const response = await browser.request(`${path}/document?${new URLSearchParams(query).toString()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    start: bytes.toString("latin1", 0, 4),
  };
};

describeStores((environment) => {
  test("a viewer downloads a dashboard under filters as a PDF, and a state that is none is refused", async () => {
    const { bob, path } = await setScene(environment());
    const of = JSON.stringify({ filters: { time: in2025 }, clicked: ["Germany"] });
    const pdf = { status: 200, type: "application/pdf", start: "%PDF" };
    expect(await download(bob, path, { of })).toEqual(pdf);
    expect(await download(bob, path, {})).toEqual(pdf);
    expect(await download(bob, path, { of: '{"filters":{"time":{"kind":"none"}}}' })).toMatchObject({
      status: 400,
    });
    expect(await download(bob, path, { of: "no JSON" })).toMatchObject({ status: 400 });
  });
});
