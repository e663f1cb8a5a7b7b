import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "../../golden/company.test-support.ts";

/** A bus company: what it earns, what it spends, and what goes wrong. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("depots", ["depot_id integer", "name text"]),
      tableOf("trips", [
        "trip_id integer",
        "depot_id integer",
        "run_on date",
        "fare_income decimal",
        "delay_minutes integer",
        "state text",
      ]),
      tableOf("returns", ["return_id integer", "trip_id integer", "returned_on date"]),
      tableOf("absences", ["absence_id integer", "depot_id integer", "absent_on date", "hours integer"]),
    ],
    relationships: [
      relate("trips.depot_id", "depots.depot_id"),
      relate("returns.trip_id", "trips.trip_id"),
      relate("absences.depot_id", "depots.depot_id"),
    ],
  },
  [{ table: "trips", column: "state", values: ["completed", "cancelled"], isComplete: true }],
);

test.each([
  ["an income that is low", ["worst 3 depots by fare income"], /ORDER BY fare_income LIMIT 3$/],
  [
    "a delay that is high",
    ["worst 3 depots by total delay minutes"],
    /ORDER BY \S*\(?t?\.?delay_minutes\)? DESC LIMIT 3$/,
  ],
  [
    "a rate of what nobody wants",
    ["cancelled rate by depot", "just the worst 3"],
    /ORDER BY share_of_trips DESC LIMIT 3 \| cancelled$/,
  ],
  ["hours of absence", ["total hours of absences by depot", "the 3 worst"], /ORDER BY hours DESC LIMIT 3$/],
  ["what comes back", ["worst 3 depots by returns"], /ORDER BY \S+ DESC LIMIT 3$/],
])("the worst of %s", (_, conversation, end) => {
  expect(ask(...conversation)).toMatch(end);
});
