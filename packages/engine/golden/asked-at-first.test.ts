import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** What people ask first: clients of regions, their orders and ratings. */
const { ask } = prepareAsking({
  tables: [
    tableOf("regions", ["region_id integer", "name text"]),
    tableOf("clients", ["client_id integer", "name text", "region_id integer", "signed_up_on date"]),
    tableOf("orders", [
      "order_id integer",
      "client_id integer",
      "channel text",
      "ordered_on date",
      "revenue decimal",
    ]),
    tableOf("products", ["product_id integer", "name text"]),
    tableOf("order_lines", ["line_id integer", "order_id integer", "product_id integer"]),
    tableOf("ratings", ["rating_id integer", "client_id integer", "stars integer", "rated_on date"]),
  ],
  relationships: [
    relate("clients.region_id", "regions.region_id"),
    relate("orders.client_id", "clients.client_id"),
    relate("ratings.client_id", "clients.client_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.product_id", "products.product_id"),
  ],
});

const revenueByClient =
  "SELECT c.name AS client, SUM(o.revenue) AS revenue FROM orders o JOIN clients c ON c.client_id = o.client_id GROUP BY c.name, c.client_id ORDER BY revenue DESC";
const revenueIn = (from: string, to: string) =>
  `COALESCE(SUM(o.revenue) FILTER (WHERE o.ordered_on >= DATE '${from}' AND o.ordered_on < DATE '${to}'), 0)`;
const lastYear = revenueIn("2025-11-20", "2026-11-21");
const yearBefore = revenueIn("2024-11-20", "2025-11-20");
const regions =
  "SELECT r.name AS region FROM orders o JOIN clients c ON c.client_id = o.client_id JOIN regions r ON r.region_id = c.region_id GROUP BY r.name, r.region_id HAVING";
const clientsWith = (count: number) =>
  `SELECT COUNT(*) AS clients FROM ( SELECT c.name AS client FROM orders o JOIN clients c ON c.client_id = o.client_id GROUP BY c.name, c.client_id HAVING COUNT(*) = ${count} ) s`;

test.each([
  ["things by a figure of their rows", "clients by revenue", revenueByClient],
  ["the same, by its total", "clients by total revenue", revenueByClient],
  ["the same, of all time", "clients by lifetime revenue", revenueByClient],
  [
    "things by a figure that is averaged",
    "regions by stars",
    "SELECT r2.name AS region, AVG(r.stars) AS average_stars FROM ratings r JOIN clients c ON c.client_id = r.client_id JOIN regions r2 ON r2.region_id = c.region_id GROUP BY r2.name, r2.region_id ORDER BY average_stars DESC",
  ],
  [
    "things that shrink, in twelve months",
    "which regions are declining",
    `${regions} ${lastYear} < ${yearBefore} ORDER BY SUM(o.revenue) DESC`,
  ],
  [
    "things whose figure fell, without a period",
    "regions whose revenue fell",
    `${regions} ${lastYear} < ${yearBefore} ORDER BY SUM(o.revenue) DESC`,
  ],
  [
    "kinds that grow by so much",
    "which channels are growing by more than 10%",
    `SELECT o.channel FROM orders o GROUP BY o.channel HAVING ${lastYear} / NULLIF(${yearBefore}, 0) - 1 > 0.1 ORDER BY SUM(o.revenue) DESC`,
  ],
  ["only once", "how many clients ordered only once", clientsWith(1)],
  ["just twice", "how many clients ordered just twice", clientsWith(2)],
  [
    "things of many others are counted for each of these",
    "how many products per order on average",
    "SELECT AVG(products) AS average_products_per_order FROM ( SELECT o.order_id, COUNT(DISTINCT p.product_id) AS products FROM products p JOIN order_lines ol ON ol.product_id = p.product_id JOIN orders o ON o.order_id = ol.order_id GROUP BY o.order_id ) s",
  ],
  ["what is done how much is not left out", "how much do we owe clients", "refused: words-unknown"],
  ["nor what things are said to be", "which clients are profitable", "refused: words-unknown"],
  ["nor a part of a ranking", "top 10% of clients by revenue", "refused: words-unknown"],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a part of a year is compared between years, the later one first", () => {
  const quarter = "SUM(revenue) FILTER (WHERE ordered_on >=";
  expect(ask("Q3 revenue 2025 vs 2026")).toBe(
    `SELECT ${quarter} DATE '2026-07-01' AND ordered_on < DATE '2026-10-01') AS revenue_q3_2026, ${quarter} DATE '2025-07-01' AND ordered_on < DATE '2025-10-01') AS revenue_q3_2025 FROM orders`,
  );
});
