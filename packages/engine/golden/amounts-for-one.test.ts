import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A shop whose lines have what one piece is sold for and what it cost. */
const { ask } = prepareAsking({
  tables: [
    tableOf("categories", ["category_id integer", "name text"]),
    tableOf("products", ["product_id integer", "name text", "category_id integer", "unit_cost decimal"]),
    tableOf("orders", ["order_id integer", "ordered_on date"]),
    tableOf("order_lines", [
      "line_id integer",
      "order_id integer",
      "product_id integer",
      "quantity integer",
      "unit_cost decimal",
      "revenue decimal",
    ]),
  ],
  relationships: [
    relate("products.category_id", "categories.category_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.product_id", "products.product_id"),
  ],
});

const perCategory =
  "FROM order_lines ol JOIN products p ON p.product_id = ol.product_id JOIN categories c ON";

test.each([
  [
    "a total",
    "total cost by category",
    `SELECT c.name AS category, SUM(ol.quantity * ol.unit_cost) AS cost ${perCategory}`,
  ],
  [
    "a difference",
    "revenue minus cost by category",
    `SELECT c.name AS category, SUM(ol.revenue) - SUM(ol.quantity * ol.unit_cost) AS revenue_minus_cost ${perCategory}`,
  ],
  [
    "beside another figure",
    "revenue and cost by category",
    `SELECT c.name AS category, SUM(ol.revenue) AS revenue, SUM(ol.quantity * ol.unit_cost) AS cost ${perCategory}`,
  ],
])("the cost of several pieces counts each piece: %s", (_, question, sql) => {
  expect(ask(question).startsWith(sql)).toBe(true);
});

test("what one piece costs is averaged", () => {
  expect(ask("average unit cost by category")).toMatch(/^SELECT c\.name AS category, AVG\(p\.unit_cost\)/);
});

test("things that cost the most are ranked by what one costs", () => {
  expect(ask("which products cost the most")).toBe(
    "SELECT name AS product FROM products ORDER BY unit_cost DESC LIMIT 1",
  );
});
