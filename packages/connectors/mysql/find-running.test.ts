import { expect, test } from "vitest";
import { mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import { openServer } from "../open-server.ts";
import { findRunning } from "./find-running.ts";
import { signInAsAdmin, targetOf } from "./mysql-target.test-support.ts";

test("finds views that call a stored function, a function that waits, or another such view", () => {
  const views = [
    ["shop", "over", "select `shop`.`helped`.`a` AS `a` from `shop`.`helped`"],
    ["shop", "helped", "select `shop`.`help ``me`(`a`) AS `a` from `shop`.`t`"],
    ["shop", "slow", "select sleep(1) AS `a`"],
    [
      "shop",
      "fine",
      "select lower(`shop`.`t`.`sleep`) AS `sleep`,count(0) AS `n` from (`shop`.`t` join `shop`.`u`)",
    ],
    ["shop", "hidden", null],
  ];
  expect([...findRunning(views)].map(([key, { runs }]) => [key, runs])).toEqual([
    ['["shop","helped"]', "help `me"],
    ['["shop","slow"]', "sleep"],
    ['["shop","over"]', "help `me"],
  ]);
});

test("a sync does not scan such a view", async (context) => {
  const database = await mariadbForTests();
  if ("skipped" in database) return context.skip(database.skipped);
  const admin = await signInAsAdmin(database);
  await admin.query(`
    CREATE TABLE t (a INT);
    INSERT INTO t VALUES (1);
    CREATE FUNCTION helper (a INT) RETURNS INT DETERMINISTIC RETURN a;
    CREATE VIEW helped AS SELECT helper(a) AS b FROM t;
    CREATE VIEW over_helped AS SELECT b FROM helped;
    CREATE VIEW slow AS SELECT SLEEP(0) AS b;
    CREATE VIEW plain AS SELECT a AS b, LOWER('X') AS c FROM t`);
  await admin.end();
  const connector = await openServer(targetOf(database));
  const { tables } = await connector.introspect();
  await connector.close();
  expect(
    tables.map(({ id, runs = null, columns }) => [id, runs, columns[0]?.profile?.rowCount ?? null]),
  ).toEqual([
    ["helped", "helper", null],
    ["over_helped", "helper", null],
    ["plain", null, 1],
    ["slow", "sleep", null],
    ["t", null, 1],
  ]);
});
