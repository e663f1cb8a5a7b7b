/** A question that an earlier version answered wrong, and SQL of right answers. */
export interface Miss {
  /** The sample shop, or a database of Spider. */
  readonly database: "shop" | "chinook_1" | "sakila_1";
  readonly question: string;
  /** Earlier questions of the conversation. Default: none. */
  readonly earlier?: readonly string[];
  readonly right: readonly string[];
}

const lines =
  "order_lines l JOIN products p ON p.id = l.product_id JOIN categories c ON c.id = p.category_id";
const both = "c.name IN ('Furniture', 'Lighting')";
const perLast = "FROM orders WHERE ordered_at >= '2026-07-01' AND ordered_at < '2026-10-01'";
const perBefore = "FROM orders WHERE ordered_at >= '2026-04-01' AND ordered_at < '2026-07-01'";
const weekday = "CASE WHEN dayofweek(ordered_at) IN (0, 6) THEN 1 ELSE 0 END";

/** Most of what the third part of the first list of misses names, on the databases that are at hand. */
export const misses: readonly Miss[] = [
  {
    database: "shop",
    question: "orders above 500",
    right: ["SELECT count(*) FROM orders WHERE total > 500", "SELECT id FROM orders WHERE total > 500"],
  },
  {
    database: "shop",
    question: "products never purchased",
    right: ["id, name", "name"].map(
      (what) => `SELECT ${what} FROM products WHERE id NOT IN (SELECT product_id FROM order_lines)`,
    ),
  },
  {
    database: "shop",
    question: "best selling product per category",
    right: ["quantity", "revenue"].flatMap((sold) =>
      ["c, p, s", "c, p"].map(
        (what) =>
          `SELECT ${what} FROM (SELECT c.name AS c, p.name AS p, sum(l.${sold}) AS s FROM ${lines} GROUP BY 1, 2) QUALIFY rank() OVER (PARTITION BY c ORDER BY s DESC) = 1`,
      ),
    ),
  },
  {
    database: "shop",
    question: "furniture vs kitchen",
    right: [
      `SELECT c.name, sum(l.revenue) FROM ${lines} WHERE c.name IN ('Furniture', 'Kitchen') GROUP BY 1`,
    ],
  },
  {
    database: "shop",
    question: "compare furniture and lighting sales this year",
    right: [
      `SELECT c.name, sum(l.revenue) FROM ${lines} JOIN orders o ON o.id = l.order_id WHERE ${both} AND o.ordered_at >= '2026-01-01' GROUP BY 1`,
    ],
  },
  {
    database: "shop",
    question: "revenue last 30 days vs previous 30 days",
    right: [
      // The last 30 days and today are compared with as many days.
      `WITH d AS (SELECT sum(l.revenue) FILTER (o.ordered_at >= DATE '2026-11-20' - 30 AND o.ordered_at < '2026-11-21') AS a, sum(l.revenue) FILTER (o.ordered_at >= DATE '2026-11-20' - 61 AND o.ordered_at < DATE '2026-11-20' - 30) AS b FROM order_lines l JOIN orders o ON o.id = l.order_id) SELECT a, b FROM d`,
      `WITH d AS (SELECT sum(l.revenue) FILTER (o.ordered_at >= DATE '2026-11-20' - 30 AND o.ordered_at < '2026-11-21') AS a, sum(l.revenue) FILTER (o.ordered_at >= DATE '2026-11-20' - 61 AND o.ordered_at < DATE '2026-11-20' - 30) AS b FROM order_lines l JOIN orders o ON o.id = l.order_id) SELECT a, b, a / b - 1 FROM d`,
      `SELECT (SELECT sum(l.revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.ordered_at >= DATE '2026-11-20' - 29 AND o.ordered_at < '2026-11-21'), (SELECT sum(l.revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.ordered_at >= DATE '2026-11-20' - 59 AND o.ordered_at < DATE '2026-11-20' - 29)`,
      `SELECT (SELECT sum(l.revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.ordered_at >= DATE '2026-11-20' - 30 AND o.ordered_at < '2026-11-20'), (SELECT sum(l.revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.ordered_at >= DATE '2026-11-20' - 60 AND o.ordered_at < DATE '2026-11-20' - 30)`,
    ],
  },
  {
    database: "shop",
    question: "leave out cancelled ones",
    earlier: ["orders by channel"],
    right: [
      "SELECT channel, count(*) FROM orders WHERE status <> 'cancelled' GROUP BY 1",
      "SELECT channel, count(*) FROM orders WHERE cancelled_at IS NULL GROUP BY 1",
    ],
  },
  {
    database: "shop",
    question: "year over year growth by quarter",
    right: [
      `WITH q AS (SELECT date_trunc('quarter', o.ordered_at)::DATE AS q, sum(l.revenue) AS r FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY 1) SELECT a.q, a.r, b.r AS before, (a.r - b.r) / b.r AS growth FROM q a LEFT JOIN q b ON b.q = a.q - INTERVAL 1 YEAR`,
      `WITH q AS (SELECT date_trunc('quarter', o.ordered_at)::DATE AS q, sum(l.revenue) AS r FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY 1) SELECT a.q, a.r, (a.r - b.r) / b.r AS growth FROM q a LEFT JOIN q b ON b.q = a.q - INTERVAL 1 YEAR`,
    ],
  },
  {
    database: "shop",
    question: "orders between 1/3/2026 and 15/3/2026",
    right: ["SELECT count(*) FROM orders WHERE ordered_at >= '2026-03-01' AND ordered_at < '2026-03-16'"],
  },
  {
    database: "shop",
    question: "percent of revenue from returning customers",
    right: [
      "WITH o AS (SELECT total, row_number() OVER (PARTITION BY customer_id ORDER BY ordered_at) AS n FROM orders) SELECT sum(total) FILTER (n > 1) / sum(total) FROM o",
      "WITH o AS (SELECT total, count(*) OVER (PARTITION BY customer_id) AS n FROM orders) SELECT sum(total) FILTER (n > 1) / sum(total) FROM o",
    ],
  },
  {
    database: "shop",
    question: "average order value last quarter vs the one before",
    right: [`SELECT (SELECT avg(total) ${perLast}), (SELECT avg(total) ${perBefore})`],
  },
  {
    database: "shop",
    question: "days since last order per customer",
    right: ["c.id, c.name", "c.name", "c.id"].map(
      (what) =>
        `SELECT ${what}, DATE '2026-11-20' - max(o.ordered_at)::DATE FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id, c.name`,
    ),
  },
  {
    database: "shop",
    question: "weekend vs weekday revenue",
    right: [
      `SELECT sum(l.revenue) FILTER (${weekday} = 1), sum(l.revenue) FILTER (${weekday} = 0) FROM order_lines l JOIN orders o ON o.id = l.order_id`,
    ],
  },
  {
    database: "shop",
    question: "which day of the week is busiest",
    right: ["d, n", "d"].map(
      (what) =>
        `SELECT ${what} FROM (SELECT isodow(ordered_at) AS d, count(*) AS n FROM orders GROUP BY 1) ORDER BY n DESC LIMIT 1`,
    ),
  },
  {
    database: "shop",
    question: "unpaid orders",
    right: [
      "SELECT count(*) FROM orders WHERE paid_at IS NULL",
      "SELECT id FROM orders WHERE paid_at IS NULL",
    ],
  },
  {
    database: "shop",
    question: "shwo me revenue by month",
    right: [
      "SELECT date_trunc('month', o.ordered_at)::DATE, sum(l.revenue) FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY 1",
    ],
  },
  {
    database: "shop",
    question: "how long does delivery take",
    right: [
      "SELECT avg(date_diff('second', shipped_at, delivered_at)) / 86400.0 FROM shipments WHERE delivered_at IS NOT NULL",
      "SELECT avg(delivered_at::DATE - shipped_at::DATE) FROM shipments",
    ],
  },
  {
    database: "shop",
    question: "total sales per year",
    right: [
      "SELECT year(ordered_at), sum(total) FROM orders GROUP BY 1",
      "SELECT date_trunc('year', ordered_at)::DATE, sum(total) FROM orders GROUP BY 1",
    ],
  },
  {
    database: "chinook_1",
    question: "Sales by country",
    right: [
      "SELECT BillingCountry, sum(Total) FROM Invoice GROUP BY 1",
      "SELECT c.Country, sum(i.Total) FROM Invoice i JOIN Customer c USING (CustomerId) GROUP BY 1",
    ],
  },
  {
    database: "chinook_1",
    question: "tracks never sold",
    right: ["TrackId, Name", "Name", "TrackId"].map(
      (what) => `SELECT ${what} FROM Track WHERE TrackId NOT IN (SELECT TrackId FROM InvoiceLine)`,
    ),
  },
  {
    database: "chinook_1",
    question: "Which composer wrote the most tracks",
    right: ["Composer, count(*)", "Composer"].map(
      (what) =>
        `SELECT ${what} FROM Track WHERE Composer IS NOT NULL GROUP BY Composer ORDER BY count(*) DESC LIMIT 1`,
    ),
  },
  {
    database: "chinook_1",
    question: "Which job titles have the most employees",
    right: ["Title, count(*)", "Title"].map(
      (what) =>
        `SELECT ${what} FROM Employee GROUP BY Title HAVING count(*) = (SELECT max(n) FROM (SELECT count(*) AS n FROM Employee GROUP BY Title))`,
    ),
  },
  {
    database: "chinook_1",
    question: "Which employees report to Andrew Adams",
    right: ["FirstName, LastName", "EmployeeId, FirstName, LastName", "EmployeeId"].map(
      (what) =>
        `SELECT ${what} FROM Employee WHERE ReportsTo = (SELECT EmployeeId FROM Employee WHERE FirstName = 'Andrew' AND LastName = 'Adams')`,
    ),
  },
  {
    database: "sakila_1",
    question: "films longer than 3 hours",
    right: ["film_id, title", "title", "title, length", "film_id, title, length", "count(*)"].map(
      (what) => `SELECT ${what} FROM film WHERE length > 180`,
    ),
  },
  {
    database: "sakila_1",
    question: "Total payments by store",
    right: [
      "SELECT s.store_id, sum(p.amount) FROM payment p JOIN staff s ON s.staff_id = p.staff_id GROUP BY 1",
      "SELECT c.store_id, sum(p.amount) FROM payment p JOIN customer c ON c.customer_id = p.customer_id GROUP BY 1",
    ],
  },
];
