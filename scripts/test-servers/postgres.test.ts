import { Client } from "pg";
import { expect, test } from "vitest";
import { postgresForTests } from "./postgres.ts";

test("every caller gets a new, empty database, in UTF-8 and UTC", async (context) => {
  const first = await postgresForTests();
  const second = await postgresForTests();
  if ("skipped" in first) return context.skip(first.skipped);
  if ("skipped" in second) return context.skip(second.skipped);

  await query(first.connectionString, "CREATE TABLE only_here AS SELECT 'Zoë' AS name");

  const sql = `SELECT to_regclass('only_here') AS found, current_setting('server_encoding') AS encoding,
    current_setting('timezone') AS zone`;
  expect(await query(first.connectionString, sql)).toEqual([
    { found: "only_here", encoding: "UTF8", zone: "UTC" },
  ]);
  expect(await query(second.connectionString, sql)).toEqual([{ found: null, encoding: "UTF8", zone: "UTC" }]);
});

async function query(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
