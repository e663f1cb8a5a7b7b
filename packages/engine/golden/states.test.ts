import { describe, expect, test } from "vitest";
import { askLibrary } from "./library.test-support.ts";

type Example = readonly [rule: string, question: string, sql: string];

const planned: readonly Example[] = [
  [
    "days to come are days of a date that has some",
    "loans in the next 14 days",
    "SELECT COUNT(*) AS loans FROM loans WHERE due_on >= DATE '2026-11-21' AND due_on < DATE '2026-12-05'",
  ],
  [
    "a due date may have no rows ahead",
    "loans due in the next 90 days",
    "SELECT COUNT(*) AS loans FROM loans WHERE due_on >= DATE '2026-11-21' AND due_on < DATE '2027-02-19'",
  ],
  [
    "a column may be called forecast",
    "requests by forecast type",
    "SELECT forecast_type, COUNT(*) AS requests FROM requests GROUP BY forecast_type ORDER BY requests DESC",
  ],
  ["no column is called forecast", "forecast fines for next month", "refused: forecast-not-possible"],
];

const flags: readonly Example[] = [
  [
    "a negated flag is no, not empty",
    "members without newsletter",
    "SELECT full_name FROM members WHERE newsletter_flg = $1 | N",
  ],
];

describe("dates to come", () => {
  test.each(planned)("%s: %s", (_, question, sql) => {
    expect(askLibrary(question)).toBe(sql);
  });
});

describe("flags", () => {
  test.each(flags)("%s: %s", (_, question, sql) => {
    expect(askLibrary(question)).toBe(sql);
  });
});
