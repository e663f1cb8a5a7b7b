import { expect, test } from "vitest";
import { askLandlord as ask } from "./landlord.test-support.ts";

const days = "(EPOCH(COALESCE(closed_at, DATE '2026-11-20')) - EPOCH(reported_at)) / 86400";

test.each([
  [
    "what happens to rows later is no date of theirs",
    "rent invoices per month this year",
    "SELECT CAST(DATE_TRUNC('month', due_date) AS DATE) AS month, COUNT(*) AS rent_invoices FROM rent_invoices WHERE due_date >= DATE '2026-01-01' AND due_date < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', due_date) AS DATE) ORDER BY month",
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
    `SELECT request_id FROM maintenance_requests WHERE closed_at IS NULL AND ${days} > 30`,
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
  ["no comparison is dropped", "cost below the weather", "refused: words-unknown"],
  ["no row is empty and compared", "open requests closed last month", "refused: question-not-understood"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
