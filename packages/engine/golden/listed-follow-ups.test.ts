import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

/** Follow-ups about the rows that an answer listed. */
const examples: readonly Example[] = [
  [
    "a complete question replaces the columns shown",
    ["names of customers in Germany", "what are their signup dates?"],
    "SELECT signup_date FROM customers WHERE country = $1 | Germany",
  ],
  [
    "a fragment adds to them",
    ["customers in Germany", "and their signup dates"],
    "SELECT name AS customer, signup_date FROM customers WHERE country = $1 | Germany",
  ],
  [
    "a column of what was counted lists it",
    ["how many customers are from Germany", "what are their names?"],
    "SELECT name AS customer FROM customers WHERE country = $1 | Germany",
  ],
  [
    "which of those lists what was counted",
    ["how many customers are from Germany", "which of those signed up in 2025?"],
    "SELECT name AS customer FROM customers WHERE country = $1 AND signup_date >= DATE '2025-01-01' AND signup_date < DATE '2026-01-01' | Germany",
  ],
  [
    "“which” after a count lists what was counted",
    ["how many customers are from Germany", "which customers are they"],
    "SELECT name AS customer FROM customers WHERE country = $1 | Germany",
  ],
  [
    "of other things, it asks for those that were counted",
    ["how many orders were cancelled in 2025", "which customers placed them"],
    "SELECT c.name AS customer, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE o.status = $1 AND o.order_date >= DATE '2025-01-01' AND o.order_date < DATE '2026-01-01' GROUP BY c.name, c.customer_id ORDER BY orders DESC | cancelled",
  ],
  [
    "the others are the rows that the last condition left out",
    ["customers from Germany", "and the others?"],
    "SELECT name AS customer FROM customers WHERE country <> $1 | Germany",
  ],
  [
    "what the ones have in common is a condition",
    ["customers from Germany", "show the ones who have orders"],
    "SELECT c.name AS customer FROM customers c WHERE c.country = $1 AND EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id ) | Germany",
  ],
  [
    "each of them is an axis",
    ["list the customers from Germany", "how many orders does each of them have"],
    "SELECT c.name AS customer, COUNT(*) AS orders FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 GROUP BY c.name, c.customer_id ORDER BY orders DESC | Germany",
  ],
  [
    "a sorted list is cut where it starts",
    ["customers from Germany", "sort them by signup date", "only the first 10"],
    "SELECT name AS customer FROM customers WHERE country = $1 ORDER BY signup_date LIMIT 10 | Germany",
  ],
  [
    "so does one without an article",
    ["top 5 customers by revenue", "and worst?"],
    "SELECT c.name AS customer, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY line_total LIMIT 5",
  ],
  [
    "a superlative alone turns a ranking around",
    ["top 5 customers by revenue", "how about the least"],
    "SELECT c.name AS customer, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.name, c.customer_id ORDER BY line_total LIMIT 5",
  ],
  [
    "other things are those of the first row",
    ["which customer signed up first", "what orders did they place"],
    "SELECT o.order_id FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE c.signup_date = ( SELECT MIN(signup_date) AS figure FROM customers )",
  ],
  [
    "what was meant is no mean",
    ["revenue by channel", "no, I meant by status"],
    "SELECT o.status, SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id GROUP BY o.status ORDER BY line_total DESC",
  ],
];

describe("a follow-up about listed rows", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
