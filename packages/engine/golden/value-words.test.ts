import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Words that are values in another spelling, in the plural, with a title or with a typo. */

const { ask } = prepareAsking(
  {
    tables: [
      tableOf("tutors", ["id integer", "first_name text", "last_name text"]),
      tableOf("rooms", ["id integer", "room_name text", "building text"]),
      tableOf("pupils", ["id integer", "name text", "region text"]),
      tableOf("lessons", [
        "id integer",
        "tutor_id integer",
        "pupil_id integer",
        "room_id integer",
        "lesson_date date",
        "outcome text",
      ]),
    ],
    relationships: [
      relate("lessons.tutor_id", "tutors.id"),
      relate("lessons.pupil_id", "pupils.id"),
      relate("lessons.room_id", "rooms.id"),
    ],
  },
  [
    {
      table: "lessons",
      column: "outcome",
      values: ["held", "no_show", "late_cancellation"],
      isComplete: true,
    },
    { table: "tutors", column: "last_name", values: ["Okonkwo", "Lindgren"], isComplete: true },
    { table: "tutors", column: "first_name", values: ["Ada", "Nils"], isComplete: true },
    { table: "rooms", column: "room_name", values: ["Harbor Studio", "Garden Studio"], isComplete: true },
    {
      table: "pupils",
      column: "region",
      values: ["North Borduria", "South Borduria", "Syldavia"],
      isComplete: true,
    },
    { table: "rooms", column: "building", values: ["Harbor", "Garden"], isComplete: true },
  ],
);

const noShows = (rest = "") => `SELECT COUNT(*) AS lessons FROM lessons WHERE outcome = $1${rest} | no_show`;

test.each([
  ["a value beats a negation", "how many no-shows did we have", noShows()],
  ["with a blank", "how many no shows were there", noShows()],
  [
    "a kind of rows is counted",
    "number of late cancellations by room",
    "SELECT r.room_name, COUNT(*) AS lessons FROM lessons l JOIN rooms r ON r.id = l.room_id WHERE l.outcome = $1 GROUP BY r.room_name, r.id ORDER BY lessons DESC | late_cancellation",
  ],
  [
    "a number of them is a condition",
    "pupils with at least 2 no-shows",
    "SELECT p.name AS pupil FROM lessons l JOIN pupils p ON p.id = l.pupil_id WHERE l.outcome = $1 GROUP BY p.name, p.id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC | no_show",
  ],
  [
    "a title before a name",
    "how many lessons did Dr. Okonkwo hold",
    "SELECT COUNT(*) AS lessons FROM lessons l JOIN tutors t ON t.id = l.tutor_id WHERE t.last_name = $1 AND l.outcome = $2 | Okonkwo | held",
  ],
  [
    "a title before both names",
    "lessons of ms Ada Okonkwo",
    "SELECT COUNT(*) AS lessons FROM lessons l JOIN tutors t ON t.id = l.tutor_id WHERE t.first_name = $1 AND t.last_name = $2 | Ada | Okonkwo",
  ],
  [
    "a place is all its parts",
    "how many pupils are in Borduria",
    "SELECT COUNT(*) AS pupils FROM pupils WHERE region IN ($1, $2) | North Borduria | South Borduria",
  ],
  [
    "a typo in one word of a value",
    "lessons in Harbor Stduio",
    "SELECT COUNT(*) AS lessons FROM lessons l JOIN rooms r ON r.id = l.room_id WHERE r.room_name = $1 | Harbor Studio",
  ],
  [
    "our things that the database lacks",
    "which of our servers had the most lessons",
    "refused: words-unknown",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
