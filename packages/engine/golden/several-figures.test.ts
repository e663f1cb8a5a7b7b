import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A ferry: crossings of boats with their fares and fuel, and the ports that they call at. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("boats", ["boat_id integer", "name text", "flag_state text"]),
      tableOf("ports", ["port_id integer", "name text", "country text"]),
      tableOf("crossings", [
        "crossing_id integer",
        "boat_id integer",
        "port_id integer",
        "sailed_on date",
        "fare decimal",
        "weather text",
      ]),
    ],
    relationships: [
      relate("crossings.boat_id", "boats.boat_id"),
      relate("crossings.port_id", "ports.port_id"),
    ],
  },
  [
    { table: "boats", column: "flag_state", values: ["Malta", "Norway"], isComplete: true },
    { table: "crossings", column: "weather", values: ["calm", "rough", "foggy"], isComplete: true },
  ],
);

const byFlag = "FROM crossings c JOIN boats b ON b.boat_id = c.boat_id GROUP BY b.flag_state";

test.each([
  [
    "a count beside a stated figure",
    "crossings and total fare per flag state",
    `SELECT b.flag_state, COUNT(*) AS crossings, SUM(c.fare) AS fare ${byFlag} ORDER BY crossings DESC`,
  ],
  [
    "the other way round",
    "total fare and crossings per flag state",
    `SELECT b.flag_state, SUM(c.fare) AS fare, COUNT(*) AS crossings ${byFlag} ORDER BY fare DESC`,
  ],
  [
    "several functions of what rows are worth",
    "average, smallest and largest crossing per flag state",
    `SELECT b.flag_state, AVG(c.fare) AS average_fare, MIN(c.fare) AS lowest_fare, MAX(c.fare) AS highest_fare ${byFlag} ORDER BY average_fare DESC`,
  ],
  [
    "both ends of a date",
    "first and last crossing per boat",
    "SELECT b.name AS boat, MIN(c.sailed_on) AS earliest_sailed_on, MAX(c.sailed_on) AS latest_sailed_on FROM crossings c JOIN boats b ON b.boat_id = c.boat_id GROUP BY b.name, b.boat_id ORDER BY earliest_sailed_on DESC",
  ],
  [
    "different things that rows refer to count once",
    "boats with more than 3 different ports",
    "SELECT b.name AS boat FROM ports p JOIN crossings c ON c.port_id = p.port_id JOIN boats b ON b.boat_id = c.boat_id GROUP BY b.name, b.boat_id HAVING COUNT(DISTINCT p.port_id) > 3 ORDER BY COUNT(DISTINCT p.port_id) DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
