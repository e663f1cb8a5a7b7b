import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A dance school whose members were born on a day, and whose trainers may have a head coach. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("trainers", ["id integer", "name text", "head_id integer"]),
      tableOf("lessons", ["id integer", "title text", "trainer_id integer", "starts_at timestamp"]),
      tableOf("members", ["id integer", "name text", "birth_date date", "joined_on date", "reason text"]),
      tableOf("bookings", ["id integer", "lesson_id integer", "member_id integer", "booked_at timestamp"]),
    ].map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({
        ...column,
        profile: {
          rowCount: 90,
          nullCount: column.name === "reason" ? 60 : 0,
          distinctCount: column.isUnique ? 90 : 5,
          min: null,
          max: null,
        },
      })),
    })),
    relationships: [
      relate("trainers.head_id", "trainers.id"),
      relate("lessons.trainer_id", "trainers.id"),
      relate("bookings.lesson_id", "lessons.id"),
      relate("bookings.member_id", "members.id"),
    ],
  },
  [{ table: "trainers", column: "name", values: ["Ada King", "Bo Lund"], isComplete: true }],
);

test.each([
  [
    "one thing that each row has is shown beside the rows",
    "upcoming lessons with trainer",
    "SELECT l.title AS lesson, t.name AS trainer FROM lessons l JOIN trainers t ON t.id = l.trainer_id WHERE l.starts_at >= DATE '2026-11-20'",
  ],
  [
    "the oldest people by their birth",
    "oldest member",
    "SELECT name AS member FROM members ORDER BY birth_date LIMIT 1",
  ],
  [
    "the newest people by their date",
    "newest member",
    "SELECT name AS member FROM members ORDER BY joined_on DESC LIMIT 1",
  ],
  [
    "what is most common is never that there is none",
    "most common reason",
    "SELECT reason FROM members WHERE reason IS NOT NULL GROUP BY reason ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "who reports to somebody",
    "who reports to Ada King",
    "SELECT name AS trainer FROM trainers WHERE head_id IN ( SELECT id AS key FROM trainers WHERE name = $1 ) | Ada King",
  ],
  [
    "what nobody did",
    "list lessons nobody booked",
    "SELECT l.title AS lesson FROM lessons l WHERE NOT EXISTS ( SELECT 1 FROM bookings b WHERE b.lesson_id = l.id AND b.booked_at IS NOT NULL )",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
