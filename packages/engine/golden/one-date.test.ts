import { expect, test } from "vitest";
import { prepareAsking, tableOf } from "./company.test-support.ts";

/** Trainees are screened first, may be admitted later, and may drop out. */
const { ask } = prepareAsking({
  tables: [
    tableOf("trainees", [
      "trainee_id integer",
      "name text",
      "school text",
      "screened date",
      "admitted date",
      "dropped_out date",
    ]),
  ],
  relationships: [],
});

test.each([
  [
    "a period is about the date that the time axis is of",
    "dropped out per month this year",
    "SELECT CAST(DATE_TRUNC('month', dropped_out) AS DATE) AS month, COUNT(*) AS trainees FROM trainees WHERE dropped_out >= DATE '2026-01-01' AND dropped_out < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', dropped_out) AS DATE) ORDER BY month",
  ],
  [
    "a time axis is of the date that the period is about",
    "trainees admitted since october per week",
    "SELECT CAST(DATE_TRUNC('week', admitted) AS DATE) AS week, COUNT(*) AS trainees FROM trainees WHERE admitted >= DATE '2026-10-01' GROUP BY CAST(DATE_TRUNC('week', admitted) AS DATE) ORDER BY week",
  ],
  [
    "a period alone stays with the date that it names",
    "trainees admitted in 2025 by school",
    "SELECT school, COUNT(*) AS trainees FROM trainees WHERE admitted >= DATE '2025-01-01' AND admitted < DATE '2026-01-01' GROUP BY school ORDER BY trainees DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
