import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A seed shop. Few lines come back: what was sold is counted apart from what was refunded. */
const { ask } = prepareAsking({
  tables: [
    tableOf("clients", ["client_id integer", "name text", "region text"]),
    tableOf("seeds", ["seed_id integer", "name text", "unit_cost decimal", "list_price decimal"]),
    tableOf("orders", [
      "order_id integer",
      "client_id integer",
      "ordered_on date",
      "channel text",
      "status text",
    ]),
    tableOf("order_lines", [
      "line_id integer",
      "order_id integer",
      "seed_id integer",
      "quantity integer",
      "unit_cost decimal",
      "revenue decimal",
      "margin decimal",
    ]),
    tableOf("refunds", ["refund_id integer", "line_id integer", "refunded_on date", "refund_amount decimal"]),
  ],
  relationships: [
    relate("orders.client_id", "clients.client_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.seed_id", "seeds.seed_id"),
    relate("refunds.line_id", "order_lines.line_id"),
  ],
});

test.each([
  [
    "pieces",
    "units sold by channel",
    "SELECT o.channel, SUM(ol.quantity) AS quantity FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY o.channel ORDER BY quantity DESC",
  ],
  [
    "the most pieces",
    "which channel sells the most units",
    "SELECT o.channel FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY o.channel ORDER BY SUM(ol.quantity) DESC LIMIT 1",
  ],
  [
    "a part of a figure",
    "margin as percent of revenue by channel",
    "SELECT o.channel, SUM(ol.margin) / NULLIF(SUM(ol.revenue), 0) AS margin_as_share_of_revenue FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY o.channel ORDER BY margin_as_share_of_revenue DESC",
  ],
  [
    "of other rows",
    "refund amount as % of revenue by channel",
    "SELECT s.channel, SUM(s2.refund_amount) / NULLIF(SUM(s3.revenue), 0) AS refund_amount_as_share_of_revenue FROM ( SELECT DISTINCT o.channel FROM refunds r JOIN order_lines ol ON ol.line_id = r.line_id JOIN orders o ON o.order_id = ol.order_id UNION SELECT DISTINCT o2.channel FROM order_lines ol2 JOIN orders o2 ON o2.order_id = ol2.order_id ) s LEFT JOIN ( SELECT o3.channel, SUM(r2.refund_amount) AS refund_amount FROM refunds r2 JOIN order_lines ol3 ON ol3.line_id = r2.line_id JOIN orders o3 ON o3.order_id = ol3.order_id GROUP BY o3.channel ) s2 ON s2.channel = s.channel LEFT JOIN ( SELECT o4.channel, SUM(ol4.revenue) AS revenue FROM order_lines ol4 JOIN orders o4 ON o4.order_id = ol4.order_id GROUP BY o4.channel ) s3 ON s3.channel = s.channel GROUP BY s.channel ORDER BY refund_amount_as_share_of_revenue DESC",
  ],
  [
    "one price over another",
    "unit cost as a share of list price by seed",
    "SELECT name AS seed, AVG(unit_cost) / NULLIF(AVG(list_price), 0) AS average_unit_cost_as_share_of_average_list_price FROM seeds GROUP BY name, seed_id ORDER BY average_unit_cost_as_share_of_average_list_price DESC",
  ],
  [
    "side by side",
    "number of orders and refund amount by region",
    "SELECT s.region, COALESCE(SUM(s2.orders), 0) AS orders, SUM(s3.refund_amount) AS refund_amount FROM ( SELECT DISTINCT c.region FROM orders o JOIN clients c ON c.client_id = o.client_id UNION SELECT DISTINCT c2.region FROM refunds r JOIN order_lines ol ON ol.line_id = r.line_id JOIN orders o2 ON o2.order_id = ol.order_id JOIN clients c2 ON c2.client_id = o2.client_id ) s LEFT JOIN ( SELECT c3.region, COUNT(*) AS orders FROM orders o3 JOIN clients c3 ON c3.client_id = o3.client_id GROUP BY c3.region ) s2 ON s2.region = s.region LEFT JOIN ( SELECT c4.region, SUM(r2.refund_amount) AS refund_amount FROM refunds r2 JOIN order_lines ol2 ON ol2.line_id = r2.line_id JOIN orders o4 ON o4.order_id = ol2.order_id JOIN clients c4 ON c4.client_id = o4.client_id GROUP BY c4.region ) s3 ON s3.region = s.region GROUP BY s.region ORDER BY orders DESC",
  ],
  [
    "along time",
    "revenue and refund amount by month",
    "SELECT s.month, SUM(s2.revenue) AS revenue, SUM(s3.refund_amount) AS refund_amount FROM ( SELECT DISTINCT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id UNION SELECT DISTINCT CAST(DATE_TRUNC('month', refunded_on) AS DATE) AS month FROM refunds ) s LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', o2.ordered_on) AS DATE) AS month, SUM(ol2.revenue) AS revenue FROM order_lines ol2 JOIN orders o2 ON o2.order_id = ol2.order_id GROUP BY CAST(DATE_TRUNC('month', o2.ordered_on) AS DATE) ) s2 ON s2.month = s.month LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', r.refunded_on) AS DATE) AS month, SUM(r.refund_amount) AS refund_amount FROM refunds r GROUP BY CAST(DATE_TRUNC('month', r.refunded_on) AS DATE) ) s3 ON s3.month = s.month GROUP BY s.month ORDER BY s.month",
  ],
  [
    "things as far as they have rows",
    "revenue and number of clients by region",
    "SELECT c.region, SUM(ol.revenue) AS revenue, COUNT(DISTINCT c.client_id) AS clients FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN clients c ON c.client_id = o.client_id GROUP BY c.region ORDER BY revenue DESC",
  ],
])("%s: %s", (_name, question, sql) => {
  expect(ask(question)).toBe(sql);
});
