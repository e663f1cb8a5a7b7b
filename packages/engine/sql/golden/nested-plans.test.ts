import type { Plan, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  column,
  compare,
  join,
  not,
  number,
  output,
  outputs,
  query,
  source,
  table,
  text,
} from "./build-plan.ts";
import { printAll } from "./shop.ts";

const paid = query("orders", {
  dimensions: outputs({ customer_id: column("orders.customer_id") }),
  filters: [compare(column("orders.status"), "=", text("paid"))],
});
const bigBuyers = query("orders", {
  dimensions: outputs({ customer_id: column("orders.customer_id") }),
  measures: outputs({ revenue: aggregate("sum", column("orders.total")) }),
  order: [{ by: output("revenue"), direction: "descending" }],
  limit: { count: 10, per: [] },
});
const on = [{ outer: column("customers.id"), inner: "customer_id" }];

function customers(parts: Partial<QueryPlan>): QueryPlan {
  return query("customers", { dimensions: outputs({ name: column("customers.name") }), ...parts });
}

test("customers with and without a paid order", () => {
  const exists = { kind: "exists", plan: paid, on } as const;
  expect(printAll(customers({ filters: [exists, not(exists)] }))).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, postgres, mysql
    SELECT c.name
    FROM customers c
    WHERE EXISTS (
      SELECT 1
      FROM orders o
      WHERE o.customer_id = c.id
        AND o.status = 'paid'
    )
      AND NOT EXISTS (
        SELECT 1
        FROM orders o2
        WHERE o2.customer_id = c.id
          AND o2.status = 'paid'
      )

    -- clickhouse
    SELECT c.name
    FROM customers c
    WHERE c.id IN (
      SELECT customer_id
      FROM (
        SELECT customer_id
        FROM orders
        WHERE status = 'paid'
      ) s
    )
      AND NOT COALESCE(c.id IN (
        SELECT customer_id
        FROM (
          SELECT customer_id
          FROM orders
          WHERE status = 'paid'
        ) s2
      ), FALSE)
    "
  `);
});

test("customers among the ten biggest buyers", () => {
  expect(printAll(customers({ filters: [{ kind: "exists", plan: bigBuyers, on }] }))).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, postgres, mysql
    SELECT c.name
    FROM customers c
    WHERE EXISTS (
      SELECT 1
      FROM (
        SELECT customer_id, SUM(total) AS revenue
        FROM orders
        GROUP BY customer_id
        ORDER BY revenue DESC
        LIMIT 10
      ) s
      WHERE s.customer_id = c.id
    )

    -- clickhouse
    SELECT c.name
    FROM customers c
    WHERE c.id IN (
      SELECT customer_id
      FROM (
        SELECT customer_id, SUM(total) AS revenue
        FROM orders
        GROUP BY customer_id
        ORDER BY revenue DESC
        LIMIT 10
      ) s
    )
    "
  `);
});

test("IN with a plan; nulls do not affect its negation", () => {
  const countries = query("customers", { dimensions: outputs({ country: column("customers.country") }) });
  const isIn = { kind: "inPlan", value: column("customers.name"), plan: countries } as const;
  expect(printAll(customers({ filters: [isIn, not(isIn)] }))).toMatchInlineSnapshot(`
    "
    -- all
    SELECT name
    FROM customers
    WHERE name IN (
      SELECT country
      FROM customers
    )
      AND name NOT IN (
        SELECT country
        FROM customers
        WHERE country IS NOT NULL
      )
    "
  `);
});

test("NOT IN with the countries of the first rows, of which some may be missing", () => {
  const countries = query("customers", {
    dimensions: outputs({ name: column("customers.name"), country: column("customers.country") }).map(
      (one) => ({ ...one, isShown: one.id === "country" }),
    ),
    limit: { count: 3, per: [] },
  });
  const isIn = { kind: "inPlan", value: column("customers.name"), plan: countries } as const;
  expect(printAll(customers({ filters: [not(isIn)] }))).toContain(`
WHERE name NOT IN (
  SELECT country
  FROM (
    SELECT country
    FROM customers
    LIMIT 3
  ) s
  WHERE country IS NOT NULL
)
`);
  const all = { ...countries, limit: null };
  expect(printAll(customers({ filters: [not({ ...isIn, plan: all })] }))).toContain(`
WHERE name NOT IN (
  SELECT country
  FROM customers
  WHERE country IS NOT NULL
)
`);
});

test("IN with hand-written SQL", () => {
  const plan: Plan = { kind: "sql", text: "SELECT country FROM customers -- all\n ; " };
  const isIn = { kind: "inPlan", value: column("customers.name"), plan } as const;
  expect(printAll(customers({ filters: [isIn, not(isIn)] }))).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, postgres, clickhouse
    SELECT name
    FROM customers
    WHERE name IN (
      SELECT country FROM customers -- all
    )
      AND (name IS NOT NULL AND (name IN (
        SELECT country FROM customers -- all
      )) IS NOT TRUE)

    -- mysql
    SELECT name
    FROM customers
    WHERE name IN (
      SELECT * FROM (
        SELECT country FROM customers -- all
      ) s
    )
      AND (name IS NOT NULL AND (name IN (
        SELECT * FROM (
          SELECT country FROM customers -- all
        ) s2
      )) IS NOT TRUE)
    "
  `);
});

test("above average", () => {
  const average = query("orders", {
    measures: outputs({ average: aggregate("avg", column("orders.total")) }),
  });
  const plan = query("orders", {
    dimensions: outputs({ id: column("orders.id") }),
    filters: [compare(column("orders.total"), ">", { kind: "scalar", plan: average })],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT id
    FROM orders
    WHERE total > (
      SELECT AVG(total) AS average
      FROM orders
    )
    "
  `);
});

test("the average of counts", () => {
  const counts = query("orders", {
    dimensions: outputs({ customer_id: column("orders.customer_id") }),
    measures: outputs({ orders: aggregate("count") }),
    order: [{ by: output("orders"), direction: "ascending" }],
  });
  const plan = query([source("counts", counts)], {
    measures: outputs({ average: aggregate("avg", column("counts.orders")) }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT AVG(orders) AS average
    FROM (
      SELECT customer_id, COUNT(*) AS orders
      FROM orders
      GROUP BY customer_id
    ) s
    "
  `);
});

test("a table joined to a plan with windows", () => {
  const ranked = query("orders", {
    dimensions: outputs({ customer_id: column("orders.customer_id") }),
    measures: outputs({
      place: { kind: "rank", of: aggregate("count"), direction: "descending", within: [] },
    }),
  });
  const plan = query(
    [table("customers"), source("ranked", ranked, join("inner", "customers.id", "ranked.customer_id"))],
    {
      dimensions: outputs({ name: column("customers.name"), place: column("ranked.place") }),
      filters: [compare(column("ranked.place"), "<=", number(3))],
    },
  );
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT c.name, s.place
    FROM customers c
    JOIN (
      WITH grouped AS (
        SELECT customer_id, COUNT(*) AS value_2
        FROM orders
        GROUP BY customer_id
      )
      SELECT customer_id, RANK() OVER (ORDER BY value_2 DESC) AS place
      FROM grouped
    ) s ON s.customer_id = c.id
    WHERE s.place <= 3
    "
  `);
});

test("set operations of plain and limited lists", () => {
  const names = customers({ order: [{ by: output("name"), direction: "ascending" }] });
  const first = { ...names, limit: { count: 3, per: [] } };
  const union: Plan = { kind: "set", operator: "union", left: names, right: first };
  expect(printAll({ kind: "set", operator: "except", left: union, right: names })).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, postgres, mysql
    SELECT name
    FROM customers
    UNION
    SELECT * FROM (
      SELECT name
      FROM customers
      ORDER BY name
      LIMIT 3
    ) s
    EXCEPT
    SELECT name
    FROM customers

    -- clickhouse
    SELECT name
    FROM customers
    UNION DISTINCT
    SELECT * FROM (
      SELECT name
      FROM customers
      ORDER BY name
      LIMIT 3
    ) s
    EXCEPT DISTINCT
    SELECT name
    FROM customers
    "
  `);
  expect(printAll({ kind: "set", operator: "intersect", left: union, right: names })).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, postgres, mysql
    SELECT * FROM (
      SELECT name
      FROM customers
      UNION
      SELECT * FROM (
        SELECT name
        FROM customers
        ORDER BY name
        LIMIT 3
      ) s
    ) s2
    INTERSECT
    SELECT name
    FROM customers

    -- clickhouse
    SELECT * FROM (
      SELECT name
      FROM customers
      UNION DISTINCT
      SELECT * FROM (
        SELECT name
        FROM customers
        ORDER BY name
        LIMIT 3
      ) s
    ) s2
    INTERSECT DISTINCT
    SELECT name
    FROM customers
    "
  `);
});

test("a side of hand-written SQL has no end of a statement", () => {
  const sql: Plan = { kind: "sql", text: "SELECT name FROM old_customers;" };
  expect(printAll({ kind: "set", operator: "union", left: sql, right: customers({}) })).toContain(`
SELECT * FROM (
  SELECT name FROM old_customers
) s
UNION
SELECT name
FROM customers
`);
});

test("hand-written SQL is unchanged", () => {
  const plan: Plan = { kind: "sql", text: "select 1 -- one\n;" };
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    select 1 -- one
    ;
    "
  `);
});

test("hand-written SQL as a source keeps its line breaks", () => {
  const plan = query([source("s", { kind: "sql", text: "SELECT 'a\nb' AS word;" })], {
    dimensions: outputs({ word: column("s.word") }),
    filters: [compare(column("s.word"), "=", text("a\nb"))],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT word
    FROM (
      SELECT 'a
    b' AS word
    ) s
    WHERE word = 'a
    b'
    "
  `);
});
