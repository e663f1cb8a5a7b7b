import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    "a filter narrows down",
    ["orders by channel", "only Germany"],
    "SELECT o.channel, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY orders DESC | Germany",
  ],
  [
    "a value takes the place of one of its column",
    ["orders by channel", "only Germany", "what about France"],
    "SELECT o.channel, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY orders DESC | France",
  ],
  [
    '"instead" swaps the breakdown',
    ["orders by channel", "by status instead"],
    "SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY orders DESC",
  ],
  [
    '"as well" adds to it',
    ["orders by channel", "split by status as well"],
    "SELECT channel, status, COUNT(*) AS orders FROM orders GROUP BY channel, status ORDER BY orders DESC",
  ],
  [
    "a negated value is left out",
    ["orders by channel", "without cancelled"],
    "SELECT channel, COUNT(*) AS orders FROM orders WHERE status <> $1 GROUP BY channel ORDER BY orders DESC | cancelled",
  ],
  [
    "what it was broken down by stays, whichever date its period may be about",
    ["revenue by country in 2024", "exclude cancelled orders"],
    "SELECT c.country, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE o.status <> $1 AND o.order_date >= DATE '2024-01-01' AND o.order_date < DATE '2025-01-01' GROUP BY c.country ORDER BY line_total DESC | cancelled",
  ],
  [
    "a grain takes the place of a grain",
    ["revenue by month", "weekly"],
    "SELECT CAST(DATE_TRUNC('week', o.order_date) AS DATE) AS week, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY CAST(DATE_TRUNC('week', o.order_date) AS DATE) ORDER BY week",
  ],
  [
    "a period limits",
    ["revenue by month", "only 2025"],
    "SELECT CAST(DATE_TRUNC('month', o.order_date) AS DATE) AS month, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', o.order_date) AS DATE) ORDER BY month",
  ],
  [
    "the year before moves it",
    ["how many orders in 2025", "and the year before?"],
    "SELECT COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2024-01-01' AND order_date < DATE '2025-01-01'",
  ],
  [
    "a limit keeps the first",
    ["orders by channel", "top 1"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC LIMIT 1",
  ],
  [
    "another figure takes the place of the figure",
    ["revenue by channel", "number of orders instead"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "another way to sum up keeps the figure",
    ["revenue by channel", "and the average?"],
    "SELECT o.channel, AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY average_line_total DESC",
  ],
  [
    "what was listed is counted",
    ["customers from Germany", "how many is that"],
    "SELECT COUNT(*) AS customers FROM customers WHERE country = $1 | Germany",
  ],
  [
    "a pronoun keeps what was listed",
    ["customers from Germany", "which of them never ordered"],
    "SELECT c.name AS customer FROM customers c WHERE c.country = $1 AND NOT EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id ) | Germany",
  ],
  [
    "a chart changes no figure",
    ["orders by channel", "as a pie chart"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "a question complete in itself starts anew",
    ["orders by channel", "how many employees do we have"],
    "SELECT COUNT(*) AS employees FROM employees",
  ],
];

describe("a follow-up question", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
