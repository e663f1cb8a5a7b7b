import { expect, test } from "vitest";
import { prepareAsking, tableOf } from "./company.test-support.ts";

/** A ferry: of the crossings that have the date of a state, all are in it, so shares go by the date of the crossing. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("crossings", [
        "crossing_id integer",
        "route text",
        "status text",
        "sailed_on date",
        "cancelled_on date",
      ]),
    ],
    relationships: [],
  },
  [
    { table: "crossings", column: "route", values: ["north", "south"], isComplete: true },
    { table: "crossings", column: "status", values: ["sailed", "cancelled", "delayed"], isComplete: true },
  ],
);

const may = "sailed_on >= DATE '2026-05-01' AND sailed_on < DATE '2026-06-01'";

test.each([
  [
    "what share of crossings were cancelled in May 2026",
    `SELECT (COUNT(*) FILTER (WHERE status = $1)) / NULLIF(COUNT(*), 0) AS share_of_crossings FROM crossings WHERE ${may} | cancelled`,
  ],
  [
    "share of cancelled crossings by month this year",
    "SELECT CAST(DATE_TRUNC('month', sailed_on) AS DATE) AS month, (COUNT(*) FILTER (WHERE cancelled_on IS NOT NULL)) / NULLIF(COUNT(*), 0) AS share_of_crossings FROM crossings WHERE sailed_on >= DATE '2026-01-01' AND sailed_on < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', sailed_on) AS DATE) ORDER BY month",
  ],
  [
    "percentage of crossings cancelled by route in May 2026",
    `SELECT route, (COUNT(*) FILTER (WHERE status = $1)) / NULLIF(COUNT(*), 0) AS share_of_crossings FROM crossings WHERE ${may} GROUP BY route ORDER BY share_of_crossings DESC | cancelled`,
  ],
  [
    "cancelled crossings by month",
    "SELECT CAST(DATE_TRUNC('month', cancelled_on) AS DATE) AS month, COUNT(*) AS crossings FROM crossings WHERE cancelled_on IS NOT NULL GROUP BY CAST(DATE_TRUNC('month', cancelled_on) AS DATE) ORDER BY month",
  ],
])("%s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});
