import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFixture } from "../child/open-fixture.test-support.ts";
import { describeConnector } from "../contract.ts";

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
  CREATE SEQUENCE numbers;`;

describeConnector("DuckDB", {
  open: async (folder) => {
    const path = join(folder, "shop.duckdb");
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    await connection.run(schema);
    connection.closeSync();
    instance.closeSync();
    return openFixture(folder, "shop.duckdb");
  },
  series: (count) => `SELECT range AS n FROM range(${String(count)})`,
  endless: "SELECT count(*) AS n FROM range(1000000000000) a, range(1000000) b WHERE a.range + b.range < 0",
  values: [
    ["NULL", null],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["170141183460469231731687303715884105727", "170141183460469231731687303715884105727"],
    ["12.50::DECIMAL(10,2)", 12.5],
    ["1234567890123456789.01::DECIMAL(21,2)", "1234567890123456789.01"],
    ["'nan'::DOUBLE", "NaN"],
    ["'-inf'::DOUBLE", "-Infinity"],
    ["true", true],
    ["'\\x00\\xFF'::BLOB", "00ff"],
    ["'Grüße 🙂'", "Grüße 🙂"],
    ["DATE '2026-11-20'", "2026-11-20"],
    ["'infinity'::DATE", "infinity"],
    ["'-infinity'::DATE", "-infinity"],
    ["TIMESTAMP '2026-11-20 10:30:00'", "2026-11-20 10:30:00"],
    ["TIMESTAMP '2026-11-20 10:30:00.25'", "2026-11-20 10:30:00.25"],
    ["TIMESTAMPTZ '2026-11-20 10:30:00+02'", "2026-11-20 08:30:00"],
    ["TIME '10:30:00'", "10:30:00"],
    ["[1, NULL, 9007199254740993]", '[1,null,"9007199254740993"]'],
    ["{'a': 1, 'b': DATE '2026-11-20'}", '{"a":1,"b":"2026-11-20"}'],
    ["MAP {'k': 0.5}", '{"k":0.5}'],
    [`'{"a": 1}'::JSON`, '{"a": 1}'],
    ["'b'::ENUM ('a', 'b')", "b"],
  ],
  parameters: [
    [{ type: "text", value: "O'Hara" }, "?", "O'Hara"],
    [{ type: "number", value: "12.50" }, "?", 12.5],
    [{ type: "number", value: "0.1234567890123456789" }, "?", "0.1234567890123456789"],
    [{ type: "number", value: "9007199254740993" }, "?", "9007199254740993"],
    [
      { type: "number", value: "-70141183460469231731687303715884105727" },
      "?",
      "-70141183460469231731687303715884105727",
    ],
    [{ type: "boolean", value: true }, "?", true],
    [{ type: "date", value: "2026-11-20" }, "?", "2026-11-20"],
    [{ type: "timestamp", value: "2026-11-20 10:30:00" }, "?", "2026-11-20 10:30:00"],
    [{ type: "null" }, "?", null],
  ],
  forbidden: [
    "ATTACH '/tmp/askery-other.duckdb'",
    "COPY customers TO '/tmp/askery-copy.csv'",
    "EXPORT DATABASE '/tmp/askery-export'",
    "INSTALL httpfs",
    "LOAD httpfs",
    "SET memory_limit = '100GB'",
    "RESET memory_limit",
    "PRAGMA enable_profiling",
    "CALL enable_logging()",
    "SET VARIABLE x = 1",
    "CREATE TEMP TABLE t (a INTEGER)",
    "CREATE TEMP TABLE pivot_t (a INTEGER); SELECT 1",
    "PIVOT customers ON city USING count(*); DROP TABLE customers",
    "CHECKPOINT",
    "SELECT * FROM read_csv('/etc/passwd')",
    "SELECT * FROM '/etc/passwd'",
    "SELECT * FROM read_text('/proc/self/environ')",
    "SELECT * FROM glob('/etc/*')",
    "SELECT * FROM sniff_csv('/etc/passwd')",
    "SELECT * FROM read_parquet('https://example.com/x.parquet')",
    "SELECT getenv('HOME')",
    "SELECT nextval('numbers')",
    "PREPARE p AS SELECT 1",
    "EXPLAIN ANALYZE SELECT 1",
  ],
});
