import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A bicycle store: what its owner types first. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("riders", ["rider_id integer", "full_name text", "town text", "joined_on date"]),
      tableOf("bikes", ["bike_id integer", "name text", "family text", "price decimal"]),
      tableOf("stock", ["bike_id integer", "shed text", "pieces integer"]),
      tableOf("sales", ["sale_id integer", "rider_id integer", "sold_on date", "total decimal"]),
      tableOf("sale_lines", ["line_id integer", "sale_id integer", "bike_id integer", "amount decimal"]),
      tableOf("parcels", [
        "parcel_id integer",
        "sale_id integer",
        "carrier text",
        "delivered_on date",
        "delivery_days integer",
      ]),
      tableOf("repairs", [
        "repair_id integer",
        "rider_id integer",
        "opened_on date",
        "due_on date",
        "finished_on date",
      ]),
    ],
    relationships: [
      relate("stock.bike_id", "bikes.bike_id"),
      relate("sales.rider_id", "riders.rider_id"),
      relate("sale_lines.sale_id", "sales.sale_id"),
      relate("sale_lines.bike_id", "bikes.bike_id"),
      relate("parcels.sale_id", "sales.sale_id"),
      relate("repairs.rider_id", "riders.rider_id"),
    ],
  },
  [{ table: "bikes", column: "family", values: ["road", "cargo"], isComplete: true }],
);

test.each([
  [
    "what is shown beside the names",
    "top 3 riders by total and their town",
    "SELECT r.full_name, r.town, SUM(s.total) AS total FROM sales s JOIN riders r ON r.rider_id = s.rider_id GROUP BY r.full_name, r.town, r.rider_id ORDER BY total DESC LIMIT 3",
  ],
  [
    "beside each group",
    "total per rider with their town",
    "SELECT r.full_name, r.town, SUM(s.total) AS total FROM sales s JOIN riders r ON r.rider_id = s.rider_id GROUP BY r.full_name, r.town, r.rider_id ORDER BY total DESC",
  ],
  [
    "instead of the names",
    "what is the town of the top 3 riders by total",
    "SELECT r.town, SUM(s.total) AS total FROM sales s JOIN riders r ON r.rider_id = s.rider_id GROUP BY r.town, r.rider_id ORDER BY total DESC LIMIT 3",
  ],
  [
    "several of the first",
    "most expensive bikes",
    "SELECT name AS bike FROM bikes ORDER BY price DESC LIMIT 10",
  ],
  ["the first", "the most expensive bike", "SELECT name AS bike FROM bikes ORDER BY price DESC LIMIT 1"],
  [
    "pieces in all places",
    "bikes out of stock",
    "SELECT b.name AS bike FROM stock s JOIN bikes b ON b.bike_id = s.bike_id GROUP BY b.name, b.bike_id HAVING SUM(s.pieces) <= 0 ORDER BY SUM(s.pieces) DESC",
  ],
  [
    "pieces in some place",
    "bikes in stock",
    "SELECT b.name AS bike FROM stock s JOIN bikes b ON b.bike_id = s.bike_id GROUP BY b.name, b.bike_id HAVING SUM(s.pieces) > 0 ORDER BY SUM(s.pieces) DESC",
  ],
  [
    "so many pieces",
    "bikes with less than 10 in stock",
    "SELECT b.name AS bike FROM stock s JOIN bikes b ON b.bike_id = s.bike_id GROUP BY b.name, b.bike_id HAVING SUM(s.pieces) < 10 ORDER BY SUM(s.pieces) DESC",
  ],
  [
    "all of the divisor",
    "sales per 100 riders",
    "SELECT (COALESCE(SUM(sales), 0) * 100) / NULLIF(( SELECT COUNT(*) AS riders FROM riders ), 0) AS sales_per_100_riders FROM ( SELECT COUNT(*) AS sales FROM sales ) s",
  ],
  [
    "those of a period",
    "repairs per 100 riders in 2025",
    "SELECT (COALESCE(SUM(repairs), 0) * 100) / NULLIF(( SELECT COUNT(*) AS riders FROM riders ), 0) AS repairs_per_100_riders FROM ( SELECT COUNT(*) AS repairs FROM repairs WHERE opened_on >= DATE '2025-01-01' AND opened_on < DATE '2026-01-01' ) s",
  ],
  [
    "things of many wholes",
    "average number of bikes per sale",
    "SELECT AVG(bikes) AS average_bikes_per_sale FROM ( SELECT s2.sale_id, COUNT(DISTINCT b.bike_id) AS bikes FROM bikes b JOIN sale_lines sl ON sl.bike_id = b.bike_id JOIN sales s2 ON s2.sale_id = sl.sale_id GROUP BY s2.sale_id ) s",
  ],
  [
    "an event and how it went",
    "repairs finished late",
    "SELECT COUNT(*) AS repairs FROM repairs WHERE finished_on IS NOT NULL AND (finished_on > due_on OR (due_on < DATE '2026-11-20' AND finished_on IS NULL))",
  ],
  [
    "the part of them",
    "percentage of repairs finished late",
    "SELECT (COUNT(*) FILTER (WHERE (finished_on IS NOT NULL AND (finished_on > due_on OR (due_on < DATE '2026-11-20' AND finished_on IS NULL))))) / NULLIF(COUNT(*), 0) AS share FROM repairs",
  ],
  ["a loss", "lost riders", "refused: words-unknown"],
  ["a denial", "unassigned repairs", "refused: words-unknown"],
  [
    "events, not their time",
    "deliveries by carrier",
    "SELECT carrier, COUNT(*) AS parcels FROM parcels WHERE delivered_on IS NOT NULL GROUP BY carrier ORDER BY parcels DESC",
  ],
  [
    "the time",
    "delivery days by carrier",
    "SELECT p.carrier, SUM(p.delivery_days) AS delivery_days FROM parcels p GROUP BY p.carrier ORDER BY delivery_days DESC",
  ],
  [
    "a unit of time and the one before",
    "how did we do last month",
    "SELECT SUM(total) FILTER (WHERE sold_on >= DATE '2026-10-01' AND sold_on < DATE '2026-11-01') AS total_last_month, SUM(total) FILTER (WHERE sold_on >= DATE '2026-09-01' AND sold_on < DATE '2026-10-01') AS total_the_month_before FROM sales",
  ],
  [
    "no time",
    "how is business",
    "SELECT CAST(DATE_TRUNC('month', s.sold_on) AS DATE) AS month, SUM(s.total) AS total FROM sales s GROUP BY CAST(DATE_TRUNC('month', s.sold_on) AS DATE) ORDER BY month",
  ],
  [
    "what was sold of rows with a value",
    "how did road bikes do last month",
    "SELECT SUM(sl.amount) FILTER (WHERE s.sold_on >= DATE '2026-10-01' AND s.sold_on < DATE '2026-11-01') AS amount_last_month, SUM(sl.amount) FILTER (WHERE s.sold_on >= DATE '2026-09-01' AND s.sold_on < DATE '2026-10-01') AS amount_the_month_before FROM sale_lines sl JOIN bikes b ON b.bike_id = sl.bike_id JOIN sales s ON s.sale_id = sl.sale_id WHERE b.family = $1 | road",
  ],
  [
    "the same without a time",
    "how are cargo bikes doing",
    "SELECT CAST(DATE_TRUNC('month', s.sold_on) AS DATE) AS month, SUM(sl.amount) AS amount FROM sale_lines sl JOIN bikes b ON b.bike_id = sl.bike_id JOIN sales s ON s.sale_id = sl.sale_id WHERE b.family = $1 GROUP BY CAST(DATE_TRUNC('month', s.sold_on) AS DATE) ORDER BY month | cargo",
  ],
  [
    "the newest events",
    "show me the last 10 sales",
    "SELECT sale_id FROM sales ORDER BY sold_on DESC LIMIT 10",
  ],
  ["the oldest of some", "first 5 repairs", "SELECT repair_id FROM repairs ORDER BY opened_on LIMIT 5"],
  [
    "the best time of all",
    "best month ever",
    "SELECT CAST(DATE_TRUNC('month', s.sold_on) AS DATE) AS month, SUM(s.total) AS total FROM sales s GROUP BY CAST(DATE_TRUNC('month', s.sold_on) AS DATE) ORDER BY total DESC LIMIT 1",
  ],
  [
    "the time with the most sold",
    "best selling month",
    "SELECT CAST(DATE_TRUNC('month', s.sold_on) AS DATE) AS month, SUM(s.total) AS total FROM sales s GROUP BY CAST(DATE_TRUNC('month', s.sold_on) AS DATE) ORDER BY total DESC LIMIT 1",
  ],
  [
    "what was sold of them",
    "which bikes are selling badly",
    "SELECT b.name AS bike FROM sale_lines sl JOIN bikes b ON b.bike_id = sl.bike_id GROUP BY b.name, b.bike_id ORDER BY SUM(sl.amount) LIMIT 10",
  ],
  [
    "of groups, too",
    "bikes that sell well",
    "SELECT b.name AS bike, SUM(sl.amount) AS amount FROM sale_lines sl JOIN bikes b ON b.bike_id = sl.bike_id GROUP BY b.name, b.bike_id ORDER BY amount DESC LIMIT 10",
  ],
  ["a denial that nothing answers", "riders who never smiled", "refused: words-unknown"],
  [
    "the oldest of some",
    "oldest overdue repair",
    "SELECT repair_id FROM repairs WHERE (due_on < DATE '2026-11-20' AND finished_on IS NULL) ORDER BY opened_on LIMIT 1",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("the rows that a share counts are named", () => {
  expect(summarize("percentage of repairs finished late")).toBe(
    "share where repair was finished and finished on is after due on, or due on is before today and repair was not finished",
  );
});
