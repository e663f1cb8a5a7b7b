import { randomUUID } from "node:crypto";
import type { SavedChart, Dashboard, Database, Notification, Page, Sync } from "@askery/api";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer, type SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

/** A shop on the given plan with an owner, an editor and a viewer, and a chart by city on a dashboard. */
async function openShop({ server }: SharedServer, plan: "Free" | "Pro") {
  const { path, change } = writeShopFile();
  const signUp = (name: string) => signUpPerson(server, name, `${randomUUID()}@example.com`);
  const ada = await signUp("Ada");
  const made = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { id } = (made.body as { readonly database: Database }).database;
  const sync = async () => {
    const { body } = await ada.browser.post(`/api/databases/${id}/syncs`);
    const events = await ada.browser.request(`/api/databases/${id}/syncs/${(body as Sync).id}/events`);
    return readEvents(await events.text()).at(-1)?.data as Sync;
  };
  await sync();
  await ada.browser.request(`/api/databases/${id}/plan`, { method: "PUT", body: { plan } });
  const conversation = await startConversation(ada, id);
  const { turn } = await ask(ada, conversation.id, "how many customers by city");
  const chart = (await ada.browser.post(`/api/turns/${turn.id}/charts`)).body as SavedChart;
  const board = await ada.browser.post(`/api/databases/${id}/dashboards`, { title: "Cities" });
  await ada.browser.post(`/api/dashboards/${(board.body as Dashboard).id}/cards`, { chartId: chart.id });
  const join = async (name: string, role: "editor" | "viewer") => {
    const person = await signUp(name);
    await server.store
      .insertInto("member")
      .values({ workspaceId: id, userId: person.userId, role, createdAtMs: 1 })
      .execute();
    return person;
  };
  return { ada, eve: await join("Eve", "editor"), vic: await join("Vic", "viewer"), id, chart, change, sync };
}

async function inboxOf({ browser }: TestPerson): Promise<readonly Notification[]> {
  return ((await browser.get("/api/notifications")).body as Page<Notification>).items;
}

describeStores((environment) => {
  const shared = shareTestServer(() => ({ ...environment(), hasPlanLimits: true }));

  test("everyone who may fix a chart is notified once that a sync affects it, with a link to the changes", async () => {
    const { ada, eve, vic, id, chart, change, sync } = await openShop(await shared(), "Pro");
    change("ALTER TABLE customers RENAME COLUMN city TO town");
    const found = await sync();
    expect(found.affectedCharts).toMatchObject([
      { chartId: chart.id, title: chart.title, dashboards: [{ title: "Cities" }] },
    ]);
    const entry = {
      title: "Shop: the tables have changed, which affects 1 chart and 1 dashboard",
      url: `/databases/${id}/connection?sync=${found.id}`,
      isRead: false,
    };
    expect(await inboxOf(ada)).toMatchObject([entry]);
    expect(await inboxOf(eve)).toMatchObject([entry]);
    expect(await inboxOf(vic)).toEqual([]);
    await sync();
    expect(await inboxOf(ada)).toHaveLength(1);
  });

  test("a column whose type changed affects the charts that use it", async () => {
    const { ada, chart, change, sync } = await openShop(await shared(), "Pro");
    change("ALTER TABLE customers DROP COLUMN email");
    change("ALTER TABLE customers ADD COLUMN email INTEGER");
    change("ALTER TABLE customers DROP COLUMN city");
    change("ALTER TABLE customers ADD COLUMN city INTEGER");
    const found = await sync();
    expect(found.changes.map(({ kind }) => kind)).toContain("column-retyped");
    expect(found.affectedCharts.map(({ chartId, reason }) => [chartId, reason])).toEqual([
      [chart.id, "customers.city: VARCHAR(40) is now INTEGER"],
    ]);
    expect(await inboxOf(ada)).toHaveLength(1);
  });

  test("a longer column is a change that affects no chart", async () => {
    const { ada, change, sync } = await openShop(await shared(), "Pro");
    change("ALTER TABLE customers DROP COLUMN city");
    change("ALTER TABLE customers ADD COLUMN city VARCHAR(80)");
    expect(await sync()).toMatchObject({
      changes: [{ kind: "column-respelled", summary: "customers.city: VARCHAR(40) is now VARCHAR(80)" }],
      affectedCharts: [],
    });
    expect(await inboxOf(ada)).toEqual([]);
  });

  test("a changed type of a column that no chart uses causes no notification", async () => {
    const { ada, change, sync } = await openShop(await shared(), "Pro");
    change("ALTER TABLE customers DROP COLUMN email");
    change("ALTER TABLE customers ADD COLUMN email INTEGER");
    expect((await sync()).changes).toMatchObject([{ kind: "column-retyped", column: "email" }]);
    expect(await inboxOf(ada)).toEqual([]);
  });

  test("a change that affects no chart causes no notification", async () => {
    const { ada, change, sync } = await openShop(await shared(), "Pro");
    change("ALTER TABLE customers DROP COLUMN email");
    expect((await sync()).changes).toHaveLength(1);
    expect(await inboxOf(ada)).toEqual([]);
  });

  test("on a plan without such warnings, they are only in the list of syncs", async () => {
    const { ada, change, sync } = await openShop(await shared(), "Free");
    change("ALTER TABLE customers RENAME COLUMN city TO town");
    expect((await sync()).affectedCharts).toHaveLength(1);
    expect(await inboxOf(ada)).toEqual([]);
  });
});
