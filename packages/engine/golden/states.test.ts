import { describe, expect, test } from "vitest";
import { askLibrary } from "./library.test-support.ts";

type Example = readonly [rule: string, question: string, sql: string];
type Conversation = readonly [rule: string, questions: readonly string[], sql: string];

const states: readonly Conversation[] = [
  [
    "a value of that name, and what is only partly past it",
    ["open requests"],
    "SELECT COUNT(*) AS requests FROM requests WHERE request_status IN ($1, $2) | OPEN | PARTIAL",
  ],
  [
    "not in the state",
    ["requests that are not open"],
    "SELECT COUNT(*) AS requests FROM requests WHERE request_status NOT IN ($1, $2) | OPEN | PARTIAL",
  ],
  [
    "no longer in the state",
    ["requests that are no longer open"],
    "SELECT COUNT(*) AS requests FROM requests WHERE request_status NOT IN ($1, $2) | OPEN | PARTIAL",
  ],
  [
    "without such a value, all but the ends",
    ["open repairs"],
    "SELECT COUNT(*) AS repairs FROM repairs WHERE stage NOT IN ($1, $2) | Finished | Abandoned",
  ],
  [
    "an end date is empty",
    ["active members by branch"],
    "SELECT branch, COUNT(*) AS members FROM members WHERE left_on IS NULL GROUP BY branch ORDER BY members DESC",
  ],
  [
    "an end date is filled",
    ["members who are no longer active"],
    "SELECT full_name FROM members WHERE left_on IS NOT NULL",
  ],
  [
    "still",
    ["how many members are still with us"],
    "SELECT COUNT(*) AS members FROM members WHERE left_on IS NULL",
  ],
  ["a flag", ["damaged books"], "SELECT title AS book FROM books WHERE damaged_flg = $1 | Y"],
  [
    "a negated flag has the other answer",
    ["undamaged books"],
    "SELECT title AS book FROM books WHERE damaged_flg = $1 | N",
  ],
  ["a date that is empty", ["unpaid fines"], "SELECT COUNT(*) AS fines FROM fines WHERE paid_on IS NULL"],
  [
    "a date that is empty, by any form of its word",
    ["unreturned loans"],
    "SELECT COUNT(*) AS loans FROM loans WHERE returned_on IS NULL",
  ],
  [
    "past its deadline and not done",
    ["overdue loans"],
    "SELECT COUNT(*) AS loans FROM loans WHERE (due_on < DATE '2026-11-20' AND returned_on IS NULL)",
  ],
  [
    "past its deadline, in other words",
    ["loans past their due date"],
    "SELECT COUNT(*) AS loans FROM loans WHERE (due_on < DATE '2026-11-20' AND returned_on IS NULL)",
  ],
  [
    "overdue or done too late",
    ["late loans"],
    "SELECT COUNT(*) AS loans FROM loans WHERE (returned_on > due_on OR (due_on < DATE '2026-11-20' AND returned_on IS NULL))",
  ],
  [
    "done in time",
    ["loans returned on time"],
    "SELECT COUNT(*) AS loans FROM loans WHERE returned_on IS NOT NULL AND returned_on <= due_on",
  ],
  [
    "one date after another",
    ["loans returned after the due date"],
    "SELECT COUNT(*) AS loans FROM loans WHERE returned_on > due_on",
  ],
  [
    "a share of rows in a state",
    ["share of overdue loans"],
    "SELECT (COUNT(*) FILTER (WHERE (due_on < DATE '2026-11-20' AND returned_on IS NULL))) / NULLIF(COUNT(*), 0) AS share_of_loans FROM loans",
  ],
  [
    "related rows in a state",
    ["members with overdue loans"],
    "SELECT m.full_name FROM members m WHERE EXISTS ( SELECT 1 FROM loans l WHERE l.member_id = m.member_id AND (l.due_on < DATE '2026-11-20' AND l.returned_on IS NULL) )",
  ],
  [
    "a period applies to the date of the state",
    ["finished repairs in 2025"],
    "SELECT COUNT(*) AS repairs FROM repairs WHERE finished_on IS NOT NULL AND finished_on >= DATE '2025-01-01' AND finished_on < DATE '2026-01-01'",
  ],
  [
    "a mild word applies where there is such a state",
    ["members right now"],
    "SELECT full_name FROM members WHERE left_on IS NULL",
  ],
  ["a mild word has no effect elsewhere", ["books right now"], "SELECT title AS book FROM books"],
  [
    "a follow-up",
    ["loans", "only overdue ones"],
    "SELECT COUNT(*) AS loans FROM loans WHERE (due_on < DATE '2026-11-20' AND returned_on IS NULL)",
  ],
  ["no deadline", ["overdue fines"], "refused: words-unknown"],
  ["no such state", ["active books"], "refused: words-unknown"],
];

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

test.each(states)("a state: %s: %s", (_, questions, sql) => {
  expect(askLibrary(...questions)).toBe(sql);
});

describe("flags", () => {
  test.each(flags)("%s: %s", (_, question, sql) => {
    expect(askLibrary(question)).toBe(sql);
  });
});
