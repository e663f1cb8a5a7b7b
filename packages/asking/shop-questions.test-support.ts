import type { DialectName } from "@askery/model";

/*
 * A small shop in every kind of database, and questions that must have the same rows in each. shop-questions.test.ts
 * reads them.
 */

/**
 * The statements that create the shop, with each database's usual types. SQLite has no dates, ClickHouse no foreign
 * keys.
 */
export function shopStatements(dialect: DialectName): readonly string[] {
  const [text, day, timestamp, amount, flag] = types[dialect];
  const toCustomers = dialect === "clickhouse" ? "" : "REFERENCES customers (id)";
  return [
    `CREATE TABLE customers (id INTEGER PRIMARY KEY, name ${text} NOT NULL, city ${text} NULL, joined_on ${day} NOT NULL)`,
    `INSERT INTO customers VALUES (1, 'Ada', 'Paris', '2025-01-10'), (2, 'Bo', 'Rome', '2025-03-02'),
      (3, 'Cy', 'Paris', '2025-11-20'), (4, 'Di', NULL, '2026-02-28'), (5, 'Zoë', 'Oslo', '2026-06-15')`,
    `CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL ${toCustomers},
      status ${text} NOT NULL, amount ${amount} NOT NULL, quantity INTEGER NOT NULL, is_gift ${flag} NOT NULL,
      ordered_at ${timestamp} NOT NULL, shipped_on ${day} NULL)`,
    `INSERT INTO orders VALUES
      (1, 1, 'paid', 10, 1, TRUE, '2025-12-31 23:59:59', '2026-01-02'),
      (2, 1, 'open', 20, 2, FALSE, '2026-01-01 00:00:00', NULL),
      (3, 2, 'paid', 30.5, 1, FALSE, '2026-02-14 10:30:00', '2026-02-20'),
      (4, 3, 'paid', 40, 4, TRUE, '2026-03-29 02:30:00', '2026-04-01'),
      (5, 3, 'open', 50.25, 3, FALSE, '2026-07-01 12:00:00', NULL),
      (6, 3, 'canceled', 5, 1, FALSE, '2026-10-25 01:30:00', NULL),
      (7, 5, 'paid', 99.99, 7, TRUE, '2026-11-19 18:45:00', '2026-11-20'),
      (8, 5, 'paid', 0.01, 1, FALSE, '2026-11-20 08:00:00', '2026-11-20')`,
  ];
}

type Types = readonly [text: string, day: string, timestamp: string, amount: string, flag: string];

const types: Readonly<Record<DialectName, Types>> = {
  sqlite: ["TEXT", "DATE", "DATETIME", "DECIMAL(10,2)", "BOOLEAN"],
  duckdb: ["VARCHAR", "DATE", "TIMESTAMP", "DECIMAL(10,2)", "BOOLEAN"],
  postgres: ["TEXT", "DATE", "TIMESTAMP", "DECIMAL(10,2)", "BOOLEAN"],
  clickhouse: ["String", "Date", "DateTime", "Decimal(10,2)", "Bool"],
  mysql: ["VARCHAR(50)", "DATE", "DATETIME", "DECIMAL(10,2)", "BOOLEAN"],
};

export const questions: readonly string[] = [
  "how many orders are there",
  "total amount by city",
  "average amount by status",
  "orders per month in 2026",
  "total amount per week this year",
  "total amount by quarter",
  "top 2 customers by total amount",
  "customers without orders",
  "which customers are from Paris",
  "median amount by status",
  "how many paid orders were placed in 2026",
  "orders with an amount over 30",
  "share of amount by city",
  "total amount by month compared with the previous month",
  "running total of amount by month",
  "largest order of each customer",
  "how many different customers placed an order in November 2026",
  "orders that were not shipped",
  "cities with more than 1 order",
  "how many orders by weekday",
  "customers whose name contains z",
  "number of gift orders by status",
  "average days between order and shipping",
  "orders above the average amount",
  "orders by amount in buckets of 20",
  "orders before and after 1 March 2026",
  "total amount 3 months before and after 1 July 2026",
  "retention of customers by month of joining",
  "retention of customers by quarter of first order",
  "90 day retention of customers by quarter of first order",
];
