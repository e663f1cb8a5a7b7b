import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A music school that books lessons and bills sponsors: dates of booking and of the event, dates of joined rows. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("teachers", [
        "teacher_id integer",
        "first_name text",
        "last_name text",
        "instrument text",
        "hired_on date",
        "left_on date",
      ]),
      tableOf("sponsors", ["sponsor_id integer", "name text"]),
      tableOf("lessons", [
        "lesson_id integer",
        "teacher_id integer",
        "booked_at timestamp",
        "starts_at timestamp",
        "arrived_at timestamp",
        "room text",
      ]),
      tableOf("reports", ["report_id integer", "lesson_id integer", "started_at timestamp", "grade integer"]),
      tableOf("bills", [
        "bill_id integer",
        "lesson_id integer",
        "sponsor_id integer",
        "issued_on date",
        "amount decimal",
      ]),
      tableOf("payments", ["payment_id integer", "bill_id integer", "received_on date", "amount decimal"]),
      tableOf("bookings", ["booking_id integer", "hall text", "booked_at timestamp", "starts_at timestamp"]),
      tableOf("loans", [
        "loan_id integer",
        "instrument text",
        "picked_up_at timestamp",
        "returned_at timestamp",
      ]),
    ],
    relationships: [
      relate("lessons.teacher_id", "teachers.teacher_id"),
      relate("reports.lesson_id", "lessons.lesson_id"),
      relate("bills.lesson_id", "lessons.lesson_id"),
      relate("bills.sponsor_id", "sponsors.sponsor_id"),
      relate("payments.bill_id", "bills.bill_id"),
    ],
  },
  [
    { table: "lessons", column: "room", values: ["Red", "Blue"], isComplete: true },
    { table: "loans", column: "instrument", values: ["Cello", "Harp"], isComplete: true },
  ],
);

type Example = readonly [rule: string, question: string, sql: string];

const dates: readonly Example[] = [
  [
    "lessons are on the day they take place",
    "how many lessons were there in October 2026",
    "SELECT COUNT(*) AS lessons FROM lessons WHERE starts_at >= DATE '2026-10-01' AND starts_at < DATE '2026-11-01'",
  ],
  [
    "the day of booking if the question says so",
    "how many lessons were booked in October 2026",
    "SELECT COUNT(*) AS lessons FROM lessons WHERE booked_at >= DATE '2026-10-01' AND booked_at < DATE '2026-11-01'",
  ],
  [
    "new ones are those of the period",
    "new teachers in 2025",
    "SELECT first_name, last_name FROM teachers WHERE hired_on >= DATE '2025-01-01' AND hired_on < DATE '2026-01-01'",
  ],
  [
    "bookings are on the day of booking",
    "how many bookings in October 2026",
    "SELECT COUNT(*) AS bookings FROM bookings WHERE booked_at >= DATE '2026-10-01' AND booked_at < DATE '2026-11-01'",
  ],
];

const durations: readonly Example[] = [
  [
    "the unit named, where the dates are of joined rows",
    "average wait between arrival and start of the report per teacher, in minutes",
    "SELECT t.first_name, t.last_name, AVG((EPOCH(r.started_at) - EPOCH(l.arrived_at)) / 60) AS average_minutes_from_arrived_at_to_started_at FROM reports r JOIN lessons l ON l.lesson_id = r.lesson_id JOIN teachers t ON t.teacher_id = l.teacher_id GROUP BY t.first_name, t.last_name, t.teacher_id ORDER BY average_minutes_from_arrived_at_to_started_at DESC",
  ],
  [
    "a unit is no time axis",
    "avg wait between booking and start of the lesson, in days",
    "SELECT AVG((EPOCH(starts_at) - EPOCH(booked_at)) / 86400) AS average_days_from_booked_at_to_starts_at FROM lessons",
  ],
  [
    "events by their names alone",
    "average days from issue to payment by sponsor",
    "SELECT s.name AS sponsor, AVG(DATE_DIFF('day', b.issued_on, p.received_on)) AS average_days_from_issued_on_to_received_on FROM payments p JOIN bills b ON b.bill_id = p.bill_id JOIN sponsors s ON s.sponsor_id = b.sponsor_id GROUP BY s.name, s.sponsor_id ORDER BY average_days_from_issued_on_to_received_on DESC",
  ],
  [
    "an event counts from the one it follows",
    "how long do sponsors take to pay",
    "SELECT AVG(DATE_DIFF('day', b.issued_on, p.received_on)) AS average_days_from_issued_on_to_received_on FROM payments p JOIN bills b ON b.bill_id = p.bill_id",
  ],
  [
    "from booking to event",
    "how far ahead are lessons booked on average, in days",
    "SELECT AVG((EPOCH(starts_at) - EPOCH(booked_at)) / 86400) AS average_days_from_booked_at_to_starts_at FROM lessons",
  ],
  [
    "until an event",
    "how long do teachers stay until they leave, by instrument",
    "SELECT instrument, AVG(DATE_DIFF('day', hired_on, left_on)) AS average_days_from_hired_on_to_left_on FROM teachers GROUP BY instrument ORDER BY average_days_from_hired_on_to_left_on DESC",
  ],
  [
    "a loan lasts until it is returned",
    "average loan length in days by instrument",
    "SELECT instrument, AVG((EPOCH(returned_at) - EPOCH(picked_up_at)) / 86400) AS average_days_from_picked_up_at_to_returned_at FROM loans GROUP BY instrument ORDER BY average_days_from_picked_up_at_to_returned_at DESC",
  ],
];

const apart: readonly Example[] = [
  [
    "two events are counted side by side",
    "hires vs leavers last year",
    "SELECT SUM(s.teachers_hired) AS teachers_hired, ( SELECT COUNT(*) AS teachers_left FROM teachers WHERE left_on >= DATE '2025-01-01' AND left_on < DATE '2026-01-01' ) AS teachers_left FROM ( SELECT COUNT(*) AS teachers_hired FROM teachers WHERE hired_on >= DATE '2025-01-01' AND hired_on < DATE '2026-01-01' ) s",
  ],
  [
    "without a period, those that happened",
    "hired vs left",
    "SELECT SUM(s.teachers_hired) AS teachers_hired, ( SELECT COUNT(*) AS teachers_left FROM teachers WHERE left_on IS NOT NULL ) AS teachers_left FROM ( SELECT COUNT(*) AS teachers_hired FROM teachers WHERE hired_on IS NOT NULL ) s",
  ],
  [
    "each along its own time",
    "hires and leavers per month in 2025",
    "SELECT s.month, COALESCE(SUM(s2.teachers_hired), 0) AS teachers_hired, COALESCE(SUM(s3.teachers_left), 0) AS teachers_left FROM ( SELECT DISTINCT CAST(DATE_TRUNC('month', hired_on) AS DATE) AS month FROM teachers WHERE hired_on >= DATE '2025-01-01' AND hired_on < DATE '2026-01-01' UNION SELECT DISTINCT CAST(DATE_TRUNC('month', left_on) AS DATE) AS month FROM teachers WHERE left_on >= DATE '2025-01-01' AND left_on < DATE '2026-01-01' ) s LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', hired_on) AS DATE) AS month, COUNT(*) AS teachers_hired FROM teachers WHERE hired_on >= DATE '2025-01-01' AND hired_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', hired_on) AS DATE) ) s2 ON s2.month = s.month LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', left_on) AS DATE) AS month, COUNT(*) AS teachers_left FROM teachers WHERE left_on >= DATE '2025-01-01' AND left_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', left_on) AS DATE) ) s3 ON s3.month = s.month GROUP BY s.month ORDER BY s.month",
  ],
];

describe("two events of one table", () => {
  test.each(apart)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

describe("the date of an event", () => {
  test.each(dates)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

describe("time between dates of joined rows", () => {
  test.each(durations)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});
