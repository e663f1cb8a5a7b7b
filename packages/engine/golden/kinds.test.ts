import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A tram depot: lookup tables list the kinds of faults and how each ended. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("trams", ["tram_id integer", "name text", "depot text"]),
      tableOf("fault_kinds", ["kind_code text", "label text"]),
      tableOf("fault_results", ["result_code text", "label text"]),
      tableOf("faults", [
        "fault_id integer",
        "tram_id integer",
        "kind_code text",
        "result_code text",
        "reported_on date",
      ]),
    ],
    relationships: [
      relate("faults.tram_id", "trams.tram_id"),
      relate("faults.kind_code", "fault_kinds.kind_code"),
      relate("faults.result_code", "fault_results.result_code"),
    ],
  },
  [
    { table: "fault_kinds", column: "label", values: ["Derailment", "Door jam"], isComplete: true },
    { table: "fault_results", column: "label", values: ["Rejected", "Repaired"], isComplete: true },
    { table: "trams", column: "depot", values: ["North", "South"], isComplete: true },
  ],
);

const joined = "FROM faults f JOIN fault_kinds fk ON fk.kind_code = f.kind_code";

test.each([
  [
    "a kind in the plural counts the rows that have it",
    "how many derailments in 2025",
    `SELECT COUNT(*) AS faults ${joined} WHERE fk.label = $1 AND f.reported_on >= DATE '2025-01-01' AND f.reported_on < DATE '2026-01-01' | Derailment`,
  ],
  [
    "also without a word that asks for their number",
    "derailments in 2025",
    `SELECT COUNT(*) AS faults ${joined} WHERE fk.label = $1 AND f.reported_on >= DATE '2025-01-01' AND f.reported_on < DATE '2026-01-01' | Derailment`,
  ],
  [
    "a ranking by them",
    "top 3 trams by derailments",
    "SELECT t.name AS tram, COUNT(*) AS faults FROM faults f JOIN trams t ON t.tram_id = f.tram_id JOIN fault_kinds fk ON fk.kind_code = f.kind_code WHERE fk.label = $1 GROUP BY t.name, t.tram_id ORDER BY faults DESC LIMIT 3 | Derailment",
  ],
  [
    "a rate is one of the rows, not of the kinds",
    "rejection rate of faults by depot",
    "SELECT t.depot, (COUNT(*) FILTER (WHERE fr.label = $1)) / NULLIF(COUNT(*), 0) AS share_of_faults FROM faults f JOIN trams t ON t.tram_id = f.tram_id JOIN fault_results fr ON fr.result_code = f.result_code GROUP BY t.depot ORDER BY share_of_faults DESC | Rejected",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
