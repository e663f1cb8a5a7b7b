import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import { writeOldStore } from "../../testing/old-store.test-support.ts";
import { makeTemporaryFolder } from "../../testing/start-test-server.test-support.ts";
import { migrateStore } from "../migrate-store.ts";
import { migrations } from "../migrations.ts";
import { openStore, type Store } from "../open-store.ts";

/** Parents first. */
const tables = ["workspace", "conversation", "turn", "turn_edit", "answer_part", "chart", "sample_example"];

/** Everything about results, except the ids of examples' results, which differ between stores. */
async function readResults(store: Store) {
  const results = await store.selectFrom("result").selectAll().execute();
  const parts = await store.selectFrom("resultPart").selectAll().orderBy("resultId").execute();
  const turns = await store
    .selectFrom("turn")
    .select(["id", "resultId", "problem", "editPosition"])
    .orderBy("id")
    .execute();
  const edits = await store.selectFrom("editStep").selectAll().orderBy("turnId").execute();
  const charts = await store.selectFrom("chart").select(["id", "resultId"]).orderBy("id").execute();
  const examples = await store
    .selectFrom("sampleExample")
    .innerJoin("result", "result.id", "sampleExample.resultId")
    .select(["sampleExample.position", "result.narrative"])
    .orderBy("position")
    .execute();
  const named = results.map(({ id, ...result }) =>
    JSON.stringify({ ...result, id: result.workspaceId === null ? "" : id }),
  );
  return { results: named.toSorted(), parts, turns, edits, charts, examples };
}

test("results move on PostgreSQL as in the embedded store", async (context) => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const folder = makeTemporaryFolder();
  const old = writeOldStore("0023-lifted-filters", folder);
  const location = { kind: "postgres", url: postgres.connectionString } as const;

  const fresh = await openStore(location);
  const db = fresh.withoutPlugins();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const released = Object.entries(migrations).filter(([name]) => name < "0030");
  await migrateStore(fresh, Object.fromEntries(released));
  for (const table of tables) {
    for (const row of old.prepare(`SELECT * FROM ${table}`).all()) {
      const columns = sql.join(Object.keys(row).map((column) => sql.id(column)));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
    }
  }
  old.close();
  await fresh.destroy();

  const [moved, embedded] = [await openStore(location), await openStore({ kind: "embedded", folder })];
  onTestFinished(async () => {
    await moved.destroy();
    await embedded.destroy();
  });
  const expected = await readResults(embedded);
  expect(expected.results.length).toBeGreaterThan(15);
  expect(await readResults(moved)).toEqual(expected);
});
