import { randomUUID } from "node:crypto";
import type { Dashboard, DashboardView, Database } from "@askery/api";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";

const germany = {
  kind: "values",
  options: [{ value: { type: "text", value: "Germany" } }],
} as const;

/** A dashboard of Ada that Bob views. */
async function setScene(environment: StoreEnvironment) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await ada.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Board" });
  return { server, ada, bob, databaseId, path: `/api/dashboards/${(made.body as Dashboard).id}` };
}

async function save({ browser }: TestPerson, path: string, view: DashboardView) {
  const { id, ...body } = view;
  const response = await browser.request(`${path}/views/${id}`, { method: "PUT", body });
  return { status: response.status, body: (await response.json()) as unknown };
}

const list = async ({ browser }: TestPerson, path: string) => (await browser.get(`${path}/views`)).body;

function viewOf(name: string, more: Partial<DashboardView> = {}): DashboardView {
  return { id: randomUUID(), name, filters: { country: germany, time: null }, isDefault: false, ...more };
}

describeStores((environment) => {
  test("people have views of their own, by name, of which one is the default", async () => {
    const { ada, bob, path } = await setScene(environment());
    const [west, all] = [viewOf("West", { isDefault: true }), viewOf("All", { filters: {} })];
    await save(ada, path, west);
    expect(await save(ada, path, all)).toEqual({ status: 200, body: [all, west] });
    await save(ada, path, { ...all, isDefault: true });
    await save(ada, path, { ...west, name: "A west", isDefault: false });
    const changed = [
      { ...west, name: "A west", isDefault: false },
      { ...all, isDefault: true },
    ];
    expect(await list(ada, path)).toEqual(changed);
    expect(await list(bob, path)).toEqual([]);
  });

  test("nobody changes or deletes the view of someone else", async () => {
    const { ada, bob, path } = await setScene(environment());
    const view = viewOf("Mine");
    await save(ada, path, view);
    expect((await save(bob, path, { ...view, name: "Bob's" })).status).toBe(409);
    await bob.browser.request(`${path}/views/${view.id}`, { method: "DELETE" });
    expect(await list(ada, path)).toEqual([view]);
    await ada.browser.request(`${path}/views/${view.id}`, { method: "DELETE" });
    expect(await list(ada, path)).toEqual([]);
  });

  test("values that are none are refused, and so is the 51st view", async () => {
    const { ada, path } = await setScene(environment());
    const broken = viewOf("Broken", { filters: { time: { kind: "time" } as never } });
    expect((await save(ada, path, broken)).status).toBe(400);
    for (let count = 0; count < 50; count += 1) await save(ada, path, viewOf(`View ${count}`));
    expect((await save(ada, path, viewOf("One more"))).status).toBe(409);
  });

  test("an account that is deleted leaves no views", async () => {
    const { server, bob, databaseId, path } = await setScene(environment());
    await save(bob, path, viewOf("Bob's"));
    const owned = (await bob.browser.get("/api/databases")).body as readonly Database[];
    const databases = Object.fromEntries(
      owned.filter(({ id }) => id !== databaseId).map(({ id }) => [id, null]),
    );
    const body = { password: testPassword, databases };
    expect((await bob.browser.post("/api/account/delete", body)).status).toBeLessThan(300);
    const views = server.store.selectFrom("dashboardView").where("userId", "=", bob.userId);
    expect(await views.select("id").execute()).toEqual([]);
  });
});
