import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A tea importer with advertising, stock and people. */
const { ask } = prepareAsking({
  tables: [
    tableOf("shops", ["shop_id integer", "name text"]),
    tableOf("people", [
      "person_id integer",
      "name text",
      "shop_id integer",
      "salary decimal",
      "hired_on date",
      "left_on date",
    ]),
    tableOf("campaigns", ["campaign_id integer", "name text", "spend decimal", "started_on date"]),
    tableOf("teas", ["tea_id integer", "name text", "unit_cost decimal"]),
    tableOf("stores", ["store_id integer", "name text"]),
    tableOf("stock", ["tea_id integer", "store_id integer", "on_hand integer", "reorder_level integer"]),
    tableOf("orders", ["order_id integer", "campaign_id integer", "ordered_on date", "total decimal"]),
    tableOf("order_lines", [
      "line_id integer",
      "order_id integer",
      "tea_id integer",
      "quantity integer",
      "unit_cost decimal",
      "revenue decimal",
    ]),
    tableOf("carriers", ["carrier_id integer", "name text"]),
    tableOf("deliveries", [
      "delivery_id integer",
      "carrier_id integer",
      "delivered_on date",
      "delivery_days integer",
    ]),
  ],
  relationships: [
    relate("people.shop_id", "shops.shop_id"),
    relate("stock.tea_id", "teas.tea_id"),
    relate("stock.store_id", "stores.store_id"),
    relate("orders.campaign_id", "campaigns.campaign_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.tea_id", "teas.tea_id"),
    relate("deliveries.carrier_id", "carriers.carrier_id"),
  ],
});

test.each([
  [
    "spend comes before what a piece costs",
    "return on ad spend by campaign",
    "SELECT s.campaign, SUM(s2.revenue) / NULLIF(SUM(s3.spend), 0) AS revenue_by_spend FROM ( SELECT DISTINCT c.name AS campaign, c.campaign_id FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN campaigns c ON c.campaign_id = o.campaign_id UNION SELECT DISTINCT name AS campaign, campaign_id FROM campaigns ) s LEFT JOIN ( SELECT c2.name AS campaign, c2.campaign_id, SUM(ol2.revenue) AS revenue FROM order_lines ol2 JOIN orders o2 ON o2.order_id = ol2.order_id JOIN campaigns c2 ON c2.campaign_id = o2.campaign_id GROUP BY c2.name, c2.campaign_id ) s2 ON s2.campaign = s.campaign AND s2.campaign_id = s.campaign_id LEFT JOIN ( SELECT c3.name AS campaign, c3.campaign_id, SUM(c3.spend) AS spend FROM campaigns c3 GROUP BY c3.name, c3.campaign_id ) s3 ON s3.campaign = s.campaign AND s3.campaign_id = s.campaign_id GROUP BY s.campaign, s.campaign_id ORDER BY revenue_by_spend DESC",
  ],
  [
    "people who left",
    "turnover of people by shop",
    "SELECT s.name AS shop, (COUNT(*) FILTER (WHERE p.left_on IS NOT NULL)) / NULLIF(COUNT(*), 0) AS share_of_people FROM people p JOIN shops s ON s.shop_id = p.shop_id GROUP BY s.name, s.shop_id ORDER BY share_of_people DESC",
  ],
  [
    "an average time",
    "which carrier is the slowest",
    "SELECT c.name AS carrier FROM deliveries d JOIN carriers c ON c.carrier_id = d.carrier_id GROUP BY c.name, c.carrier_id ORDER BY AVG(d.delivery_days) DESC LIMIT 1",
  ],
  ["pieces in stock", "how much stock do we have", "SELECT SUM(s.on_hand) AS on_hand FROM stock s"],
  [
    "things without any",
    "what is out of stock",
    "SELECT t.name AS tea FROM stock s JOIN teas t ON t.tea_id = s.tea_id GROUP BY t.name, t.tea_id HAVING SUM(s.on_hand) <= 0 ORDER BY SUM(s.on_hand) DESC",
  ],
  [
    "things with too few",
    "which teas do we need to reorder",
    "SELECT t.name AS tea FROM teas t JOIN stock s ON s.tea_id = t.tea_id WHERE s.on_hand < s.reorder_level",
  ],
  [
    "growth",
    "are we growing",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) AS month, SUM(ol.revenue) AS revenue FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id GROUP BY CAST(DATE_TRUNC('month', o.ordered_on) AS DATE) ORDER BY month",
  ],
  [
    "two periods",
    "compare 2025 with 2024",
    "SELECT SUM(ol.revenue) FILTER (WHERE o.ordered_on >= DATE '2025-01-01' AND o.ordered_on < DATE '2026-01-01') AS revenue_2025, SUM(ol.revenue) FILTER (WHERE o.ordered_on >= DATE '2024-01-01' AND o.ordered_on < DATE '2025-01-01') AS revenue_2024 FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id",
  ],
  [
    "the time before",
    "is revenue up or down this month",
    "SELECT SUM(ol.revenue) FILTER (WHERE o.ordered_on >= DATE '2026-11-01' AND o.ordered_on < DATE '2026-12-01') AS revenue_this_month, SUM(ol.revenue) FILTER (WHERE o.ordered_on >= DATE '2026-10-01' AND o.ordered_on < DATE '2026-11-01') AS revenue_the_month_before FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id",
  ],
])("how business goes: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
