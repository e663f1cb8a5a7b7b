import { describe, expect, test } from "vitest";
import { shop } from "../shop-catalog.test-support.ts";
import { ask, prepareAsking } from "./company.test-support.ts";

type Example = readonly [rule: string, question: string, sql: string];

const within = (date: string, year: number): string =>
  `${date} >= DATE '${String(year)}-01-01' AND ${date} < DATE '${String(year + 1)}-01-01'`;
const counted = (date: string, year: number): string => `COUNT(*) FILTER (WHERE ${within(date, year)})`;

const examples: readonly Example[] = [
  [
    "two periods that exclude each other are compared",
    "compare orders in 2025 with 2024",
    `SELECT ${counted("order_date", 2025)} AS orders_in_2025, ${counted("order_date", 2024)} AS orders_2024 FROM orders`,
  ],
  [
    "parts of years are side by side",
    "orders per quarter in 2025 versus 2023",
    `SELECT QUARTER(order_date) AS quarter_of_year, COUNT(*) FILTER (WHERE ${within("order_date", 2025)}) AS orders_in_2025, COUNT(*) FILTER (WHERE ${within("order_date", 2023)}) AS orders_2023 FROM orders GROUP BY QUARTER(order_date) ORDER BY quarter_of_year`,
  ],
  [
    "listed years are one after the other",
    "orders per quarter for 2023 and 2025",
    `SELECT CAST(DATE_TRUNC('quarter', order_date) AS DATE) AS quarter, COUNT(*) AS orders FROM orders WHERE (${within("order_date", 2023)} OR ${within("order_date", 2025)}) GROUP BY CAST(DATE_TRUNC('quarter', order_date) AS DATE) ORDER BY quarter`,
  ],
  [
    "along any other time, rows are in either",
    "orders per week in 2025 versus 2023",
    `SELECT CAST(DATE_TRUNC('week', order_date) AS DATE) AS week, COUNT(*) AS orders FROM orders WHERE (${within("order_date", 2025)} OR ${within("order_date", 2023)}) GROUP BY CAST(DATE_TRUNC('week', order_date) AS DATE) ORDER BY week`,
  ],
  [
    "growth in a year is the change since the year before, and nothing else",
    "by what percent did orders grow in 2025",
    `SELECT (${counted("order_date", 2025)}) / NULLIF(${counted("order_date", 2024)}, 0) - 1 AS change FROM orders`,
  ],
  [
    "growth between two years",
    "how much did orders grow from 2023 to 2024 by channel",
    `SELECT channel, (${counted("order_date", 2024)}) / NULLIF(${counted("order_date", 2023)}, 0) - 1 AS change FROM orders GROUP BY channel ORDER BY change DESC`,
  ],
  [
    "growth in one year versus another",
    "by how many percent did orders grow in 2025 versus 2023",
    `SELECT (${counted("order_date", 2025)}) / NULLIF(${counted("order_date", 2023)}, 0) - 1 AS change FROM orders`,
  ],
  ...[
    "customers whose orders fell from 2024 to 2025",
    "customers with fewer orders in 2025 than in 2024",
  ].map((question): readonly [string, string, string] => [
    "less than the year before",
    question,
    `SELECT c.name AS customer FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id HAVING ${counted("o.order_date", 2025)} < ${counted("o.order_date", 2024)} ORDER BY COUNT(*) DESC`,
  ]),
  ...[
    "customers whose orders fell by more than 20% from 2024 to 2025",
    "customers with a drop in orders of over 20 percent in 2025",
  ].map((question): readonly [string, string, string] => [
    "who ordered nothing before did not change in percent",
    question,
    `SELECT c.name AS customer FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id HAVING (${counted("o.order_date", 2025)}) / NULLIF(${counted("o.order_date", 2024)}, 0) - 1 < -0.2 ORDER BY COUNT(*) DESC`,
  ]),
  [
    "who bought nothing has bought less",
    "customers with a drop in line total in 2025",
    `SELECT c.name AS customer FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id HAVING COALESCE(SUM(oi.line_total) FILTER (WHERE ${within("o.order_date", 2025)}), 0) < COALESCE(SUM(oi.line_total) FILTER (WHERE ${within("o.order_date", 2024)}), 0) ORDER BY SUM(oi.line_total) DESC`,
  ],
];

describe("two periods", () => {
  test.each(examples)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

test("two periods of one date name it once", () => {
  expect(prepareAsking(shop).summarize("orders per week in 2025 versus 2023")).toBe(
    "number of orders by week where ordered at is in 2025 or in 2023",
  );
});

test.each([
  ["how much did orders grow from 2024 to 2025", "change of orders from 2024 to 2025"],
  ["customers whose orders fell from 2024 to 2025", "customers with fewer orders in 2025 than in 2024"],
  ["customers whose order total rose in 2025", "customers with higher total in 2025 than in 2024"],
  [
    "customers whose orders grew by at least 10% from 2024 to 2025",
    "customers with orders up by at least 10% from 2024 to 2025",
  ],
])("%s: both periods are named", (question, summary) => {
  expect(prepareAsking(shop).summarize(question)).toBe(summary);
});
