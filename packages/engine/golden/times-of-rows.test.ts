import { expect, test } from "vitest";
import { askLandlord as ask } from "./landlord.test-support.ts";

const days = "(EPOCH(COALESCE(closed_at, DATE '2026-11-20')) - EPOCH(reported_at)) / 86400";
const paid =
  "FROM maintenance_requests mr JOIN vendors v ON v.vendor_id = mr.vendor_id GROUP BY v.vendor_name, v.vendor_id";

test.each([
  [
    "what happens to rows later is no date of theirs",
    "rent invoices per month this year",
    "SELECT CAST(DATE_TRUNC('month', due_date) AS DATE) AS month, COUNT(*) AS rent_invoices FROM rent_invoices WHERE due_date >= DATE '2026-01-01' AND due_date < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', due_date) AS DATE) ORDER BY month",
  ],
  [
    "a singular noun, and what is done to it, are an amount",
    "rent invoiced per month this year",
    "SELECT CAST(DATE_TRUNC('month', ri.due_date) AS DATE) AS month, SUM(ri.amount) AS amount FROM rent_invoices ri WHERE ri.due_date >= DATE '2026-01-01' AND ri.due_date < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', ri.due_date) AS DATE) ORDER BY month",
  ],
  [
    "unless the question names it",
    "invoices paid last month",
    "SELECT COUNT(*) AS rent_invoices FROM rent_invoices WHERE paid_on >= DATE '2026-10-01' AND paid_on < DATE '2026-11-01'",
  ],
  [
    "unless the question names it in other words",
    "rent collected last month",
    "SELECT SUM(ri.amount) AS amount FROM rent_invoices ri WHERE ri.paid_on >= DATE '2026-10-01' AND ri.paid_on < DATE '2026-11-01'",
  ],
  [
    "the time until an event counts from the date of its own rows",
    "average number of days until an invoice is paid",
    "SELECT AVG(DATE_DIFF('day', due_date, paid_on)) AS average_days_from_due_date_to_paid_on FROM rent_invoices",
  ],
  [
    "rows that are open last until now",
    "requests open longer than 30 days",
    `SELECT COUNT(*) AS maintenance_requests FROM maintenance_requests WHERE closed_at IS NULL AND ${days} > 30`,
  ],
  [
    "two columns that are called alike, by parts of their names",
    "rent below target",
    "SELECT l.lease_id FROM leases l JOIN units u ON u.unit_id = l.unit_id WHERE l.monthly_rent < u.target_rent",
  ],
  [
    "two columns by their names",
    "leases with monthly rent below target rent",
    "SELECT l.lease_id FROM leases l JOIN units u ON u.unit_id = l.unit_id WHERE l.monthly_rent < u.target_rent",
  ],
  [
    "the age of people",
    "how old are our tenants on average",
    "SELECT AVG(DATE_SUB('year', birth_date, DATE '2026-11-20')) AS average_years_since_birth_date FROM tenants",
  ],
  [
    "the age of the oldest thing",
    "how old is the oldest property",
    "SELECT MAX(DATE_SUB('year', built_on, DATE '2026-11-20')) AS years_since_first_property FROM properties",
  ],
  [
    "the age of rows in a state",
    "how old are open requests on average",
    "SELECT AVG(DATE_DIFF('day', CAST(reported_at AS DATE), DATE '2026-11-20')) AS average_days_since_reported_at FROM maintenance_requests WHERE closed_at IS NULL",
  ],
  ["vendors have no age", "how old are our vendors", "refused: words-unknown"],
  [
    "what we pay is an amount",
    "which vendor did we pay the most",
    `SELECT v.vendor_name ${paid} ORDER BY SUM(mr.cost) DESC LIMIT 1`,
  ],
  [
    "what we spend goes to partners",
    "who do we spend the most on",
    `SELECT v.vendor_name ${paid} ORDER BY SUM(mr.cost) DESC LIMIT 1`,
  ],
  [
    "using is no paying",
    "which vendor do we use the most",
    `SELECT v.vendor_name ${paid} ORDER BY COUNT(*) DESC LIMIT 1`,
  ],
  [
    "a season is three months",
    "requests last winter",
    "SELECT COUNT(*) AS maintenance_requests FROM maintenance_requests WHERE reported_at >= DATE '2025-12-01' AND reported_at < DATE '2026-03-01'",
  ],
  ["no comparison is dropped", "cost below the weather", "refused: words-unknown"],
  ["no row is empty and compared", "open requests closed last month", "refused: question-not-understood"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
