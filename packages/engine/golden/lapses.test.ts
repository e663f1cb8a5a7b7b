import { expect, test } from "vitest";
import { prepareAsking, tableOf } from "./company.test-support.ts";

/** A tailor and a vet: what happens to a row later has no word for an end. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("fittings", [
        "fitting_id integer",
        "cloth text",
        "measured_on date",
        "sewn_on date",
        "minutes integer",
      ]),
      tableOf("wounds", ["wound_id integer", "animal text", "noticed_on date", "healed_on date"]),
    ],
    relationships: [],
  },
  [
    { table: "fittings", column: "cloth", values: ["wool", "silk"], isComplete: true },
    { table: "wounds", column: "animal", values: ["horse", "dog"], isComplete: true },
  ],
);

const healing = "DATE_DIFF('day', noticed_on, healed_on)";

test.each([
  [
    "an event lasts from its date to what happened later",
    "average wound duration by animal",
    `SELECT animal, AVG(${healing}) AS average_days_from_noticed_on_to_healed_on FROM wounds GROUP BY animal ORDER BY average_days_from_noticed_on_to_healed_on DESC`,
  ],
  [
    "a unit before the thing adds up",
    "days of wounds by animal",
    `SELECT animal, SUM(${healing}) AS days_from_noticed_on_to_healed_on FROM wounds GROUP BY animal ORDER BY days_from_noticed_on_to_healed_on DESC`,
  ],
  [
    "an event with a function and a unit is the time until it",
    "average healing in days",
    `SELECT AVG(${healing}) AS average_days_from_noticed_on_to_healed_on FROM wounds`,
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
