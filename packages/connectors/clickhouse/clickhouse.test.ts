import { clickhouseForTests, type ClickhouseForTests } from "../../../scripts/test-servers/clickhouse.ts";
import {
  executeClickhouse,
  type ClickhouseDatabase,
} from "../../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../../scripts/test-servers/current-clickhouse.ts";
import { describeConnector, type ContractFixture } from "../contract.ts";
import { openServer } from "../open-server.ts";
import { fingerprintOf, targetOf } from "./clickhouse-target.test-support.ts";

const schema = [
  "CREATE TABLE customers (id Int32, name String, city Nullable(String)) ENGINE = MergeTree() ORDER BY id",
  "INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', NULL)",
  "CREATE TABLE orders (id Int32, customer_id Nullable(Int32), total Nullable(Decimal(10,2)), placed_on Nullable(Date)) ENGINE = MergeTree() ORDER BY id",
  "INSERT INTO orders VALUES (10, 1, 12.5, '2026-01-05'), (11, 1, 7, '2026-02-01'), (12, 2, 3.25, '2026-03-01'), (13, NULL, 1, NULL)",
  "CREATE TABLE refunds (id Int32, order_id Int32) ENGINE = Log",
  "INSERT INTO refunds VALUES (1, 10), (2, 12)",
  "CREATE VIEW spenders AS SELECT customer_id, SUM(total) AS spent FROM orders GROUP BY customer_id",
  'CREATE TABLE `we"ird täble` (`select` Int32, `__proto__` String, `a b` String) ENGINE = Log',
  "INSERT INTO `we\"ird täble` VALUES (1, 'p', 'x')",
];

const usual: Omit<ContractFixture, "open" | "parameters"> = {
  series: (count) => `SELECT number AS n FROM system.numbers LIMIT ${String(count)}`,
  endless: "SELECT count() AS n FROM system.numbers WHERE sipHash64(number) = 7",
  declaresKeys: false,
  quote: "`",
  values: [
    ["NULL", null],
    ["''", ""],
    ["1 = 2", 0],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["18446744073709551615", "18446744073709551615"],
    ["toDecimal64('12.50', 2)", 12.5],
    ["toDecimal128('1234567890123456789.01', 2)", "1234567890123456789.01"],
    ["toFloat64(0.1) + 0.2", 0.300_000_000_000_000_04],
    ["nan", "NaN"],
    ["-inf", "-Infinity"],
    ["'Grüße 🙂'", "Grüße 🙂"],
    [String.raw`'a\tb\nc\\d\'e\0f\rg\bh\fi\\N'`, "a\tb\nc\\d'e\0f\rg\bh\fi\\N"],
    [String.raw`'\\N'`, String.raw`\N`],
    ["toDate('2026-11-20')", "2026-11-20"],
    ["toDateTime('2026-11-20 10:30:00')", "2026-11-20 10:30:00"],
    ["toUUID('6ba7b810-9dad-11d1-80b4-00c04fd430c8')", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"],
    ["toLowCardinality('x')", "x"],
    ["[1, 2]", "[1,2]"],
    ["tuple(1, 'x')", "(1,'x')"],
  ],
  forbidden: [
    "SHOW TABLES",
    "SET max_memory_usage = 1",
    "KILL QUERY WHERE 1",
    "SYSTEM SHUTDOWN",
    "OPTIMIZE TABLE customers",
    "ALTER TABLE customers DELETE WHERE 1",
    "TRUNCATE TABLE customers",
    "RENAME TABLE customers TO gone",
    "ATTACH TABLE gone",
    "SELECT 1 SETTINGS max_execution_time = 0",
    "SELECT 1 SETTINGS readonly = 0",
    "SELECT 1 FORMAT JSON",
    "SELECT 1 INTO OUTFILE '/tmp/askery-copy'",
    "SELECT * FROM url('http://127.0.0.1:1/', CSV, 'a String')",
    "SELECT * FROM file('/etc/passwd', CSV, 'a String')",
    "SELECT * FROM remote('127.0.0.1', system.one)",
    "SELECT * FROM mysql('127.0.0.1:1', 'a', 'b', 'c', 'd')",
  ],
};

describeConnector("ClickHouse of 2018", {
  ...usual,
  open: () => open(clickhouseForTests),
  // This version does not support query parameters.
  parameters: [],
});

describeConnector("ClickHouse of now", {
  ...usual,
  open: () => open(currentClickhouseForTests),
  values: [
    ...usual.values,
    ["true", true],
    ["CAST('{\"a\": 1}' AS JSON)", '{"a":1}'],
    ["toDate32('1900-01-01')", "1900-01-01"],
    ["toDateTime64('2026-11-20 10:30:00.25', 3)", "2026-11-20 10:30:00.25"],
    ["toInt128('170141183460469231731687303715884105727')", "170141183460469231731687303715884105727"],
    ["toIPv4('127.0.0.1')", "127.0.0.1"],
    ["map('a', 1)", "{'a':1}"],
  ],
  parameters: [
    [{ type: "text", value: "O'Hara" }, "{p1:String}", "O'Hara"],
    [{ type: "text", value: "a\tb\nc\\d" }, "{p1:String}", "a\tb\nc\\d"],
    [{ type: "text", value: "nul\0byte" }, "{p1:String}", "nul\0byte"],
    [{ type: "number", value: "12.50" }, "{p1:Decimal(10, 2)}", 12.5],
    [{ type: "number", value: "9007199254740993" }, "{p1:Int64}", "9007199254740993"],
    [{ type: "boolean", value: true }, "{p1:Bool}", true],
    [{ type: "date", value: "2026-11-20" }, "{p1:Date}", "2026-11-20"],
    [{ type: "timestamp", value: "2026-11-20 10:30:00" }, "{p1:DateTime}", "2026-11-20 10:30:00"],
  ],
});

async function open(find: () => Promise<ClickhouseForTests>) {
  const database = await find();
  if ("skipped" in database) return database;
  for (const sql of schema) await executeClickhouse(database, sql);
  const connector = await openServer(targetOf(database));
  return {
    connector,
    breakOff: () => endQueries(database),
    fingerprint: () => fingerprintOf(database),
    close: () => connector.close(),
  };
}

/** Kills every endless query. The server skips queries that it is still preparing. */
async function endQueries(database: ClickhouseDatabase): Promise<void> {
  const endless = "query LIKE 'SELECT count() AS n FROM system.numbers%'";
  await executeClickhouse(database, `KILL QUERY WHERE ${endless} ASYNC`);
}
