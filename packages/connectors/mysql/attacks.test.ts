import { existsSync, rmSync } from "node:fs";
import type { Connection } from "mysql2/promise";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isMysqlInstead, mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import type { Connector } from "../connector.ts";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { outcomeOf, shortMs } from "../server/outcome-of.test-support.ts";
import { attacks, guardOnly } from "./attacks.data.ts";
import { fingerprintOf, listRows, signInAsAdmin, targetOf, variables } from "./mysql-target.test-support.ts";

/*
 * Runs each attack without the guard, as a user with all rights on the server. All use the same session, so anything
 * that one leaves behind affects the next.
 */

/** The file that attacks try to write. */
const copied = "/tmp/askery-copy-mysql";
const schema = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(50));
  INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bo');
  ${isMysqlInstead ? "" : "CREATE SEQUENCE numbers;"}
  CREATE FUNCTION wipe() RETURNS INTEGER BEGIN DELETE FROM customers; RETURN 1; END;
  CREATE FUNCTION unlock_and_wipe() RETURNS INTEGER
    BEGIN SET SESSION ${isMysqlInstead ? "transaction_read_only" : "tx_read_only"} = 0; DELETE FROM customers; RETURN 1; END;
  CREATE VIEW wiping AS SELECT wipe();
  CREATE PROCEDURE wiping_procedure() BEGIN COMMIT; SET SESSION TRANSACTION READ WRITE; DELETE FROM customers; SELECT 1; END;
  CREATE FUNCTION set_this_session() RETURNS INTEGER
    BEGIN SET SESSION sql_mode = 'ANSI', SESSION time_zone = '+09:00', SESSION sort_buffer_size = 4194304; RETURN 1; END;
  CREATE FUNCTION set_everything() RETURNS INTEGER BEGIN SET GLOBAL long_query_time = 10; RETURN 1; END;
  CREATE FUNCTION sleep_through_everything() RETURNS INTEGER
    BEGIN DECLARE CONTINUE HANDLER FOR SQLEXCEPTION BEGIN END; WHILE 1 DO SET @x = SLEEP(1000); END WHILE; RETURN 1; END`;

let admin: Connection;
let connector: Connector;
let missing: string | null = null;

beforeAll(async () => {
  const database = await mariadbForTests();
  if ("skipped" in database) {
    missing = database.skipped;
    return;
  }
  rmSync(copied, { force: true });
  admin = await signInAsAdmin(database);
  await admin.query(schema);
  await admin.query("SELECT GET_LOCK('taken', 0)");
  connector = await openServer(targetOf(database), { maxConnections: 1 });
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  if (missing !== null) return;
  await connector.close();
  await admin.end();
});

test.each(attacks)("%s: %s", async (outcome, sql) => {
  const before = await everything();
  const failure = await outcomeOf(connector, sql, outcome === "ended" ? shortMs : undefined);
  expect(outcomes[outcome]).toContain(failure);
  expect(await everything()).toEqual(before);
});

test.each(guardOnly)("only the guard stops %s", async (sql) => {
  expect(await outcomeOf(connector, sql)).toBe("done");
});

test("a query ended by the time limit no longer runs at the server", async () => {
  expect(await outcomeOf(connector, "SELECT SLEEP(1000)", shortMs)).toBe("query-timed-out");
  await expect
    .poll(() =>
      listRows(
        admin,
        "SELECT INFO FROM information_schema.PROCESSLIST WHERE STATE = 'User sleep' AND DB = DATABASE()",
      ),
    )
    .toEqual([]);
});

const outcomes = {
  refused: ["query-refused", "query-failed", "name-unknown", "read-forbidden"],
  undone: ["done"],
  ended: ["query-timed-out"],
} as const;

/** The state that attacks must not change: database, server, session and locks. */
async function everything(): Promise<unknown> {
  const statement = { dialect: connector.dialect, text: printSession, parameters: [] };
  const session = await readTable(await connector.run(statement));
  const locked = await listRows(
    admin,
    `SELECT IS_USED_LOCK('askery'), IS_USED_LOCK('taken') = CONNECTION_ID(),
      (SELECT COUNT(*) FROM ${locks})`,
  );
  return [await fingerprintOf(admin), session.values, locked, existsSync(copied)];
}

const locks = isMysqlInstead
  ? "performance_schema.data_locks WHERE OBJECT_SCHEMA = DATABASE()"
  : "information_schema.INNODB_LOCKS WHERE lock_table LIKE CONCAT('`', DATABASE(), '`.%')";

const printSession = `
  SELECT VARIABLE_NAME AS name, VARIABLE_VALUE AS value FROM ${variables}.session_variables
  WHERE VARIABLE_NAME NOT IN ('TIMESTAMP', 'PSEUDO_THREAD_ID', 'RAND_SEED1', 'RAND_SEED2', 'PROXY_USER', 'STATEMENT_ID', 'GTID_EXECUTED')
  UNION ALL SELECT 'planted', @planted UNION ALL SELECT 'last', LAST_INSERT_ID()
  ${isMysqlInstead ? "" : "UNION ALL SELECT 'found', FOUND_ROWS()"} UNION ALL SELECT 'user', CURRENT_USER() UNION ALL SELECT 'database', DATABASE()
  ORDER BY name`;
