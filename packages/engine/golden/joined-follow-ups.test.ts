import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    '"with" puts a figure beside the figure',
    ["orders by channel in 2025", "with the quantity"],
    "SELECT o.channel, COUNT(DISTINCT o.order_id) AS orders, SUM(oi.quantity) AS quantity FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY o.channel ORDER BY orders DESC",
  ],
  [
    '"with it" does, too',
    ["orders by channel in 2025", "quantity with it"],
    "SELECT o.channel, COUNT(DISTINCT o.order_id) AS orders, SUM(oi.quantity) AS quantity FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY o.channel ORDER BY orders DESC",
  ],
  [
    '"and the" does, too',
    ["revenue by channel", "and the quantity"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total, SUM(oi.quantity) AS quantity FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY line_total DESC",
  ],
  [
    "the noun of a condition asks for nothing else",
    ["average line total by channel", "German customers only"],
    "SELECT o.channel, AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY average_line_total DESC | Germany",
  ],
  [
    '"only" never starts over',
    ["revenue by channel", "only customers from Germany"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY line_total DESC | Germany",
  ],
  [
    "another end of a ranking keeps its figure",
    ["orders by channel, lowest 2", "highest 2"],
    "SELECT channel FROM orders GROUP BY channel ORDER BY COUNT(*) DESC LIMIT 2",
  ],
  [
    "the same time a year ago keeps its ends",
    ["orders since March", "same months last year"],
    "SELECT COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2025-03-01' AND order_date < DATE '2025-11-21'",
  ],
  [
    "another value joins the rows of a list",
    ["names of customers from Germany", "France too"],
    "SELECT name AS customer FROM customers WHERE country IN ($1, $2) | Germany | France",
  ],
  [
    "another value joins those of each group",
    ["revenue by channel", "only Germany", "plus France"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country IN ($1, $2) GROUP BY o.channel ORDER BY line_total DESC | Germany | France",
  ],
  [
    "another value is a figure beside a single one",
    ["how many orders were paid in 2025", "cancelled ones too"],
    "SELECT status, COUNT(*) AS orders FROM orders WHERE status IN ($1, $2) AND order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01' GROUP BY status ORDER BY orders DESC | paid | cancelled",
  ],
  [
    "of several figures, one is left out by its name",
    ["revenue and orders by channel in 2025", "without orders"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY o.channel ORDER BY line_total DESC",
  ],
  [
    "the same months of the year before are set beside those that are shown",
    ["orders per month this year", "next to the same months of last year"],
    "SELECT MONTH(order_date) AS month_of_year, COUNT(*) FILTER (WHERE order_date >= DATE '2026-01-01' AND order_date < DATE '2027-01-01') AS orders_this_year, COUNT(*) FILTER (WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01') AS orders_the_same_months_of_last_year FROM orders GROUP BY MONTH(order_date) ORDER BY month_of_year",
  ],
];

describe("what joins an answer or limits it", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
