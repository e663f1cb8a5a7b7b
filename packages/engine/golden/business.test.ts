import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    "the date of the whole before that of others",
    ["revenue by month"],
    "SELECT CAST(DATE_TRUNC('month', o.order_date) AS DATE) AS month, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY CAST(DATE_TRUNC('month', o.order_date) AS DATE) ORDER BY month",
  ],
  [
    "an order is worth its lines",
    ["average order value"],
    "SELECT SUM(oi.line_total) / NULLIF(COUNT(DISTINCT o.order_id), 0) AS line_total_per_order FROM order_items oi JOIN orders o ON o.order_id = oi.order_id",
  ],
  [
    "each order by itself",
    ["median order value"],
    "SELECT MEDIAN(CAST(line_total AS DOUBLE)) AS median_line_total_per_order FROM ( SELECT o.order_id, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.order_id ) s",
  ],
  [
    "from the date before",
    ["average delivery time in days"],
    "SELECT AVG(DATE_DIFF('day', shipped_date, delivered_date)) AS average_days_from_shipped_date_to_delivered_date FROM shipments",
  ],
  [
    "people who work are the staff",
    ["how many people work here"],
    "SELECT COUNT(*) AS employees FROM employees",
  ],
  [
    "tenure ends where the row does, or today",
    ["average tenure of employees"],
    "SELECT AVG(DATE_SUB('year', hire_date, COALESCE(termination_date, DATE '2026-11-20'))) AS average_years_from_hire_date_to_termination_date FROM employees",
  ],
  [
    "a noun for what happened",
    ["hires per year"],
    "SELECT CAST(DATE_TRUNC('year', hire_date) AS DATE) AS year, COUNT(*) AS employees FROM employees WHERE hire_date IS NOT NULL GROUP BY CAST(DATE_TRUNC('year', hire_date) AS DATE) ORDER BY year",
  ],
  [
    "a verb for what happened",
    ["how many people did we hire in 2025"],
    "SELECT COUNT(*) AS employees FROM employees WHERE hire_date >= DATE '2025-01-01' AND hire_date < DATE '2026-01-01'",
  ],
  [
    "what still holds",
    ["current employees by team"],
    "SELECT team, COUNT(*) AS employees FROM employees WHERE termination_date IS NULL GROUP BY team ORDER BY employees DESC",
  ],
  [
    "what no longer holds",
    ["former employees"],
    "SELECT full_name FROM employees WHERE termination_date IS NOT NULL",
  ],
  [
    "sign-ups",
    ["signups per month"],
    "SELECT CAST(DATE_TRUNC('month', signup_date) AS DATE) AS month, COUNT(*) AS customers FROM customers WHERE signup_date IS NOT NULL GROUP BY CAST(DATE_TRUNC('month', signup_date) AS DATE) ORDER BY month",
  ],
  [
    "a rate named after what became of a row",
    ["cancellation rate by channel"],
    "SELECT channel, (COUNT(*) FILTER (WHERE status = $1)) / NULLIF(COUNT(*), 0) AS share_of_orders FROM orders GROUP BY channel ORDER BY share_of_orders DESC | cancelled",
  ],
  [
    "one figure by another",
    ["line total per quantity by channel"],
    "SELECT o.channel, SUM(oi.line_total) / NULLIF(SUM(oi.quantity), 0) AS line_total_by_quantity FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY line_total_by_quantity DESC",
  ],
  [
    "a ratio known by its name",
    ["average selling price in 2025"],
    "SELECT SUM(oi.line_total) / NULLIF(SUM(oi.quantity), 0) AS line_total_by_quantity FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01'",
  ],
  [
    "what an order is worth, in short",
    ["AOV by channel"],
    "SELECT o.channel, SUM(oi.line_total) / NULLIF(COUNT(DISTINCT o.order_id), 0) AS line_total_per_order FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY line_total_per_order DESC",
  ],
  [
    "growth along time",
    ["month over month growth in revenue"],
    "WITH grouped AS ( SELECT CAST(DATE_TRUNC('month', o.order_date) AS DATE) AS month, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY CAST(DATE_TRUNC('month', o.order_date) AS DATE) ) SELECT month, line_total, (line_total - LAG(line_total) OVER (ORDER BY month)) / NULLIF(LAG(line_total) OVER (ORDER BY month), 0) AS growth FROM grouped ORDER BY month",
  ],
  [
    "growth between two spans",
    ["revenue growth 2024 to 2025"],
    "SELECT SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01') AS line_total_2025, SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2024-01-01' AND o.order_date < DATE '2025-01-01') AS line_total_2024, (SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01')) / NULLIF(SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2024-01-01' AND o.order_date < DATE '2025-01-01'), 0) - 1 AS change FROM order_items oi JOIN orders o ON o.order_id = oi.order_id",
  ],
  [
    "a moving average over a span",
    ["3 month moving average of revenue"],
    "WITH grouped AS ( SELECT CAST(DATE_TRUNC('month', o.order_date) AS DATE) AS month, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY CAST(DATE_TRUNC('month', o.order_date) AS DATE) ) SELECT month, line_total, AVG(line_total) OVER (ORDER BY month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS moving_average FROM grouped ORDER BY month",
  ],
];

describe("a business question", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
