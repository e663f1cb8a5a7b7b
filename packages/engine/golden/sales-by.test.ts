import { expect, test } from "vitest";
import { shopValues } from "../corpus/values.data.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Sales and a figure beside its share, by what people break them down by, in several trades. */

const { ask: askShop } = prepareAsking(shop, shopValues);

const { ask: askBrewery } = prepareAsking(
  {
    tables: [
      tableOf("pubs", ["pub_id integer", "pub_name text", "city text"]),
      tableOf("beers", ["beer_id integer", "beer_name text", "style text"]),
      tableOf("deliveries", [
        "delivery_id integer",
        "pub_id integer",
        "delivered_on date",
        "route text",
        "total_amount decimal",
      ]),
      tableOf("delivery_lines", [
        "line_id integer",
        "delivery_id integer",
        "beer_id integer",
        "kegs integer",
        "line_amount decimal",
      ]),
    ],
    relationships: [
      relate("deliveries.pub_id", "pubs.pub_id"),
      relate("delivery_lines.delivery_id", "deliveries.delivery_id"),
      relate("delivery_lines.beer_id", "beers.beer_id"),
    ],
  },
  [
    { table: "deliveries", column: "route", values: ["north", "coast", "city"], isComplete: true },
    { table: "beers", column: "style", values: ["stout", "lager", "ale"], isComplete: true },
  ],
);

test.each([
  [
    "sales per channel",
    "SELECT o.channel, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN orders o ON o.id = ol.order_id GROUP BY o.channel ORDER BY revenue DESC",
  ],
  [
    "sales by channel",
    "SELECT o.channel, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN orders o ON o.id = ol.order_id GROUP BY o.channel ORDER BY revenue DESC",
  ],
  [
    "sales by channel this year",
    "SELECT o.channel, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN orders o ON o.id = ol.order_id WHERE o.ordered_at >= DATE '2026-01-01' AND o.ordered_at < DATE '2027-01-01' GROUP BY o.channel ORDER BY revenue DESC",
  ],
  [
    "total sales per year",
    "SELECT CAST(DATE_TRUNC('year', o.ordered_at) AS DATE) AS year, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('year', o.ordered_at) AS DATE) ORDER BY year",
  ],
  [
    "revenue and share of revenue by category",
    "WITH grouped AS ( SELECT c.name AS category, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN products p ON p.id = ol.product_id JOIN categories c ON c.id = p.category_id GROUP BY c.name, c.id ) SELECT category, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share_of_revenue FROM grouped ORDER BY revenue DESC",
  ],
  [
    "revenue and share of revenue by channel last month",
    "WITH grouped AS ( SELECT o.channel AS channel, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN orders o ON o.id = ol.order_id WHERE o.ordered_at >= DATE '2026-10-01' AND o.ordered_at < DATE '2026-11-01' GROUP BY o.channel ) SELECT channel, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share_of_revenue FROM grouped ORDER BY revenue DESC",
  ],
  [
    "revenue and its share by category",
    "WITH grouped AS ( SELECT c.name AS category, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN products p ON p.id = ol.product_id JOIN categories c ON c.id = p.category_id GROUP BY c.name, c.id ) SELECT category, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share_of_revenue FROM grouped ORDER BY revenue DESC",
  ],
  [
    "number of orders and share of orders by status",
    "WITH grouped AS ( SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ) SELECT status, orders, orders / NULLIF(SUM(orders) OVER (), 0) AS share_of_orders FROM grouped ORDER BY orders DESC",
  ],
])("a shop: %s", (question, sql) => {
  expect(askShop(question)).toBe(sql);
});

test.each([
  [
    "sales per route",
    "SELECT d.route, SUM(d.total_amount) AS total_amount FROM deliveries d GROUP BY d.route ORDER BY total_amount DESC",
  ],
  [
    "sales by pub",
    "SELECT p.pub_name, SUM(d.total_amount) AS total_amount FROM deliveries d JOIN pubs p ON p.pub_id = d.pub_id GROUP BY p.pub_name, p.pub_id ORDER BY total_amount DESC",
  ],
  [
    "total sales per year",
    "SELECT CAST(DATE_TRUNC('year', d.delivered_on) AS DATE) AS year, SUM(d.total_amount) AS total_amount FROM deliveries d GROUP BY CAST(DATE_TRUNC('year', d.delivered_on) AS DATE) ORDER BY year",
  ],
  [
    "kegs and share of kegs by style",
    "WITH grouped AS ( SELECT b.style AS style, SUM(dl.kegs) AS kegs FROM delivery_lines dl JOIN beers b ON b.beer_id = dl.beer_id GROUP BY b.style ) SELECT style, kegs, kegs / NULLIF(SUM(kegs) OVER (), 0) AS share_of_kegs FROM grouped ORDER BY kegs DESC",
  ],
  [
    "line amount and share of line amount by beer this year",
    "WITH grouped AS ( SELECT b.beer_name AS beer_name, SUM(dl.line_amount) AS line_amount FROM delivery_lines dl JOIN beers b ON b.beer_id = dl.beer_id JOIN deliveries d ON d.delivery_id = dl.delivery_id WHERE d.delivered_on >= DATE '2026-01-01' AND d.delivered_on < DATE '2027-01-01' GROUP BY b.beer_name, b.beer_id ) SELECT beer_name, line_amount, line_amount / NULLIF(SUM(line_amount) OVER (), 0) AS share_of_line_amount FROM grouped ORDER BY line_amount DESC",
  ],
  [
    "number of deliveries and share of deliveries by route",
    "WITH grouped AS ( SELECT route, COUNT(*) AS deliveries FROM deliveries GROUP BY route ) SELECT route, deliveries, deliveries / NULLIF(SUM(deliveries) OVER (), 0) AS share_of_deliveries FROM grouped ORDER BY deliveries DESC",
  ],
])("a brewery: %s", (question, sql) => {
  expect(askBrewery(question)).toBe(sql);
});
