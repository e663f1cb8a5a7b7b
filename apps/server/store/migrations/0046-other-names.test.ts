import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import { createEmbeddedDialect } from "../embedded-dialect.ts";
import { migrateStore } from "../migrate-store.ts";
import { migrations } from "../migrations.ts";
import { openStore, type Store } from "../open-store.ts";
import type { Tables } from "../tables.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0046"));

async function migrateNotes(store: Store): Promise<unknown> {
  await migrateStore(store, earlier);
  const workspace = { logo: null, plan: "Free", kind: "sqlite", connection: null, settings: "{}" } as const;
  await store
    .insertInto("workspace")
    .values({ id: "w1", name: "Shop", ...workspace, createdAtMs: 1, deletedAtMs: null })
    .execute();
  const known = { kind: "synonym", phrase: "Town", table: "customers", column: "city", value: null };
  await store
    .insertInto("knowledgeEntry")
    .values({
      id: "e1",
      workspaceId: "w1",
      kind: "synonym",
      entry: JSON.stringify(known),
      authorId: "u1",
      createdAtMs: 5,
      updatedAtMs: 5,
    })
    .execute();
  for (const [column, synonyms] of [
    ["", ["buyers", "patrons"]],
    ["city", ["town", "place"]],
    ["name", []],
  ] as const) {
    await sql`
      insert into annotation (workspace_id, table_id, column_name, is_hidden, is_private, synonyms, updated_by_id,
          updated_at_ms)
        values ('w1', 'customers', ${column}, 0, 0, ${JSON.stringify(synonyms)}, 'u2', 7)`.execute(store);
  }

  await migrateStore(store);

  expect(await store.selectFrom("annotation").select("columnName").orderBy("columnName").execute()).toEqual([
    { columnName: "" },
    { columnName: "city" },
    { columnName: "name" },
  ]);
  const entries = await store
    .selectFrom("knowledgeEntry")
    .select(["entry", "authorId", "updatedAtMs", "deletedAtMs"])
    .orderBy("createdAtMs")
    .execute();
  return entries
    .map(({ entry, ...row }) => ({ ...(JSON.parse(entry) as { readonly phrase: string }), ...row }))
    .toSorted((one, other) => (one.phrase < other.phrase ? -1 : 1));
}

const name = { kind: "synonym", table: "customers", value: null };
const migrated = { condition: null, authorId: "u2", updatedAtMs: 7, deletedAtMs: null };
const expected = [
  { ...name, phrase: "Town", column: "city", authorId: "u1", updatedAtMs: 5, deletedAtMs: null },
  { ...name, ...migrated, phrase: "buyers", column: null },
  { ...name, ...migrated, phrase: "patrons", column: null },
  { ...name, ...migrated, phrase: "place", column: "city" },
];

test("other names of tables and columns become entries of their authors, unless they are entries already", async () => {
  const store: Store = new Kysely<Tables>({
    dialect: createEmbeddedDialect(new DatabaseSync(":memory:")),
    plugins: [new CamelCasePlugin()],
  });
  onTestFinished(() => store.destroy());
  expect(await migrateNotes(store)).toEqual(expected);
});

test("on PostgreSQL, too", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const store = await openStore({ kind: "postgres", url: postgres.connectionString });
  onTestFinished(() => store.destroy());
  await sql`drop schema public cascade`.execute(store);
  await sql`create schema public`.execute(store);
  expect(await migrateNotes(store)).toEqual(expected);
});
