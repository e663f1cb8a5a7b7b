import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A bakery whose lines have pieces; what one of them costs is with the bread. */
const { ask } = prepareAsking({
  tables: [
    tableOf("customers", ["customer_id integer", "name text", "town text"]),
    tableOf("breads", ["bread_id integer", "name text", "grain text", "price decimal", "cost decimal"]),
    tableOf("orders", ["order_id integer", "customer_id integer", "ordered_on date"]),
    tableOf("order_lines", ["line_id integer", "order_id integer", "bread_id integer", "quantity integer"]),
    tableOf("stock", ["bread_id integer", "shelf text", "pieces integer"]),
  ],
  relationships: [
    relate("orders.customer_id", "customers.customer_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.bread_id", "breads.bread_id"),
    relate("stock.bread_id", "breads.bread_id"),
  ],
});

test.each([
  [
    "what is sold",
    "revenue",
    "SELECT SUM(ol.quantity * b.price) AS revenue FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id",
  ],
  [
    "over time",
    "revenue by month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, SUM(ol.quantity * b.price) AS revenue FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "of things",
    "top 3 breads by revenue",
    "SELECT b.name AS bread, SUM(ol.quantity * b.price) AS revenue FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.name, b.bread_id ORDER BY revenue DESC LIMIT 3",
  ],
  [
    "for each whole",
    "average order value",
    "SELECT SUM(ol.quantity * b.price) / NULLIF(COUNT(DISTINCT o.order_id), 0) AS value_per_order FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id",
  ],
  [
    "of people",
    "who spends the most",
    "SELECT c.name AS customer FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY SUM(ol.quantity * b.price) DESC LIMIT 1",
  ],
  [
    "a difference",
    "profit by bread",
    "SELECT b.name AS bread, SUM(ol.quantity * b.price) - SUM(ol.quantity * b.cost) AS price_minus_cost FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.name, b.bread_id ORDER BY price_minus_cost DESC",
  ],
  [
    "a ratio of differences",
    "profit margin by grain",
    "SELECT b.grain, (SUM(ol.quantity * b.price) - SUM(ol.quantity * b.cost)) / NULLIF(SUM(ol.quantity * b.price), 0) AS margin FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.grain ORDER BY margin DESC",
  ],
  [
    "pieces alone",
    "total quantity by bread",
    "SELECT b.name AS bread, SUM(ol.quantity) AS quantity FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.name, b.bread_id ORDER BY quantity DESC",
  ],
  [
    "one price",
    "average price by grain",
    "SELECT grain, AVG(price) AS average_price FROM breads GROUP BY grain ORDER BY average_price DESC",
  ],
  [
    "what lies there",
    "stock value by shelf",
    "SELECT s.shelf, SUM(s.pieces * b.cost) AS stock_value FROM stock s JOIN breads b ON b.bread_id = s.bread_id GROUP BY s.shelf ORDER BY stock_value DESC",
  ],
  [
    "how many lie there",
    "breads out of stock",
    "SELECT b.name AS bread FROM stock s JOIN breads b ON b.bread_id = s.bread_id GROUP BY b.name, b.bread_id HAVING SUM(s.pieces) <= 0 ORDER BY SUM(s.pieces) DESC",
  ],
  [
    "the first of things",
    "best bread",
    "SELECT b.name AS bread, SUM(ol.quantity * b.price) AS revenue FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.name, b.bread_id ORDER BY revenue DESC LIMIT 1",
  ],
  [
    "of a text",
    "biggest town",
    "SELECT c.town FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.town ORDER BY SUM(ol.quantity * b.price) DESC LIMIT 1",
  ],
  [
    "the last",
    "worst customer this year",
    "SELECT c.name AS customer FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE o.ordered_on >= DATE '2026-01-01' AND o.ordered_on < DATE '2027-01-01' GROUP BY c.name, c.customer_id ORDER BY SUM(ol.quantity * b.price) LIMIT 1",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
