import { expect, test } from "vitest";
import { craftSchool } from "./craft-school.test-support.ts";

const { ask } = craftSchool;

const firstThree =
  "SELECT course_id FROM ( SELECT c2.title AS course, c2.course_id, COUNT(*) AS bookings FROM bookings b2 JOIN courses c2 ON c2.course_id = b2.course_id GROUP BY c2.title, c2.course_id ORDER BY bookings DESC LIMIT 3 ) s";
const ofFirstThree = `FROM bookings b JOIN courses c ON c.course_id = b.course_id WHERE c.course_id IN ( ${firstThree} )`;

test.each([
  [
    "the total of a ranking is of its rows alone",
    ["top 3 courses by bookings", "how many is that altogether"],
    `SELECT COUNT(*) AS bookings ${ofFirstThree}`,
  ],
  [
    "another figure is of those rows, too",
    ["top 3 courses by bookings", "how much did they bring in in total"],
    `SELECT SUM(b.amount_paid) AS amount_paid ${ofFirstThree}`,
  ],
  [
    "so is a breakdown after it",
    ["top 3 courses by bookings", "total", "by state"],
    `SELECT b.state, COUNT(*) AS bookings ${ofFirstThree} GROUP BY b.state ORDER BY bookings DESC`,
  ],
  [
    "the total of a breakdown is of all groups",
    ["bookings by state", "in total"],
    "SELECT COUNT(*) AS bookings FROM bookings",
  ],
  [
    "the share after a first place is of every row, since one alone compares with none",
    ["which course has the most bookings", "as a share"],
    "WITH grouped AS ( SELECT c.title AS course, COUNT(*) AS bookings FROM bookings b JOIN courses c ON c.course_id = b.course_id GROUP BY c.title, c.course_id ) SELECT course, bookings / NULLIF(SUM(bookings) OVER (), 0) AS share_of_bookings FROM grouped ORDER BY bookings DESC",
  ],
  [
    "a breakdown is turned around",
    ["bookings by state", "the other way round"],
    "SELECT state, COUNT(*) AS bookings FROM bookings GROUP BY state ORDER BY bookings",
  ],
  [
    "time runs backward",
    ["members by joined date", "reverse the order"],
    "SELECT joined_on AS day, COUNT(*) AS members FROM members GROUP BY joined_on ORDER BY day DESC",
  ],
  [
    "a ranking shows its other end",
    ["top 3 courses by bookings", "reverse that"],
    "SELECT c.title AS course, COUNT(*) AS bookings FROM bookings b JOIN courses c ON c.course_id = b.course_id GROUP BY c.title, c.course_id ORDER BY bookings LIMIT 3",
  ],
  [
    "a list by a column is sorted by it",
    ["members from Lyon", "list them by name"],
    "SELECT full_name FROM members WHERE city = $1 ORDER BY full_name | Lyon",
  ],
])("%s", (_, conversation, sql) => {
  expect(ask(...conversation)).toBe(sql);
});
