import { AppError, type DialectName } from "@askery/model";
import { expect, test } from "vitest";
import { demandRead } from "../run-guarded.ts";
import { limitReads, type ReadLimits } from "./limit-reads.ts";
import { openEmpty } from "./two-databases.test-support.ts";

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

const attacks: Readonly<Record<"duckdb" | "sqlite" | "postgres", readonly string[]>> = {
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
};

test.for(["duckdb", "sqlite", "postgres"] as const)(
  "nothing reads around the limits in %s",
  async (dialect, context) => {
    const database = await openEmpty(dialect);
    if ("skipped" in database) return context.skip(database.skipped);
    await database.execute(schema);
    const leaked: string[] = [];
    for (const text of attacks[dialect]) {
      const shown = await readShown(text, dialect, (sql) => database.read(sql));
      if (/secret|77[789]|salary|\b3\b/u.test(shown)) leaked.push(`${text}: ${shown}`);
    }
    expect(leaked).toEqual([]);
    const sum = await limitReads("SELECT sum(id), count(*) FROM orders", dialect, limits);
    expect((await database.read(sum)).flat().map(Number)).toEqual([3, 2]);
    await database.close();
  },
);

/** What a person sees: rows, or the message of the database without the names that they typed. */
async function readShown(
  text: string,
  dialect: DialectName,
  read: (sql: string) => Promise<readonly (readonly unknown[])[]>,
): Promise<string> {
  try {
    await demandRead(text, dialect);
    return JSON.stringify(await read(await limitReads(text, dialect, limits)));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "query-refused") return "refused";
    const typed = new Set(text.match(/\w+/gu));
    return String(cause).replaceAll(/\w+/gu, (word) => (typed.has(word) ? "" : word));
  }
}

test("access to MySQL and ClickHouse can't be limited", async () => {
  for (const dialect of ["mysql", "clickhouse"] as const) {
    await expect(limitReads("SELECT id FROM items", dialect, limits)).rejects.toMatchObject({
      code: "query-refused",
    });
  }
});
