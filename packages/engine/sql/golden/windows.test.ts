import type { Expression } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, column, hidden, number, output, outputs, query } from "./build-plan.ts";
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
    "
  `);
});

test("a share whose figure and dimension are not shown", () => {
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
    "
  `);
});

test("a rank, and arithmetic around a window", () => {
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
    "
  `);
});

test("a window over a window, and over a median", () => {
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
        MEDIAN(total) AS value_3
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
    "
  `);
});
