import type { Expression } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, column, number, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const revenue = aggregate("sum", column("orders.total"));
const month: Expression = { kind: "grain", grain: "month", of: column("orders.ordered_at") };

test("a rank and arithmetic with a window", () => {
  const share: Expression = { kind: "share", of: revenue, within: [] };
  const plan = query("orders", {
    dimensions: outputs({ status: column("orders.status") }),
    measures: outputs({
      place: { kind: "rank", of: revenue, direction: "descending", within: [] },
      percent: { kind: "arithmetic", operator: "*", left: number(100), right: share },
    }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT status, SUM(total) AS value_2
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      RANK() OVER (ORDER BY value_2 DESC) AS place,
      100 * (CAST(value_2 AS REAL) / NULLIF(SUM(value_2) OVER (), 0)) AS percent
    FROM grouped

    -- duckdb, postgres
    WITH grouped AS (
      SELECT status, SUM(total) AS value_2
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      RANK() OVER (ORDER BY value_2 DESC) AS place,
      100 * (value_2 / NULLIF(SUM(value_2) OVER (), 0)) AS percent
    FROM grouped

    -- mysql
    WITH grouped AS (
      SELECT status, SUM(total) AS value_2
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      RANK() OVER (ORDER BY value_2 DESC) AS place,
      100 * (CAST(value_2 AS DOUBLE) / NULLIF(SUM(value_2) OVER (), 0)) AS percent
    FROM grouped

    -- clickhouse
    WITH grouped AS (
      SELECT status, SUM(total) AS value_2
      FROM orders
      GROUP BY status
    )
    SELECT
      status,
      RANK() OVER (ORDER BY value_2 DESC) AS place,
      100 * (toFloat64(value_2) / NULLIF(SUM(value_2) OVER (), 0)) AS percent
    FROM grouped
    "
  `);
});

test("a window over a window and over a median", () => {
  const share: Expression = { kind: "share", of: revenue, within: [] };
  const plan = query("orders", {
    dimensions: outputs({ month }),
    measures: outputs({
      share_so_far: { kind: "running", of: share, along: "month", within: [] },
      before: {
        kind: "previous",
        of: aggregate("median", column("orders.total")),
        along: "month",
        steps: 1,
        within: [],
      },
    }),
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH listed AS (
      SELECT DATE(ordered_at, 'start of month') AS month, total
      FROM orders
    ),
    ranked AS (
      SELECT
        *,
        ROW_NUMBER() OVER in_order AS place,
        COUNT(total) OVER in_order AS places
      FROM listed
      WINDOW in_order AS (PARTITION BY month ORDER BY total NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    ),
    grouped AS (
      SELECT
        month,
        SUM(total) AS value_2,
        AVG(total) FILTER (WHERE place BETWEEN places / 2.0 AND places / 2.0 + 1) AS value_3
      FROM ranked
      GROUP BY month
    ),
    computed AS (
      SELECT
        month,
        CAST(value_2 AS REAL) / NULLIF(SUM(value_2) OVER (), 0) AS value_2,
        LAG(value_3) OVER (ORDER BY month) AS before
      FROM grouped
    )
    SELECT
      month,
      SUM(value_2) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS share_so_far,
      before
    FROM computed

    -- duckdb
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        SUM(total) AS value_2,
        MEDIAN(CAST(total AS DOUBLE)) AS value_3
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    ),
    computed AS (
      SELECT
        month,
        value_2 / NULLIF(SUM(value_2) OVER (), 0) AS value_2,
        LAG(value_3) OVER (ORDER BY month) AS before
      FROM grouped
    )
    SELECT
      month,
      SUM(value_2) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS share_so_far,
      before
    FROM computed

    -- postgres
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        SUM(total) AS value_2,
        PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY total) AS value_3
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE)
    ),
    computed AS (
      SELECT
        month,
        value_2 / NULLIF(SUM(value_2) OVER (), 0) AS value_2,
        LAG(value_3) OVER (ORDER BY month) AS before
      FROM grouped
    )
    SELECT
      month,
      SUM(value_2) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS share_so_far,
      before
    FROM computed

    -- mysql
    WITH listed AS (
      SELECT CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month, total
      FROM orders
    ),
    ranked AS (
      SELECT
        *,
        ROW_NUMBER() OVER in_order AS place,
        COUNT(total) OVER (PARTITION BY month) AS places
      FROM listed
      WINDOW in_order AS (PARTITION BY month ORDER BY total IS NULL, total)
    ),
    grouped AS (
      SELECT
        month,
        SUM(total) AS value_2,
        AVG(CASE WHEN place BETWEEN places / 2.0 AND places / 2.0 + 1 THEN total END) AS value_3
      FROM ranked
      GROUP BY month
    ),
    computed AS (
      SELECT
        month,
        CAST(value_2 AS DOUBLE) / NULLIF(SUM(value_2) OVER (), 0) AS value_2,
        LAG(value_3) OVER (ORDER BY month) AS \`before\`
      FROM grouped
    )
    SELECT
      month,
      SUM(value_2) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS share_so_far,
      \`before\`
    FROM computed

    -- clickhouse
    WITH grouped AS (
      SELECT
        toStartOfMonth(ordered_at) AS month,
        SUM(total) AS value_2,
        quantileExactInclusive(0.5)(toFloat64(total)) AS value_3
      FROM orders
      GROUP BY toStartOfMonth(ordered_at)
    ),
    computed AS (
      SELECT
        month,
        toFloat64(value_2) / NULLIF(SUM(value_2) OVER (), 0) AS value_2,
        LAG(toNullable(value_3)) OVER (ORDER BY month) AS before
      FROM grouped
    )
    SELECT
      month,
      SUM(value_2) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS share_so_far,
      before
    FROM computed
    "
  `);
});
