import { expect, test } from "vitest";
import { craftSchool } from "./craft-school.test-support.ts";

const { ask } = craftSchool;

const firstPaid = (count: number): string =>
  `SELECT (SUM(b.amount_paid) FILTER (WHERE m.member_id IN ( SELECT member_id FROM ( SELECT m2.full_name, m2.member_id FROM bookings b2 JOIN members m2 ON m2.member_id = b2.member_id GROUP BY m2.full_name, m2.member_id ORDER BY SUM(b2.amount_paid) DESC LIMIT ${count} ) s ))) / NULLIF(SUM(b.amount_paid), 0) AS share_of_amount_paid FROM bookings b JOIN members m ON m.member_id = b.member_id`;

test.each([
  [
    '"for each of them" adds a column to a list',
    ["courses", "for each of them, also show the level and fee"],
    "SELECT title AS course, level, fee FROM courses",
  ],
  [
    "how much they cost is a column of each, beside the names",
    ["what are the titles of courses", "also, how much do they cost"],
    "SELECT title AS course, fee FROM courses",
  ],
  [
    "a column after a breakdown is beside the names",
    ["bookings by member", "and their city"],
    "SELECT m.full_name, m.city, COUNT(*) AS bookings FROM bookings b JOIN members m ON m.member_id = b.member_id GROUP BY m.full_name, m.city, m.member_id ORDER BY bookings DESC",
  ],
  [
    "so is one after a list",
    ["members with bookings in 2025", "with city"],
    "SELECT m.full_name, m.city FROM members m WHERE EXISTS ( SELECT 1 FROM bookings b WHERE b.member_id = m.member_id AND b.booked_on >= DATE '2025-01-01' AND b.booked_on < DATE '2026-01-01' )",
  ],
  [
    "an extreme for each is a figure, no ranking",
    ["what are the different levels of courses", "for each of those, what is the highest fee"],
    "SELECT level, MAX(fee) AS highest_fee FROM courses GROUP BY level ORDER BY highest_fee DESC",
  ],
  [
    "different values are counted as such",
    ["what are the different cities", "how many are there"],
    "SELECT COUNT(DISTINCT city) AS distinct_city FROM members",
  ],
  [
    "and listed as such",
    ["how many different cities do members come from", "which ones are they"],
    "SELECT DISTINCT city FROM members",
  ],
  [
    "values are tested by the rows that have them",
    ["what are all the cities of members", "which ones have more than 20 members"],
    "SELECT city FROM members GROUP BY city HAVING COUNT(*) > 20 ORDER BY COUNT(*) DESC",
  ],
  [
    "things are tested by the rows that refer to them",
    ["members from Lyon", "which ones have more than 20 bookings"],
    "SELECT m.full_name FROM bookings b JOIN members m ON m.member_id = b.member_id WHERE m.city = $1 GROUP BY m.full_name, m.member_id HAVING COUNT(*) > 20 ORDER BY COUNT(*) DESC | Lyon",
  ],
  [
    "all except those are the others",
    ["members that have no bookings", "show all the members except those"],
    "SELECT m.full_name FROM members m WHERE EXISTS ( SELECT 1 FROM bookings b WHERE b.member_id = m.member_id )",
  ],
  [
    "a noun with a demonstrative is the row that was shown",
    ["what is the highest fee", "show the title and level of this course"],
    "SELECT title AS course, level FROM courses ORDER BY fee DESC LIMIT 1",
  ],
  [
    "people are shown where they are from",
    ["top 3 members by bookings", "where are they from"],
    "SELECT m.full_name, m.city, COUNT(*) AS bookings FROM bookings b JOIN members m ON m.member_id = b.member_id GROUP BY m.full_name, m.city, m.member_id ORDER BY bookings DESC LIMIT 3",
  ],
  [
    "who they are, after rows that are no people, is whose they are",
    ["how many bookings are cancelled", "who are they"],
    "SELECT m.full_name FROM members m WHERE EXISTS ( SELECT 1 FROM bookings b WHERE b.member_id = m.member_id AND b.state = $1 ) | cancelled",
  ],
  [
    "who is first is known already",
    ["which member has the most bookings", "who are they"],
    "SELECT m.full_name FROM bookings b JOIN members m ON m.member_id = b.member_id GROUP BY m.full_name, m.member_id ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "what rows are worth keeps their filters",
    ["bookings by state", "in 2025", "how much was that worth"],
    "SELECT b.state, SUM(b.amount_paid) AS amount_paid FROM bookings b WHERE b.booked_on >= DATE '2025-01-01' AND b.booked_on < DATE '2026-01-01' GROUP BY b.state ORDER BY amount_paid DESC",
  ],
  [
    "what they spent is no spend of something else",
    ["top 3 members by bookings", "how much did they spend"],
    "SELECT m.full_name, SUM(b.amount_paid) AS amount_paid FROM bookings b JOIN members m ON m.member_id = b.member_id GROUP BY m.full_name, m.member_id ORDER BY amount_paid DESC LIMIT 3",
  ],
  [
    "only one column hides the others",
    ["members from Lyon", "also show their joined date", "only the cities"],
    "SELECT city FROM members WHERE city = $1 | Lyon",
  ],
  [
    "that thing is the one with the extreme",
    ["what is the highest fee", "which course is that"],
    "SELECT title AS course FROM courses ORDER BY fee DESC LIMIT 1",
  ],
  [
    "a list by a date is sorted by it",
    ["members from Lyon", "list them by joined date"],
    "SELECT full_name FROM members WHERE city = $1 ORDER BY joined_on | Lyon",
  ],
  [
    "that list is the one before",
    ["members from Lyon", "which are the distinct cities in that list"],
    "SELECT DISTINCT city FROM members WHERE city = $1 | Lyon",
  ],
  [
    "a noun alone takes the place of a figure of its rows",
    ["amount paid by course", "now bookings"],
    "SELECT c.title AS course, COUNT(*) AS bookings FROM bookings b JOIN courses c ON c.course_id = b.course_id GROUP BY c.title, c.course_id ORDER BY bookings DESC",
  ],
  [
    "the share of the first may be one of more",
    ["how much of the amount paid is from the top 10 members", "and the top 20"],
    firstPaid(20),
  ],
])("%s", (_, conversation, sql) => {
  expect(ask(...conversation)).toBe(sql);
});
