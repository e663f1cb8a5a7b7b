import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** An agency: deals that are won or lost, invoices to clients, bills of vendors, tickets, and ads that are seen. */
const catalog: Catalog = {
  tables: [
    tableOf("reps", ["rep_id integer", "name text"]),
    tableOf("clients", ["client_id integer", "name text", "sector text"]),
    tableOf("vendors", ["vendor_id integer", "name text"]),
    tableOf("deals", [
      "deal_id integer",
      "rep_id integer",
      "client_id integer",
      "stage text",
      "amount decimal",
      "opened_on date",
      "closed_on date",
    ]),
    tableOf("invoices", [
      "invoice_id integer",
      "client_id integer",
      "amount decimal",
      "issued_on date",
      "paid_on date",
    ]),
    tableOf("vendor_bills", [
      "bill_id integer",
      "vendor_id integer",
      "amount decimal",
      "received_on date",
      "paid_on date",
    ]),
    tableOf("tickets", ["ticket_id integer", "client_id integer", "status text", "raised_on date"]),
    tableOf("ad_days", ["day date", "site text", "spend decimal", "impressions integer", "clicks integer"]),
  ],
  relationships: [
    relate("deals.rep_id", "reps.rep_id"),
    relate("deals.client_id", "clients.client_id"),
    relate("invoices.client_id", "clients.client_id"),
    relate("vendor_bills.vendor_id", "vendors.vendor_id"),
    relate("tickets.client_id", "clients.client_id"),
  ],
};
const values = [
  { table: "deals", column: "stage", values: ["qualified", "proposal", "won", "lost"], isComplete: true },
  { table: "tickets", column: "status", values: ["new", "waiting", "closed"], isComplete: true },
];
const { ask } = prepareAsking(catalog, values);

test.each([
  [
    "bookings are the deals won, by the day they closed",
    "bookings by month in 2025",
    "SELECT CAST(DATE_TRUNC('month', d.closed_on) AS DATE) AS month, SUM(d.amount) AS amount FROM deals d WHERE d.stage = $1 AND d.closed_on >= DATE '2025-01-01' AND d.closed_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', d.closed_on) AS DATE) ORDER BY month | won",
  ],
  [
    "how far bookings grew is the change of what was won",
    "how much did bookings grow from 2024 to 2025",
    "SELECT (SUM(amount) FILTER (WHERE closed_on >= DATE '2025-01-01' AND closed_on < DATE '2026-01-01')) / NULLIF(SUM(amount) FILTER (WHERE closed_on >= DATE '2024-01-01' AND closed_on < DATE '2025-01-01'), 0) - 1 AS change FROM deals WHERE stage = $1 | won",
  ],
  [
    "the pipeline is what the open deals are worth",
    "pipeline by rep",
    "SELECT r.name AS rep, SUM(d.amount) AS amount FROM deals d JOIN reps r ON r.rep_id = d.rep_id WHERE d.stage NOT IN ($1, $2) GROUP BY r.name, r.rep_id ORDER BY amount DESC | won | lost",
  ],
  [
    "receivables are unpaid invoices",
    "total outstanding AR",
    "SELECT SUM(i.amount) AS amount FROM invoices i WHERE i.paid_on IS NULL",
  ],
  [
    "payables are unpaid bills of vendors",
    "accounts payable by vendor",
    "SELECT v.name AS vendor, SUM(vb.amount) AS amount FROM vendor_bills vb JOIN vendors v ON v.vendor_id = vb.vendor_id WHERE vb.paid_on IS NULL GROUP BY v.name, v.vendor_id ORDER BY amount DESC",
  ],
  [
    "a backlog of tickets is counted",
    "backlog by client",
    "SELECT c.name AS client, COUNT(*) AS tickets FROM tickets t JOIN clients c ON c.client_id = t.client_id WHERE t.status <> $1 GROUP BY c.name, c.client_id ORDER BY tickets DESC | closed",
  ],
  [
    "a cost per mille is one of a thousand views",
    "CPM by site",
    "SELECT site, (SUM(spend) * 1000) / NULLIF(SUM(impressions), 0) AS spend_per_1000_impressions FROM ad_days GROUP BY site ORDER BY spend_per_1000_impressions DESC",
  ],
  [
    "ARPU is what each client who was invoiced brought",
    "ARPU by sector",
    "SELECT c.sector, SUM(i.amount) / NULLIF(COUNT(DISTINCT c.client_id), 0) AS amount_per_client FROM invoices i JOIN clients c ON c.client_id = i.client_id GROUP BY c.sector ORDER BY amount_per_client DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a table of that name is meant before the rows in a state", () => {
  const named: Catalog = {
    tables: [
      ...catalog.tables,
      tableOf("bookings", ["booking_id integer", "client_id integer", "made_on date"]),
    ],
    relationships: [...catalog.relationships, relate("bookings.client_id", "clients.client_id")],
  };
  expect(prepareAsking(named, values).ask("bookings by month in 2025")).toContain("FROM bookings");
});

test("where nothing is in such a state, the word is unknown", () => {
  const { tables, relationships } = catalog;
  const without = {
    tables: tables.filter(({ name }) => name !== "deals"),
    relationships: relationships.filter(({ from }) => from.table !== "deals"),
  };
  expect(prepareAsking(without, values).ask("bookings by client")).toBe("refused: words-unknown");
});
