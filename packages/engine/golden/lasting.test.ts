import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";
import { profiled } from "./profiled.test-support.ts";

/** A theater: actors who come and go, seasons of plays with both ends, patrons without one, and bookings. */
const { ask } = prepareAsking({
  tables: [
    profiled(tableOf("actors", ["actor_id integer", "full_name text", "hired_on date", "left_on date"]), {
      hired_on: { min: "2019-02-01", max: "2026-10-01" },
      left_on: { nullCount: 12, min: "2020-03-01", max: "2026-09-30" },
    }),
    profiled(tableOf("patrons", ["patron_id integer", "patron_name text", "joined_on date"]), {
      joined_on: { min: "2019-02-01", max: "2026-10-01" },
    }),
    profiled(tableOf("runs", ["run_id integer", "run_name text", "starts_on date", "ends_on date"]), {
      starts_on: { nullCount: 0, min: "2023-01-01", max: "2026-12-01" },
      ends_on: { nullCount: 0, min: "2023-02-01", max: "2027-01-31" },
    }),
    tableOf("bookings", ["booking_id integer", "patron_id integer", "booked_on date"]),
    tableOf("stages", ["stage_id integer", "stage_name text", "opened_on date"]),
    tableOf("tours", ["tour_id integer", "tour_name text", "starts_at timestamp"]),
  ],
  relationships: [relate("bookings.patron_id", "patrons.patron_id")],
});

const employed = (from: string, to: string): string =>
  `(hired_on < DATE '${to}' AND (left_on IS NULL OR left_on >= DATE '${from}'))`;
const endOf2024 = employed("2024-12-31", "2025-01-01");

test.each([
  [
    "how many actors did we have at the end of 2024",
    `SELECT COUNT(*) AS actors FROM actors WHERE ${endOf2024}`,
  ],
  ["number of actors as of 31 December 2024", `SELECT COUNT(*) AS actors FROM actors WHERE ${endOf2024}`],
  [
    "how many actors were employed on 1 March 2025",
    `SELECT COUNT(*) AS actors FROM actors WHERE ${employed("2025-03-01", "2025-03-02")}`,
  ],
  [
    "actors active in March 2025",
    `SELECT full_name FROM actors WHERE ${employed("2025-03-01", "2025-04-01")}`,
  ],
])("rows that end lasted at a time: %s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("rows without an end have lasted since they began", () => {
  expect(ask("how many patrons did we have on 1 June 2025")).toBe(
    "SELECT COUNT(*) AS patrons FROM patrons WHERE joined_on < DATE '2025-06-02'",
  );
  expect(ask("number of patrons as of March 2025")).toBe(
    "SELECT COUNT(*) AS patrons FROM patrons WHERE joined_on < DATE '2025-04-01'",
  );
  expect(ask("how many stages did we have at the end of 2024")).toBe(
    "SELECT COUNT(*) AS stages FROM stages WHERE opened_on < DATE '2025-01-01'",
  );
});

test("what happens on a day has happened by then", () => {
  expect(ask("number of bookings as of March 2025")).toBe(
    "SELECT COUNT(*) AS bookings FROM bookings WHERE booked_on < DATE '2025-04-01'",
  );
});

test("rows were in a state then, rather than now", () => {
  expect(ask("which runs were active on 1 May 2025")).toBe(
    "SELECT run_name FROM runs WHERE (starts_on < DATE '2025-05-02' AND ends_on >= DATE '2025-05-01')",
  );
});

test.each([
  [
    "what happened on a day",
    "how many bookings did we have on 1 June 2025",
    "SELECT COUNT(*) AS bookings FROM bookings WHERE booked_on >= DATE '2025-06-01' AND booked_on < DATE '2025-06-02'",
  ],
  [
    "what happens at a time of day",
    "how many tours did we have on 1 June 2025",
    "SELECT COUNT(*) AS tours FROM tours WHERE starts_at >= DATE '2025-06-01' AND starts_at < DATE '2025-06-02'",
  ],
  [
    "what began on a day",
    "actors hired on 1 March 2025",
    "SELECT full_name FROM actors WHERE hired_on >= DATE '2025-03-01' AND hired_on < DATE '2025-03-02'",
  ],
  [
    "what began in a period",
    "how many actors joined in 2024",
    "SELECT COUNT(*) AS actors FROM actors WHERE hired_on >= DATE '2024-01-01' AND hired_on < DATE '2025-01-01'",
  ],
])("it is not about %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

describe("along time", () => {
  const troupe = prepareAsking({
    tables: [
      profiled(
        tableOf("actors", [
          "actor_id integer",
          "full_name text",
          "troupe text",
          "hired_on date",
          "left_on date",
        ]),
        {
          hired_on: { min: "2019-02-01", max: "2026-10-01" },
          left_on: { nullCount: 12, min: "2020-03-01", max: "2026-09-30" },
        },
      ),
    ],
    relationships: [],
  });

  test("the rows that are there are those that began without those that ended, up to today", () => {
    expect(ask("patrons at the end of each month")).toBe(
      "SELECT s.month, MAX(s.patrons) AS patrons FROM ( WITH grouped AS ( SELECT CAST(DATE_TRUNC('month', joined_on) AS DATE) AS month, COUNT(*) AS patrons_joined FROM patrons WHERE joined_on < DATE '2026-11-21' GROUP BY CAST(DATE_TRUNC('month', joined_on) AS DATE) ) SELECT month, SUM(patrons_joined) OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS patrons FROM grouped ) s GROUP BY s.month ORDER BY s.month",
    );
    const sql = troupe.ask("headcount by month");
    expect(sql).toContain("COALESCE(SUM(s3.actors_hired), 0) - COALESCE(SUM(s4.actors_left), 0)");
    expect(sql).toContain("OVER (ORDER BY month ROWS UNBOUNDED PRECEDING) AS actors");
  });

  test("a period limits what is shown, never what is added up", () => {
    expect(ask("number of actors at the end of each quarter in 2025")).toMatch(
      /WHERE s.quarter >= DATE '2025-01-01' AND s.quarter < DATE '2026-01-01' GROUP BY s.quarter ORDER BY s.quarter$/u,
    );
  });

  test.each([
    [["headcount by month"], "actors by month, until today"],
    [["headcount by troupe and year"], "actors by troupe and year, until today"],
    [["headcount by month", "by troupe"], "actors by month and troupe, until today"],
    [["headcount by month", "only 2025"], "actors by month, 2025"],
  ])("it is told and followed up: %j", (conversation, summary) => {
    expect(troupe.summarize(...conversation)).toBe(summary);
  });
});
