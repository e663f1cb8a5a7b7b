import { expect, test } from "vitest";
import { ask as askClinic } from "./clinic.test-support.ts";
import { ask as askCompany, prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A locksmith: jobs at clients in districts, which may be paid late, cancelled, or guaranteed. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("clients", ["client_id integer", "name text", "district text"]),
      tableOf("jobs", [
        "job_id integer",
        "client_id integer",
        "kind text",
        "booked date",
        "due date",
        "paid date",
        "dropped_out date",
        "guaranteed boolean",
      ]),
    ],
    relationships: [relate("jobs.client_id", "clients.client_id")],
  },
  [{ table: "jobs", column: "kind", values: ["lock", "safe"], isComplete: true }],
);

test.each([
  [
    "a condition needs no breakdown to be a part",
    "guaranteed jobs in 2025 in pct",
    "SELECT (COUNT(*) FILTER (WHERE guaranteed = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_jobs FROM jobs WHERE booked >= DATE '2025-01-01' AND booked < DATE '2026-01-01'",
  ],
  [
    "of several conditions, the one that tells what became of the rows is the part",
    "guaranteed safe jobs by district, percent",
    "SELECT c.district, (COUNT(*) FILTER (WHERE j.guaranteed = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_jobs FROM jobs j JOIN clients c ON c.client_id = j.client_id WHERE j.kind = $1 GROUP BY c.district ORDER BY share_of_jobs DESC | safe",
  ],
  [
    "a date that only some rows have is a part",
    "dropped out by kind in %",
    "SELECT kind, (COUNT(*) FILTER (WHERE dropped_out IS NOT NULL)) / NULLIF(COUNT(*), 0) AS share_of_jobs FROM jobs GROUP BY kind ORDER BY share_of_jobs DESC",
  ],
  [
    "a flag of counted rows is a part",
    "how many jobs are guaranteed, percent",
    "SELECT (COUNT(*) FILTER (WHERE guaranteed = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_jobs FROM jobs",
  ],
  [
    "without a condition, each group has its share",
    "jobs per district in percent",
    "WITH grouped AS ( SELECT c.district AS district, COUNT(*) AS jobs FROM jobs j JOIN clients c ON c.client_id = j.client_id GROUP BY c.district ) SELECT district, jobs / NULLIF(SUM(jobs) OVER (), 0) AS share_of_jobs FROM grouped ORDER BY jobs DESC",
  ],
  ["a number of rows alone is no percentage", "how many jobs in percent", "refused: words-unknown"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("values against each other are parts of both", () => {
  expect(askClinic("completed vs cancelled visits in percent")).toBe(
    "WITH grouped AS ( SELECT status, COUNT(*) AS visits FROM visits WHERE status IN ($1, $2) GROUP BY status ) SELECT status, visits / NULLIF(SUM(visits) OVER (), 0) AS share_of_visits FROM grouped ORDER BY visits DESC | completed | cancelled",
  );
  expect(askCompany("paid vs cancelled orders in percent")).toBe(
    "WITH grouped AS ( SELECT status, COUNT(*) AS orders FROM orders WHERE status IN ($1, $2) GROUP BY status ) SELECT status, orders / NULLIF(SUM(orders) OVER (), 0) AS share_of_orders FROM grouped ORDER BY orders DESC | paid | cancelled",
  );
});
