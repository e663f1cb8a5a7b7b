import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, type TestContext } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { openStore, type Store, type StoreLocation } from "./open-store.ts";

/** The location of an empty store of each kind. */
const locations: Readonly<Record<string, (context: TestContext) => Promise<StoreLocation>>> = {
  embedded: async () => ({ kind: "embedded", folder: makeTemporaryFolder() }),
  postgres: async (context) => {
    const postgres = await postgresForTests();
    if ("skipped" in postgres) return context.skip(postgres.skipped);
    return { kind: "postgres", url: postgres.connectionString };
  },
};

const workspace = {
  id: "w1",
  name: "Shop",
  logo: null,
  plan: "Free",
  kind: "sample",
  connection: null,
  settings: "{}",
  createdAtMs: 1_795_000_000_000,
  deletedAtMs: null,
} as const;

const conversation = {
  id: "c1",
  workspaceId: "w1",
  ownerId: "u1",
  mode: "genesis",
  summary: "Revenue",
  createdAtMs: 1,
  updatedAtMs: 1,
  deletedAtMs: null,
} as const;

describe.each(Object.keys(locations))("the %s store", (kind) => {
  /** Opens a store that is closed when the test ends. */
  async function open(location: StoreLocation): Promise<Store> {
    const store = await openStore(location);
    onTestFinished(() => store.destroy());
    return store;
  }

  async function openEmpty(context: TestContext): Promise<Store> {
    const location = locations[kind];
    expect.assert(location !== undefined);
    return open(await location(context));
  }

  test("values are read as they were written, including large numbers and nulls", async (context) => {
    const store = await openEmpty(context);
    await store.insertInto("workspace").values(workspace).execute();
    expect(await store.selectFrom("workspace").selectAll().execute()).toMatchObject([workspace]);
  });

  test("counts and sums are numbers", async (context) => {
    const store = await openEmpty(context);
    await store
      .insertInto("workspace")
      .values([workspace, { ...workspace, id: "w2" }])
      .execute();
    const row = await store
      .selectFrom("workspace")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("createdAtMs").as("sum")])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, sum: 3_590_000_000_000 });
  });

  test("text is compared exactly, including case and accents", async (context) => {
    const store = await openEmpty(context);
    const names = ["e", "E", "é", "e "];
    await store
      .insertInto("serverSetting")
      .values(names.map((name) => ({ name, value: "", updatedAtMs: 0 })))
      .execute();
    const rows = await store.selectFrom("serverSetting").select("name").where("name", "=", "e").execute();
    expect(rows).toEqual([{ name: "e" }]);
  });

  test("rows without an owner are refused, and rows are deleted with their database", async (context) => {
    const store = await openEmpty(context);
    await expect(store.insertInto("conversation").values(conversation).execute()).rejects.toThrow(
      /foreign key/i,
    );
    await store.insertInto("workspace").values(workspace).execute();
    await store.insertInto("conversation").values(conversation).execute();
    await store.deleteFrom("workspace").execute();
    expect(await store.selectFrom("conversation").selectAll().execute()).toEqual([]);
  });

  test("a failed transaction leaves nothing behind, and the store continues", async (context) => {
    const store = await openEmpty(context);
    const failing = store.transaction().execute(async (transaction) => {
      await transaction.insertInto("workspace").values(workspace).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await store.insertInto("workspace").values(workspace).execute();
    expect(await store.selectFrom("workspace").select("id").execute()).toEqual([{ id: "w1" }]);
  });

  test("concurrent writes: each counts once", async (context) => {
    const store = await openEmpty(context);
    await store.insertInto("serverSetting").values({ name: "n", value: "0", updatedAtMs: 0 }).execute();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        store
          .updateTable("serverSetting")
          .set(({ eb }) => ({ updatedAtMs: eb("updatedAtMs", "+", 1) }))
          .execute(),
      ),
    );
    expect(await store.selectFrom("serverSetting").select("updatedAtMs").execute()).toEqual([
      { updatedAtMs: 50 },
    ]);
  });

  test("a store that is opened again has its data", async (context) => {
    const location = await locations[kind]?.(context);
    expect.assert(location !== undefined);
    const first = await openStore(location);
    await first.insertInto("workspace").values(workspace).execute();
    await first.destroy();
    const again = await open(location);
    expect(await again.selectFrom("workspace").select("name").execute()).toEqual([{ name: "Shop" }]);
  });

  test("a store that a newer Askery has changed is refused and does not change", async (context) => {
    const location = await locations[kind]?.(context);
    expect.assert(location !== undefined);
    const newer = await openStore(location);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`.execute(
      newer,
    );
    await newer.destroy();
    await expect(openStore(location)).rejects.toMatchObject({
      code: "store-unavailable",
      message:
        'A newer version of Askery created this store: this version does not know its migration "9999-from-the-future".',
    });
  });
});

test("the embedded store syncs its log by itself only before it copies it: its driver syncs each write", async () => {
  const folder = makeTemporaryFolder();
  const store = await openStore({ kind: "embedded", folder });
  onTestFinished(() => store.destroy());
  const read = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(store);
    return Object.values(rows[0] ?? {})[0];
  };
  const normal = 1;
  expect([
    await read("journal_mode"),
    await read("synchronous"),
    await read("foreign_keys"),
    await read("busy_timeout"),
  ]).toEqual(["wal", normal, 1, 5000]);
});

test("a file that is not a database is reported as damaged", async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, "askery.sqlite"), "this is no database, however long it may be".repeat(50));
  await expect(openStore({ kind: "embedded", folder })).rejects.toMatchObject({
    code: "store-unavailable",
    message: "The server's store is damaged.",
  });
});

test("a missing PostgreSQL is reported as unreachable", async () => {
  const url = "postgres://askery:hunter2@127.0.0.1:1/askery";
  await expect(openStore({ kind: "postgres", url })).rejects.toMatchObject({
    code: "store-unavailable",
    message: "The server can't reach its store.",
  });
});

test("several servers may open the same empty PostgreSQL at once", async (context) => {
  const location = await locations["postgres"]?.(context);
  expect.assert(location !== undefined);
  const stores = await Promise.all([openStore(location), openStore(location), openStore(location)]);
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.destroy()))));
  await stores[0]?.insertInto("workspace").values(workspace).execute();
  expect(await stores[2]?.selectFrom("workspace").select("id").execute()).toEqual([{ id: "w1" }]);
});

test("a PostgreSQL that ends every connection is reported until it can be reached again", async (context) => {
  const location = await locations["postgres"]?.(context);
  expect.assert(location !== undefined);
  const store = await openStore(location);
  const other = await openStore(location);
  onTestFinished(async () => void (await Promise.all([store.destroy(), other.destroy()])));
  const failing = store.transaction().execute(async (transaction) => {
    await transaction.insertInto("workspace").values(workspace).execute();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await transaction.insertInto("conversation").values(conversation).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: "store-unavailable" });
  expect(await store.selectFrom("workspace").select("id").execute()).toEqual([]);
});
