import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";
import { profiled } from "./profiled.test-support.ts";

/** A boatyard: boats that are hired, berths that say themselves whether they are free, and repairs, which nobody has. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("harbors", ["harbor_id integer", "harbor_name text"]),
      tableOf("boats", ["boat_id integer", "boat_name text", "harbor_id integer", "length_m decimal"]),
      tableOf("berths", ["berth_id integer", "berth_name text", "harbor_id integer", "berth_status text"]),
      tableOf("sailors", ["sailor_id integer", "full_name text"]),
      profiled(
        tableOf("hires", [
          "hire_id integer",
          "boat_id integer",
          "sailor_id integer",
          "picked_up_on date",
          "due_back_on date",
          "returned_on date",
        ]),
        {
          due_back_on: { min: "2025-01-04", max: "2026-12-01" },
          picked_up_on: { min: "2025-01-03", max: "2026-11-19" },
          returned_on: { nullCount: 8, min: "2025-01-05", max: "2026-11-19" },
        },
      ),
      profiled(
        tableOf("repairs", ["repair_id integer", "boat_id integer", "opened_on date", "closed_on date"]),
        { closed_on: { nullCount: 3 } },
      ),
    ],
    relationships: [
      relate("boats.harbor_id", "harbors.harbor_id"),
      relate("berths.harbor_id", "harbors.harbor_id"),
      relate("hires.boat_id", "boats.boat_id"),
      relate("hires.sailor_id", "sailors.sailor_id"),
      relate("repairs.boat_id", "boats.boat_id"),
    ],
  },
  [
    { table: "harbors", column: "harbor_name", values: ["Westport", "Easton"], isComplete: true },
    { table: "berths", column: "berth_status", values: ["free", "taken"], isComplete: true },
  ],
);

const hired = "SELECT 1 FROM hires h WHERE h.boat_id = b.boat_id AND h.returned_on IS NULL";

test.each([
  [
    "nobody has them now",
    "which boats are available",
    `SELECT b.boat_name FROM boats b WHERE NOT EXISTS ( ${hired} )`,
  ],
  [
    "somebody has them now",
    "how many boats are rented out",
    `SELECT COUNT(*) AS boats FROM boats b WHERE EXISTS ( ${hired} )`,
  ],
  [
    "not in that state",
    "boats that are not in use",
    `SELECT b.boat_name FROM boats b WHERE NOT EXISTS ( ${hired} )`,
  ],
  [
    "the part of the things",
    "occupancy rate of boats by harbor",
    `SELECT h.harbor_name, (COUNT(*) FILTER (WHERE EXISTS ( ${hired.replaceAll(/\bh\b/gu, "h2")} ))) / NULLIF(COUNT(*), 0) AS share_of_boats FROM boats b JOIN harbors h ON h.harbor_id = b.harbor_id GROUP BY h.harbor_name, h.harbor_id ORDER BY share_of_boats DESC`,
  ],
  [
    "the noun alone is a rate, too",
    "which harbor has the highest occupancy",
    `SELECT h.harbor_name FROM boats b JOIN harbors h ON h.harbor_id = b.harbor_id GROUP BY h.harbor_name, h.harbor_id ORDER BY (COUNT(*) FILTER (WHERE EXISTS ( ${hired.replaceAll(/\bh\b/gu, "h2")} ))) / NULLIF(COUNT(*), 0) DESC LIMIT 1`,
  ],
  [
    "things that others have",
    "harbors with idle boats",
    "SELECT h.harbor_name FROM harbors h WHERE EXISTS ( SELECT 1 FROM boats b WHERE b.harbor_id = h.harbor_id AND NOT EXISTS ( SELECT 1 FROM hires h2 WHERE h2.boat_id = b.boat_id AND h2.returned_on IS NULL ) )",
  ],
  [
    "somebody should have brought them back",
    "overdue boats",
    "SELECT b.boat_name FROM boats b WHERE EXISTS ( SELECT 1 FROM hires h WHERE h.boat_id = b.boat_id AND (h.due_back_on < DATE '2026-11-20' AND h.returned_on IS NULL) )",
  ],
  [
    "what things say of themselves comes first",
    "free berths",
    "SELECT berth_name FROM berths WHERE berth_status = $1 | free",
  ],
  ["nobody has a repair", "vacant repairs", "refused: words-unknown"],
  ["nobody has a harbor", "available harbors", "refused: words-unknown"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
