import { AppError, type DialectName } from "@askery/model";
import { expect, test } from "vitest";
import { demandRead } from "../run-guarded.ts";
import { limitReads, type ReadLimits } from "./limit-reads.ts";
import { openEmpty, type TestDatabase } from "./two-databases.test-support.ts";

/* Ways around the limits of a person: none of them reads anything else. */

const limits: ReadLimits = {
  tables: [
    {
      schema: null,
      name: "orders",
      part: {
        columns: ["id", "note"],
        filters: [{ column: "region", values: ["EU"], isNumeric: false }],
      },
    },
    { schema: null, name: "items", part: null },
  ],
  database: null,
};

/** Orders of the EU are 1 and 2. The secrets are order 3 with its note, the column `salary`, and another table. */
const schema = `
  CREATE TABLE orders (id INTEGER, note VARCHAR(20), region VARCHAR(9), salary INTEGER);
  INSERT INTO orders VALUES (1, '10', 'EU', 777), (2, '20', 'EU', 778), (3, 'secret', 'US', 779);
  CREATE TABLE items (id INTEGER);
  INSERT INTO items VALUES (1);
  CREATE TABLE other (word VARCHAR(20));
  INSERT INTO other VALUES ('secret');
  CREATE VIEW every_order AS SELECT * FROM orders`;

const everywhere = [
  "SELECT * FROM other",
  "SELECT * FROM every_order",
  "SELECT note FROM orders WHERE id = 3",
  "SELECT salary FROM orders",
  "SELECT region FROM orders",
  "SELECT orders.salary FROM orders",
  "SELECT o.salary FROM orders AS o",
  "WITH orders AS (SELECT * FROM orders) SELECT * FROM orders",
  "WITH other AS (SELECT * FROM other) SELECT * FROM other",
  "WITH a AS (SELECT * FROM other), other AS (SELECT 1 AS word) SELECT * FROM a",
  "WITH RECURSIVE a AS (SELECT * FROM other), other AS (SELECT '1' AS word) SELECT * FROM a",
  "SELECT (WITH other AS (SELECT 1) SELECT count(*) FROM other), word FROM other",
  "SELECT * FROM (WITH other AS (SELECT 1 AS word) SELECT * FROM other) x, other",
  "SELECT * FROM orders, (SELECT * FROM every_order) e",
  "SELECT 1 FROM items WHERE EXISTS (SELECT 1 FROM other)",
  "SELECT id FROM items UNION ALL SELECT salary FROM orders",
  "SELECT CAST(note AS INTEGER) FROM orders WHERE id > 0",
  "SELECT sum(CAST(note AS INTEGER)) FROM orders",
];

/** `$database` is the name of the database. */
const attacks: Readonly<Record<DialectName, readonly string[]>> = {
  duckdb: [
    ...everywhere,
    "SELECT * FROM main.other",
    "SELECT salary FROM main.orders",
    'SELECT salary FROM "main"."orders"',
    "SELECT salary FROM memory.main.orders",
    "SELECT salary FROM MAIN . /* x */ ORDERS",
    "FROM other",
    "FROM every_order SELECT *",
    "TABLE other",
    "SELECT * FROM 'other'",
    "PIVOT other ON word",
    "SELECT sql FROM duckdb_tables()",
    "SELECT sql FROM sqlite_master",
    "SELECT column_name FROM information_schema.columns",
    "SELECT * FROM orders POSITIONAL JOIN other",
    "SELECT * FROM pragma_table_info('other')",
    "SELECT COLUMNS('salary') FROM orders",
  ],
  sqlite: [
    ...everywhere,
    "SELECT salary FROM main.orders",
    "SELECT word FROM [other]",
    "SELECT word FROM `other`",
    "SELECT 1 FROM items WHERE 'secret' IN other",
    "SELECT 1 FROM items WHERE 'secret' IN main.other",
    "SELECT 1 FROM items WHERE (3, 'secret', 'US', 779) IN main.orders",
    "SELECT sql FROM sqlite_master",
    "SELECT name FROM pragma_table_info('orders')",
    "SELECT * FROM orders NATURAL JOIN every_order",
    "SELECT rowid, note FROM orders WHERE rowid = 3",
  ],
  postgres: [
    ...everywhere,
    "SELECT salary FROM public.orders",
    'SELECT salary FROM U&"publ\\0069c"."orders"',
    'SELECT salary FROM public.U&"\\006frders"',
    "TABLE other",
    "TABLE public.orders",
    "SELECT salary FROM ONLY orders",
    "SELECT most_common_vals FROM pg_stats",
    "SELECT attname FROM pg_attribute WHERE attname = 'salary'",
    "SELECT column_name FROM information_schema.columns WHERE column_name = 'salary'",
    "SELECT table_to_xml('other', true, true, '')",
    "SELECT query_to_xml('SELECT * FROM other', true, true, '')",
    "SELECT orders FROM orders WHERE id = 3",
    "SELECT ctid FROM orders",
    "SELECT (SELECT word FROM other LIMIT 1)",
  ],
  mysql: [
    ...everywhere,
    "SELECT salary FROM `orders`",
    "SELECT word FROM `other`",
    "SELECT salary FROM $database.orders",
    "SELECT $database.orders.salary FROM orders",
    "SELECT salary FROM `$database` . /* x */ `orders`",
    "SELECT word FROM $database.other",
    "SELECT word FROM .other",
    "SELECT word FROM OTHER",
    'SELECT word FROM "other"',
    "SELECT salary FROM orders PARTITION (p0)",
    "SELECT salary FROM orders USE INDEX ()",
    "SELECT word FROM (other)",
    "SELECT word FROM items JOIN (items AS i2, other)",
    "SELECT word FROM items NATURAL JOIN other",
    "SELECT * FROM orders NATURAL JOIN every_order",
    "SELECT * FROM items JOIN every_order USING (id)",
    "SELECT word FROM { OJ items LEFT OUTER JOIN other ON 1 = 1 }",
    "SELECT * FROM (WITH a AS (SELECT * FROM orders) SELECT * FROM a) x",
    "SELECT (WITH a AS (SELECT * FROM orders) SELECT count(*) FROM a) FROM items",
    "WITH b AS (WITH a AS (SELECT * FROM orders) SELECT * FROM a) SELECT * FROM b",
    "WITH a AS (SELECT id FROM items) SELECT * FROM (WITH b AS (SELECT * FROM orders) SELECT * FROM b) x",
    "SELECT * FROM (WITH a AS (SELECT salary FROM orders) SELECT * FROM a) x",
    "SELECT * FROM (WITH other AS (SELECT 1) SELECT 1) x, (WITH a AS (SELECT * FROM other) SELECT * FROM a) y",
    "WITH a AS (SELECT * FROM (SELECT salary FROM orders) x) SELECT * FROM a",
    "WITH a AS (SELECT * FROM (SELECT word FROM other) x) SELECT (WITH other AS (SELECT 1) SELECT count(*) FROM other), word FROM a",
    "WITH RECURSIVE orders AS (SELECT * FROM orders) SELECT * FROM orders",
    "WITH RECURSIVE n AS (SELECT salary AS k FROM orders UNION ALL SELECT k + 1 FROM n WHERE k < 3) SELECT * FROM n",
    "WITH ORDERS AS (SELECT * FROM other) SELECT * FROM orders",
    "WITH OTHER AS (SELECT 1 AS word) SELECT word FROM other",
    "SELECT l.word FROM items, LATERAL (SELECT * FROM other) l",
    "SELECT id FROM items UNION TABLE other",
    "SELECT id FROM items ORDER BY (SELECT max(word) FROM other)",
    "SELECT id FROM items GROUP BY (SELECT word FROM other) HAVING max(id) < (SELECT 3)",
    "SELECT id FROM items WHERE 'secret' = ANY (SELECT word FROM other)",
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM orders WHERE region = 'US') THEN 'secret' END FROM items",
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'orders'",
    "SELECT column_name FROM INFORMATION_SCHEMA . COLUMNS",
    "SELECT table_rows FROM information_schema.tables",
    "SELECT * FROM performance_schema.table_io_waits_summary_by_table",
    "SELECT * FROM mysql.innodb_table_stats",
    "SELECT jt.word FROM JSON_TABLE((SELECT json_arrayagg(word) FROM other), '$[*]' COLUMNS (word VARCHAR(20) PATH '$')) jt",
    "SELECT extractvalue(note, concat('/', note)) FROM orders",
    "SELECT /*! word FROM other -- */ 1",
    "SELECT 1 FROM items WHERE id = 1 OR 1 = (SELECT count(*) FROM every_order WHERE id = 3) * 3",
    "SELECT VALUES(word) FROM other",
    "VALUES ROW ((SELECT max(word) FROM other))",
  ],
  clickhouse: [
    ...everywhere,
    'SELECT salary FROM "orders"',
    "SELECT word FROM `other`",
    "SELECT salary FROM $database.orders",
    "SELECT $database.orders.salary FROM orders",
    "SELECT word FROM $database.other",
    "SELECT 'secret' IN other",
    "SELECT 'secret' IN (other)",
    "SELECT 'secret' IN ((other))",
    "SELECT 'secret' IN $database.other",
    "SELECT 'secret' IN ($database.other) FROM items",
    "SELECT NOT ('secret' NOT IN other)",
    "SELECT 'secret' GLOBAL IN other",
    "SELECT (3, 'secret', 'US', 779) IN $database.orders",
    "SELECT in('secret', other)",
    "SELECT NOT notIn('secret', other)",
    "SELECT globalIn('secret', other)",
    "SELECT arrayFilter(x -> x IN other, ['secret'])",
    "SELECT arrayFilter(x -> in(x, other), ['secret'])",
    "SELECT id FROM items WHERE 'secret' IN other",
    "SELECT id FROM items PREWHERE 'secret' IN (other)",
    "WITH 1 AS other SELECT * FROM other",
    "WITH (SELECT 1) AS other SELECT * FROM other",
    "WITH 1 AS orders SELECT * FROM orders",
    "WITH (SELECT 1) AS orders SELECT salary FROM orders",
    "WITH 'secret' AS x SELECT x IN other",
    "WITH RECURSIVE orders AS (SELECT * FROM orders) SELECT * FROM orders",
    "WITH RECURSIVE n AS (SELECT salary AS k FROM orders UNION ALL SELECT k + 1 FROM n WHERE k < 3) SELECT * FROM n",
    "SELECT 1 AS other, * FROM other",
    "(SELECT salary FROM orders) UNION ALL (SELECT id FROM items)",
    "(SELECT id FROM items) UNION ALL (SELECT salary FROM orders)",
    "SELECT salary FROM orders FINAL",
    "SELECT salary FROM orders SAMPLE 1",
    "SELECT id FROM orders PREWHERE region = 'US'",
    "SELECT word FROM items ANY LEFT JOIN other ON 1 = 1",
    "SELECT word FROM items GLOBAL ANY LEFT JOIN (SELECT 1 AS id, word FROM other) USING id",
    "SELECT word FROM items CROSS JOIN other",
    "SELECT * FROM items PASTE JOIN other",
    "SELECT * FROM orders NATURAL JOIN every_order",
    "SELECT w FROM items ARRAY JOIN (SELECT groupArray(word) FROM other) AS w",
    "SELECT * FROM merge('$database', '.*')",
    "SELECT * FROM view(SELECT * FROM orders)",
    "SELECT * FROM remote('localhost', '$database', 'other')",
    "SELECT * FROM cluster('default', '$database', 'other')",
    "SELECT * FROM viewIfPermitted(SELECT * FROM other ELSE null('x Int8'))",
    "SELECT dictGet('other', 'word', 1)",
    "SELECT joinGet('other', 'word', 1)",
    "SELECT hasColumnInTable('$database', 'orders', 'salary')",
    "SELECT name FROM system.columns WHERE table = 'orders'",
    "SELECT name FROM system.tables",
    "SELECT min_time, rows FROM system.parts",
    "SELECT column_name FROM information_schema.columns",
    "SELECT column_name FROM INFORMATION_SCHEMA.COLUMNS",
    "SELECT COLUMNS('salary') FROM orders",
    "SELECT * EXCEPT (id) FROM other",
    "SELECT _table, salary FROM orders",
    "SELECT toInt32(note) FROM orders WHERE id > 0",
    "SELECT throwIf(note = 'secret', 'secret') FROM orders",
    "SELECT {word:Identifier} FROM other",
    "SELECT * FROM {name:Identifier}",
    "FROM other SELECT *",
    "WITH a AS (SELECT 1) FROM other SELECT *",
    "SELECT id FROM items ORDER BY (SELECT max(word) FROM other)",
    "SELECT id FROM items LIMIT (SELECT max(salary) FROM orders)",
    "SELECT * FROM items WINDOW w AS (ORDER BY (SELECT word FROM other))",
  ],
};

test.for(["duckdb", "sqlite", "postgres", "mysql", "clickhouse"] as const)(
  "nothing reads around the limits in %s",
  async (dialect, context) => {
    const database = await openEmpty(dialect);
    if ("skipped" in database) return context.skip(database.skipped);
    await database.execute(schema);
    const leaked: string[] = [];
    const own = { ...limits, database: database.name };
    for (const attack of attacks[dialect]) {
      const text = attack.replaceAll("$database", database.name ?? "");
      const shown = await readShown(text, dialect, { limits: own, read: (sql) => database.read(sql) });
      if (/secret|77[789]|salary|\b3\b/u.test(shown)) leaked.push(`${text}: ${shown}`);
    }
    expect(leaked).toEqual([]);
    const sum = await limitReads("SELECT sum(id), count(*) FROM orders", dialect, own);
    expect((await database.read(sum)).flat().map(Number)).toEqual([3, 2]);
    await database.close();
  },
);

/** What a person sees: rows, or the message of the database without the names that they typed. */
async function readShown(
  text: string,
  dialect: DialectName,
  { limits: own, read }: { readonly limits: ReadLimits } & Pick<TestDatabase, "read">,
): Promise<string> {
  try {
    await demandRead(text, dialect);
    return JSON.stringify(await read(await limitReads(text, dialect, own)));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "query-refused") return "refused";
    const typed = new Set(text.match(/\w+/gu));
    return String(cause).replaceAll(/\w+/gu, (word) => (typed.has(word) ? "" : word));
  }
}
