import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Clients with contracts, their tickets and invoices, and members who rent. Today is 20 November 2026. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("clients", ["client_id integer", "name text", "contract_ends_on date", "created_on date"]),
      tableOf("members", ["member_id integer", "first_name text", "last_name text"]),
      tableOf("rentals", ["rental_id integer", "member_id integer", "started_on date", "fee decimal"]),
      tableOf("tickets", [
        "ticket_id integer",
        "client_id integer",
        "title text",
        "status text",
        "created_on date",
      ]),
      tableOf("invoices", [
        "invoice_id integer",
        "client_id integer",
        "amount decimal",
        "issued_on date",
        "due_on date",
        "paid_on date",
      ]),
    ],
    relationships: [
      relate("rentals.member_id", "members.member_id"),
      relate("tickets.client_id", "clients.client_id"),
      relate("invoices.client_id", "clients.client_id"),
    ],
  },
  [{ table: "tickets", column: "status", values: ["open", "pending", "solved"], isComplete: true }],
);

test.each([
  [
    "no open tickets is not never opened",
    "which clients never opened a ticket",
    `SELECT c.name AS client FROM clients c WHERE NOT EXISTS ( SELECT 1 FROM tickets t WHERE t.client_id = c.client_id )`,
  ],
  [
    "opening is an event",
    "tickets opened per month this year",
    `SELECT CAST(DATE_TRUNC('month', created_on) AS DATE) AS month, COUNT(*) AS tickets FROM tickets WHERE created_on >= DATE '2026-01-01' AND created_on < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', created_on) AS DATE) ORDER BY month`,
  ],
  [
    "a verb that names nothing",
    "clients that submitted more than 3 tickets this year",
    `SELECT c.name AS client FROM tickets t JOIN clients c ON c.client_id = t.client_id WHERE t.created_on >= DATE '2026-01-01' AND t.created_on < DATE '2027-01-01' GROUP BY c.name, c.client_id HAVING COUNT(*) > 3 ORDER BY COUNT(*) DESC`,
  ],
  [
    "a verb is no person",
    "which clients caused at least 3 tickets",
    `SELECT c.name AS client FROM tickets t JOIN clients c ON c.client_id = t.client_id GROUP BY c.name, c.client_id HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC`,
  ],
  [
    "how many are old",
    "how many open tickets are older than 10 days",
    `SELECT COUNT(*) AS tickets FROM tickets WHERE status = $1 AND DATE_DIFF('day', created_on, DATE '2026-11-20') > 10 | open`,
  ],
  [
    "late by a time",
    "how many invoices are more than 30 days overdue",
    `SELECT COUNT(*) AS invoices FROM invoices WHERE (due_on < DATE '2026-11-20' AND paid_on IS NULL) AND DATE_DIFF('day', due_on, DATE '2026-11-20') > 30`,
  ],
  [
    "late by a time, after the state",
    "which invoices are overdue by more than 2 weeks",
    `SELECT invoice_id FROM invoices WHERE (due_on < DATE '2026-11-20' AND paid_on IS NULL) AND (EPOCH(DATE '2026-11-20') - EPOCH(due_on)) / 604800 > 2`,
  ],
  [
    "an end in two words",
    "clients whose contract runs out this year",
    `SELECT name AS client FROM clients WHERE contract_ends_on IS NOT NULL AND contract_ends_on >= DATE '2026-01-01' AND contract_ends_on < DATE '2027-01-01'`,
  ],
  [
    "signing up without a date of that name",
    "signups per month this year",
    `SELECT CAST(DATE_TRUNC('month', created_on) AS DATE) AS month, COUNT(*) AS clients FROM clients WHERE created_on IS NOT NULL AND created_on >= DATE '2026-01-01' AND created_on < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', created_on) AS DATE) ORDER BY month`,
  ],
  [
    "who did something in a time",
    "members who rented in the last 90 days",
    `SELECT m.first_name, m.last_name FROM members m WHERE EXISTS ( SELECT 1 FROM rentals r WHERE r.member_id = m.member_id AND r.started_on >= DATE '2026-08-22' AND r.started_on < DATE '2026-11-21' )`,
  ],
  [
    "not done within a time",
    "invoices not paid within 30 days",
    `SELECT COUNT(*) AS invoices FROM invoices WHERE (DATE_DIFF('day', issued_on, paid_on) > 30 OR paid_on IS NULL)`,
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
