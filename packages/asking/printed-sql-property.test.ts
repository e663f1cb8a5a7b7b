import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { printStatement } from "@askery/engine";
import { defaultSettings, type DialectName } from "@askery/model";
import { asyncProperty, check } from "fast-check";
import { Client } from "pg";
import { expect, test } from "vitest";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { shop, shopSql } from "./printed-sql-cases.data.ts";
import { randomPlan } from "./random-plan.test-support.ts";

/* Whatever a plan says, it prints, and the database runs it. */

test("SQLite runs every plan", async () => {
  const database = new DatabaseSync(":memory:");
  database.exec(shopSql("sqlite"));
  expect(await findFailure("sqlite", async (sql) => database.prepare(sql).all())).toBeNull();
  database.close();
});

test("DuckDB runs every plan", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(shopSql("duckdb"));
  expect(await findFailure("duckdb", async (sql) => connection.run(sql))).toBeNull();
  connection.closeSync();
});

test("PostgreSQL runs every plan", async (context) => {
  const server = await postgresForTests();
  if ("skipped" in server) return context.skip(server.skipped);
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  await client.query(`CREATE TEMPORARY TABLE ${shopSql("postgres").slice("CREATE TABLE ".length)}`);
  expect(await findFailure("postgres", async (sql) => client.query(sql))).toBeNull();
  await client.end();
});

/** What the database said of the smallest plan that it does not run; null when it runs all. */
async function findFailure(
  dialect: DialectName,
  run: (sql: string) => Promise<unknown>,
): Promise<string | null> {
  const property = asyncProperty(randomPlan(2), async (plan) => {
    const target = { catalog: shop, dialect, settings: defaultSettings, values: "inline" } as const;
    const { text } = printStatement(plan, target);
    await run(text).catch((cause: unknown) => {
      throw new Error(`${String(cause)}\n${text}`, { cause });
    });
  });
  const { failed, errorInstance } = await check(property, { numRuns: 200, seed: 20_261_120 });
  return failed ? String(errorInstance) : null;
}
