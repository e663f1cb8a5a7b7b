import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A swimming pool: flags, states, moments with a time of day and days without one. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("guests", ["guest_id integer", "full_name text", "is_member boolean", "town text"]),
      tableOf("entries", ["entry_id integer", "guest_id integer", "entered_at timestamp", "fee decimal"]),
      tableOf("lessons", [
        "lesson_id integer",
        "guest_id integer",
        "held_on date",
        "state text",
        "is_indoor boolean",
      ]),
    ],
    relationships: [
      relate("entries.guest_id", "guests.guest_id"),
      relate("lessons.guest_id", "guests.guest_id"),
    ],
  },
  [
    { table: "guests", column: "town", values: ["Ghent", "Lyon"], isComplete: true },
    { table: "lessons", column: "state", values: ["open", "cancelled", "completed"], isComplete: true },
  ],
);

test.each([
  [
    "a flag and its negation",
    "entries of members vs non-members",
    "SELECT g.is_member, COUNT(*) AS entries FROM entries e JOIN guests g ON g.guest_id = e.guest_id GROUP BY g.is_member ORDER BY entries DESC",
  ],
  [
    "a flag and an opposite word",
    "indoor vs outdoor lessons",
    "SELECT is_indoor, COUNT(*) AS lessons FROM lessons GROUP BY is_indoor ORDER BY lessons DESC",
  ],
  [
    "a flag and a word that means nothing else",
    "indoor lessons vs garden",
    "SELECT is_indoor, COUNT(*) AS lessons FROM lessons GROUP BY is_indoor ORDER BY lessons DESC",
  ],
  [
    "a state and all other rows",
    "open lessons vs the rest",
    "SELECT COUNT(*) FILTER (WHERE state = $1) AS lessons_open, COUNT(*) FILTER (WHERE state <> $2) AS lessons_not_open FROM lessons | open | open",
  ],
  [
    "a value and a word that means nothing else",
    "average fee, Ghent vs foreign guests",
    "SELECT AVG(e.fee) FILTER (WHERE g.town = $1) AS average_fee_ghent, AVG(e.fee) FILTER (WHERE g.town <> $2) AS average_fee_not_ghent FROM entries e JOIN guests g ON g.guest_id = e.guest_id | Ghent | Ghent",
  ],
  [
    "values apart from each other, which no row has both",
    "average fee, Ghent guests, Lyon guests",
    "SELECT g.town, AVG(e.fee) AS average_fee FROM entries e JOIN guests g ON g.guest_id = e.guest_id WHERE g.town IN ($1, $2) GROUP BY g.town ORDER BY average_fee DESC | Ghent | Lyon",
  ],
  [
    "two values",
    "Ghent vs Lyon guests",
    "SELECT town, COUNT(*) AS guests FROM guests WHERE town IN ($1, $2) GROUP BY town ORDER BY guests DESC | Ghent | Lyon",
  ],
  [
    "two states",
    "completed vs open lessons by month",
    "SELECT state, CAST(DATE_TRUNC('month', held_on) AS DATE) AS month, COUNT(*) AS lessons FROM lessons WHERE state IN ($1, $2) GROUP BY state, CAST(DATE_TRUNC('month', held_on) AS DATE) ORDER BY month, lessons DESC | completed | open",
  ],
  [
    "weekends and other days",
    "average fee on weekends vs weekdays",
    "SELECT AVG(fee) FILTER (WHERE ISODOW(entered_at) IN (6, 7)) AS average_fee_weekends, AVG(fee) FILTER (WHERE ISODOW(entered_at) IN (1, 2, 3, 4, 5)) AS average_fee_weekdays FROM entries",
  ],
  [
    "days of any week",
    "entries on Saturdays and Sundays",
    "SELECT COUNT(*) AS entries FROM entries WHERE ISODOW(entered_at) IN (6, 7)",
  ],
  [
    "one day of any week",
    "entries every Friday in 2025",
    "SELECT COUNT(*) AS entries FROM entries WHERE ISODOW(entered_at) = 5 AND entered_at >= DATE '2025-01-01' AND entered_at < DATE '2026-01-01'",
  ],
  [
    "days of a part",
    "share of entries on weekends",
    "SELECT (COUNT(*) FILTER (WHERE ISODOW(entered_at) IN (6, 7))) / NULLIF(COUNT(*), 0) AS share_of_entries FROM entries",
  ],
  [
    "an hour of a moment",
    "entries by hour of the day",
    "SELECT HOUR(entered_at) AS hour_of_day, COUNT(*) AS entries FROM entries GROUP BY HOUR(entered_at) ORDER BY hour_of_day",
  ],
  ["no hour of a day", "lessons by hour of the day", "refused: words-unknown"],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["weekend entries by town", "number of entries by town where weekday of entered at is Saturday or Sunday"],
  ["average fee on weekends vs weekdays", "average fee weekends and average fee weekdays"],
])("%s is restated", (question, restatement) => {
  expect(summarize(question)).toBe(restatement);
});
