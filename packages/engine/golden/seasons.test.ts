import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

const courses = ["course_id integer", "course_title text", "fee decimal"];
const bookings = ["booking_id integer", "course_id integer", "booked_on date"];

/** A school of sailing, whose courses belong to terms: by their name, or by season and year. */
function askSchool(term: readonly string[], season: string, values: readonly string[]) {
  const { ask } = prepareAsking(
    {
      tables: [
        tableOf("courses", [...courses, "term_id integer"]),
        tableOf("terms", ["term_id integer", ...term]),
        tableOf("bookings", bookings),
      ],
      relationships: [
        relate("courses.term_id", "terms.term_id"),
        relate("bookings.course_id", "courses.course_id"),
      ],
    },
    [{ table: "terms", column: season, values, isComplete: true }],
  );
  return ask;
}

const counted = "SELECT COUNT(*) AS courses FROM courses c JOIN terms t ON t.term_id = c.term_id";

test("a term that the database names is no season", () => {
  const ask = askSchool(["term_name text"], "term_name", ["Spring 2025", "Fall 2025"]);
  expect(ask("how many courses in fall 2025")).toBe(`${counted} WHERE t.term_name = $1 | Fall 2025`);
});

test("a season and a year are two columns", () => {
  const ask = askSchool(["season text", "term_year integer"], "season", ["Spring", "Fall"]);
  expect(ask("how many courses in fall 2025")).toBe(
    `${counted} WHERE t.season = $1 AND t.term_year = 2025 | Fall`,
  );
});

test("a season that no value names is a period", () => {
  const ask = askSchool(["term_name text"], "term_name", ["T1", "T2"]);
  expect(ask("how many bookings in fall 2025")).toBe(
    "SELECT COUNT(*) AS bookings FROM bookings WHERE booked_on >= DATE '2025-09-01' AND booked_on < DATE '2025-12-01'",
  );
});
