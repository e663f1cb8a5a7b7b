import type { ChartSummary, Dashboard, DashboardSummary, Page } from "@askery/api";
import { expect, test } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";

/** A dashboard of Ada, which Bob views. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const [ada, bob] = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Bob")];
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const { id } = made.body as Dashboard;
  const list = async ({ browser }: TestPerson) => {
    const { body } = await browser.get(`/api/databases/${databaseId}/dashboards`);
    return (body as Page<DashboardSummary>).items;
  };
  return { server, ada, bob, databaseId, id, path: `/api/dashboards/${id}`, list };
}

describeStores((environment) => {
  test("people see who else has a dashboard open, until half a minute after these closed it", async () => {
    const { server, ada, bob, id, path } = await setScene(environment());
    const look = async ({ browser }: TestPerson) => {
      const { status, body } = await browser.post(`${path}/visits`, {});
      expect(status).toBe(200);
      return (body as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    expect([await look(ada), await look(bob), await look(ada)]).toEqual([[], ["Ada"], ["Bob"]]);
    const visits = server.store.updateTable("dashboardVisit").where("dashboardId", "=", id);
    await visits
      .set(({ eb }) => ({ atMs: eb("atMs", "-", 30_000) }))
      .where("userId", "=", bob.userId)
      .execute();
    expect(await look(ada)).toEqual([]);
  });

  test("somebody without access to the database is not shown, and sees nobody", async () => {
    const { server, ada, path } = await setScene(environment());
    const eve = await signUpPerson(server, "Eve");
    expect((await eve.browser.post(`${path}/visits`, {})).status).toBe(404);
    expect((await ada.browser.post(`${path}/visits`, {})).body).toEqual([]);
  });

  test("a list shows when the reader last opened a dashboard", async () => {
    const { ada, bob, path, list } = await setScene(environment());
    await bob.browser.post(`${path}/visits`, {});
    expect([(await list(ada))[0]?.openedAtMs, (await list(bob))[0]?.openedAtMs]).toEqual([
      null,
      expect.any(Number),
    ]);
  });

  test("a list names the card whose last run failed, until a run of it succeeds", async () => {
    const { server, ada, databaseId, path, list } = await setScene(environment());
    const conversation = await startConversation(ada, databaseId);
    const { turn } = await ask(ada, conversation.id, "number of orders by channel");
    const chart = await ada.browser.post(`/api/turns/${turn.id}/charts`, { title: "Channels" });
    await ada.browser.post(`${path}/cards`, { chartId: (chart.body as ChartSummary).id });
    const [card] = ((await ada.browser.get(path)).body as Dashboard).cards;
    const refresh = () =>
      ada.browser.post(`${path}/cards/${card?.id ?? ""}/figures`, { filters: {}, maxAgeMs: 0 });
    expect((await refresh()).status).toBe(200);
    expect((await list(ada))[0]?.health).toBeNull();

    const results = server.store.selectFrom("result").innerJoin("chart", "chart.resultId", "result.id");
    const { plan, id } = await results.select(["result.id", "result.plan"]).executeTakeFirstOrThrow();
    const show = (resultId: string) => server.store.updateTable("chart").set({ resultId }).execute();
    const broken = plan.replaceAll('"orders"', '"gone"').replaceAll('"main.orders"', '"main.gone"');
    const { id: _id, ...row } = await server.store
      .selectFrom("result")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await server.store
      .insertInto("result")
      .values({ ...row, id: "broken", plan: broken })
      .execute();
    await show("broken");
    expect((await refresh()).status).toBeGreaterThan(399);
    expect((await list(ada))[0]?.health).toMatchObject({ failing: 1, last: { title: "Channels" } });

    await show(id);
    expect((await refresh()).status).toBe(200);
    expect((await list(ada))[0]?.health).toBeNull();
  });
});
