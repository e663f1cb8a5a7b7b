import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    "another outcome takes the place of a rate's own",
    ["cancellation rate by channel", "same for paid"],
    "SELECT channel, (COUNT(*) FILTER (WHERE status = $1)) / NULLIF(COUNT(*), 0) AS share_of_orders FROM orders GROUP BY channel ORDER BY share_of_orders DESC | paid",
  ],
  [
    "the worst by a harm has the most of it",
    ["cancellation rate by channel", "worst one only"],
    "SELECT channel FROM orders GROUP BY channel ORDER BY (COUNT(*) FILTER (WHERE status = $1)) / NULLIF(COUNT(*), 0) DESC LIMIT 1 | cancelled",
  ],
  [
    "a filter narrows down",
    ["orders by channel", "only Germany"],
    "SELECT o.channel, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY orders DESC | Germany",
  ],
  [
    "a value takes the place of one of its column",
    ["orders by channel", "only Germany", "what about France"],
    "SELECT o.channel, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY orders DESC | France",
  ],
  [
    '"instead" swaps the breakdown',
    ["orders by channel", "by status instead"],
    "SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY orders DESC",
  ],
  [
    '"as well" adds to it',
    ["orders by channel", "split by status as well"],
    "SELECT channel, status, COUNT(*) AS orders FROM orders GROUP BY channel, status ORDER BY orders DESC",
  ],
  [
    "a negated value is left out",
    ["orders by channel", "without cancelled"],
    "SELECT channel, COUNT(*) AS orders FROM orders WHERE status <> $1 GROUP BY channel ORDER BY orders DESC | cancelled",
  ],
  [
    "what it was broken down by stays, whichever date its period may be about",
    ["revenue by country in 2024", "exclude cancelled orders"],
    "SELECT c.country, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE o.status <> $1 AND o.order_date >= DATE '2024-01-01' AND o.order_date < DATE '2025-01-01' GROUP BY c.country ORDER BY line_total DESC | cancelled",
  ],
  [
    "a grain takes the place of a grain",
    ["revenue by month", "weekly"],
    "SELECT CAST(DATE_TRUNC('week', o.order_date) AS DATE) AS week, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY CAST(DATE_TRUNC('week', o.order_date) AS DATE) ORDER BY week",
  ],
  [
    "a period limits",
    ["revenue by month", "only 2025"],
    "SELECT CAST(DATE_TRUNC('month', o.order_date) AS DATE) AS month, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', o.order_date) AS DATE) ORDER BY month",
  ],
  [
    "the year before moves it",
    ["how many orders in 2025", "and the year before?"],
    "SELECT COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2024-01-01' AND order_date < DATE '2025-01-01'",
  ],
  [
    "a limit keeps the first",
    ["orders by channel", "top 1"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC LIMIT 1",
  ],
  [
    "another figure takes the place of the figure",
    ["revenue by channel", "number of orders instead"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "another way to sum up keeps the figure",
    ["revenue by channel", "and the average?"],
    "SELECT o.channel, AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY average_line_total DESC",
  ],
  [
    "what was listed is counted",
    ["customers from Germany", "how many is that"],
    "SELECT COUNT(*) AS customers FROM customers WHERE country = $1 | Germany",
  ],
  [
    "a pronoun keeps what was listed",
    ["customers from Germany", "which of them never ordered"],
    "SELECT c.name AS customer FROM customers c WHERE c.country = $1 AND NOT EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id ) | Germany",
  ],
  [
    "a chart changes no figure",
    ["orders by channel", "as a pie chart"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "a value is left out by any word for it",
    ["orders by channel", "leave out web"],
    "SELECT channel, COUNT(*) AS orders FROM orders WHERE channel <> $1 GROUP BY channel ORDER BY orders DESC | web",
  ],
  [
    "several values are left out",
    ["orders by status", "drop paid and cancelled"],
    "SELECT status, COUNT(*) AS orders FROM orders WHERE status NOT IN ($1, $2) GROUP BY status ORDER BY orders DESC | paid | cancelled",
  ],
  [
    "values left out earlier stay out",
    ["orders by status", "without paid", "without cancelled"],
    "SELECT status, COUNT(*) AS orders FROM orders WHERE status NOT IN ($1, $2) GROUP BY status ORDER BY orders DESC | paid | cancelled",
  ],
  [
    "a value that was left out may return",
    ["orders by status", "without paid", "only paid"],
    "SELECT status, COUNT(*) AS orders FROM orders WHERE status = $1 GROUP BY status ORDER BY orders DESC | paid",
  ],
  [
    "a count of rows stays a count under a filter",
    ["orders per country", "paid only"],
    "SELECT c.country, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE o.status = $1 GROUP BY c.country ORDER BY orders DESC | paid",
  ],
  [
    "a number after a ranking is its limit",
    ["top 5 customers by revenue", "make it 10"],
    "SELECT c.name AS customer, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY line_total DESC LIMIT 10",
  ],
  [
    '"by … instead" swaps the ranking figure',
    ["top 5 customers by revenue", "by number of orders instead"],
    "SELECT c.name AS customer, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY orders DESC LIMIT 5",
  ],
  [
    "a part of the figure",
    ["revenue in 2025", "how much of that in Germany"],
    "SELECT SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 AND o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' | Germany",
  ],
  [
    "a superlative picks from the rows shown",
    ["revenue by channel", "which one is the lowest?"],
    "SELECT o.channel FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY SUM(oi.line_total) LIMIT 1",
  ],
  [
    "a share is one of the groups shown, whose filter stays",
    ["orders by country", "only paid", "as percentages of the total"],
    "WITH grouped AS ( SELECT c.country AS country, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE o.status = $1 GROUP BY c.country ) SELECT country, orders / NULLIF(SUM(orders) OVER (), 0) AS share_of_orders FROM grouped ORDER BY orders DESC | paid",
  ],
  [
    "a total drops the breakdown and keeps the period",
    ["revenue by month in 2025", "total for the year"],
    "SELECT SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01'",
  ],
  [
    "the total of a list is that of its worth",
    ["orders last month", "total value"],
    "SELECT SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.order_date >= DATE '2026-10-01' AND o.order_date < DATE '2026-11-01'",
  ],
  [
    "counted rows are named under the same filters",
    ["customers by country", "name the German ones"],
    "SELECT name AS customer FROM customers WHERE country = $1 | Germany",
  ],
  [
    "the month before is put beside the month",
    ["revenue last month", "how does that compare to the month before"],
    "SELECT SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2026-10-01' AND o.order_date < DATE '2026-11-01') AS line_total_last_month, SUM(oi.line_total) FILTER (WHERE o.order_date >= DATE '2026-09-01' AND o.order_date < DATE '2026-10-01') AS line_total_2_months_ago FROM order_items oi JOIN orders o ON o.order_id = oi.order_id",
  ],
  [
    "last year is put beside the period, a year before it",
    ["orders by channel last month", "compare with last year"],
    "SELECT channel, COUNT(*) FILTER (WHERE order_date >= DATE '2026-10-01' AND order_date < DATE '2026-11-01') AS orders_last_month, COUNT(*) FILTER (WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2025-11-01') AS orders_last_month_a_year_earlier FROM orders GROUP BY channel ORDER BY orders_last_month DESC",
  ],
  [
    "figures of all times are compared as those of this year and of last year",
    ["orders by channel", "compare that with last year"],
    "SELECT channel, COUNT(*) FILTER (WHERE order_date >= DATE '2026-01-01' AND order_date < DATE '2027-01-01') AS orders_this_year, COUNT(*) FILTER (WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01') AS orders_last_year FROM orders GROUP BY channel ORDER BY orders_this_year DESC",
  ],
  [
    "a named period is put beside the period",
    ["orders by channel in 2025", "compared to 2023"],
    "SELECT channel, COUNT(*) FILTER (WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01') AS orders_in_2025, COUNT(*) FILTER (WHERE order_date >= DATE '2023-01-01' AND order_date < DATE '2024-01-01') AS orders_2023 FROM orders GROUP BY channel ORDER BY orders_in_2025 DESC",
  ],
  [
    "the second period of a comparison is replaced",
    ["orders by channel in 2025", "compared to 2023", "vs 2022"],
    "SELECT channel, COUNT(*) FILTER (WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01') AS orders_in_2025, COUNT(*) FILTER (WHERE order_date >= DATE '2022-01-01' AND order_date < DATE '2023-01-01') AS orders_2022 FROM orders GROUP BY channel ORDER BY orders_in_2025 DESC",
  ],
  [
    "those that pass a test of their number are counted by what they have",
    ["customers with more than 5 orders", "how many is that", "by country"],
    "SELECT country, COUNT(*) AS customers FROM ( SELECT c.name AS customer, c.country FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id, c.country HAVING COUNT(*) > 5 ) s GROUP BY country ORDER BY customers DESC",
  ],
  [
    "the first of such numbers are the first of them",
    ["customers with more than 5 orders", "by country", "the 2 lowest"],
    "SELECT country, COUNT(*) AS customers FROM ( SELECT c.name AS customer, c.country FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id, c.country HAVING COUNT(*) > 5 ) s GROUP BY country ORDER BY customers LIMIT 2",
  ],
  [
    "a breakdown is counted as a whole",
    ["orders by channel in 2025", "how many is that"],
    "SELECT COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01'",
  ],
  [
    "the rows of a breakdown are listed",
    ["customers by country", "only Germany", "which ones"],
    "SELECT name AS customer FROM customers WHERE country = $1 | Germany",
  ],
  [
    '"same" repeats the question with one part changed',
    ["orders in 2025 by channel", "same thing but by status"],
    "SELECT status, COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2026-01-01' GROUP BY status ORDER BY orders DESC",
  ],
  [
    "a correction replaces what it corrects",
    ["orders in 2025 by channel", "sorry, 2024"],
    "SELECT channel, COUNT(*) AS orders FROM orders WHERE order_date >= DATE '2024-01-01' AND order_date < DATE '2025-01-01' GROUP BY channel ORDER BY orders DESC",
  ],
  [
    '"no," is a correction and leaves nothing out',
    ["orders from Germany", "no, France"],
    "SELECT COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 | France",
  ],
  [
    "what is replaced may be named",
    ["revenue by channel", "number of orders instead of revenue"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "a figure joins the figure",
    ["revenue by channel", "and show the number of orders too"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total, COUNT(DISTINCT o.order_id) AS orders FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY line_total DESC",
  ],
  [
    "a list is counted by what it is broken down by",
    ["employees", "by team"],
    "SELECT team, COUNT(*) AS employees FROM employees GROUP BY team ORDER BY employees DESC",
  ],
  [
    "another table keeps the rows it was asked for",
    ["customers from Germany", "how many orders did they place?"],
    "SELECT COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 | Germany",
  ],
  [
    "a refused question changes nothing",
    ["orders by channel", "which grobnitz", "only Germany"],
    "SELECT o.channel, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY o.channel ORDER BY orders DESC | Germany",
  ],
  [
    "a ranking keeps its limit and figure under a filter",
    ["top 5 customers by revenue", "only Germany"],
    "SELECT c.name AS customer, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY c.name, c.customer_id ORDER BY line_total DESC LIMIT 5 | Germany",
  ],
  [
    "several questions on different things are each answered",
    ["how many orders are there", "how many products", "how many customers", "how many employees"],
    "SELECT COUNT(*) AS employees FROM employees",
  ],
  [
    "a figure beside the one before is added",
    ["revenue by channel", "add average revenue"],
    "SELECT o.channel, SUM(oi.line_total) AS line_total, AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY line_total DESC",
  ],
  [
    "fewer of the groups shown keep their figure",
    ["orders by channel", "only the 2 highest"],
    "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC LIMIT 2",
  ],
  [
    "an average in the place of shares is one",
    ["share of revenue by channel", "average line total instead"],
    "SELECT o.channel, AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.channel ORDER BY average_line_total DESC",
  ],
  [
    "another breakdown is ranked in the place of the one before",
    ["top 3 products by revenue", "by country instead"],
    "SELECT c.country, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.country ORDER BY line_total DESC LIMIT 3",
  ],
  [
    "a filter of shares leaves them shares",
    ["share of orders by channel", "only paid"],
    "WITH grouped AS ( SELECT channel, COUNT(*) AS orders FROM orders WHERE status = $1 GROUP BY channel ) SELECT channel, orders / NULLIF(SUM(orders) OVER (), 0) AS share_of_orders FROM grouped ORDER BY orders DESC | paid",
  ],
  [
    "a count of something else starts over",
    ["how many orders are there", "how many employees"],
    "SELECT COUNT(*) AS employees FROM employees",
  ],
  [
    "a question complete in itself starts over",
    ["orders by channel", "how many employees do we have"],
    "SELECT COUNT(*) AS employees FROM employees",
  ],
];

describe("a follow-up question", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
