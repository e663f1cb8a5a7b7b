import { expect, test } from "vitest";
import { formatSql } from "./format-sql.ts";

test.each([
  ["select 1", "SELECT 1"],
  [
    "select city, count(*) as n from customers where city is not null group by city order by n desc limit 5",
    "SELECT city, count(*) AS n\nFROM customers\nWHERE city is not null\nGROUP BY city\nORDER BY n desc\nLIMIT 5",
  ],
  [
    "SELECT o.id FROM orders o left join customers c on c.id = o.customer_id JOIN stores s ON s.id=o.store_id",
    "SELECT o.id\nFROM orders o\nLEFT JOIN customers c ON c.id = o.customer_id\nJOIN stores s ON s.id=o.store_id",
  ],
  [
    "SELECT * FROM (SELECT id FROM orders WHERE total BETWEEN 1 AND 2) t WHERE id in (1,2)",
    "SELECT *\nFROM (\n  SELECT id\n  FROM orders\n  WHERE total BETWEEN 1 AND 2\n) t\nWHERE id in (1, 2)",
  ],
  [
    "WITH t AS (SELECT 1 AS a) SELECT a FROM t UNION ALL SELECT left(name, 2) FROM customers",
    "WITH t AS (\n  SELECT 1 AS a\n)\nSELECT a\nFROM t\nUNION ALL\nSELECT left(name, 2)\nFROM customers",
  ],
  ["SELECT 1 -- one\n, 2 -- two\nFROM t", "SELECT 1 -- one\n, 2 -- two\nFROM t"],
  ["SELECT 'from  where', \"group by\" FROM t", "SELECT 'from  where', \"group by\"\nFROM t"],
  [
    "SELECT product_name, category_name, sum(quantity * unit_price) AS revenue, count(*) AS orders FROM t",
    "SELECT product_name,\n  category_name,\n  sum(quantity * unit_price) AS revenue,\n  count(*) AS orders\nFROM t",
  ],
  [
    "SELECT 1 FROM t WHERE first_condition = 'a long value' AND second_condition BETWEEN 1 AND 100 OR third = 3",
    "SELECT 1\nFROM t\nWHERE first_condition = 'a long value'\n  AND second_condition BETWEEN 1 AND 100\n  OR third = 3",
  ],
  ["SELECT sum( -- why\n a)\nFROM t", "SELECT sum(-- why\na)\nFROM t"],
  ["SELECT (1", "SELECT (1"],
])("%s", (sql, formatted) => {
  expect(formatSql(sql, "postgres")).toBe(formatted);
});

test.each(["duckdb", "sqlite", "postgres", "mysql", "clickhouse"] as const)(
  "only spaces, line breaks and the case of words change, and formatting twice is formatting once: %s",
  (dialect) => {
    const texts = [
      "select a.b::int, x->>'y', `q`, [1,2], {{since}} from t where a<>1 and b != -2;",
      "select case when a = 1 and b = 2 then 'x' else 'y' end, sum(x) over (partition by y order by z) from t",
      "select * from a cross join b natural join c where exists (select 1 from d where d.a = a.a /* why */)",
    ];
    const bare = (sql: string) => sql.replaceAll(/\s/g, "").toLowerCase();
    for (const text of texts) {
      const once = formatSql(text, dialect);
      expect([bare(once), formatSql(once, dialect)]).toEqual([bare(text), once]);
    }
  },
);
