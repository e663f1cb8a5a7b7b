import type { Catalog } from "@askery/model";
import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A ferry line: captains whose names are in a table of people, crossings with two dates. */
const catalog: Catalog = {
  tables: [
    tableOf("people", ["person_id integer", "name text", "birth_city text"]),
    tableOf("captains", ["captain_id integer", "license_class text"]),
    tableOf("ferries", ["ferry_id integer", "ferry_name text", "f_type text", "length_m decimal"]),
    tableOf("charters", [
      "charter_id integer",
      "ferry_id integer",
      "captain_id integer",
      "charter_start_date date",
      "charter_end_date date",
    ]),
  ],
  relationships: [
    relate("captains.captain_id", "people.person_id"),
    relate("charters.ferry_id", "ferries.ferry_id"),
    relate("charters.captain_id", "captains.captain_id"),
  ],
};

const { ask } = prepareAsking(catalog, [
  { table: "ferries", column: "ferry_name", values: ["Aurora", "Skua"], isComplete: true },
]);

describe("names", () => {
  test("in another table are those of the rows that refer to it", () => {
    expect(ask("what are the names of the captains")).toBe(
      "SELECT p.name AS people FROM people p WHERE EXISTS ( SELECT 1 FROM captains c WHERE c.captain_id = p.person_id )",
    );
  });
});

describe("all information", () => {
  test.each([
    "what is all the information about the ferries?",
    "show all details of the ferry Aurora",
    "give me all the information on ferries without charters",
  ])("is every column: %s", (text) => {
    expect(ask(text).replaceAll("f.", "")).toMatch(
      /^SELECT ferry_id, ferry_name, f_type, length_m FROM ferries/,
    );
  });
});

describe("columns", () => {
  test("may start with a verb", () => {
    expect(ask("what are the start date and end date of each charter?")).toBe(
      "SELECT charter_start_date, charter_end_date FROM charters",
    );
  });

  test("may have a letter in front", () => {
    expect(ask("show all ferry types")).toBe("SELECT f_type FROM ferries");
  });
});

describe("rankings", () => {
  test("are limited by the number of things", () => {
    expect(ask("what are the names of the 3 ferries with the most charters")).toMatch(/DESC LIMIT 3$/);
    expect(ask("show the names of the 3 ferries that were chartered most recently")).toMatch(/DESC LIMIT 3$/);
  });

  test("show a figure that is asked for besides", () => {
    expect(ask("which ferry has the most charters, and the number of charters?")).toMatch(
      /^SELECT f\.ferry_name, COUNT\(\*\) AS charters/,
    );
  });
});

test("across all is all of them together", () => {
  expect(ask("average length across all ferries")).toMatch(/^SELECT AVG\(length_m\) AS \w+ FROM ferries$/);
});
