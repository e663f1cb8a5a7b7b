import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A tram depot: tours with an odometer at both ends, and visits with the power that was read before and after. */
const { ask } = prepareAsking({
  tables: [
    tableOf("trams", ["tram_id integer", "name text"]),
    tableOf("tours", [
      "tour_id integer",
      "tram_id integer",
      "tour_date date",
      "km_strt integer",
      "km_end integer",
    ]),
    tableOf("charges", [
      "charge_id integer",
      "tram_id integer",
      "charged_on date",
      "power_start decimal",
      "power_end decimal",
    ]),
  ],
  relationships: [relate("tours.tram_id", "trams.tram_id"), relate("charges.tram_id", "trams.tram_id")],
});

test.each([
  [
    "km driven per tram",
    "SELECT t2.name AS tram, SUM(t.km_end) - SUM(t.km_strt) AS km FROM tours t JOIN trams t2 ON t2.tram_id = t.tram_id GROUP BY t2.name, t2.tram_id ORDER BY km DESC",
  ],
  [
    "average distance by tram",
    "SELECT t2.name AS tram, AVG(t.km_end) - AVG(t.km_strt) AS average_km FROM tours t JOIN trams t2 ON t2.tram_id = t.tram_id GROUP BY t2.name, t2.tram_id ORDER BY average_km DESC",
  ],
  [
    "power used by month",
    "SELECT CAST(DATE_TRUNC('month', charged_on) AS DATE) AS month, SUM(power_end) - SUM(power_start) AS power FROM charges GROUP BY CAST(DATE_TRUNC('month', charged_on) AS DATE) ORDER BY month",
  ],
])("a meter has what lies between two readings: %s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a reading alone is one", () => {
  expect(ask("average km start")).toBe("SELECT AVG(km_strt) AS average_km_strt FROM tours");
});
