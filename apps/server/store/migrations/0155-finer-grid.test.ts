import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import { createEmbeddedDialect } from "../embedded-dialect.ts";
import { migrateStore } from "../migrate-store.ts";
import { migrations } from "../migrations.ts";
import { openStore, type Store } from "../open-store.ts";
import type { Tables } from "../tables.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0155"));

async function migrateBoard(store: Store): Promise<unknown> {
  await migrateStore(store, earlier);
  const note = { id: "t1", tabId: null, kind: "heading", text: "Sales", x: 0, y: 0, w: 12, h: 1 };
  const card = { id: "c1", chartId: "k1", tabId: null, x: 6, y: 1, w: 6, h: 4 };
  const contents = { title: "Board", filters: [], tabs: [], texts: [note], cards: [card] };
  await sql`insert into workspace (id, name, plan, kind, settings, created_at_ms)
    values ('w1', 'Shop', 'Free', 'sqlite', '{}', 1)`.execute(store);
  await sql`insert into dashboard (id, workspace_id, owner_id, title, revision, texts, created_at_ms, updated_at_ms)
    values ('d1', 'w1', 'u1', 'Board', 2, ${JSON.stringify([note])}, 1, 1),
      ('d2', 'w1', 'u1', 'Empty', 1, '[]', 1, 1)`.execute(store);
  await sql`insert into dashboard_revision (dashboard_id, revision, contents, author_id, created_at_ms)
    values ('d1', 1, ${JSON.stringify({ ...contents, texts: [] })}, 'u1', 1),
      ('d1', 2, ${JSON.stringify(contents)}, 'u1', 1)`.execute(store);

  await migrateStore(store);

  const dashboards = await store.selectFrom("dashboard").select(["id", "texts"]).orderBy("id").execute();
  const revisions = await store
    .selectFrom("dashboardRevision")
    .select("contents")
    .orderBy("revision")
    .execute();
  return [
    ...dashboards.map(({ texts }) => JSON.parse(texts) as unknown),
    ...revisions.map((revision) => JSON.parse(revision.contents) as unknown),
  ];
}

const wideNote = { id: "t1", tabId: null, kind: "heading", text: "Sales", x: 0, y: 0, w: 24, h: 1 };
const wideCard = { id: "c1", chartId: "k1", tabId: null, x: 12, y: 1, w: 12, h: 4 };
const wide = { title: "Board", filters: [], tabs: [], texts: [wideNote], cards: [wideCard] };
const expected = [[wideNote], [], { ...wide, texts: [] }, wide];

test("texts and revisions of 12 columns have the same slots on 24", async () => {
  const store: Store = new Kysely<Tables>({
    dialect: createEmbeddedDialect(new DatabaseSync(":memory:")),
    plugins: [new CamelCasePlugin()],
  });
  onTestFinished(() => store.destroy());
  expect(await migrateBoard(store)).toEqual(expected);
});

test("on PostgreSQL, too", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const store = await openStore({ kind: "postgres", url: postgres.connectionString });
  onTestFinished(() => store.destroy());
  await sql`drop schema public cascade`.execute(store);
  await sql`create schema public`.execute(store);
  expect(await migrateBoard(store)).toEqual(expected);
});
