import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A gym that repairs its machines: spans by meaning, deadlines, dates of birth. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("members", [
        "member_id integer",
        "full_name text",
        "city text",
        "birth_date date",
        "joined_on date",
        "left_on date",
      ]),
      tableOf("repairs", [
        "repair_id integer",
        "machine text",
        "reason text",
        "opened_at timestamp",
        "closed_at timestamp",
      ]),
      tableOf("bills", [
        "bill_id integer",
        "member_id integer",
        "issued_on date",
        "due_on date",
        "paid_on date",
        "amount decimal",
      ]),
      tableOf("parcels", ["parcel_id integer", "carrier text", "shipped_on date", "delivered_on date"]),
    ],
    relationships: [relate("bills.member_id", "members.member_id")],
  },
  [
    { table: "members", column: "city", values: ["Oslo", "Rome"], isComplete: true },
    { table: "repairs", column: "reason", values: ["Belt", "Motor"], isComplete: true },
    { table: "parcels", column: "carrier", values: ["Swift", "Post"], isComplete: true },
  ],
);

const hours = "(EPOCH(closed_at) - EPOCH(opened_at)) / 3600";

type Example = readonly [rule: string, question: string, sql: string];

const examples: readonly Example[] = [
  [
    "the span of a row, in hours if it has times",
    "average repair duration by reason",
    `SELECT reason, AVG(${hours}) AS average_hours_from_opened_at_to_closed_at FROM repairs GROUP BY reason ORDER BY average_hours_from_opened_at_to_closed_at DESC`,
  ],
  [
    "a unit beside the thing adds up, and is no time axis",
    "total repair hours per month",
    `SELECT CAST(DATE_TRUNC('month', opened_at) AS DATE) AS month, SUM(${hours}) AS hours_from_opened_at_to_closed_at FROM repairs GROUP BY CAST(DATE_TRUNC('month', opened_at) AS DATE) ORDER BY month`,
  ],
  [
    "until an event, from the date of the row",
    "how many days do members take to pay a bill on average",
    "SELECT AVG(DATE_DIFF('day', issued_on, paid_on)) AS average_days_from_issued_on_to_paid_on FROM bills",
  ],
  [
    "until an event, from the start of its span",
    "mean time to resolve a repair, in minutes",
    "SELECT AVG((EPOCH(closed_at) - EPOCH(opened_at)) / 60) AS average_minutes_from_opened_at_to_closed_at FROM repairs",
  ],
  [
    "between two events",
    "median number of days between shipping and delivery by carrier",
    "SELECT carrier, MEDIAN(CAST(DATE_DIFF('day', shipped_on, delivered_on) AS DOUBLE)) AS median_days_from_shipped_on_to_delivered_on FROM parcels GROUP BY carrier ORDER BY median_days_from_shipped_on_to_delivered_on DESC",
  ],
  [
    "a span with a name of its own",
    "average transit time per carrier",
    "SELECT carrier, AVG(DATE_DIFF('day', shipped_on, delivered_on)) AS average_days_from_shipped_on_to_delivered_on FROM parcels GROUP BY carrier ORDER BY average_days_from_shipped_on_to_delivered_on DESC",
  ],
  [
    "how long something takes",
    "how long does delivery take",
    "SELECT AVG(DATE_DIFF('day', shipped_on, delivered_on)) AS average_days_from_shipped_on_to_delivered_on FROM parcels",
  ],
  [
    "so far, where it has not ended",
    "how many days has each repair been open",
    "SELECT repair_id, SUM((EPOCH(COALESCE(closed_at, DATE '2026-11-20')) - EPOCH(opened_at)) / 86400) AS days_from_opened_at_to_closed_at FROM repairs GROUP BY repair_id ORDER BY days_from_opened_at_to_closed_at DESC",
  ],
  [
    "ranked by length",
    "3 longest repairs",
    `SELECT repair_id, SUM(${hours}) AS hours_from_opened_at_to_closed_at FROM repairs GROUP BY repair_id ORDER BY hours_from_opened_at_to_closed_at DESC LIMIT 3`,
  ],
  [
    "longer than",
    "how many repairs took longer than 3 hours",
    `SELECT COUNT(*) AS repairs FROM repairs WHERE ${hours} > 3`,
  ],
  [
    "within",
    "bills paid within 10 days",
    "SELECT COUNT(*) AS bills FROM bills WHERE DATE_DIFF('day', issued_on, paid_on) <= 10",
  ],
  [
    "older than",
    "bills older than 90 days",
    "SELECT COUNT(*) AS bills FROM bills WHERE DATE_DIFF('day', issued_on, DATE '2026-11-20') > 90",
  ],
  [
    "older than so many years",
    "bills older than 2 years",
    "SELECT COUNT(*) AS bills FROM bills WHERE issued_on < DATE '2024-11-20'",
  ],
  [
    "the age of people",
    "members over 65",
    "SELECT full_name FROM members WHERE DATE_SUB('year', birth_date, DATE '2026-11-20') > 65",
  ],
];

describe("time between two dates of a row", () => {
  test.each(examples)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});
