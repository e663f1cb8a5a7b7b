import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, sql, type KyselyPlugin } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { migrateStore } from "./migrate-store.ts";
import { migrations } from "./migrations.ts";
import { openStore, type Store } from "./open-store.ts";
import type { Tables } from "./tables.ts";

/** A database whose disk fails after a number of statements. */
class FailingDatabase extends DatabaseSync {
  statementsLeft: number;

  constructor(path: string, statementsLeft: number) {
    super(path);
    this.statementsLeft = statementsLeft;
  }

  override prepare(text: string) {
    if (this.statementsLeft-- <= 0) throw new Error("the disk is gone");
    return super.prepare(text);
  }
}

function openFailing(path: string, statementsLeft: number) {
  const database = new FailingDatabase(path, statementsLeft);
  const store: Store = new Kysely<Tables>({
    dialect: createEmbeddedDialect(database),
    plugins: [new CamelCasePlugin()],
  });
  return { database, store };
}

/** The complete schema of a store. */
function readSchema(path: string): unknown {
  const database = new DatabaseSync(path);
  try {
    return database.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").all();
  } finally {
    database.close();
  }
}

test("interrupted at any statement, the embedded store is intact after the next start", async () => {
  const counted = openFailing(":memory:", 1e9);
  await migrateStore(counted.store);
  const statements = 1e9 - counted.database.statementsLeft;
  await counted.store.destroy();

  const whole = join(makeTemporaryFolder(), "askery.sqlite");
  const first = openFailing(whole, 1e9);
  await migrateStore(first.store);
  await first.store.destroy();
  const expected = readSchema(whole);

  expect(statements).toBeGreaterThan(Object.keys(migrations).length * 2);
  for (let at = 0; at < statements; at++) {
    const folder = makeTemporaryFolder();
    const path = join(folder, "askery.sqlite");
    const interrupted = openFailing(path, at);
    await expect(migrateStore(interrupted.store), `statement ${at}`).rejects.toThrow(Error);
    // Closes it as a crash would, without ending the transaction.
    interrupted.database.close();

    const store = await openStore({ kind: "embedded", folder });
    await store.destroy();
    expect(readSchema(path), `statement ${at}`).toEqual(expected);
  }
});

test("interrupted at any statement of a migration, the PostgreSQL store is intact after the next start", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const location = { kind: "postgres", url: postgres.connectionString } as const;
  const store = await openStore(location);
  onTestFinished(() => store.destroy());
  const db = store.withoutPlugins();
  const listTables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  const expected = await listTables();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);

  let statements = 0;
  for (;;) {
    const { plugin } = failingFrom(statements);
    const error: unknown = await migrateStore(store, withPlugin(plugin)).catch((error: unknown) => error);
    if (error === undefined) break;
    expect(error).toMatchObject({ cause: { message: "the connection is gone" } });
    // Nothing remains of it, so the next round starts with an empty store.
    expect(await listTables(), `statement ${statements}`).toEqual([]);
    statements++;
  }
  expect(statements).toBeGreaterThan(Object.keys(migrations).length);
  expect(await listTables()).toEqual(expected);
});

/** Fails from the given statement on. */
function failingFrom(first: number): { readonly plugin: KyselyPlugin } {
  let count = 0;
  return {
    plugin: {
      transformQuery: ({ node }) => {
        if (count++ >= first) throw new Error("the connection is gone");
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}

function withPlugin(plugin: KyselyPlugin): Readonly<Record<string, Migration>> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      { up: (db: Kysely<unknown>) => migration.up(db.withPlugin(plugin)) },
    ]),
  );
}
