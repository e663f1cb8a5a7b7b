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
