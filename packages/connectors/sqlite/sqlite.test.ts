import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFixture } from "../child/open-fixture.test-support.ts";
import { describeConnector } from "../contract.ts";

const schema = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);
  INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', NULL);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES CUSTOMERS, total DECIMAL(10,2), placed_on TEXT);
  INSERT INTO orders VALUES (10, 1, 12.5, '2026-01-05'), (11, 1, 7, '2026-02-01'), (12, 2, 3.25, '2026-03-01'), (13, NULL, 1, NULL);
  CREATE TABLE refunds (id INTEGER, order_id INTEGER);
  INSERT INTO refunds VALUES (1, 10), (2, 12);
  CREATE VIEW spenders AS SELECT name, sum(total) AS spent FROM customers JOIN orders ON customer_id = customers.id GROUP BY name;
  CREATE VIEW broken AS SELECT * FROM nothing_like_that;
  CREATE TABLE "we""ird täble" ("select" INTEGER, "__proto__" TEXT, "a b" TEXT);
  INSERT INTO "we""ird täble" VALUES (1, 'p', 'x');`;

describeConnector("SQLite", {
  open: async (folder) => {
    const path = join(folder, "shop.sqlite");
    const database = new DatabaseSync(path);
    database.exec(schema);
    database.close();
    return openFixture(folder, "shop.sqlite");
  },
  series: (count) =>
    `WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s LIMIT ${String(count)}) SELECT n FROM s`,
  endless: "WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s) SELECT count(*) AS n FROM s",
  values: [
    ["NULL", null],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["0.1", 0.1],
    ["9e999", "Infinity"],
    ["x'00ff'", "00ff"],
    ["'Grüße 🙂'", "Grüße 🙂"],
    ["date('2026-11-20')", "2026-11-20"],
    ["json_array(1, 'a')", '[1,"a"]'],
  ],
  parameters: [
    [{ type: "text", value: "O'Hara" }, "?", "O'Hara"],
    [{ type: "number", value: "12.50" }, "?", 12.5],
    [{ type: "number", value: "9007199254740993" }, "?", "9007199254740993"],
    [{ type: "boolean", value: true }, "?", 1],
    [{ type: "date", value: "2026-11-20" }, "?", "2026-11-20"],
    [{ type: "timestamp", value: "2026-11-20 10:30:00" }, "?", "2026-11-20 10:30:00"],
    [{ type: "null" }, "?", null],
  ],
  forbidden: [
    "ATTACH ':memory:' AS other",
    "VACUUM INTO '/tmp/askery-copy.sqlite'",
    "PRAGMA writable_schema = 1",
    "PRAGMA user_version",
    "SELECT * FROM pragma_table_info('customers')",
    "SELECT load_extension('x')",
    "SELECT writefile('/tmp/x', 'y')",
    "SELECT zeroblob(1000000000)",
    "SELECT fts3_tokenizer('simple')",
    "CREATE TEMP TABLE t (a)",
    "REINDEX",
  ],
});
