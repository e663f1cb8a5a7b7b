import type { Answer, Outcome } from "@askery/model";
import type { Connection, ConnectionTest, Database, Sync, Turn } from "@askery/api";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { makeTemporaryFolder, startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

interface Added {
  readonly database: Database;
  readonly syncId: string;
}

async function addFile(person: TestPerson, path: string): Promise<Added> {
  const { status, body } = await person.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  expect([status, body]).toMatchObject([200, {}]);
  return body as Added;
}

/** Waits for a sync to end and returns its outcome. */
async function watchSync({ browser }: TestPerson, { database, syncId }: Added): Promise<Sync> {
  const response = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  return readEvents(await response.text()).at(-1)?.data as Sync;
}

async function answer(person: TestPerson, databaseId: string, question: string): Promise<Answer> {
  const conversation = await startConversation(person, databaseId);
  const { state } = await ask(person, conversation.id, question);
  const { outcome } = state as Extract<Turn["state"], { kind: "done" }>;
  expect(outcome).toMatchObject({ kind: "answered" });
  return (outcome as Extract<Outcome, { kind: "answered" }>).answer;
}

describeStores((environment) => {
  const shared = shareTestServer(environment);

  test("a file in an allowed folder is added, read and asked", async () => {
    const { path } = writeShopFile();
    const { ada } = await shared();
    const added = await addFile(ada, path);
    expect(added.database).toMatchObject({ name: "Shop", kind: "sqlite", role: "owner", plan: "Free" });
    expect(await watchSync(ada, added)).toMatchObject({
      state: "done",
      tableCount: 2,
      changes: [],
      failure: null,
    });
    const { table } = await answer(ada, added.database.id, "how many customers by city");
    expect(table.values).toEqual([
      ["Paris", "Rome"],
      [2, 1],
    ]);
  });

  test("changes of the tables are reported at the next sync, and answers follow", async () => {
    const { path, change } = writeShopFile();
    const { ada } = await shared();
    const added = await addFile(ada, path);
    await watchSync(ada, added);
    change("ALTER TABLE orders RENAME COLUMN total TO amount; CREATE TABLE stores (id INTEGER, town TEXT)");
    const { body } = await ada.browser.post(`/api/databases/${added.database.id}/syncs`);
    const sync = await watchSync(ada, { ...added, syncId: (body as Sync).id });
    expect(sync.changes.map(({ kind, summary }) => [kind, summary])).toEqual([
      ["column-removed", "orders.total is gone"],
      ["column-added", "orders.amount is new"],
      ["table-added", "stores is new"],
    ]);
    expect((await answer(ada, added.database.id, "total amount of orders")).table.values).toEqual([[42.5]]);
    const { body: listed } = await ada.browser.get(`/api/databases/${added.database.id}/syncs`);
    expect((listed as { readonly items: readonly Sync[] }).items.map(({ state }) => state)).toEqual([
      "done",
      "done",
    ]);
  });

  test("the saved connection is returned without secrets, and its test works", async () => {
    const { path } = writeShopFile();
    const { ada } = await shared();
    const { database } = await addFile(ada, path);
    const connection = await ada.browser.get(`/api/databases/${database.id}/connection`);
    expect(connection.body as Connection).toMatchObject({
      kind: "sqlite",
      path,
      facts: { product: "SQLite", canWrite: false, schemas: [{ name: "main", tableCount: 2 }] },
    });
    const tested = await ada.browser.post(`/api/databases/${database.id}/connection/test`);
    expect(tested).toMatchObject({ status: 200, body: { kind: "works" } });
  });
});

test("files outside the allowed folders are out of reach: by dots, by links, and by asking whether they exist", async () => {
  const { folder, path } = writeShopFile();
  const elsewhere = writeShopFile();
  symlinkSync(elsewhere.path, join(folder, "link.sqlite"));
  const server = await startTestServer({ environment: { fileFolders: [folder] } });
  const ada = await signUpPerson(server, "Ada");
  const attempt = async (tried: string) => {
    const { body } = await ada.browser.post("/api/connections/test", {
      connection: { kind: "sqlite", path: tried },
    });
    const test = body as ConnectionTest;
    return test.kind === "works" ? "works" : [test.problem.code, test.problem.field];
  };
  expect(await attempt(path)).toBe("works");
  expect(await attempt(join(folder, "none.sqlite"))).toEqual(["file-missing", "path"]);
  expect(await attempt("/etc/passwd")).toEqual(["forbidden", "path"]);
  expect(await attempt("/nowhere/at-all.sqlite")).toEqual(["forbidden", "path"]);
  expect(await attempt(`${folder}/../${elsewhere.path.split("/").slice(-2).join("/")}`)).toEqual([
    "forbidden",
    "path",
  ]);
  expect(await attempt(join(folder, "link.sqlite"))).toEqual(["forbidden", "path"]);
  expect(await attempt("shop.sqlite")).toEqual(["forbidden", "path"]);
});

test("if the operator allows no folder, no file is opened, and the form shows that in advance", async () => {
  const server = await startTestServer({
    environment: { allowsPrivateHosts: false, hasPlanLimits: true },
  });
  const ada = await signUpPerson(server, "Ada");
  const { body } = await ada.browser.post("/api/connections/test", {
    connection: { kind: "duckdb", path: join(makeTemporaryFolder(), "a.duckdb") },
  });
  expect(body).toMatchObject({ kind: "failed", problem: { code: "forbidden", field: "path" } });
  expect(await ada.browser.get("/api/database-allowance")).toEqual({
    status: 200,
    body: {
      freeDatabases: { used: 0, limit: 3 },
      canReachPrivateHosts: false,
      fileFolders: [],
      uploadBytes: 200_000_000,
      uploadRows: 1_000_000,
      uploadsRefused: null,
    },
  });
});

test("a user may have as many free databases as the plan allows, not counting the sample", async () => {
  const { folder, path } = writeShopFile();
  const server = await startTestServer({ environment: { fileFolders: [folder], hasPlanLimits: true } });
  const ada = await signUpPerson(server, "Ada");
  const added = [await addFile(ada, path), await addFile(ada, path), await addFile(ada, path)];
  const fourth = { name: "Shop", connection: { kind: "sqlite", path } };
  expect(await ada.browser.post("/api/databases", fourth)).toMatchObject({
    status: 403,
    body: { code: "plan-limit" },
  });
  const [first] = added;
  await ada.browser.request(`/api/databases/${first?.database.id}/plan`, {
    method: "PUT",
    body: { plan: "Pro" },
  });
  expect(await ada.browser.post("/api/databases", fourth)).toMatchObject({ status: 200 });
});
