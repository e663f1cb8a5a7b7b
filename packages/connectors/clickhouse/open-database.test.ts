import { failureOf } from "../failure-of.test-support.ts";
import { expect, test } from "vitest";
import { clickhouseForTests } from "../../../scripts/test-servers/clickhouse.ts";
import { mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import { openServer, probeServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { serverTarget } from "../server/server-target.test-support.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { canWrite } from "./probe-server.ts";

const failures: readonly (readonly [Partial<ServerTarget>, code: string, field: string])[] = [
  [{ password: "wrong" }, "sign-in-refused", "password"],
  [{ database: "nothing_here" }, "database-unknown", "database"],
  [{ addresses: "public-only" }, "host-refused", "host"],
  [{ host: "no such host" }, "host-unknown", "host"],
  [{ host: "http://127.0.0.1/x" }, "host-unknown", "host"],
  [{ host: "[::1]", addresses: "public-only" }, "host-refused", "host"],
  [{ port: 1 }, "connection-refused", "port"],
  [{ tls: { mode: "require", ca: null, certificate: null, key: null } }, "tls-failed", "tls"],
];

test.for(failures)("%j fails with %s at %s", async ([parts, code, field], context) => {
  const database = await clickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const failure = await failureOf(openServer(serverTarget({ kind: "clickhouse", ...database, ...parts })));
  expect([failure.code, failure.field]).toEqual([code, field]);
  expect(JSON.stringify([failure.message, failure.fix])).not.toContain(database.password);
});

test("a server that is not ClickHouse is reported as such", async (context) => {
  const database = await mariadbForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const failure = await failureOf(openServer(serverTarget({ kind: "clickhouse", ...database })));
  expect([failure.code, failure.field]).toEqual(["not-this-kind-of-database", "port"]);
});

test("the probe reports the server's facts, and a query cannot lift its limits", async (context) => {
  const database = await clickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const target = serverTarget({ kind: "clickhouse", ...database });
  expect(await probeServer(target)).toMatchObject({
    product: "ClickHouse",
    encrypted: false,
    warning: "This server runs ClickHouse 18.16.1. Running totals and similar questions need 24.8 or later.",
  });
  const connector = await openServer(target);
  const ask = (text: string) => connector.run({ dialect: "clickhouse", text, parameters: [] });
  const failure = await failureOf(ask("SELECT 1 SETTINGS max_execution_time = 0"));
  expect(failure.code).toBe("query-refused");
  const settings = await readTable(
    await ask(
      "SELECT value FROM system.settings WHERE name IN ('readonly', 'max_execution_time') ORDER BY name",
    ),
  );
  expect(settings.values).toEqual([["32", "1"]]);
  await connector.close();
});

test("SQL that the server is too old for is reported as such", async (context) => {
  const database = await clickhouseForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const connector = await openServer(serverTarget({ kind: "clickhouse", ...database }));
  const text = "SELECT SUM(number) OVER () FROM system.numbers LIMIT 1";
  const failure = await failureOf(connector.run({ dialect: "clickhouse", text, parameters: [] }));
  expect([failure.code, failure.message]).toEqual([
    "query-failed",
    expect.stringMatching(
      /^The server runs ClickHouse 18\.16\.1\. This query needs 24\.8 or later: Syntax error/,
    ),
  ]);
  await connector.close();
});

test("canWrite detects rights beyond reading", () => {
  expect(
    canWrite([["GRANT SELECT, SHOW TABLES ON shop.* TO reader"], ["GRANT SELECT(a, b) ON x.y TO reader"]]),
  ).toBe(false);
  expect(canWrite([["GRANT SELECT ON shop.* TO x"], ["GRANT INSERT ON shop.orders TO x"]])).toBe(true);
  expect(canWrite([["GRANT ALL ON *.* TO x WITH GRANT OPTION"]])).toBe(true);
});
