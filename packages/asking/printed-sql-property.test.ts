import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { printStatement } from "@askery/engine";
import { defaultSettings, type DialectName } from "@askery/model";
import { asyncProperty, check } from "fast-check";
import { expect, test } from "vitest";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";
import { shop, shopSql } from "./printed-sql-cases.test-data.ts";
import { randomPlan } from "./random-plan.test-support.ts";
import { demandRead } from "./run-guarded.ts";

/* Every plan can be printed, passes the guard, and runs in the database. */

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
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(shopSql("postgres"));
  const read = (text: string) => database.read({ dialect: "postgres", text, parameters: [] });
  expect(await findFailure("postgres", read)).toBeNull();
  await database.close();
});

test("MariaDB runs every plan", async (context) => {
  const database = await openMariadb();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(shopSql("mysql"));
  expect(await findFailure("mysql", (sql) => database.execute(sql))).toBeNull();
  await database.close();
});

test("ClickHouse runs every plan", async (context) => {
  const database = await openClickhouse();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(shopSql("clickhouse"));
  const read = (text: string) => database.read({ dialect: "clickhouse", text, parameters: [] });
  expect(await findFailure("clickhouse", read)).toBeNull();
  await database.close();
});

/** The database's message about the smallest plan that fails to run; null if all run. */
async function findFailure(
  dialect: DialectName,
  run: (sql: string) => Promise<unknown>,
): Promise<string | null> {
  const property = asyncProperty(randomPlan(2), async (plan) => {
    const target = {
      catalog: shop,
      dialect,
      today: "2024-02-29",
      settings: defaultSettings,
      values: "inline",
    } as const;
    const { text } = printStatement(plan, target);
    const running = demandRead(text, dialect).then(() => run(text));
    await running.catch((cause: unknown) => {
      throw new Error(`${String(cause)}\n${text}`, { cause });
    });
  });
  const { failed, errorInstance } = await check(property, { numRuns: 200, seed: 20_261_120 });
  return failed ? String(errorInstance) : null;
}
