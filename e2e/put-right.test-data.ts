/** A question about the sample shop that an earlier version answered wrong, and the SQL of its figures. */
export interface PutRight {
  readonly question: string;
  readonly earlier?: string;
  /** In DuckDB. `TODAY` is the day on which the shop ends. */
  readonly right: string;
}

const lines = "order_lines l JOIN orders o ON o.id = l.order_id";
const categories = `${lines} JOIN products p ON p.id = l.product_id JOIN categories c ON c.id = p.category_id`;
const quarter = "date_trunc('quarter', TODAY)";
const weekend = "isodow(o.ordered_at) IN (6, 7)";

/** Questions that are answered right at first. */
export const rightAtFirst: readonly PutRight[] = [
  { question: "orders above 500", right: "SELECT count(*) FROM orders WHERE total > 500" },
  {
    question: "products never purchased",
    right: "SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM order_lines)",
  },
  {
    question: "best selling product per category",
    right: `SELECT c.name, p.name, sum(l.revenue) AS sold FROM ${categories} GROUP BY c.name, p.id, p.name QUALIFY rank() OVER (PARTITION BY c.name ORDER BY sold DESC) = 1`,
  },
  {
    question: "furniture vs kitchen",
    right: `SELECT c.name, sum(l.revenue) FROM ${categories} WHERE c.name IN ('Furniture', 'Kitchen') GROUP BY c.name`,
  },
  {
    question: "compare furniture and lighting sales this year",
    right: `SELECT c.name, sum(l.revenue) FROM ${categories} WHERE c.name IN ('Furniture', 'Lighting') AND year(o.ordered_at) = year(TODAY) GROUP BY c.name`,
  },
  {
    // The last 30 days and today, and as many days before.
    question: "revenue last 30 days vs previous 30 days",
    right: `SELECT sum(l.revenue) FILTER (o.ordered_at >= TODAY - 30 AND o.ordered_at < TODAY + 1), sum(l.revenue) FILTER (o.ordered_at >= TODAY - 61 AND o.ordered_at < TODAY - 30) FROM ${lines}`,
  },
  {
    question: "leave out cancelled ones",
    earlier: "orders by channel",
    right: "SELECT channel, count(*) FROM orders WHERE status <> 'cancelled' GROUP BY channel",
  },
  {
    question: "year over year growth by quarter",
    right: `WITH q AS (SELECT date_trunc('quarter', o.ordered_at) AS q, sum(l.revenue) AS r FROM ${lines} GROUP BY q) SELECT a.r, (a.r - b.r) / b.r FROM q a LEFT JOIN q b ON b.q = a.q - INTERVAL 1 YEAR`,
  },
  {
    question: "orders between 1/3/LASTYEAR and 15/3/LASTYEAR",
    right:
      "SELECT count(*) FROM orders WHERE year(ordered_at) = year(TODAY) - 1 AND month(ordered_at) = 3 AND day(ordered_at) <= 15",
  },
  {
    question: "percent of revenue from returning customers",
    right: `SELECT sum(l.revenue) FILTER (o.customer_id IN (SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) > 1)) / sum(l.revenue) FROM ${lines}`,
  },
  {
    question: "average order value last quarter vs the one before",
    right: `SELECT avg(total) FILTER (ordered_at >= ${quarter} - INTERVAL 3 MONTH AND ordered_at < ${quarter}), avg(total) FILTER (ordered_at >= ${quarter} - INTERVAL 6 MONTH AND ordered_at < ${quarter} - INTERVAL 3 MONTH) FROM orders`,
  },
  {
    question: "days since last order per customer",
    right:
      "SELECT c.name, TODAY - max(o.ordered_at)::DATE FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id, c.name",
  },
  {
    question: "weekend vs weekday revenue",
    right: `SELECT sum(l.revenue) FILTER (${weekend}), sum(l.revenue) FILTER (NOT ${weekend}) FROM ${lines}`,
  },
  {
    question: "which day of the week is busiest",
    right: "SELECT isodow(ordered_at) FROM orders GROUP BY 1 ORDER BY count(*) DESC LIMIT 1",
  },
  { question: "unpaid orders", right: "SELECT count(*) FROM orders WHERE paid_at IS NULL" },
  {
    question: "how long does delivery take",
    right: "SELECT avg(epoch(delivered_at) - epoch(shipped_at)) / 86400 FROM shipments",
  },
  { question: "total sales per year", right: "SELECT sum(total) FROM orders GROUP BY year(ordered_at)" },
];

/** A question that is refused at first: one click on what may have been meant answers it. */
export const misspelled: PutRight = {
  question: "shwo me revenue by month",
  right: `SELECT sum(l.revenue) FROM ${lines} GROUP BY date_trunc('month', o.ordered_at)`,
};
