import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Amounts that are stored in cents. */

const { ask } = prepareAsking(
  {
    tables: [
      tableOf("members", ["id integer", "name text", "joined_on date"]),
      tableOf("bills", [
        "id integer",
        "member_id integer",
        "issued_on date",
        "total_cents integer",
        "tax_in_cents integer",
        "status text",
      ]),
      tableOf("bill_lines", [
        "id integer",
        "bill_id integer",
        "quantity integer",
        "unit_price_cents integer",
      ]),
    ],
    relationships: [relate("bills.member_id", "members.id"), relate("bill_lines.bill_id", "bills.id")],
  },
  [{ table: "bills", column: "status", values: ["paid", "open"], isComplete: true }],
);

test.each([
  [
    "a sum is divided once",
    "bill amount by member in 2025",
    "SELECT m.name AS member, SUM(b.total_cents) / 100.0 AS total FROM bills b JOIN members m ON m.id = b.member_id WHERE b.issued_on >= DATE '2025-01-01' AND b.issued_on < DATE '2026-01-01' GROUP BY m.name, m.id ORDER BY total DESC",
  ],
  [
    "an average",
    "average bill total by status",
    "SELECT status, AVG(total_cents) / 100.0 AS average_total FROM bills GROUP BY status ORDER BY average_total DESC",
  ],
  [
    "a median",
    "median bill total",
    "SELECT MEDIAN(CAST(total_cents / 100.0 AS DOUBLE)) AS median_total FROM bills",
  ],
  [
    "a threshold is an amount of the currency",
    "bills with a total over 500",
    "SELECT id AS bill_id FROM bills WHERE total_cents / 100.0 > 500",
  ],
  [
    "a condition of an aggregate",
    "share of bills with a total over 500",
    "SELECT (COUNT(*) FILTER (WHERE total_cents / 100.0 > 500)) / NULLIF(COUNT(*), 0) AS share_of_bills FROM bills",
  ],
  [
    "a comparison with an average",
    "bills above the average total",
    "SELECT COUNT(*) AS bills FROM bills WHERE total_cents / 100.0 > ( SELECT AVG(total_cents) / 100.0 AS figure FROM bills )",
  ],
  [
    "a list shows amounts of the currency",
    "bill totals of open bills",
    "SELECT total_cents / 100.0 AS total FROM bills WHERE status = $1 | open",
  ],
  [
    "another name for it",
    "highest tax by member",
    "SELECT m.name AS member, MAX(b.tax_in_cents) / 100.0 AS highest_tax FROM bills b JOIN members m ON m.id = b.member_id GROUP BY m.name, m.id ORDER BY highest_tax DESC",
  ],
  [
    "whether there is an amount",
    "how many bills have no tax",
    "SELECT COUNT(*) AS bills FROM bills WHERE tax_in_cents IS NULL",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
