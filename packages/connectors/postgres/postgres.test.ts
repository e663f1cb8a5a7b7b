import type { Client } from "pg";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { describeConnector } from "../contract.ts";
import { openServer } from "../open-server.ts";
import { fingerprintOf, signInAsAdmin, targetOf } from "./postgres-target.test-support.ts";

const schema = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, city VARCHAR);
  INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', NULL);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id), total DECIMAL(10,2), placed_on DATE);
  INSERT INTO orders VALUES (10, 1, 12.5, '2026-01-05'), (11, 1, 7, '2026-02-01'), (12, 2, 3.25, '2026-03-01'), (13, NULL, 1, NULL);
  CREATE TABLE refunds (id INTEGER, order_id INTEGER);
  INSERT INTO refunds VALUES (1, 10), (2, 12);
  CREATE VIEW spenders AS SELECT name, sum(total) AS spent FROM customers JOIN orders ON customer_id = customers.id GROUP BY name;
  CREATE TABLE "we""ird täble" ("select" INTEGER, "__proto__" VARCHAR, "a b" VARCHAR);
  INSERT INTO "we""ird täble" VALUES (1, 'p', 'x');
  CREATE SEQUENCE numbers;
  CREATE TYPE mood AS ENUM ('good', 'bad');
  CREATE DOMAIN amount AS NUMERIC(10,2)`;

describeConnector("PostgreSQL", {
  open: async () => {
    const postgres = await postgresForTests();
    if ("skipped" in postgres) return postgres;
    const admin = await signInAsAdmin(postgres.connectionString);
    await admin.query(schema);
    const connector = await openServer(targetOf(postgres.connectionString));
    return {
      connector,
      breakOff: () => endSessions(admin),
      fingerprint: () => fingerprintOf(admin),
      close: async () => {
        await connector.close();
        await admin.end();
      },
    };
  },
  series: (count) => `SELECT generate_series(0, ${String(count - 1)}) AS n`,
  endless:
    "SELECT count(*) AS n FROM generate_series(1, 1000000) a, generate_series(1, 1000000) b WHERE a + b < 0",
  values: [
    ["NULL", null],
    ["''", ""],
    ["2::smallint", 2],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["12.50::DECIMAL(10,2)", 12.5],
    ["12.50::amount", 12.5],
    ["1234567890123456789.01::DECIMAL(21,2)", "1234567890123456789.01"],
    ["0.1::numeric + 0.2", 0.3],
    ["1e30::numeric", "1000000000000000000000000000000"],
    ["'nan'::numeric", "NaN"],
    ["0.1::real", 0.1],
    ["0.1::float8 + 0.2::float8", 0.300_000_000_000_000_04],
    ["'nan'::float8", "NaN"],
    ["'-inf'::float8", "-Infinity"],
    ["true", true],
    ["false", false],
    ["'\\x00ff'::bytea", "00ff"],
    ["'Grüße 🙂'", "Grüße 🙂"],
    ["'a\\b\"c'", 'a\\b"c'],
    ["'ab'::char(4)", "ab  "],
    ["DATE '2026-11-20'", "2026-11-20"],
    ["'infinity'::date", "infinity"],
    ["'-infinity'::timestamp", "-infinity"],
    ["TIMESTAMP '2026-11-20 10:30:00'", "2026-11-20 10:30:00"],
    ["TIMESTAMP '2026-11-20 10:30:00.25'", "2026-11-20 10:30:00.25"],
    ["TIMESTAMPTZ '2026-11-20 10:30:00+02'", "2026-11-20 08:30:00"],
    ["TIMESTAMPTZ '2026-11-20 10:30:00.5 Europe/Berlin'", "2026-11-20 09:30:00.5"],
    ["TIME '10:30:00'", "10:30:00"],
    ["INTERVAL '1 day 2 hours'", "1 day 02:00:00"],
    ["ARRAY[1, NULL, 9007199254740993]", '[1,null,"9007199254740993"]'],
    ["ARRAY['a,b', '', 'NULL', NULL, 'say \"hi\"']", '["a,b","","NULL",null,"say \\"hi\\""]'],
    ["ARRAY[[1, 2], [3, 4]]", "[[1,2],[3,4]]"],
    ["'{}'::int[]", "[]"],
    ["'[2:3]={7,8}'::int[]", "[7,8]"],
    ["ARRAY['good', 'bad']::mood[]", '["good","bad"]'],
    ["ARRAY['{\"a\": 1}'::jsonb]", '[{"a":1}]'],
    [`'{"a": 1}'::json`, '{"a": 1}'],
    [`'{"a":1}'::jsonb`, '{"a": 1}'],
    ["'good'::mood", "good"],
    ["'6ba7b810-9dad-11d1-80b4-00c04fd430c8'::uuid", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"],
    ["ROW(1, 'x')", "(1,x)"],
  ],
  parameters: [
    [{ type: "text", value: "O'Hara" }, "$1", "O'Hara"],
    [{ type: "text", value: "nul\0byte" }, "$1::text", "nul\uFFFDbyte"],
    [{ type: "number", value: "12.50" }, "$1::numeric", 12.5],
    [{ type: "number", value: "0.1234567890123456789" }, "$1::numeric", "0.1234567890123456789"],
    [{ type: "number", value: "9007199254740993" }, "$1::bigint", "9007199254740993"],
    [{ type: "boolean", value: true }, "$1::boolean", true],
    [{ type: "date", value: "2026-11-20" }, "$1::date", "2026-11-20"],
    [{ type: "timestamp", value: "2026-11-20 10:30:00" }, "$1::timestamp", "2026-11-20 10:30:00"],
    [{ type: "null" }, "$1::text", null],
  ],
  forbidden: [
    "COMMIT",
    "ROLLBACK",
    "SET search_path = pg_catalog",
    "SET SESSION AUTHORIZATION DEFAULT",
    "SET ROLE NONE",
    "RESET ALL",
    "DISCARD ALL",
    "SHOW data_directory",
    "LOCK TABLE customers",
    "PREPARE p AS SELECT 1",
    "EXECUTE p",
    "DECLARE c CURSOR FOR SELECT 1",
    "LISTEN x",
    "NOTIFY x",
    "LOAD 'auto_explain'",
    "DO $$ BEGIN DELETE FROM customers; END $$",
    "CALL nothing()",
    "COPY customers TO '/tmp/askery-copy'",
    "COPY customers TO PROGRAM 'cat > /tmp/askery-copy'",
    "COPY customers FROM '/etc/passwd'",
    "EXPLAIN ANALYZE DELETE FROM customers",
    "VACUUM",
    "ALTER SYSTEM SET work_mem = '1GB'",
    "WITH gone AS (DELETE FROM customers RETURNING *) SELECT * FROM gone",
    "WITH new AS (INSERT INTO customers VALUES (9, 'X', 'Y') RETURNING id) SELECT id FROM new",
    "SELECT 1; COMMIT; DROP TABLE customers",
    "SELECT * INTO copied FROM customers",
    "SELECT * INTO TEMP copied FROM customers",
    "SELECT * FROM customers FOR UPDATE",
    "SELECT nextval('numbers')",
    "SELECT setval('numbers', 7)",
    "SELECT set_config('transaction_read_only', 'off', false)",
    "SELECT set_config('transaction_read_only', 'off', true), nextval('numbers')",
    "SELECT query_to_xml('DELETE FROM customers RETURNING 1', true, true, '')",
  ],
});

/** Ends every other session of this database, and waits until they are gone. */
async function endSessions(admin: Client): Promise<void> {
  const others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
  await admin.query(`SELECT pg_terminate_backend(pid, 5000) ${others}`);
}
