import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Nouns for what was done to rows, and rows with a last day. */

const { ask } = prepareAsking(
  {
    tables: [
      tableOf("pilots", ["id integer", "name text", "licence_expires_on date", "medical_valid_until date"]),
      tableOf("flights", ["id integer", "pilot_id integer", "departed_on date"]),
      tableOf("passes", ["id integer", "holder text", "expiry_date date"]),
      tableOf("agencies", ["id integer", "name text"]),
      tableOf("permits", [
        "id integer",
        "agency_id integer",
        "filed_on date",
        "status text",
        "denial_reason text",
      ]),
    ],
    relationships: [relate("flights.pilot_id", "pilots.id"), relate("permits.agency_id", "agencies.id")],
  },
  [
    {
      table: "permits",
      column: "status",
      values: ["denied", "verified", "withdrawn", "under_review"],
      isComplete: true,
    },
    { table: "permits", column: "denial_reason", values: ["incomplete", "too late"], isComplete: true },
  ],
);

test.each([
  [
    "a rate of a deed is that of its status",
    "verification rate by agency",
    "SELECT a.name AS agency, (COUNT(*) FILTER (WHERE p.status = $1)) / NULLIF(COUNT(*), 0) AS share_of_permits FROM permits p JOIN agencies a ON a.id = p.agency_id GROUP BY a.name, a.id ORDER BY share_of_permits DESC | verified",
  ],
  [
    "deeds are counted",
    "how many denials did we have in 2025",
    "SELECT COUNT(*) AS permits FROM permits WHERE status = $1 AND filed_on >= DATE '2025-01-01' AND filed_on < DATE '2026-01-01' | denied",
  ],
  [
    "no rows of a kind in a period",
    "agencies with no denials in 2025",
    "SELECT a.name AS agency FROM agencies a WHERE NOT EXISTS ( SELECT 1 FROM permits p WHERE p.agency_id = a.id AND p.status = $1 AND p.filed_on >= DATE '2025-01-01' AND p.filed_on < DATE '2026-01-01' ) | denied",
  ],
  [
    "most rows of a kind",
    "which 3 agencies have the most denials",
    "SELECT a.name AS agency FROM permits p JOIN agencies a ON a.id = p.agency_id WHERE p.status = $1 GROUP BY a.name, a.id ORDER BY COUNT(*) DESC LIMIT 3 | denied",
  ],
  [
    "a ranking by rows of a kind",
    "top 5 agencies by withdrawals",
    "SELECT a.name AS agency, COUNT(*) AS permits FROM permits p JOIN agencies a ON a.id = p.agency_id WHERE p.status = $1 GROUP BY a.name, a.id ORDER BY permits DESC LIMIT 5 | withdrawn",
  ],
  [
    "an irregular noun",
    "withdrawals per month",
    "SELECT CAST(DATE_TRUNC('month', filed_on) AS DATE) AS month, COUNT(*) AS permits FROM permits WHERE status = $1 GROUP BY CAST(DATE_TRUNC('month', filed_on) AS DATE) ORDER BY month | withdrawn",
  ],
  [
    "a column of that name is meant by its whole name",
    "number of permits by denial reason",
    "SELECT denial_reason, COUNT(*) AS permits FROM permits GROUP BY denial_reason ORDER BY permits DESC",
  ],
  [
    "after its last day, something is expired",
    "expired passes",
    "SELECT id AS passe_id FROM passes WHERE expiry_date < DATE '2026-11-20'",
  ],
  [
    "until then, and without such a day, it is valid",
    "valid passes",
    "SELECT id AS passe_id FROM passes WHERE (expiry_date >= DATE '2026-11-20' OR expiry_date IS NULL)",
  ],
  [
    "the name of the day says what expires",
    "pilots with an expired licence",
    "SELECT name AS pilot FROM pilots WHERE licence_expires_on < DATE '2026-11-20'",
  ],
  [
    "another day of the same rows",
    "how many pilots have an expired medical",
    "SELECT COUNT(*) AS pilots FROM pilots WHERE medical_valid_until < DATE '2026-11-20'",
  ],
  [
    "as a clause",
    "pilots whose licence has expired",
    "SELECT name AS pilot FROM pilots WHERE licence_expires_on < DATE '2026-11-20'",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
