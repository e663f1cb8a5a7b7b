import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A pottery. Bowls are of two kinds; makers, customers and orders have countries of their own. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("makers", ["maker_id integer", "name text", "country text"]),
      tableOf("customers", ["customer_id integer", "name text", "country text"]),
      tableOf("pots", ["pot_id integer", "name text", "kind text", "maker_id integer", "added_on date"]),
      tableOf("orders", ["order_id integer", "customer_id integer", "ordered_on date", "total decimal"]),
      tableOf("order_lines", [
        "line_id integer",
        "order_id integer",
        "pot_id integer",
        "quantity integer",
        "amount decimal",
      ]),
      tableOf("returns", ["return_id integer", "line_id integer", "returned_on date", "quantity integer"]),
    ],
    relationships: [
      relate("pots.maker_id", "makers.maker_id"),
      relate("orders.customer_id", "customers.customer_id"),
      relate("order_lines.order_id", "orders.order_id"),
      relate("order_lines.pot_id", "pots.pot_id"),
      relate("returns.line_id", "order_lines.line_id"),
    ],
  },
  [
    { table: "makers", column: "country", values: ["Norway", "Peru"], isComplete: true },
    { table: "customers", column: "country", values: ["Norway", "Peru"], isComplete: true },
    { table: "pots", column: "kind", values: ["Tea bowls", "Soup bowls", "Vases"], isComplete: true },
  ],
);

test.each([
  [
    "pieces sold",
    "how many vases were sold",
    "SELECT SUM(ol.quantity) AS quantity FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id WHERE p.kind = $1 | Vases",
  ],
  [
    "pieces returned",
    "how many pots were returned last year",
    "SELECT SUM(r.quantity) AS quantity FROM returns r WHERE r.returned_on >= DATE '2025-01-01' AND r.returned_on < DATE '2026-01-01'",
  ],
  [
    "sold along time",
    "vases sold by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, SUM(ol.quantity) AS quantity FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id JOIN orders o ON o.order_id = ol.order_id WHERE p.kind = $1 GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month | Vases",
  ],
  [
    "sold somewhere",
    "how many pots did we sell in Peru",
    "SELECT SUM(ol.quantity) AS quantity FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 | Peru",
  ],
  [
    "what was sold",
    "which pots were sold in Peru",
    "SELECT p.name AS pot FROM pots p WHERE EXISTS ( SELECT 1 FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE ol.pot_id = p.pot_id AND c.country = $1 ) | Peru",
  ],
  [
    "when it was sold",
    "list pots sold in 2025",
    "SELECT p.name AS pot FROM pots p WHERE EXISTS ( SELECT 1 FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id WHERE ol.pot_id = p.pot_id AND o.ordered_on >= DATE '2025-01-01' AND o.ordered_on < DATE '2026-01-01' )",
  ],
  [
    "a kind of several values",
    "how many bowls were sold",
    "SELECT SUM(ol.quantity) AS quantity FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id WHERE p.kind IN ($1, $2) | Tea bowls | Soup bowls",
  ],
  [
    "a kind of rows",
    "list bowls",
    "SELECT name AS pot FROM pots WHERE kind IN ($1, $2) | Tea bowls | Soup bowls",
  ],
  [
    "what customers spend",
    "how much did customers in Peru spend last year",
    "SELECT SUM(o.total) AS total FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 AND o.ordered_on >= DATE '2025-01-01' AND o.ordered_on < DATE '2026-01-01' | Peru",
  ],
  [
    "what people of a place spend",
    "how much did Peru spend",
    "SELECT SUM(o.total) AS total FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 | Peru",
  ],
  [
    "what things bring in",
    "how much did vases bring in this year",
    "SELECT SUM(ol.amount) AS amount FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id JOIN orders o ON o.order_id = ol.order_id WHERE p.kind = $1 AND o.ordered_on >= DATE '2026-01-01' AND o.ordered_on < DATE '2027-01-01' | Vases",
  ],
  [
    "what each spends",
    "how much does each customer spend",
    "SELECT c.name AS customer, SUM(o.total) AS total FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY total DESC",
  ],
  [
    "spent along time",
    "how much do customers spend per month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "pieces alone",
    "units by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, SUM(ol.quantity) AS quantity FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "what sold most",
    "what did we sell the most of",
    "SELECT p.name AS pot FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id GROUP BY p.name, p.pot_id ORDER BY SUM(ol.quantity) DESC LIMIT 1",
  ],
  [
    "what is bought most",
    "what do customers buy the most",
    "SELECT p.name AS pot FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id GROUP BY p.name, p.pot_id ORDER BY SUM(ol.quantity) DESC LIMIT 1",
  ],
  [
    "popular things",
    "what is the most popular pot",
    "SELECT p.name AS pot FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id GROUP BY p.name, p.pot_id ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "what was earned",
    "how much did we make last month",
    "SELECT SUM(o.total) AS total FROM orders o WHERE o.ordered_on >= DATE '2026-10-01' AND o.ordered_on < DATE '2026-11-01'",
  ],
  [
    "number and worth",
    "number and value of orders by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, COUNT(*) AS orders, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "number, worth and average",
    "orders: number, value and average by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, COUNT(*) AS orders, SUM(o.total) AS total, AVG(o.total) AS average_total FROM orders o GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "on average for one",
    "how many orders does a customer place on average",
    "SELECT COUNT(*) / NULLIF(COUNT(DISTINCT c.customer_id), 0) AS orders_per_customer FROM orders o JOIN customers c ON c.customer_id = o.customer_id",
  ],
  [
    "a percentage",
    "how many percent of pots were returned",
    "SELECT (COUNT(DISTINCT p.pot_id) FILTER (WHERE r.return_id IS NOT NULL)) / NULLIF(COUNT(DISTINCT p.pot_id), 0) AS return_rate FROM pots p LEFT JOIN order_lines ol ON ol.pot_id = p.pot_id LEFT JOIN returns r ON r.line_id = ol.line_id",
  ],
  [
    "a share of the first",
    "what share of orders comes from the top 10 customers",
    "SELECT (COUNT(*) FILTER (WHERE c.customer_id IN ( SELECT customer_id FROM ( SELECT c2.name, c2.customer_id FROM orders o2 JOIN customers c2 ON c2.customer_id = o2.customer_id GROUP BY c2.name, c2.customer_id ORDER BY COUNT(*) DESC LIMIT 10 ) s ))) / NULLIF(COUNT(*), 0) AS share_of_orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id",
  ],
  [
    "a share of the best",
    "how much of our revenue comes from the 5 best pots",
    "SELECT (SUM(ol.amount) FILTER (WHERE p.pot_id IN ( SELECT pot_id FROM ( SELECT p2.name, p2.pot_id FROM order_lines ol2 JOIN pots p2 ON p2.pot_id = ol2.pot_id GROUP BY p2.name, p2.pot_id ORDER BY SUM(ol2.amount) DESC LIMIT 5 ) s ))) / NULLIF(SUM(ol.amount), 0) AS share_of_amount FROM order_lines ol JOIN pots p ON p.pot_id = ol.pot_id",
  ],
  [
    "people who have not",
    "who hasn't ordered in 6 months",
    "SELECT c.name AS customer FROM customers c WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id AND o.ordered_on >= DATE '2026-05-20' AND o.ordered_on < DATE '2026-11-21' )",
  ],
  [
    "for one of them, by what they have",
    "orders per customer by country",
    "SELECT c.country, COUNT(*) / NULLIF(COUNT(DISTINCT c.customer_id), 0) AS orders_per_customer FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.country ORDER BY orders_per_customer DESC",
  ],
  [
    "for one of them, along time",
    "orders per customer by month",
    "SELECT c.name AS customer, CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id, CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month, orders DESC",
  ],
  [
    "figures of orders and of their lines",
    "order total and amount by month",
    "SELECT s.month, SUM(s2.total) AS total, SUM(s3.amount) AS amount FROM ( SELECT DISTINCT CAST(DATE_TRUNC('month', ordered_on) AS DATE) AS month FROM orders UNION SELECT DISTINCT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id ) s LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', o2.ordered_on) AS DATE) AS month, SUM(o2.total) AS total FROM orders o2 GROUP BY CAST(DATE_TRUNC('month', o2.ordered_on) AS DATE) ) s2 ON s2.month = s.month LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', o3.ordered_on) AS DATE) AS month, SUM(ol2.amount) AS amount FROM order_lines ol2 JOIN orders o3 ON o3.order_id = ol2.order_id GROUP BY CAST(DATE_TRUNC('month', o3.ordered_on) AS DATE) ) s3 ON s3.month = s.month GROUP BY s.month ORDER BY s.month",
  ],
  [
    "rows and a figure",
    "orders and amount by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, COUNT(DISTINCT o.order_id) AS orders, SUM(ol.amount) AS amount FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
])("what was sold, and what it brought in: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("the first rows of a share are named", () => {
  expect(summarize("what share of orders comes from the top 10 customers")).toBe(
    "share of orders for the top 10 customers by orders",
  );
});

test("what is asked about ranked rows is shown beside their names", () => {
  expect(ask("top 5 customers", "and their countries")).toBe(
    "SELECT c.name AS customer, c.country, SUM(o.total) AS total FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.country, c.customer_id ORDER BY total DESC LIMIT 5",
  );
});
