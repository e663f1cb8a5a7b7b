import type { Connection } from "mysql2/promise";
import { isMysqlInstead, mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import { describeConnector } from "../contract.ts";
import { openServer } from "../open-server.ts";
import { fingerprintOf, listRows, signInAsAdmin, targetOf } from "./mysql-target.test-support.ts";

const schema = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(50) NOT NULL, city VARCHAR(50));
  INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Bo', 'Rome'), (3, 'Cy', NULL);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER, total DECIMAL(10,2), placed_on DATE,
    FOREIGN KEY (customer_id) REFERENCES customers (id));
  INSERT INTO orders VALUES (10, 1, 12.5, '2026-01-05'), (11, 1, 7, '2026-02-01'), (12, 2, 3.25, '2026-03-01'), (13, NULL, 1, NULL);
  CREATE TABLE refunds (id INTEGER, order_id INTEGER);
  INSERT INTO refunds VALUES (1, 10), (2, 12);
  CREATE VIEW spenders AS SELECT name, SUM(total) AS spent FROM customers JOIN orders ON customer_id = customers.id GROUP BY name;
  CREATE TABLE \`we"ird täble\` (\`select\` INTEGER, \`__proto__\` VARCHAR(9), \`a b\` VARCHAR(9));
  INSERT INTO \`we"ird täble\` VALUES (1, 'p', 'x');
  ${isMysqlInstead ? "ANALYZE TABLE customers" : "CREATE SEQUENCE numbers"};`;

const digits =
  "(SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)";

/** MySQL has no sequences. Joining digits in this order without join buffers counts up. */
function count(upTo: number): string {
  if (!isMysqlInstead) return `SELECT seq AS n FROM seq_0_to_${String(upTo - 1)}`;
  const digitNames = Array.from({ length: String(upTo - 1).length }, (_, index) => `d${String(index)}`);
  const n = digitNames
    .map((name, index) => `${name}.d * ${String(10 ** (digitNames.length - 1 - index))}`)
    .join(" + ");
  const joined = digitNames.map((name) => `${digits} ${name}`).join(" STRAIGHT_JOIN ");
  return `SELECT /*+ NO_BNL() */ ${n} AS n FROM ${joined} LIMIT ${String(upTo)}`;
}

const uuid = [
  "CAST('6ba7b810-9dad-11d1-80b4-00c04fd430c8' AS UUID)",
  "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
] as const;

describeConnector(isMysqlInstead ? "MySQL" : "MariaDB", {
  open: async () => {
    const database = await mariadbForTests();
    if ("skipped" in database) return database;
    const admin = await signInAsAdmin(database);
    await admin.query(schema);
    const connector = await openServer(targetOf(database));
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
  series: count,
  endless: `SELECT COUNT(*) AS n FROM (${count(10_000_000)}) a, (${count(10_000_000)}) b WHERE a.n + b.n < 0`,
  values: [
    ["NULL", null],
    ["''", ""],
    ["TRUE", 1],
    ["1 = 2", 0],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740993", "9007199254740993"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["18446744073709551615", "18446744073709551615"],
    ["CAST(1 AS UNSIGNED) - CAST(2 AS UNSIGNED)", -1],
    ["CAST(12.50 AS DECIMAL(10,2))", 12.5],
    ["-0.00001", -0.000_01],
    ["CAST('1234567890123456789.01' AS DECIMAL(21,2))", "1234567890123456789.01"],
    ["1 / 3", 0.333_333_333_333],
    ["CAST(0.1 AS FLOAT)", 0.1],
    ["CAST(16777217 AS FLOAT)", 16_777_216],
    ["0.1e0 + 0.2e0", 0.300_000_000_000_000_04],
    ["1e300", 1e300],
    ["X'00FF'", "00ff"],
    ["'Grüße 🙂'", "Grüße 🙂"],
    ["'it''s'", "it's"],
    ["DATE '2026-11-20'", "2026-11-20"],
    ["CAST('0000-00-00' AS DATE)", null],
    ["TIMESTAMP '2026-11-20 10:30:00'", "2026-11-20 10:30:00"],
    ["TIMESTAMP '2026-11-20 10:30:00.25'", "2026-11-20 10:30:00.25"],
    ["TIMESTAMP '2026-11-20 10:30:00.000'", "2026-11-20 10:30:00"],
    ["TIME '10:30:00'", "10:30:00"],
    ["CAST('-838:59:59' AS TIME)", "-838:59:59"],
    ["YEAR('2026-11-20')", 2026],
    ["JSON_OBJECT('a', 1)", '{"a": 1}'],
    ["ST_GeomFromText('POINT(1 2)')", '{"x":1,"y":2}'],
    ...(isMysqlInstead ? [] : [uuid]),
  ],
  parameters: [
    [{ type: "text", value: "O'Hara \\ 🙂" }, "?", "O'Hara \\ 🙂"],
    [{ type: "text", value: "nul\0byte" }, "?", "nul\0byte"],
    [{ type: "number", value: "12.50" }, "CAST(? AS DECIMAL(10,2))", 12.5],
    [
      { type: "number", value: "0.1234567890123456789" },
      "CAST(? AS DECIMAL(30,19))",
      "0.1234567890123456789",
    ],
    [{ type: "number", value: "9007199254740993" }, "CAST(? AS SIGNED)", "9007199254740993"],
    [{ type: "boolean", value: true }, "CAST(? AS SIGNED)", 1],
    [{ type: "date", value: "2026-11-20" }, "CAST(? AS DATE)", "2026-11-20"],
    [{ type: "timestamp", value: "2026-11-20 10:30:00" }, "CAST(? AS DATETIME)", "2026-11-20 10:30:00"],
    [{ type: "null" }, "?", null],
  ],
  quote: "`",
  forbidden: [
    "COMMIT",
    "ROLLBACK",
    "START TRANSACTION READ WRITE",
    "SET SESSION TRANSACTION READ WRITE",
    "SET GLOBAL max_connections = 77",
    "SHOW VARIABLES",
    "USE mysql",
    "LOCK TABLES customers WRITE",
    "CALL nothing()",
    "DO SLEEP(1)",
    "PREPARE p FROM 'DROP TABLE customers'",
    "EXECUTE IMMEDIATE 'DROP TABLE customers'",
    "BEGIN NOT ATOMIC DELETE FROM customers; END",
    "SELECT * FROM customers INTO OUTFILE '/tmp/askery-copy'",
    "SELECT name FROM customers LIMIT 1 INTO DUMPFILE '/tmp/askery-copy'",
    "SELECT 1 INTO @planted",
    "LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE refunds",
    "/*!50000 DROP TABLE customers */",
    "/*M! DROP TABLE customers */",
    "SELECT 1 /*!50000 INTO OUTFILE '/tmp/askery-copy' */",
    "INSERT INTO customers VALUES (9, 'X', 'Y') RETURNING id",
    "SELECT * FROM customers FOR UPDATE",
    "SELECT NEXTVAL(numbers)",
    "SELECT SETVAL(numbers, 50)",
    "CREATE TEMPORARY TABLE t (a INTEGER)",
    "ANALYZE TABLE customers",
    "ANALYZE DELETE FROM customers",
    "REPAIR TABLE customers",
    "FLUSH TABLES",
    "KILL 1",
    "SHUTDOWN",
    "HANDLER customers OPEN",
  ],
});

/** Kills every other session in this database. */
async function endSessions(admin: Connection): Promise<void> {
  const ids = await listRows(
    admin,
    "SELECT ID FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()",
  );
  for (const [id] of ids) await admin.query(`KILL ${String(id)}`).catch(() => undefined);
}
