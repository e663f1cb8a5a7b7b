import { defaultSettings, type Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { findInterpretations } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { printStatement } from "../sql/print-statement.ts";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Quarries with a yearly limit, drivers, loads by weight with a fee, and permits that are granted, denied or pending. */
const catalog: Catalog = {
  tables: [
    tableOf("quarries", ["quarry_id integer", "name text", "region text", "yearly_limit decimal"]),
    tableOf("drivers", ["driver_id integer", "name text", "town text"]),
    tableOf("loads", [
      "load_id integer",
      "quarry_id integer",
      "hauler_id integer",
      "weighed_on date",
      "rock text",
      "weight_t decimal",
      "fee decimal",
      "overloaded boolean",
    ]),
    tableOf("permits", ["permit_id integer", "quarry_id integer", "filed_on date", "outcome text"]),
  ],
  relationships: [
    relate("loads.quarry_id", "quarries.quarry_id"),
    relate("loads.hauler_id", "drivers.driver_id"),
    relate("permits.quarry_id", "quarries.quarry_id"),
  ],
};
const values = [
  { table: "loads", column: "rock", values: ["granite", "slate", "basalt"], isComplete: true },
  { table: "permits", column: "outcome", values: ["granted", "denied", "pending"], isComplete: true },
];
const { ask } = prepareAsking(catalog, values);

test.each([
  [
    "tons add up",
    "tons per region",
    "SELECT q.region, SUM(l.weight_t) AS weight_t FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.region ORDER BY weight_t DESC",
  ],
  [
    "a weight is averaged",
    "weight per region",
    "SELECT q.region, AVG(l.weight_t) AS average_weight_t FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.region ORDER BY average_weight_t DESC",
  ],
  [
    "along time, weights add up",
    "weight per month",
    "SELECT CAST(DATE_TRUNC('month', l.weighed_on) AS DATE) AS month, SUM(l.weight_t) AS weight_t FROM loads l GROUP BY CAST(DATE_TRUNC('month', l.weighed_on) AS DATE) ORDER BY month",
  ],
  [
    "unless a word says otherwise",
    "average weight per month",
    "SELECT CAST(DATE_TRUNC('month', weighed_on) AS DATE) AS month, AVG(weight_t) AS average_weight_t FROM loads GROUP BY CAST(DATE_TRUNC('month', weighed_on) AS DATE) ORDER BY month",
  ],
  [
    "a figure of the group itself is shown as it is",
    "total fee and yearly limit per quarry",
    "SELECT q.name AS quarry, q.yearly_limit, SUM(l.fee) AS fee FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.name, q.quarry_id, q.yearly_limit ORDER BY fee DESC",
  ],
  [
    "a share of rows with a condition is one of each group",
    "share of overloaded loads by rock",
    "SELECT rock, (COUNT(*) FILTER (WHERE overloaded = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_loads FROM loads GROUP BY rock ORDER BY share_of_loads DESC",
  ],
  [
    "so is one of rows in a state, whatever they are broken down by",
    "share of overloaded loads by driver",
    "SELECT d.name AS driver, (COUNT(*) FILTER (WHERE l.overloaded = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_loads FROM loads l JOIN drivers d ON d.driver_id = l.hauler_id GROUP BY d.name, d.driver_id ORDER BY share_of_loads DESC",
  ],
  [
    "“on top” is first",
    "loads per quarry, busiest on top",
    "SELECT q.name AS quarry, COUNT(*) AS loads FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.name, q.quarry_id ORDER BY loads DESC",
  ],
  [
    "“left out” denies what is before it",
    "loads per quarry, granite left out",
    "SELECT q.name AS quarry, COUNT(*) AS loads FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id WHERE l.rock <> $1 GROUP BY q.name, q.quarry_id ORDER BY loads DESC | granite",
  ],
  [
    "a number after a comma limits the figure that is shown",
    "loads per driver, three or more",
    "SELECT d.name AS driver FROM loads l JOIN drivers d ON d.driver_id = l.hauler_id GROUP BY d.name, d.driver_id HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC",
  ],
  [
    "a verb names the event that did not happen",
    "drivers who weighed nothing in 2025",
    "SELECT d.name AS driver FROM drivers d WHERE NOT EXISTS ( SELECT 1 FROM loads l WHERE l.hauler_id = d.driver_id AND l.weighed_on >= DATE '2025-01-01' AND l.weighed_on < DATE '2026-01-01' )",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  [
    "the total",
    "weight per region",
    "SELECT q.region, SUM(l.weight_t) AS weight_t FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.region ORDER BY weight_t DESC",
  ],
  [
    "what counted rows are worth",
    "overloaded loads by rock",
    "SELECT l.rock, SUM(l.fee) AS fee FROM loads l WHERE l.overloaded = TRUE GROUP BY l.rock ORDER BY fee DESC",
  ],
  [
    "what ranked rows are worth",
    "top 3 quarries by loads",
    "SELECT q.name AS quarry, SUM(l.fee) AS fee FROM loads l JOIN quarries q ON q.quarry_id = l.quarry_id GROUP BY q.name, q.quarry_id ORDER BY fee DESC LIMIT 3",
  ],
  [
    "what rows in two periods are worth",
    "loads in 2025 vs 2024",
    "SELECT SUM(fee) FILTER (WHERE weighed_on >= DATE '2025-01-01' AND weighed_on < DATE '2026-01-01') AS fee_in_2025, SUM(fee) FILTER (WHERE weighed_on >= DATE '2024-01-01' AND weighed_on < DATE '2025-01-01') AS fee_2024 FROM loads",
  ],
  [
    "the part of a total",
    "total fee of overloaded loads per rock, in percent",
    "SELECT rock, (SUM(fee) FILTER (WHERE overloaded = TRUE)) / NULLIF(SUM(fee), 0) AS share_of_fee FROM loads GROUP BY rock ORDER BY share_of_fee DESC",
  ],
  [
    "the name of a listed reference",
    "rock and hauler of overloaded loads",
    "SELECT l.rock, d.name AS driver FROM loads l JOIN drivers d ON d.driver_id = l.hauler_id WHERE l.overloaded = TRUE",
  ],
])("%s may be meant, too: %s", (_, question, sql) => {
  expect(meanings(question)).toContain(sql);
});

const database = prepareDatabase({ catalog, values, glossary: { entries: [] } });

/** The SQL of all interpretations. */
function meanings(text: string): readonly string[] {
  const today = "2026-11-20";
  const found = findInterpretations({ text, database, today, settings: defaultSettings });
  if (found.kind === "problem") return [];
  return found.interpretations.map(({ interpretation: { plan } }) =>
    printStatement(plan, {
      catalog: database.catalog,
      dialect: "duckdb",
      today,
      settings: defaultSettings,
    }).text.replaceAll(/\s+/g, " "),
  );
}
