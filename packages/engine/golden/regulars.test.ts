import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A climbing hall: who comes back, and what else happens on a visit. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("climbers", ["climber_id integer", "name text", "joined_on date", "town text"]),
      tableOf("visits", [
        "visit_id integer",
        "climber_id integer",
        "visited_on date",
        "paid_on date",
        "state text",
      ]),
      tableOf("walls", ["wall_id integer", "name text"]),
      tableOf("ascents", ["ascent_id integer", "visit_id integer", "wall_id integer"]),
      tableOf("falls", ["fall_id integer", "ascent_id integer", "fell_on date", "fixed_on date"]),
    ],
    relationships: [
      relate("visits.climber_id", "climbers.climber_id"),
      relate("ascents.visit_id", "visits.visit_id"),
      relate("ascents.wall_id", "walls.wall_id"),
      relate("falls.ascent_id", "ascents.ascent_id"),
    ],
  },
  [
    { table: "visits", column: "state", values: ["paid", "pending", "free"], isComplete: true },
    { table: "climbers", column: "town", values: ["Ghent", "Lyon"], isComplete: true },
  ],
);

const inBoth =
  "EXISTS ( SELECT 1 FROM visits v WHERE v.climber_id = c.climber_id AND v.visited_on >= DATE '2025-01-01' AND v.visited_on < DATE '2026-01-01' ) AND EXISTS ( SELECT 1 FROM visits v2 WHERE v2.climber_id = c.climber_id AND v2.visited_on >= DATE '2026-01-01' AND v2.visited_on < DATE '2027-01-01' )";

test.each([
  [
    "an event in both of two years",
    "climbers who visited in both 2025 and 2026",
    `SELECT c.name AS climber FROM climbers c WHERE ${inBoth}`,
  ],
  [
    "how many had it in both",
    "how many climbers visited in both 2025 and 2026",
    `SELECT COUNT(*) AS climbers FROM climbers c WHERE ${inBoth}`,
  ],
  [
    "rows in both of two years",
    "climbers with visits in both 2025 and 2026",
    `SELECT c.name AS climber FROM climbers c WHERE ${inBoth}`,
  ],
  [
    "a figure in both of two years is shown for each",
    "number of visits in both 2025 and 2026",
    "SELECT COUNT(*) FILTER (WHERE visited_on >= DATE '2026-01-01' AND visited_on < DATE '2027-01-01') AS visits_2026, COUNT(*) FILTER (WHERE visited_on >= DATE '2025-01-01' AND visited_on < DATE '2026-01-01') AS visits_2025 FROM visits",
  ],
  [
    "an average of how many different things each has",
    "average number of different walls per visit",
    "SELECT AVG(walls) AS average_walls_per_visit FROM ( SELECT v.visit_id, COUNT(DISTINCT w.wall_id) AS walls FROM walls w JOIN ascents a ON a.wall_id = w.wall_id JOIN visits v ON v.visit_id = a.visit_id GROUP BY v.visit_id ) s",
  ],
  [
    "either of two values, in a breakdown",
    "paid and pending visits per town",
    "SELECT c.town, COUNT(*) AS visits FROM visits v JOIN climbers c ON c.climber_id = v.climber_id WHERE v.state IN ($1, $2) GROUP BY c.town ORDER BY visits DESC | paid | pending",
  ],
  [
    "the same, by the date of all of them",
    "number of paid or pending visits per month",
    "SELECT CAST(DATE_TRUNC('month', visited_on) AS DATE) AS month, COUNT(*) AS visits FROM visits WHERE state IN ($1, $2) GROUP BY CAST(DATE_TRUNC('month', visited_on) AS DATE) ORDER BY month | paid | pending",
  ],
  [
    "the rate of rows is one of what they belong to",
    "fall rate by month",
    "SELECT CAST(DATE_TRUNC('month', v.visited_on) AS DATE) AS month, (COUNT(DISTINCT a.ascent_id) FILTER (WHERE f.fall_id IS NOT NULL)) / NULLIF(COUNT(DISTINCT a.ascent_id), 0) AS fall_rate FROM ascents a LEFT JOIN falls f ON f.ascent_id = a.ascent_id LEFT JOIN visits v ON v.visit_id = a.visit_id GROUP BY CAST(DATE_TRUNC('month', v.visited_on) AS DATE) ORDER BY month",
  ],
])("regulars: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
