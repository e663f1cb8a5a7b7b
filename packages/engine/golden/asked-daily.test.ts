import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A bakery: what its owner asks every day. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("shops", ["shop_id integer", "name text", "city text"]),
      tableOf("guests", ["guest_id integer", "full_name text", "joined_on date"]),
      tableOf("orders", [
        "order_id integer",
        "guest_id integer",
        "shop_id integer",
        "ordered_at timestamp",
        "total decimal",
      ]),
      tableOf("order_lines", ["line_id integer", "order_id integer", "bread_id integer", "amount decimal"]),
      tableOf("breads", ["bread_id integer", "name text", "family text"]),
      tableOf("bakers", ["baker_id integer", "first_name text", "last_name text", "boss_id integer"]),
    ],
    relationships: [
      relate("orders.guest_id", "guests.guest_id"),
      relate("orders.shop_id", "shops.shop_id"),
      relate("order_lines.order_id", "orders.order_id"),
      relate("order_lines.bread_id", "breads.bread_id"),
      relate("bakers.boss_id", "bakers.baker_id"),
    ],
  },
  [
    { table: "shops", column: "city", values: ["Ghent", "Lyon"], isComplete: true },
    { table: "breads", column: "name", values: ["Baguette", "Ciabatta", "Rye loaf"], isComplete: true },
    { table: "breads", column: "family", values: ["white", "dark"], isComplete: true },
    { table: "bakers", column: "first_name", values: ["Ada", "Jo"], isComplete: true },
    { table: "bakers", column: "last_name", values: ["King", "Ray"], isComplete: true },
  ],
);
test.each([
  [
    "the time with the most events",
    "busiest month",
    "SELECT CAST(DATE_TRUNC('month', ordered_at) AS DATE) AS month FROM orders GROUP BY CAST(DATE_TRUNC('month', ordered_at) AS DATE) ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "a part of dates",
    "which day of the week is the quietest",
    "SELECT ISODOW(ordered_at) AS weekday FROM orders GROUP BY ISODOW(ordered_at) ORDER BY COUNT(*) LIMIT 1",
  ],
  [
    "an hour of the day",
    "busiest hour",
    "SELECT HOUR(ordered_at) AS hour_of_day FROM orders GROUP BY HOUR(ordered_at) ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "the time in which most was sold",
    "our best month",
    "SELECT CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) ORDER BY total DESC LIMIT 1",
  ],
  [
    "the best of each group, by what was sold",
    "best-selling bread per family",
    "WITH grouped AS ( SELECT b.family AS family, b.name AS bread, SUM(ol.amount) AS amount FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id GROUP BY b.family, b.name, b.bread_id ), ranked AS ( SELECT *, ROW_NUMBER() OVER (PARTITION BY family ORDER BY amount DESC) AS place FROM grouped ) SELECT family, bread, amount FROM ranked WHERE place <= 1 ORDER BY amount DESC",
  ],
  [
    "without “selling”",
    "best guest in each city",
    "WITH grouped AS ( SELECT s.city AS city, g.full_name AS full_name, SUM(o.total) AS total FROM orders o JOIN shops s ON s.shop_id = o.shop_id JOIN guests g ON g.guest_id = o.guest_id GROUP BY s.city, g.full_name, g.guest_id ), ranked AS ( SELECT *, ROW_NUMBER() OVER (PARTITION BY city ORDER BY total DESC) AS place FROM grouped ) SELECT city, full_name, total FROM ranked WHERE place <= 1 ORDER BY total DESC",
  ],
  [
    "growth without a figure, over a year",
    "year over year growth by quarter",
    "WITH grouped AS ( SELECT CAST(DATE_TRUNC('quarter', o.ordered_at) AS DATE) AS quarter, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('quarter', o.ordered_at) AS DATE) ) SELECT quarter, total, (total - LAG(total, 4) OVER (ORDER BY quarter)) / NULLIF(LAG(total, 4) OVER (ORDER BY quarter), 0) AS growth FROM grouped ORDER BY quarter",
  ],
  [
    "beside the same month of the year before",
    "sales by month compared to last year",
    "WITH grouped AS ( SELECT CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month, SUM(o.total) AS total FROM orders o GROUP BY CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) ) SELECT month, total, LAG(total, 12) OVER (ORDER BY month) AS total_a_year_before, (total - LAG(total, 12) OVER (ORDER BY month)) / NULLIF(LAG(total, 12) OVER (ORDER BY month), 0) AS growth FROM grouped ORDER BY month",
  ],
  [
    "the current month beside the last one",
    "how did sales change compared to last month",
    "SELECT SUM(total) FILTER (WHERE ordered_at >= DATE '2026-11-01' AND ordered_at < DATE '2026-12-01') AS total_this_month, SUM(total) FILTER (WHERE ordered_at >= DATE '2026-10-01' AND ordered_at < DATE '2026-11-01') AS total_last_month, (SUM(total) FILTER (WHERE ordered_at >= DATE '2026-11-01' AND ordered_at < DATE '2026-12-01')) / NULLIF(SUM(total) FILTER (WHERE ordered_at >= DATE '2026-10-01' AND ordered_at < DATE '2026-11-01'), 0) - 1 AS change FROM orders",
  ],
  [
    "as many days before a number of days",
    "sales last 30 days vs previous 30 days",
    "SELECT SUM(total) FILTER (WHERE ordered_at >= DATE '2026-10-21' AND ordered_at < DATE '2026-11-21') AS total_last_30_days, SUM(total) FILTER (WHERE ordered_at >= DATE '2026-09-20' AND ordered_at < DATE '2026-10-21') AS total_previous_30_days FROM orders",
  ],
  [
    "one order of day and month",
    "orders between 1/3/2026 and 15/3/2026",
    "SELECT COUNT(*) AS orders FROM orders WHERE ordered_at >= DATE '2026-03-01' AND ordered_at < DATE '2026-03-16'",
  ],
  [
    "rows that came back",
    "top 5 returning guests by sales",
    "SELECT g.full_name, SUM(o.total) AS total FROM orders o JOIN guests g ON g.guest_id = o.guest_id WHERE g.guest_id IN ( SELECT guest_id AS key FROM orders GROUP BY guest_id HAVING COUNT(*) > 1 ) GROUP BY g.full_name, g.guest_id ORDER BY total DESC LIMIT 5",
  ],
  [
    "rows that came once",
    "how many one-time guests",
    "SELECT COUNT(*) AS guests FROM guests WHERE guest_id IN ( SELECT guest_id AS key FROM orders GROUP BY guest_id HAVING COUNT(*) = 1 )",
  ],
  [
    "their part of a figure",
    "share of total sales from returning guests",
    "SELECT (SUM(o.total) FILTER (WHERE g.guest_id IN ( SELECT guest_id AS key FROM orders GROUP BY guest_id HAVING COUNT(*) > 1 ))) / NULLIF(SUM(o.total), 0) AS share FROM orders o JOIN guests g ON g.guest_id = o.guest_id",
  ],
  [
    "the time since the last event",
    "days since the last order of each guest",
    "SELECT g.full_name, MIN(DATE_DIFF('day', CAST(o.ordered_at AS DATE), DATE '2026-11-20')) AS days_since_last_order FROM orders o JOIN guests g ON g.guest_id = o.guest_id GROUP BY g.full_name, g.guest_id ORDER BY days_since_last_order DESC",
  ],
  [
    "an average over days",
    "how many orders do we get per day on average",
    "SELECT AVG(orders) AS average_orders_per_day FROM ( SELECT CAST(ordered_at AS DATE) AS day, COUNT(*) AS orders FROM orders GROUP BY CAST(ordered_at AS DATE) ) s",
  ],
  [
    "names by what was sold of them",
    "compare Baguette and Ciabatta",
    "SELECT b.name AS bread, SUM(ol.amount) AS amount FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id WHERE b.name IN ($1, $2) GROUP BY b.name ORDER BY amount DESC | Baguette | Ciabatta",
  ],
  [
    "several",
    "compare Baguette, Ciabatta and Rye loaf by month",
    "SELECT b.name AS bread, CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) AS month, SUM(ol.amount) AS amount FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id JOIN orders o ON o.order_id = ol.order_id WHERE b.name IN ($1, $2, $3) GROUP BY b.name, CAST(DATE_TRUNC('month', o.ordered_at) AS DATE) ORDER BY month, amount DESC | Baguette | Ciabatta | Rye loaf",
  ],
  [
    "against each other",
    "Baguette vs Rye loaf",
    "SELECT b.name AS bread, SUM(ol.amount) AS amount FROM order_lines ol JOIN breads b ON b.bread_id = ol.bread_id WHERE b.name IN ($1, $2) GROUP BY b.name ORDER BY amount DESC | Baguette | Rye loaf",
  ],
  [
    "by a figure that is named",
    "compare orders of Ghent and Lyon",
    "SELECT s.city, COUNT(*) AS orders FROM orders o JOIN shops s ON s.shop_id = o.shop_id WHERE s.city IN ($1, $2) GROUP BY s.city ORDER BY orders DESC | Ghent | Lyon",
  ],
  [
    "rows that nothing sold refers to",
    "breads never sold",
    "SELECT b.name AS bread FROM breads b WHERE NOT EXISTS ( SELECT 1 FROM order_lines ol WHERE ol.bread_id = b.bread_id )",
  ],
  [
    "those that refer to a row, not the row",
    "bakers who report to Ada King",
    "SELECT first_name, last_name FROM bakers WHERE boss_id IN ( SELECT baker_id AS key FROM bakers WHERE first_name = $1 AND last_name = $2 ) | Ada | King",
  ],
  [
    "the same without their noun",
    "who reports to Ada King",
    "SELECT first_name, last_name FROM bakers WHERE boss_id IN ( SELECT baker_id AS key FROM bakers WHERE first_name = $1 AND last_name = $2 ) | Ada | King",
  ],
  [
    "the row that one refers to",
    "who is the boss of Ada King",
    "SELECT first_name, last_name FROM bakers WHERE baker_id IN ( SELECT boss_id AS key FROM bakers WHERE first_name = $1 AND last_name = $2 ) | Ada | King",
  ],
  [
    "the same by a verb",
    "who does Ada King work for",
    "SELECT first_name, last_name FROM bakers WHERE baker_id IN ( SELECT boss_id AS key FROM bakers WHERE first_name = $1 AND last_name = $2 ) | Ada | King",
  ],
  [
    "the total, not the largest",
    "who spent the most this year",
    "SELECT g.full_name FROM orders o JOIN guests g ON g.guest_id = o.guest_id WHERE o.ordered_at >= DATE '2026-01-01' AND o.ordered_at < DATE '2027-01-01' GROUP BY g.full_name, g.guest_id ORDER BY SUM(o.total) DESC LIMIT 1",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["busiest month", "month with the most orders"],
  ["sales by month compared to last year", "order total, total a year before and growth by month"],
  ["top 5 returning guests by sales", "top 5 full names by order total with more than 1 order"],
  ["how many one-time guests", "number of guests with exactly 1 order"],
  ["days since the last order of each guest", "days since last order by full name"],
  [
    "bakers who report to Ada King",
    "bakers where boss is among bakers where first name is Ada and last name is King",
  ],
  [
    "who is the boss of Ada King",
    "bakers where baker is the boss of bakers where first name is Ada and last name is King",
  ],
  ["last order of each guest", "latest ordered at by full name"],
  ["last 2 orders of each guest", "newest 2 order ids for each full name by latest ordered at"],
])("%s is restated", (question, words) => {
  expect(summarize(question)).toBe(words);
});
