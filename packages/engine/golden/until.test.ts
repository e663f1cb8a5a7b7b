import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A garage for old-timers: machines stand still and restart, bills are paid by clients, and mechanics book hours. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("clients", ["client_id integer", "name text", "kind text"]),
      tableOf("mechanics", ["mechanic_id integer", "name text"]),
      tableOf("bills", [
        "bill_id integer",
        "client_id integer",
        "billed date",
        "paid date",
        "amount decimal",
      ]),
      tableOf("outages", ["outage_id integer", "cause text", "began timestamp", "ended timestamp"]),
      tableOf("hours", ["hour_id integer", "mechanic_id integer", "worked date", "duration decimal"]),
    ],
    relationships: [
      relate("bills.client_id", "clients.client_id"),
      relate("hours.mechanic_id", "mechanics.mechanic_id"),
    ],
  },
  [
    { table: "clients", column: "kind", values: ["public", "private"], isComplete: true },
    { table: "mechanics", column: "name", values: ["Elin Strand", "Udo Young"], isComplete: true },
  ],
);

test.each([
  [
    "how fast is the time until an event, of the rows that pass a condition",
    "how fast do public clients pay",
    "SELECT AVG(DATE_DIFF('day', b.billed, b.paid)) AS average_days_from_billed_to_paid FROM bills b JOIN clients c ON c.client_id = b.client_id WHERE c.kind = $1 | public",
  ],
  [
    "a unit after a comma is no breakdown",
    "how long until public clients pay, days",
    "SELECT AVG(DATE_DIFF('day', b.billed, b.paid)) AS average_days_from_billed_to_paid FROM bills b JOIN clients c ON c.client_id = b.client_id WHERE c.kind = $1 | public",
  ],
  [
    "a unit may say it alone",
    "days until private clients pay",
    "SELECT AVG(DATE_DIFF('day', b.billed, b.paid)) AS average_days_from_billed_to_paid FROM bills b JOIN clients c ON c.client_id = b.client_id WHERE c.kind = $1 | private",
  ],
  [
    "the time in a state runs until the date that is empty in it",
    "days unpaid per client",
    "SELECT c.name AS client, AVG(DATE_DIFF('day', b.billed, b.paid)) AS average_days_from_billed_to_paid FROM bills b JOIN clients c ON c.client_id = b.client_id GROUP BY c.name, c.client_id ORDER BY average_days_from_billed_to_paid DESC",
  ],
  [
    "rows that are called by a unit are added up",
    "hours per mechanic",
    "SELECT m.name AS mechanic, SUM(h.duration) AS duration FROM hours h JOIN mechanics m ON m.mechanic_id = h.mechanic_id GROUP BY m.name, m.mechanic_id ORDER BY duration DESC",
  ],
  [
    "also when their number seems to be asked for",
    "how many hours did udo young work in 2026",
    "SELECT SUM(h.duration) AS duration FROM hours h JOIN mechanics m ON m.mechanic_id = h.mechanic_id WHERE m.name = $1 AND h.worked >= DATE '2026-01-01' AND h.worked < DATE '2027-01-01' | Udo Young",
  ],
  [
    "a unit of time breaks down elsewhere",
    "bills per day",
    "SELECT billed AS day, COUNT(*) AS bills FROM bills GROUP BY billed ORDER BY day",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
