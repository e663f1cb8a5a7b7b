import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder, startTestServer } from "../testing/start-test-server.test-support.ts";
import { fillDisk } from "../testing/fill-disk.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { openStore, type Store } from "./open-store.ts";
import { readStoreFailure } from "./store-failure.ts";

const note = (name: string) => ({ name, value: "x".repeat(2000), updatedAtMs: 0 });

/** Writes until the store fails. Returns the names that were saved. */
async function writeUntilRefused(store: Store): Promise<{ taken: string[]; error: unknown }> {
  const taken: string[] = [];
  for (let at = 0; at < 1000; at++) {
    try {
      await store
        .insertInto("serverSetting")
        .values(note(`n${at}`))
        .execute();
      taken.push(`n${at}`);
    } catch (error) {
      return { taken, error };
    }
  }
  return { taken, error: null };
}

async function namesIn(store: Store): Promise<readonly string[]> {
  const rows = await store.selectFrom("serverSetting").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name).filter((name) => name.startsWith("n"));
}

test("on a full disk a write is refused as such, acknowledged writes are there, and reads continue", async () => {
  const folder = makeTemporaryFolder();
  const store = await openStore({ kind: "embedded", folder });
  await fillDisk(store, { spare: 10 });
  const { taken, error } = await writeUntilRefused(store);
  expect([taken.length > 3, error]).toMatchObject([true, { code: "store-full" }]);
  expect(await namesIn(store)).toEqual(taken.toSorted());
  await store.destroy();

  const again = await openStore({ kind: "embedded", folder });
  onTestFinished(() => again.destroy());
  expect(await namesIn(again)).toEqual(taken.toSorted());
  await again.insertInto("serverSetting").values(note("n-more")).execute();
});

test("a transaction that fills the disk is rolled back completely, and reports why", async () => {
  const store = await openStore({ kind: "embedded", folder: makeTemporaryFolder() });
  onTestFinished(() => store.destroy());
  await fillDisk(store, { spare: 10 });
  const filling = store.transaction().execute(async (transaction) => {
    for (let at = 0; at < 100; at++) {
      await transaction
        .insertInto("serverSetting")
        .values(note(`n${at}`))
        .execute();
    }
  });
  await expect(filling).rejects.toMatchObject({ code: "store-full" });
  expect(await namesIn(store)).toEqual([]);
  await store.insertInto("serverSetting").values(note("n-small")).execute();
  expect(await namesIn(store)).toEqual(["n-small"]);
});

test("on a read-only disk a write is refused as such, and reads continue", async () => {
  const store = await openStore({ kind: "embedded", folder: makeTemporaryFolder() });
  onTestFinished(() => store.destroy());
  await sql`PRAGMA query_only = ON`.execute(store);
  const { taken, error } = await writeUntilRefused(store);
  expect([taken, error, await namesIn(store)]).toMatchObject([
    [],
    {
      code: "store-unavailable",
      message: "The server has no permission to write its data. Your change was not saved.",
    },
    [],
  ]);
});

test("a server whose disk is full responds with 507, has its data, and continues", async () => {
  const server = await startTestServer();
  const { browser } = await signUpPerson(server, "Ada");
  await fillDisk(server.store, { spare: 10 });
  const image = `data:image/png;base64,${"A".repeat(100_000)}`;
  expect(await browser.post("/api/auth/update-user", { name: "Grace", image })).toMatchObject({
    status: 507,
    body: { code: "store-full", title: "The server's disk is full. Your change was not saved." },
  });
  expect(await browser.get("/api/me")).toMatchObject({
    status: 200,
    body: { user: { name: "Ada", image: null } },
  });
});

test.each([
  [{ code: "53100" }, "store-full"],
  [{ code: "ENOSPC" }, "store-full"],
  [{ code: "25006" }, "store-unavailable"],
  [{ code: "EROFS" }, "store-unavailable"],
  [{ code: "EIO" }, "store-unavailable"],
  [{ code: "53300" }, "store-unavailable"],
  [{ code: "08006" }, "store-unavailable"],
  [{ code: "57P01" }, "store-unavailable"],
  [{ code: "ECONNREFUSED" }, "store-unavailable"],
  [{ errcode: 13 }, "store-full"],
  [{ errcode: 10 + 256 * 3 }, "store-unavailable"],
  [{ errcode: 8 }, "store-unavailable"],
  [{ code: "23505" }, undefined],
  [{ code: "42P01" }, undefined],
  [{ errcode: 19 }, undefined],
  [{}, undefined],
])("%j is read as %s", (properties, code) => {
  expect(readStoreFailure(Object.assign(new Error("it failed"), properties))?.code).toBe(code);
});

test("pg's messages for a lost connection are read too", () => {
  expect(readStoreFailure(new Error("Connection terminated unexpectedly"))?.code).toBe("store-unavailable");
});
