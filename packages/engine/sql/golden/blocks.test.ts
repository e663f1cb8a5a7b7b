import type { Plan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  column,
  compare,
  hidden,
  join,
  number,
  output,
  outputs,
  query,
  table,
  text,
} from "./build-plan.ts";
import { printAll } from "./shop.ts";

const customersWithOrders = [
  table("customers"),
  table("orders", join("inner", "customers.id", "orders.customer_id")),
];

test("lists a single table without aliases", () => {
  const plan = query("customers", {
    dimensions: outputs({ name: column("customers.name"), country: column("customers.country") }),
    filters: [compare(column("customers.country"), "=", text("France"))],
    order: [{ by: column("customers.joined_on"), direction: "descending" }],
    limit: { count: 5, per: [] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT name, country
    FROM customers
    WHERE country = 'France'
    ORDER BY joined_on DESC
    LIMIT 5
    "
  `);
});

test("names joined tables by their initials and orders groups by alias", () => {
  const plan = query(customersWithOrders, {
    dimensions: outputs({ country: column("customers.country") }),
    measures: outputs({ revenue: aggregate("sum", column("orders.total")), orders: aggregate("count") }),
    having: [compare(output("revenue"), ">", number(1000))],
    order: [{ by: output("revenue"), direction: "descending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT c.country, SUM(o.total) AS revenue, COUNT(*) AS orders
    FROM customers c
    JOIN orders o ON o.customer_id = c.id
    GROUP BY c.country
    HAVING SUM(o.total) > 1000
    ORDER BY revenue DESC
    "
  `);
});

test("left joins keep rows without a match", () => {
  const plan = query(
    [table("customers"), table("orders", join("left", "customers.id", "orders.customer_id"))],
    {
      dimensions: outputs({ name: column("customers.name") }),
      measures: outputs({ last: aggregate("max", column("orders.ordered_at")) }),
      order: [{ by: output("last"), direction: "descending" }],
    },
  );
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite, duckdb, mysql, clickhouse
    SELECT c.name, MAX(o.ordered_at) AS last
    FROM customers c
    LEFT JOIN orders o ON o.customer_id = c.id
    GROUP BY c.name
    ORDER BY last DESC

    -- postgres
    SELECT c.name, MAX(o.ordered_at) AS last
    FROM customers c
    LEFT JOIN orders o ON o.customer_id = c.id
    GROUP BY c.name
    ORDER BY last DESC NULLS LAST
    "
  `);
});

test("groups without a dimension are a single row", () => {
  const plan = query("orders", {
    measures: outputs({
      orders: aggregate("count"),
      customers: aggregate("countDistinct", column("orders.customer_id")),
      gifts: aggregate(
        "count",
        null,
        compare(column("orders.is_gift"), "=", { kind: "literal", value: { type: "boolean", value: true } }),
      ),
    }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT
      COUNT(*) AS orders,
      COUNT(DISTINCT customer_id) AS customers,
      COUNT(*) FILTER (WHERE is_gift = 1) AS gifts
    FROM orders

    -- duckdb, postgres
    SELECT
      COUNT(*) AS orders,
      COUNT(DISTINCT customer_id) AS customers,
      COUNT(*) FILTER (WHERE is_gift = TRUE) AS gifts
    FROM orders

    -- mysql, clickhouse
    SELECT
      COUNT(*) AS orders,
      COUNT(DISTINCT customer_id) AS customers,
      COUNT(CASE WHEN is_gift = TRUE THEN 1 END) AS gifts
    FROM orders
    "
  `);
});

test("a ratio repeats its two measures, with fractional division and null for a zero divisor", () => {
  const plan = query("orders", {
    measures: [
      ...hidden({
        orders: aggregate("count"),
        customers: aggregate("countDistinct", column("orders.customer_id")),
      }),
      ...outputs({
        each: { kind: "arithmetic", operator: "/", left: output("orders"), right: output("customers") },
      }),
    ],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT CAST(COUNT(*) AS REAL) / NULLIF(COUNT(DISTINCT customer_id), 0) AS each
    FROM orders

    -- duckdb
    SELECT COUNT(*) / NULLIF(COUNT(DISTINCT customer_id), 0) AS each
    FROM orders

    -- postgres
    SELECT CAST(COUNT(*) AS NUMERIC) / NULLIF(COUNT(DISTINCT customer_id), 0) AS each
    FROM orders

    -- mysql
    SELECT CAST(COUNT(*) AS DOUBLE) / NULLIF(COUNT(DISTINCT customer_id), 0) AS \`each\`
    FROM orders

    -- clickhouse
    SELECT toFloat64(COUNT(*)) / NULLIF(COUNT(DISTINCT customer_id), 0) AS each
    FROM orders
    "
  `);
});

test("sorts distinct rows by the first of their duplicates in a hidden column", () => {
  const plan = query("orders", {
    aggregation: "distinct",
    dimensions: outputs({ status: column("orders.status") }),
    order: [{ by: column("orders.ordered_at"), direction: "descending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT status
    FROM orders
    GROUP BY status
    ORDER BY MAX(ordered_at) DESC
    "
  `);
});

test("groups by hidden dimensions", () => {
  const plan = query(customersWithOrders, {
    dimensions: [...hidden({ key: column("customers.id") }), ...outputs({ name: column("customers.name") })],
    measures: outputs({ orders: aggregate("count") }),
    order: [{ by: output("key"), direction: "ascending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT c.name, COUNT(*) AS orders
    FROM customers c
    JOIN orders o ON o.customer_id = c.id
    GROUP BY c.id, c.name
    ORDER BY c.id
    "
  `);
});

test("qualifies columns if an output has the name of another column", () => {
  const plan = query("customers", {
    dimensions: outputs({ name: { kind: "call", function: "upper", arguments: [column("customers.name")] } }),
    order: [{ by: column("customers.name"), direction: "ascending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT UPPER(c.name) AS name
    FROM customers c
    ORDER BY c.name
    "
  `);
});

test("omits constants from GROUP BY and ORDER BY", () => {
  const plan = query("orders", {
    dimensions: outputs({ kind: text("all orders"), one: number(1) }),
    measures: outputs({ orders: aggregate("count") }),
    order: [{ by: output("one"), direction: "ascending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    SELECT 'all orders' AS kind, 1 AS one, COUNT(*) AS orders
    FROM orders
    HAVING COUNT(*) > 0
    "
  `);
});

test("median, percentile and standard deviation", () => {
  const total = column("orders.total");
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status") }),
    measures: outputs({
      middle: aggregate("median", total),
      p90: { kind: "aggregate", function: "percentile", of: total, where: null, fraction: 0.9 },
      spread: aggregate("stddev", total),
    }),
    order: [{ by: output("middle"), direction: "descending" }],
    limit: { count: 3, per: [] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH ranked AS (
      SELECT
        status,
        total,
        ROW_NUMBER() OVER in_order AS place,
        COUNT(total) OVER in_order AS places
      FROM orders
      WINDOW in_order AS (PARTITION BY status ORDER BY total NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    )
    SELECT
      status,
      AVG(total) FILTER (WHERE place BETWEEN places / 2.0 AND places / 2.0 + 1) AS middle,
      SUM(total * (1 - ABS(place - 1 - 0.9 * (places - 1)))) FILTER (WHERE ABS(place - 1 - 0.9 * (places - 1)) < 1) AS p90,
      SQRT(MAX(0, SUM(1.0 * total * total) - SUM(1.0 * total) * SUM(1.0 * total) / COUNT(total)) / NULLIF(COUNT(total) - 1, 0)) AS spread
    FROM ranked
    GROUP BY status
    ORDER BY middle DESC
    LIMIT 3

    -- duckdb
    SELECT
      status,
      MEDIAN(CAST(total AS DOUBLE)) AS middle,
      QUANTILE_CONT(CAST(total AS DOUBLE), 0.9) AS p90,
      STDDEV(total) AS spread
    FROM orders
    GROUP BY status
    ORDER BY middle DESC
    LIMIT 3

    -- postgres
    SELECT
      status,
      PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY total) AS middle,
      PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY total) AS p90,
      STDDEV(total) AS spread
    FROM orders
    GROUP BY status
    ORDER BY middle DESC
    LIMIT 3

    -- mysql
    WITH ranked AS (
      SELECT
        status,
        total,
        ROW_NUMBER() OVER in_order AS place,
        COUNT(total) OVER (PARTITION BY status) AS places
      FROM orders
      WINDOW in_order AS (PARTITION BY status ORDER BY total IS NULL, total)
    )
    SELECT
      status,
      AVG(CASE WHEN place BETWEEN places / 2.0 AND places / 2.0 + 1 THEN total END) AS middle,
      SUM(CASE WHEN ABS(place - 1.0 - 0.9 * (places - 1)) < 1 THEN total * (1 - ABS(place - 1.0 - 0.9 * (places - 1))) END) AS p90,
      STDDEV_SAMP(total) AS spread
    FROM ranked
    GROUP BY status
    ORDER BY middle DESC
    LIMIT 3

    -- clickhouse
    SELECT
      status,
      quantileExactInclusive(0.5)(toFloat64(total)) AS middle,
      quantileExactInclusive(0.9)(toFloat64(total)) AS p90,
      CASE WHEN COUNT(total) > 1 THEN stddevSamp(total) END AS spread
    FROM orders
    GROUP BY status
    ORDER BY middle DESC
    LIMIT 3
    "
  `);
});

test("arithmetic keeps its parentheses", () => {
  const [a, b, c] = [column("order_lines.quantity"), column("order_lines.price"), number(2)];
  const sum = { kind: "arithmetic", operator: "+", left: a, right: b } as const;
  const plan = query("order_lines", {
    dimensions: outputs({
      product_of_sum: { kind: "arithmetic", operator: "*", left: sum, right: c },
      sum_of_product: {
        kind: "arithmetic",
        operator: "+",
        left: c,
        right: { kind: "arithmetic", operator: "*", left: a, right: b },
      },
      taken_away: { kind: "arithmetic", operator: "-", left: c, right: sum },
      halved: { kind: "arithmetic", operator: "/", left: sum, right: c },
    }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    SELECT
      (quantity + price) * 2 AS product_of_sum,
      2 + quantity * price AS sum_of_product,
      2 - (quantity + price) AS taken_away,
      CAST(quantity + price AS REAL) / 2 AS halved
    FROM order_lines

    -- duckdb, postgres
    SELECT
      (quantity + price) * 2 AS product_of_sum,
      2 + quantity * price AS sum_of_product,
      2 - (quantity + price) AS taken_away,
      (quantity + price) / 2 AS halved
    FROM order_lines

    -- mysql
    SELECT
      (quantity + price) * 2 AS product_of_sum,
      2 + quantity * price AS sum_of_product,
      2 - (quantity + price) AS taken_away,
      CAST(quantity + price AS DOUBLE) / 2 AS halved
    FROM order_lines

    -- clickhouse
    SELECT
      (quantity + price) * 2 AS product_of_sum,
      2 + quantity * price AS sum_of_product,
      2 - (quantity + price) AS taken_away,
      toFloat64(quantity + price) / 2 AS halved
    FROM order_lines
    "
  `);
});

test("a median of two breakdowns is ranked within both", () => {
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status"), gift: column("orders.is_gift") }),
    measures: outputs({ middle: aggregate("median", column("orders.total")) }),
  });
  expect(printAll(plan)).toContain("(PARTITION BY status, is_gift ORDER BY total NULLS LAST ROWS");
});

const count: Plan = query("customers", { measures: outputs({ n: aggregate("count") }) });
const customers = outputs({ customers: { kind: "scalar", plan: count } });

test("groups by a subquery are of rows that are listed first; without groups it is a column", () => {
  const sql = "(\n  SELECT COUNT(*) AS n\n  FROM customers\n) AS customers";
  expect(printAll(query("orders", { dimensions: customers }))).toBe(`\n-- all\nSELECT ${sql}\nFROM orders\n`);
  const grouped = query("orders", { dimensions: customers, measures: outputs({ n: aggregate("count") }) });
  expect(printAll(grouped)).toBe(
    `\n-- all\nWITH listed AS (\n  SELECT ${sql.replaceAll("\n", "\n  ")}\n  FROM orders\n)\n` +
      "SELECT customers, COUNT(*) AS n\nFROM listed\nGROUP BY customers\n",
  );
});
