import { expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

test.each([
  [
    "a figure against that of one row, by its key",
    "order items with a higher line total than order item 7",
    "SELECT item_id FROM order_items WHERE line_total > ( SELECT MAX(line_total) AS figure FROM order_items WHERE item_id = 7 )",
  ],
  [
    "a comparative before what is compared",
    "order items with a higher line total than 100",
    "SELECT item_id FROM order_items WHERE line_total > 100",
  ],
  [
    "an average of some against that of all",
    "channels whose average line total is below the overall average",
    "SELECT o.channel FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel HAVING AVG(oi.line_total) < ( SELECT AVG(oi2.line_total) AS figure FROM order_items oi2 JOIN orders o2 ON o2.order_id = oi2.order_id ) ORDER BY AVG(oi.line_total) DESC",
  ],
  [
    "a count against the average of such counts",
    "teams with fewer employees than average",
    "SELECT team FROM employees GROUP BY team HAVING COUNT(*) < ( SELECT AVG(figure) AS average_figure_per_group FROM ( SELECT team, COUNT(*) AS figure FROM employees GROUP BY team ) s ) ORDER BY COUNT(*) DESC",
  ],
  [
    "a multiple of the average of such counts",
    "teams with more than twice the average number of employees",
    "SELECT team FROM employees GROUP BY team HAVING COUNT(*) > 2 * ( SELECT AVG(figure) AS average_figure_per_group FROM ( SELECT team, COUNT(*) AS figure FROM employees GROUP BY team ) s ) ORDER BY COUNT(*) DESC",
  ],
  [
    "a figure against a multiple of its average",
    "customers with revenue at least 3 times the average",
    "SELECT c.name AS customer FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id HAVING SUM(oi.line_total) >= 3 * ( SELECT AVG(figure) AS average_figure_per_group FROM ( SELECT c2.name AS customer, SUM(oi2.line_total) AS figure FROM order_items oi2 JOIN orders o2 ON o2.order_id = oi2.order_id JOIN customers c2 ON c2.customer_id = o2.customer_id GROUP BY c2.name, c2.customer_id ) s ) ORDER BY SUM(oi.line_total) DESC",
  ],
  [
    "the best month of a year",
    "which month of 2025 had the most orders",
    "SELECT CAST(DATE_TRUNC('month', order_date) AS DATE) AS month FROM orders WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', order_date) AS DATE) ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "one date of a row against another",
    "shipments delivered after they were shipped",
    "SELECT COUNT(*) AS shipments FROM shipments WHERE delivered_date > shipped_date",
  ],
  [
    "a date against one of another table",
    "how many shipments were delivered before order date",
    "SELECT COUNT(*) AS shipments FROM shipments s JOIN orders o ON o.order_id = s.order_id WHERE s.delivered_date < o.order_date",
  ],
  [
    "one span of time or another",
    "how many orders from 2023 or 2025",
    "SELECT COUNT(*) AS orders FROM orders WHERE (order_date >= DATE '2023-01-01' AND order_date < DATE '2024-01-01' OR order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01')",
  ],
  [
    "a year or later",
    "how many orders in 2024 or after",
    "SELECT COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2024-01-01'",
  ],
  [
    "text that is not in a name",
    "customers whose name does not contain the letter M",
    "SELECT name AS customer FROM customers WHERE name NOT ILIKE $1 | %M%",
  ],
  [
    "text that what is listed starts with",
    "customers that start with A",
    "SELECT name AS customer FROM customers WHERE name ILIKE $1 | A%",
  ],
  [
    "one letter or another",
    "countries of customers with D or S in their name",
    "SELECT country FROM customers WHERE (name ILIKE $1 OR name ILIKE $2) | %D% | %S%",
  ],
  [
    "the highest of a figure that is shown",
    "name and line total of customers, highest first",
    "SELECT c.name AS customer, oi.line_total FROM customers c JOIN orders o ON o.customer_id = c.customer_id JOIN order_items oi ON oi.order_id = o.order_id ORDER BY oi.line_total DESC",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
