import { existsSync, rmSync } from "node:fs";
import type { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { Connector } from "../connector.ts";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { outcomeOf, shortMs } from "../server/outcome-of.test-support.ts";
import { attacks, guardOnly } from "./attacks.data.ts";
import { fingerprintOf, signInAsAdmin, targetOf } from "./postgres-target.test-support.ts";

/* Runs each attack without the guard. All use the same session, so anything that one leaves behind affects the next. */

/** The file that attacks try to write. */
const copied = "/tmp/askery-copy-postgres";
const schema = `
  DROP ROLE IF EXISTS askery_writer;
  DROP ROLE IF EXISTS askery_other;
  CREATE ROLE askery_other;
  CREATE ROLE askery_writer LOGIN PASSWORD 'writes' IN ROLE askery_other;
  GRANT ALL ON SCHEMA public TO askery_writer;
  SET ROLE askery_writer;
  CREATE TABLE customers (id int PRIMARY KEY, name text);
  INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bo');
  CREATE SEQUENCE numbers;
  CREATE MATERIALIZED VIEW numbers_seen AS SELECT 1 AS n;
  CREATE FUNCTION wipe() RETURNS int LANGUAGE sql SECURITY DEFINER AS 'DELETE FROM customers RETURNING id';
  CREATE VIEW wiping AS SELECT wipe();
  CREATE PROCEDURE wiping_procedure() LANGUAGE plpgsql AS 'BEGIN DELETE FROM customers; COMMIT; END';
  CREATE FUNCTION sleep_through_everything() RETURNS int LANGUAGE plpgsql AS
    'BEGIN LOOP BEGIN PERFORM pg_sleep(1000); EXCEPTION WHEN query_canceled THEN NULL; END; END LOOP; END';
  RESET ROLE`;

let admin: Client;
let connector: Connector;
let superuser: Connector;
let missing: string | null = null;
let connectionString = "";

beforeAll(async () => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    missing = postgres.skipped;
    return;
  }
  ({ connectionString } = postgres);
  rmSync(copied, { force: true });
  admin = await signInAsAdmin(connectionString);
  await admin.query(schema);
  await admin.query("SELECT pg_advisory_lock(99)");
  const target = targetOf(connectionString);
  connector = await openServer(
    { ...target, user: "askery_writer", password: "writes" },
    { maxConnections: 1 },
  );
  superuser = await openServer(target, { maxConnections: 1 });
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  if (missing !== null) return;
  await connector.close();
  await superuser.close();
  await admin.query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'askery_writer'",
  );
  await admin.query("DROP OWNED BY askery_writer CASCADE; DROP ROLE askery_writer; DROP ROLE askery_other");
  await admin.end();
});

test.each(attacks)("%s: %s", async (outcome, sql) => {
  const before = await everything();
  expect(outcomes[outcome]).toContain(
    await outcomeOf(connector, sql, outcome === "ended" ? shortMs : undefined),
  );
  expect(await everything()).toEqual(before);
});

test.each(guardOnly)("only the guard stops %s from: %s", async (who, sql) => {
  const neighbor = await signInAsNeighbor();
  expect(await outcomeOf(who === "anyone" ? connector : superuser, sql)).toBe("done");
  await neighbor.end().catch(() => undefined);
});

const outcomes = {
  refused: ["query-refused", "query-failed", "name-unknown", "read-forbidden"],
  undone: ["done", "query-refused", "query-failed", "name-unknown", "read-forbidden"],
  ended: ["query-timed-out"],
};

/** The state that attacks must not change: database, the server's files, session and locks. */
async function everything(): Promise<unknown> {
  const statement = { dialect: connector.dialect, text: printSession, parameters: [] };
  const session = await readTable(await connector.run(statement));
  const locks = await admin.query(printLocks);
  const files = await admin.query("SELECT f FROM pg_ls_dir('.') f ORDER BY 1");
  return [await fingerprintOf(admin), session.values, locks.rows, files.rows, existsSync(copied)];
}

/** Locks that client sessions hold on this database; those of autovacuum and other tests come and go. */
const printLocks = `
  SELECT objid FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype IN ('advisory', 'relation') AND mode <> 'AccessShareLock'
    AND backend_type = 'client backend' AND datname = current_database()
  ORDER BY 1`;

const printSession = `
  SELECT current_user::text, session_user::text,
    (SELECT string_agg(name || '=' || setting, ' ' ORDER BY name) FROM pg_settings
      WHERE name NOT LIKE 'plpgsql.%'),
    coalesce(current_setting('askery.planted', true), ''), random() < 2,
    (SELECT count(*) FROM pg_prepared_statements), (SELECT count(*) FROM pg_listening_channels()),
    (SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory'),
    pg_my_temp_schema()::text, (SELECT sum(id) FROM customers)`;

async function signInAsNeighbor(): Promise<Client> {
  const url = new URL(connectionString);
  url.username = "askery_writer";
  url.password = "writes";
  url.searchParams.set("application_name", "neighbor");
  return signInAsAdmin(url.href);
}
