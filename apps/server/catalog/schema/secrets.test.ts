import { randomUUID } from "node:crypto";
import type { Database, Histogram, Sync, TableDetail, Turn } from "@askery/api";
import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer, type SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

/** A column of hashes that is recognizable only by its values, and a number that is recognizable by its name. */
const membersSql = `
  CREATE TABLE members (id INTEGER PRIMARY KEY, nickname TEXT, password TEXT, legacy TEXT, pin INTEGER, visits INTEGER);
  INSERT INTO members VALUES
    (1, 'ann', 'tiger', '$2b$12$abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQ', 4711, 3),
    (2, 'bob', 'otter', '$2b$12$zyxwvutsrqponmlkjihgfedcba0123456789ABCDEFGHIJKLMNOPQ', 4712, 5);`;

async function openMembers({ server, ada }: SharedServer) {
  const { path, change } = writeShopFile();
  change(membersSql);
  const eve = await signUpPerson(server, "Eve", `${randomUUID()}@example.com`);
  const { body } = await ada.browser.post("/api/databases", {
    name: "Members",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
  const inDatabase = `/api/databases/${database.id}`;
  await server.store
    .insertInto("member")
    .values({ workspaceId: database.id, userId: eve.userId, role: "editor", createdAtMs: 1 })
    .execute();
  const watch = async (id: string) => {
    const events = await ada.browser.request(`${inDatabase}/syncs/${id}/events`);
    return readEvents(await events.text()).at(-1)?.data as Sync;
  };
  const patch = async (person: TestPerson, column: string, change: object) => {
    const url = `${inDatabase}/tables/members/columns/${column}`;
    const response = await person.browser.request(url, { method: "PATCH", body: change });
    return { status: response.status, body: (await response.json()) as { readonly title?: string } };
  };
  const { id } = await startConversation(ada, database.id);
  const { turn } = await ask(ada, id, "how many members");
  return {
    ada,
    eve,
    inDatabase,
    patch,
    first: await watch(syncId),
    sync: async () => watch(((await ada.browser.post(`${inDatabase}/syncs`)).body as Sync).id),
    get: async (address: string) => (await ada.browser.get(`${inDatabase}/${address}`)).body,
    runSql: async (sql: string) => {
      const response = await ada.browser.request(`/api/turns/${turn.id}/sql`, {
        method: "POST",
        body: { sql },
      });
      return readEvents(await response.text()).at(-1)?.data as Turn["state"];
    },
  };
}

describeStores((environment) => {
  const shared = shareTestServer(environment);

  test("columns that look secret are named by the sync, and are private everywhere", async () => {
    const { first, get, runSql } = await openMembers(await shared());
    expect(first.withheld.map(({ table, column }) => `${table}.${column}`)).toEqual([
      "members.password",
      "members.legacy",
      "members.pin",
    ]);
    const { columns } = (await get("tables/members")) as TableDetail;
    expect(columns.filter(({ isPrivate }) => isPrivate).map(({ name }) => name)).toEqual([
      "password",
      "legacy",
      "pin",
    ]);
    expect(columns[3]?.secretReason).toBe(first.withheld[1]?.reason);
    const preview = (await get("tables/members/preview")) as {
      readonly table: Table;
      readonly privateColumns: readonly string[];
    };
    expect(preview.privateColumns).toEqual(["password", "legacy", "pin"]);
    expect(preview.table.values).toEqual([
      [1, 2],
      ["ann", "bob"],
      [null, null],
      [null, null],
      [null, null],
      [3, 5],
    ]);
    const drawn = (await get("tables/members/histograms")) as readonly Histogram[];
    expect(drawn.map(({ column }) => column)).toEqual(["id", "visits"]);
    expect(await runSql("SELECT nickname, visits FROM members")).toMatchObject({ kind: "done" });
    for (const sql of ["SELECT legacy FROM members", "SELECT * FROM members"]) {
      expect(JSON.stringify(await runSql(sql))).toMatch(/members\.(?:legacy|password)[^"]* private/);
    }
  });

  test("only owners and admins lift it; then the values are read by the next sync", async () => {
    const { ada, eve, inDatabase, patch, sync, get, runSql } = await openMembers(await shared());
    const refused = await patch(eve, "pin", { meaning: { role: "code" } });
    expect([refused.status, refused.body.title]).toEqual([
      403,
      "members.pin is private. Only an owner or admin of the database can make it public.",
    ]);
    const text = `askery: knowledge\nversion: 1\ntables:\n  - table: members\n    columns:\n      - column: pin\n        role: code\n`;
    const { body } = await eve.browser.post(`${inDatabase}/knowledge-file`, { text, apply: true });
    expect(body).toMatchObject({
      problems: [
        { message: "members.pin is private. Only an owner or admin of the database can make it public." },
      ],
      isApplied: false,
    });
    expect((await patch(ada, "pin", { meaning: { role: "code" } })).status).toBe(200);
    expect((await sync()).withheld.map(({ column }) => column)).toEqual(["password", "legacy"]);
    const { columns } = (await get("tables/members")) as TableDetail;
    expect(columns[4]).toMatchObject({ isPrivate: false, secretReason: null, profile: { min: "4711" } });
    expect(await runSql("SELECT pin FROM members")).toMatchObject({ kind: "done" });
  });

  test("editors make columns private, and cannot take it back", async () => {
    const { ada, eve, patch } = await openMembers(await shared());
    expect((await patch(eve, "visits", { isPrivate: true })).status).toBe(200);
    expect((await patch(eve, "visits", { isPrivate: false })).status).toBe(403);
    expect((await patch(ada, "visits", { isPrivate: false })).status).toBe(200);
  });
});
