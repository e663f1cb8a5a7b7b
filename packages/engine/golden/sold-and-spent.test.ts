import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A pottery. Bowls are of two kinds; potters, customers and orders have countries of their own. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("potters", ["potter_id integer", "name text", "country text"]),
      tableOf("customers", ["customer_id integer", "name text", "country text"]),
      tableOf("pots", ["pot_id integer", "name text", "kind text", "potter_id integer", "added_on date"]),
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
      relate("pots.potter_id", "potters.potter_id"),
      relate("orders.customer_id", "customers.customer_id"),
      relate("order_lines.order_id", "orders.order_id"),
      relate("order_lines.pot_id", "pots.pot_id"),
      relate("returns.line_id", "order_lines.line_id"),
    ],
  },
  [
    { table: "potters", column: "country", values: ["Norway", "Peru"], isComplete: true },
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
])("what was sold, and what it brought in: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
