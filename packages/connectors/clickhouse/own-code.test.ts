import { noCode } from "@askery/model";
import { expect, test } from "vitest";
import { clickhouseForTests } from "../../../scripts/test-servers/clickhouse.ts";
import { executeClickhouse } from "../../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../../scripts/test-servers/current-clickhouse.ts";
import { openServer } from "../open-server.ts";
import { targetOf } from "./clickhouse-target.test-support.ts";

test("finds user-defined functions", async (context) => {
  const database = await currentClickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  await executeClickhouse(database, "CREATE FUNCTION askeryTwice AS (n) -> n * 2");
  const connector = await openServer(targetOf(database));
  expect(await connector.code()).toEqual({ ...noCode, functions: new Set(["askerytwice"]) });
  await connector.close();
  await executeClickhouse(database, "DROP FUNCTION askeryTwice");
});

test("a built-in function can't be replaced", async (context) => {
  const database = await currentClickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const replace = executeClickhouse(database, "CREATE OR REPLACE FUNCTION lower AS (n) -> n");
  await expect(replace).rejects.toThrow("lower");
});

test("a server that predates user-defined functions reports none", async (context) => {
  const database = await clickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const connector = await openServer(targetOf(database));
  expect(await connector.code()).toBe(noCode);
  await connector.close();
});
