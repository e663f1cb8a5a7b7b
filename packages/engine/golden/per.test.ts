import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A courier: trips by distance and weight with a fare, and the checks of each. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("riders", ["rider_id integer", "name text", "city text", "bonus decimal"]),
      tableOf("trips", [
        "trip_id integer",
        "rider_id integer",
        "ridden_on date",
        "distance_km decimal",
        "weight_kg decimal",
        "fare decimal",
      ]),
      tableOf("checks", ["check_id integer", "trip_id integer", "checked_on date", "defects integer"]),
    ],
    relationships: [relate("trips.rider_id", "riders.rider_id"), relate("checks.trip_id", "trips.trip_id")],
  },
  [{ table: "riders", column: "city", values: ["Oslo", "Rome"], isComplete: true }],
);

test.each([
  [
    "a figure over another of the same rows",
    "fare per distance by city",
    "SELECT r.city, SUM(t.fare) / NULLIF(SUM(t.distance_km), 0) AS fare_by_distance_km FROM trips t JOIN riders r ON r.rider_id = t.rider_id GROUP BY r.city ORDER BY fare_by_distance_km DESC",
  ],
  [
    "the figure that a unit names",
    "fare per km by city",
    "SELECT r.city, SUM(t.fare) / NULLIF(SUM(t.distance_km), 0) AS fare_by_distance_km FROM trips t JOIN riders r ON r.rider_id = t.rider_id GROUP BY r.city ORDER BY fare_by_distance_km DESC",
  ],
  [
    "a figure of the events themselves is averaged",
    "defects per check by city",
    "SELECT r.city, AVG(c.defects) AS average_defects FROM checks c JOIN trips t ON t.trip_id = c.trip_id JOIN riders r ON r.rider_id = t.rider_id GROUP BY r.city ORDER BY average_defects DESC",
  ],
  [
    "things with names are an axis",
    "bonus per rider",
    "SELECT r.name AS rider, SUM(r.bonus) AS bonus FROM riders r GROUP BY r.name, r.rider_id ORDER BY bonus DESC",
  ],
  [
    "so are times of the calendar",
    "fare per month",
    "SELECT CAST(DATE_TRUNC('month', t.ridden_on) AS DATE) AS month, SUM(t.fare) AS fare FROM trips t GROUP BY CAST(DATE_TRUNC('month', t.ridden_on) AS DATE) ORDER BY month",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
