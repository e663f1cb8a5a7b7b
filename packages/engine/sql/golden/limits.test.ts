import type { Expression } from "@askery/model";
import { expect, test } from "vitest";
import { aggregate, column, compare, number, output, outputs, query } from "./build-plan.ts";
import { printAll } from "./shop.ts";

const revenue = aggregate("sum", column("orders.total"));
const month: Expression = { kind: "grain", grain: "month", of: column("orders.ordered_at") };

test("the first two of each group", () => {
  const plan = query("orders", {
    dimensions: outputs({ month, status: column("orders.status") }),
    measures: outputs({ revenue }),
    order: [{ by: output("revenue"), direction: "descending" }],
    limit: { count: 2, per: ["month"] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT
        DATE(ordered_at, 'start of month') AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY DATE(ordered_at, 'start of month'), status
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY month ORDER BY revenue DESC) AS place
      FROM grouped
    )
    SELECT month, status, revenue
    FROM ranked
    WHERE place <= 2
    ORDER BY revenue DESC

    -- duckdb, postgres
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE), status
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY month ORDER BY revenue DESC) AS place
      FROM grouped
    )
    SELECT month, status, revenue
    FROM ranked
    WHERE place <= 2
    ORDER BY revenue DESC

    -- mysql
    WITH grouped AS (
      SELECT
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE), status
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY month ORDER BY revenue DESC) AS place
      FROM grouped
    )
    SELECT month, status, revenue
    FROM ranked
    WHERE place <= 2
    ORDER BY revenue DESC

    -- clickhouse
    WITH grouped AS (
      SELECT toStartOfMonth(ordered_at) AS month, status, SUM(total) AS revenue
      FROM orders
      GROUP BY toStartOfMonth(ordered_at), status
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY month ORDER BY revenue DESC) AS place
      FROM grouped
    )
    SELECT month, status, revenue
    FROM ranked
    WHERE place <= 2
    ORDER BY revenue DESC
    "
  `);
});

test("filters groups by a window, then takes the first of each", () => {
  const plan = query("orders", {
    dimensions: outputs({ month, status: column("orders.status") }),
    measures: outputs({ revenue, share: { kind: "share", of: output("revenue"), within: ["month"] } }),
    having: [compare(output("revenue"), ">", number(10)), compare(output("share"), ">", number("0.1"))],
    order: [{ by: output("share"), direction: "descending" }],
    limit: { count: 1, per: ["status"] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- sqlite
    WITH grouped AS (
      SELECT
        DATE(ordered_at, 'start of month') AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY DATE(ordered_at, 'start of month'), status
      HAVING SUM(total) > 10
    ),
    computed AS (
      SELECT
        month,
        status,
        revenue,
        CAST(revenue AS REAL) / NULLIF(SUM(revenue) OVER (PARTITION BY month), 0) AS share
      FROM grouped
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY status ORDER BY share DESC) AS place
      FROM computed
      WHERE share > 0.1
    )
    SELECT month, status, revenue, share
    FROM ranked
    WHERE place <= 1
    ORDER BY share DESC

    -- duckdb
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE), status
      HAVING SUM(total) > 10
    ),
    computed AS (
      SELECT
        month,
        status,
        revenue,
        revenue / NULLIF(SUM(revenue) OVER (PARTITION BY month), 0) AS share
      FROM grouped
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY status ORDER BY share DESC) AS place
      FROM computed
      WHERE share > 0.1
    )
    SELECT month, status, revenue, share
    FROM ranked
    WHERE place <= 1
    ORDER BY share DESC

    -- postgres
    WITH grouped AS (
      SELECT
        CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE), status
      HAVING SUM(total) > 10
    ),
    computed AS (
      SELECT
        month,
        status,
        revenue,
        revenue / NULLIF(SUM(revenue) OVER (PARTITION BY month), 0) AS share
      FROM grouped
    ),
    ranked AS (
      SELECT
        *,
        ROW_NUMBER() OVER (PARTITION BY status ORDER BY share DESC NULLS LAST) AS place
      FROM computed
      WHERE share > 0.1
    )
    SELECT month, status, revenue, share
    FROM ranked
    WHERE place <= 1
    ORDER BY share DESC NULLS LAST

    -- mysql
    WITH grouped AS (
      SELECT
        CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE) AS month,
        status,
        SUM(total) AS revenue
      FROM orders
      GROUP BY CAST(DATE_FORMAT(ordered_at, '%Y-%m-01') AS DATE), status
      HAVING SUM(total) > 10
    ),
    computed AS (
      SELECT
        month,
        status,
        revenue,
        CAST(revenue AS DOUBLE) / NULLIF(SUM(revenue) OVER (PARTITION BY month), 0) AS share
      FROM grouped
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY status ORDER BY share DESC) AS place
      FROM computed
      WHERE share > 0.1
    )
    SELECT month, status, revenue, share
    FROM ranked
    WHERE place <= 1
    ORDER BY share DESC

    -- clickhouse
    WITH grouped AS (
      SELECT toStartOfMonth(ordered_at) AS month, status, SUM(total) AS revenue
      FROM orders
      GROUP BY toStartOfMonth(ordered_at), status
      HAVING SUM(total) > 10
    ),
    computed AS (
      SELECT
        month,
        status,
        revenue,
        toFloat64(revenue) / NULLIF(SUM(revenue) OVER (PARTITION BY month), 0) AS share
      FROM grouped
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY status ORDER BY share DESC) AS place
      FROM computed
      WHERE share > 0.1
    )
    SELECT month, status, revenue, share
    FROM ranked
    WHERE place <= 1
    ORDER BY share DESC
    "
  `);
});

test("the first row per value, without grouping", () => {
  const plan = query("orders", {
    dimensions: outputs({ customer_id: column("orders.customer_id"), total: column("orders.total") }),
    order: [{ by: column("orders.ordered_at"), direction: "ascending" }],
    limit: { count: 1, per: ["customer_id"] },
  });
  expect(printAll(plan)).toMatchInlineSnapshot(`
    "
    -- all
    WITH listed AS (
      SELECT customer_id, total, ordered_at AS value_3
      FROM orders
    ),
    ranked AS (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY value_3) AS place
      FROM listed
    )
    SELECT customer_id, total
    FROM ranked
    WHERE place <= 1
    ORDER BY value_3
    "
  `);
});

test("the first rows per two values, in two orders or in none", () => {
  const dimensions = outputs({ status: column("orders.status"), gift: column("orders.is_gift") });
  const limit = { count: 1, per: ["status", "gift"] };
  const order = (["ordered_at", "id"] as const).map((name) => ({
    by: column(`orders.${name}`),
    direction: "ascending" as const,
  }));
  const places = (plan: Parameters<typeof printAll>[0]) => /ROW_NUMBER.*/.exec(printAll(plan))?.[0];
  expect(places(query("orders", { dimensions, limit, order }))).toBe(
    "ROW_NUMBER() OVER (PARTITION BY status, gift ORDER BY value_3, value_4) AS place",
  );
  expect(places(query("orders", { dimensions, limit }))).toBe(
    "ROW_NUMBER() OVER (PARTITION BY status, gift) AS place",
  );
});
