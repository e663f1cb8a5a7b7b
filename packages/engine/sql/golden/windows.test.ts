import type { Expression } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, column, hidden, output, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const revenue = aggregate("sum", column("orders.total"));
const month: Expression = { kind: "grain", grain: "month", of: column("orders.ordered_at") };

test("a share of the total", () => {
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status") }),
    measures: outputs({ revenue, share: { kind: "share", of: output("revenue"), within: [] } }),
    order: [{ by: output("share"), direction: "descending" }],
    limit: { count: 5, per: [] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT status, SUM(total) AS revenue
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      revenue,
      CAST(revenue AS REAL) / NULLIF(SUM(revenue) OVER (), 0) AS share
    FROM grouped
    ORDER BY share DESC
    LIMIT 5

    -- duckdb
    WITH grouped AS (
      SELECT status, SUM(total) AS revenue
      FROM orders
      GROUP BY status
    )
    SELECT status, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share
    FROM grouped
    ORDER BY share DESC
    LIMIT 5

    -- postgres
    WITH grouped AS (
      SELECT status, SUM(total) AS revenue
      FROM orders
      GROUP BY status
    )
    SELECT status, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share
    FROM grouped
    ORDER BY share DESC NULLS LAST
    LIMIT 5

    -- mysql
    WITH grouped AS (
      SELECT status, SUM(total) AS revenue
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      revenue,
      CAST(revenue AS DOUBLE) / NULLIF(SUM(revenue) OVER (), 0) AS share
    FROM grouped
    ORDER BY share DESC
    LIMIT 5

    -- clickhouse
    WITH grouped AS (
      SELECT status, SUM(total) AS revenue
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      revenue,
      toFloat64(revenue) / NULLIF(SUM(revenue) OVER (), 0) AS share
    FROM grouped
    ORDER BY share DESC
    LIMIT 5
    "
  `);
});

test("a share with a hidden figure and dimension", () => {
  const plan = query("orders", {
    dimensions: [...outputs({ status: column("orders.status") }), ...hidden({ month })],
    measures: outputs({ share: { kind: "share", of: aggregate("count"), within: ["month"] } }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT status, COUNT(*) AS value_2, DATE(ordered_at, 'start of month') AS month
      FROM orders
      GROUP BY status, DATE(ordered_at, 'start of month')
    )
    SELECT
      status,
      CAST(value_2 AS REAL) / NULLIF(SUM(value_2) OVER (PARTITION BY month), 0) AS share
    FROM grouped

    -- duckdb
    WITH grouped AS (
      SELECT
        status,
        COUNT(*) AS value_2,
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month
      FROM orders
      GROUP BY status, CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    )
    SELECT
      status,
      value_2 / NULLIF(SUM(value_2) OVER (PARTITION BY month), 0) AS share
    FROM grouped

    -- postgres
    WITH grouped AS (
      SELECT
        status,
        COUNT(*) AS value_2,
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month
      FROM orders
      GROUP BY status, CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    )
    SELECT
      status,
      CAST(value_2 AS NUMERIC) / NULLIF(SUM(value_2) OVER (PARTITION BY month), 0) AS share
    FROM grouped

    -- mysql
    WITH grouped AS (
      SELECT
        status,
        COUNT(*) AS value_2,
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month
      FROM orders
      GROUP BY status, CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE)
    )
    SELECT
      status,
      CAST(value_2 AS DOUBLE) / NULLIF(SUM(value_2) OVER (PARTITION BY month), 0) AS share
    FROM grouped

    -- clickhouse
    WITH grouped AS (
      SELECT status, COUNT(*) AS value_2, toStartOfMonth(ordered_at) AS month
      FROM orders
      GROUP BY status, toStartOfMonth(ordered_at)
    )
    SELECT
      status,
      toFloat64(value_2) / NULLIF(SUM(value_2) OVER (PARTITION BY month), 0) AS share
    FROM grouped
    "
  `);
});

test("growth, running total and moving average along months", () => {
  const along = { along: "month", within: [] } as const;
  const plan = query("orders", {
    dimensions: outputs({ month }),
    measures: outputs({
      revenue,
      growth: { kind: "change", of: output("revenue"), as: "ratio", steps: 1, ...along },
      gain: { kind: "change", of: output("revenue"), as: "difference", steps: 12, ...along },
      before: { kind: "previous", of: output("revenue"), steps: 1, ...along },
      so_far: { kind: "running", of: output("revenue"), ...along },
      smooth: { kind: "moving", of: output("revenue"), groups: 3, ...along },
    }),
    order: [{ by: output("month"), direction: "ascending" }],
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT DATE(ordered_at, 'start of month') AS month, SUM(total) AS revenue
      FROM orders
      GROUP BY DATE(ordered_at, 'start of month')
    )
    SELECT
      month,
      revenue,
      CAST(revenue - LAG(revenue) OVER (ORDER BY month) AS REAL) / NULLIF(LAG(revenue) OVER (ORDER BY month), 0) AS growth,
      revenue - LAG(revenue, 12) OVER (ORDER BY month) AS gain,
      LAG(revenue) OVER (ORDER BY month) AS before,
      SUM(revenue) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS so_far,
      AVG(revenue) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS smooth
    FROM grouped
    ORDER BY month

    -- duckdb, postgres
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    )
    SELECT
      month,
      revenue,
      (revenue - LAG(revenue) OVER (ORDER BY month)) / NULLIF(LAG(revenue) OVER (ORDER BY month), 0) AS growth,
      revenue - LAG(revenue, 12) OVER (ORDER BY month) AS gain,
      LAG(revenue) OVER (ORDER BY month) AS before,
      SUM(revenue) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS so_far,
      AVG(revenue) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS smooth
    FROM grouped
    ORDER BY month

    -- mysql
    WITH grouped AS (
      SELECT
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE)
    )
    SELECT
      month,
      revenue,
      CAST(revenue - LAG(revenue) OVER (ORDER BY month) AS DOUBLE) / NULLIF(LAG(revenue) OVER (ORDER BY month), 0) AS growth,
      revenue - LAG(revenue, 12) OVER (ORDER BY month) AS gain,
      LAG(revenue) OVER (ORDER BY month) AS \`before\`,
      SUM(revenue) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS so_far,
      AVG(revenue) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS smooth
    FROM grouped
    ORDER BY month

    -- clickhouse
    WITH grouped AS (
      SELECT toStartOfMonth(ordered_at) AS month, SUM(total) AS revenue
      FROM orders
      GROUP BY toStartOfMonth(ordered_at)
    )
    SELECT
      month,
      revenue,
      toFloat64(revenue - LAG(toNullable(revenue)) OVER (ORDER BY month)) / NULLIF(LAG(toNullable(revenue)) OVER (ORDER BY month), 0) AS growth,
      revenue - LAG(toNullable(revenue), 12) OVER (ORDER BY month) AS gain,
      LAG(toNullable(revenue)) OVER (ORDER BY month) AS before,
      SUM(revenue) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS so_far,
      AVG(revenue) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS smooth
    FROM grouped
    ORDER BY month
    "
  `);
});

test("a running total along a hidden month, within two breakdowns", () => {
  const plan = query("orders", {
    dimensions: [
      ...outputs({ status: column("orders.status"), gift: column("orders.is_gift") }),
      ...hidden({ month }),
    ],
    measures: outputs({
      so_far: { kind: "running", of: revenue, along: "month", within: ["status", "gift"] },
    }),
  });
  expect(printAll(plan).split("-- duckdb")[0]).toBe(`
-- sqlite
WITH grouped AS (
  SELECT
    status,
    is_gift AS gift,
    SUM(total) AS value_3,
    DATE(ordered_at, 'start of month') AS month
  FROM orders
  GROUP BY status, is_gift, DATE(ordered_at, 'start of month')
)
SELECT
  status,
  gift,
  SUM(value_3) OVER (PARTITION BY status, gift ORDER BY month ROWS UNBOUNDED PRECEDING) AS so_far
FROM grouped

`);
});

test("two outputs of one expression have the name of the first in a stage", () => {
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status"), state: column("orders.status") }),
    measures: outputs({ share: { kind: "share", of: revenue, within: ["state"] } }),
  });
  expect(printAll(plan)).toContain("SELECT status, SUM(total) AS value_2\n  FROM orders\n");
});
