import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A quarry: weights, lengths, times and data, each in one unit. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("pits", ["pit_id integer", "name text", "county text"]),
      tableOf("loads", [
        "load_id integer",
        "pit_id integer",
        "hauled_on date",
        "weight_kg decimal",
        "haul_m integer",
        "loading_min integer",
      ]),
      tableOf("sensors", ["sensor_id integer", "pit_id integer", "read_on date", "data_mb decimal"]),
    ],
    relationships: [relate("loads.pit_id", "pits.pit_id"), relate("sensors.pit_id", "pits.pit_id")],
  },
  [{ table: "pits", column: "county", values: ["Kent", "Devon"], isComplete: true }],
);

test.each([
  [
    "an amount in another unit",
    "loads with a haul over 2 km",
    "SELECT COUNT(*) AS loads FROM loads WHERE haul_m > 2000",
  ],
  [
    "a unit that names the figure",
    "loads over 2 tonnes",
    "SELECT COUNT(*) AS loads FROM loads WHERE weight_kg > 2000",
  ],
  [
    "both ends of a range",
    "loads between 2 and 3 tonnes",
    "SELECT COUNT(*) AS loads FROM loads WHERE weight_kg BETWEEN 2000 AND 3000",
  ],
  [
    "a length of time",
    "loads that took more than 2 hours of loading",
    "SELECT COUNT(*) AS loads FROM loads WHERE loading_min > 120",
  ],
  [
    "a figure shown in a unit",
    "total weight by county in tonnes",
    "SELECT p.county, SUM(l.weight_kg) / 1000 AS weight_in_t FROM loads l JOIN pits p ON p.pit_id = l.pit_id GROUP BY p.county ORDER BY weight_in_t DESC",
  ],
  [
    "a figure by its unit",
    "tonnes hauled per month",
    "SELECT CAST(DATE_TRUNC('month', hauled_on) AS DATE) AS month, SUM(weight_kg) / 1000 AS weight_in_t FROM loads WHERE hauled_on IS NOT NULL GROUP BY CAST(DATE_TRUNC('month', hauled_on) AS DATE) ORDER BY month",
  ],
  [
    "the only figure of such a unit",
    "total GB in 2025",
    "SELECT SUM(data_mb) / 1024 AS data_in_gb FROM sensors WHERE read_on >= DATE '2025-01-01' AND read_on < DATE '2026-01-01'",
  ],
  [
    "a condition on a sum",
    "pits with more than 500 tonnes hauled",
    "SELECT p.name AS pit FROM loads l JOIN pits p ON p.pit_id = l.pit_id GROUP BY p.name, p.pit_id HAVING SUM(l.weight_kg) / 1000 > 500 ORDER BY SUM(l.weight_kg) / 1000 DESC",
  ],
  ["the unit of the column", "total data in MB", "SELECT SUM(s.data_mb) AS data_mb FROM sensors s"],
  ["a unit that does not convert", "total weight in km", "refused: words-unknown"],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["total weight by county in tonnes", "weight in t by county"],
  ["pits with more than 500 tonnes hauled", "pits with weight in t over 500"],
  ["total GB in 2025", "data in GB, 2025"],
])("%s is restated with its unit", (question, restatement) => {
  expect(summarize(question)).toBe(restatement);
});
