import { prepareAsking, relate, tableOf, type Asking } from "./company.test-support.ts";

/** A school of crafts: members book courses, for which they pay. */
export const craftSchool: Asking = prepareAsking(
  {
    tables: [
      tableOf("members", ["member_id integer", "full_name text", "city text", "joined_on date"]),
      tableOf("courses", ["course_id integer", "title text", "level text", "fee decimal"]),
      tableOf("bookings", [
        "booking_id integer",
        "member_id integer",
        "course_id integer",
        "booked_on date",
        "state text",
        "amount_paid decimal",
      ]),
    ],
    relationships: [
      relate("bookings.member_id", "members.member_id"),
      relate("bookings.course_id", "courses.course_id"),
    ],
  },
  [
    { table: "members", column: "city", values: ["Porto", "Lyon", "Ghent"], isComplete: true },
    { table: "bookings", column: "state", values: ["confirmed", "cancelled", "waiting"], isComplete: true },
    { table: "courses", column: "level", values: ["beginner", "advanced"], isComplete: true },
  ],
);
