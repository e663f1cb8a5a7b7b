import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { editPlan, printStatement } from "@askery/engine";
import type { DialectName, Plan, PlanEdit } from "@askery/model";
import { array, asyncProperty, check, constant, oneof } from "fast-check";
import { expect, test } from "vitest";
import { calendar, editing, linkedShop, linkedShopSql } from "./linked-shop.test-support.ts";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";
import { handWritten, handWrittenColumns, randomEdit } from "./random-edit.test-support.ts";
import { randomPlan } from "./random-plan.test-support.ts";
import { demandRead } from "./run-guarded.ts";

/* Every plan after a sequence of edits can be printed, passes the guard, and runs in the database. */

test("SQLite runs every edited plan", async () => {
  const database = new DatabaseSync(":memory:");
  database.exec(linkedShopSql("sqlite"));
  expect(await findFailure("sqlite", async (sql) => database.prepare(sql).all())).toBeNull();
  database.close();
});

test("DuckDB runs every edited plan", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(linkedShopSql("duckdb"));
  expect(await findFailure("duckdb", async (sql) => connection.run(sql))).toBeNull();
  connection.closeSync();
});

test("PostgreSQL runs every edited plan", async (context) => {
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("postgres"));
  const read = (text: string) => database.read({ dialect: "postgres", text, parameters: [] });
  expect(await findFailure("postgres", read)).toBeNull();
  await database.close();
});

test("MariaDB runs every edited plan", async (context) => {
  const database = await openMariadb();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("mysql"));
  expect(await findFailure("mysql", (sql) => database.execute(sql))).toBeNull();
  await database.close();
});

test("ClickHouse runs every edited plan", async (context) => {
  const database = await openClickhouse();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("clickhouse"));
  const read = (text: string) => database.read({ dialect: "clickhouse", text, parameters: [] });
  expect(await findFailure("clickhouse", read)).toBeNull();
  await database.close();
});

/** The database's message about the smallest edited plan that fails to run; null if all run. */
async function findFailure(
  dialect: DialectName,
  run: (sql: string) => Promise<unknown>,
): Promise<string | null> {
  const target = { catalog: linkedShop, dialect, ...calendar, values: "inline" } as const;
  const starts = oneof(
    { weight: 6, arbitrary: randomPlan(1) },
    { weight: 1, arbitrary: constant(handWritten) },
  );
  const property = asyncProperty(
    starts,
    array(randomEdit, { minLength: 1, maxLength: 5 }),
    async (start, steps) => {
      let plan: Plan = start;
      const done: PlanEdit[] = [];
      for (const step of steps) {
        const edit = step(plan);
        const context = { ...editing, sqlColumns: handWrittenColumns };
        const result = editPlan(plan, edit, context);
        if (result.kind === "problem") continue;
        plan = result.plan;
        done.push(edit);
      }
      const { text } = printStatement(plan, target);
      const edits = JSON.stringify(done);
      const running = demandRead(text, dialect).then(() => run(text));
      await running.catch((cause: unknown) => {
        throw new Error([String(cause), text, edits].join("\n"), { cause });
      });
    },
  );
  const { failed, errorInstance } = await check(property, { numRuns: runs, seed: 20_261_122 });
  return failed ? String(errorInstance) : null;
}

const runs = 100;
