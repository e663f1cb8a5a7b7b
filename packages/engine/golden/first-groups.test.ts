import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A ferry line: bookings by operator and channel, with a fare. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("operators", ["operator_id integer", "name text", "country text"]),
      tableOf("bookings", [
        "booking_id integer",
        "operator_id integer",
        "channel text",
        "booked_on date",
        "fare decimal",
      ]),
    ],
    relationships: [relate("bookings.operator_id", "operators.operator_id")],
  },
  [{ table: "bookings", column: "channel", values: ["web", "desk"], isComplete: true }],
);

const firstTwo =
  "SELECT channel FROM ( SELECT b2.channel, SUM(b2.fare) AS fare FROM bookings b2 GROUP BY b2.channel ORDER BY fare DESC LIMIT 2 ) s";
const byMonth = `SELECT b.channel, CAST(DATE_TRUNC('month', b.booked_on) AS DATE) AS month, SUM(b.fare) AS fare FROM bookings b WHERE b.channel IN ( ${firstTwo} ) GROUP BY b.channel, CAST(DATE_TRUNC('month', b.booked_on) AS DATE) ORDER BY month, fare DESC`;

const ofOperators =
  "SELECT o.name AS operator, CAST(DATE_TRUNC('month', b.booked_on) AS DATE) AS month, SUM(b.fare) AS fare FROM bookings b JOIN operators o ON o.operator_id = b.operator_id WHERE o.operator_id IN ( SELECT operator_id FROM ( SELECT o2.name AS operator, o2.operator_id, SUM(b2.fare) AS fare FROM bookings b2 JOIN operators o2 ON o2.operator_id = b2.operator_id GROUP BY o2.name, o2.operator_id ORDER BY fare DESC LIMIT 2 ) s ) GROUP BY o.name, o.operator_id, CAST(DATE_TRUNC('month', b.booked_on) AS DATE) ORDER BY month, fare DESC";

test.each([
  ["a breakdown keeps the first groups whole", ["monthly fare of the top 2 channels"], byMonth],
  ["so does a follow-up", ["top 2 channels by fare", "split by month"], byMonth],
  ["things with a key are kept by it", ["monthly fare of the top 2 operators"], ofOperators],
  [
    "the noun beside the number is ranked, not the months",
    ["fare by month for the top 2 operators"],
    ofOperators,
  ],
  [
    "what each of the groups has one of needs no second ranking",
    ["top 2 operators by fare", "split by country"],
    "SELECT o.name AS operator, o.country, SUM(b.fare) AS fare FROM bookings b JOIN operators o ON o.operator_id = b.operator_id GROUP BY o.name, o.operator_id, o.country ORDER BY fare DESC LIMIT 2",
  ],
])("%s", (_, conversation, sql) => {
  expect(ask(...conversation)).toBe(sql);
});
