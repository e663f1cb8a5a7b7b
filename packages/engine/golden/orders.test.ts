import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

const { ask } = prepareAsking({
  tables: [
    tableOf("players", ["player_id integer", "name text", "age integer", "city text"]),
    tableOf("coaches", ["coach_id integer", "coach_name text", "date_of_birth date"]),
    tableOf("programs", ["program_id integer", "title text", "launch text"]),
    tableOf("broadcasts", ["broadcast_id integer", "program_id integer", "audience integer"]),
  ],
  relationships: [relate("broadcasts.program_id", "programs.program_id")],
});

/** The ORDER BY clause of the SQL. */
function orderOf(question: string): string {
  return ask(question)
    .replace(/^.* ORDER BY /u, "")
    .replaceAll(" NULLS LAST", "");
}

test.each([
  ["list the names of players by age from the oldest to the youngest", "age DESC"],
  ["list the names of players sorted by age from young to old", "age"],
  ["list the names of coaches sorted by date of birth from the oldest to the youngest", "date_of_birth"],
])("who comes first by age: %s", (question, order) => {
  expect(orderOf(question)).toBe(order);
});

describe("sorting", () => {
  test.each([
    ["sort all the players according to age", "age"],
    ["names of players sorted by age in descending order, then by city", "age DESC, city"],
    ["names of players sorted by city and then age", "city, age"],
    ["find the names of players and sort them in increasing order of age", "age"],
    ["names of players in reverse alphabetical order", "player DESC"],
    ["list the names of players in reversed lexicographic order", "player DESC"],
    ["the titles of programs sorted by the order of launch date", "launch"],
  ])("%s", (question, order) => {
    expect(orderOf(question)).toBe(order);
  });
});

/** A lab: samples by group, with the hours that each took and what failed. */
const lab = prepareAsking(
  {
    tables: [
      tableOf("benches", ["bench_id integer", "name text", "price decimal"]),
      tableOf("samples", [
        "sample_id integer",
        "bench_id integer",
        "taken_on date",
        "method text",
        "defects integer",
        "hours decimal",
      ]),
    ],
    relationships: [relate("samples.bench_id", "benches.bench_id")],
  },
  [{ table: "samples", column: "method", values: ["wet", "dry"], isComplete: true }],
);

test.each([
  [
    "an adjective without a noun sorts by what is shown",
    "defects by method, worst first",
    "SELECT s.method, SUM(s.defects) AS defects FROM samples s GROUP BY s.method ORDER BY defects DESC",
  ],
  [
    "the slowest take the longest time",
    "average hours by method, slowest first",
    "SELECT method, AVG(hours) AS average_hours FROM samples GROUP BY method ORDER BY average_hours DESC",
  ],
  [
    "the fastest take the shortest",
    "average hours by method, fastest first",
    "SELECT method, AVG(hours) AS average_hours FROM samples GROUP BY method ORDER BY average_hours",
  ],
])("%s: %s", (_, question, sql) => {
  expect(lab.ask(question)).toBe(sql);
});
