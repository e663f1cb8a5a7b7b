import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A theater: plays and their performances. */
const { ask } = prepareAsking({
  tables: [
    tableOf("plays", ["play_id integer", "title text", "genre text", "language text", "budget decimal"]),
    tableOf("performances", [
      "performance_id integer",
      "play_id integer",
      "played_on date",
      "ticket_price decimal",
    ]),
  ],
  relationships: [relate("performances.play_id", "plays.play_id")],
});

const joined = "FROM performances p JOIN plays p2 ON p2.play_id = p.play_id";

describe("a range of counts", () => {
  test.each([
    "plays with 2 to 4 performances",
    "plays with between 2 and 4 performances",
    "which plays have from 2 to 4 performances",
  ])("%s", (question) => {
    expect(ask(question)).toBe(
      `SELECT p2.title AS play ${joined} GROUP BY p2.title, p2.play_id HAVING COUNT(*) >= 2 AND COUNT(*) <= 4 ORDER BY COUNT(*) DESC`,
    );
  });
});

test.each([
  ["plays with a budget greater than or equal to 500", ">= 500"],
  ["plays with a budget equal to or higher than 500", ">= 500"],
  ["plays with a budget less than or equal to 500", "<= 500"],
])("%s", (question, limit) => {
  expect(ask(question)).toBe(`SELECT title AS play FROM plays WHERE budget ${limit}`);
});

test.each([
  [
    "rows are counted beside a figure of theirs",
    "number and average budget of plays by genre",
    "SELECT genre, COUNT(*) AS plays, AVG(budget) AS average_budget FROM plays GROUP BY genre ORDER BY plays DESC",
  ],
  [
    "in a sentence",
    "what are the number and the highest ticket price of performances in each genre",
    `SELECT p2.genre, COUNT(*) AS performances, MAX(p.ticket_price) AS highest_ticket_price ${joined} GROUP BY p2.genre ORDER BY performances DESC`,
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["genres of plays in descending order of the count", "DESC"],
  ["genres of plays sorted by frequency", "DESC"],
  ["the different genres of plays in ascending order of frequency", ""],
])("what is listed is sorted by how many rows have it: %s", (question, direction) => {
  expect(ask(question)).toBe(`SELECT genre FROM plays GROUP BY genre ORDER BY COUNT(*) ${direction}`.trim());
});

test("groups above the average of all rows", () => {
  expect(ask("genres whose average budget is higher than the average budget of all plays")).toBe(
    "SELECT genre FROM plays GROUP BY genre HAVING AVG(budget) > ( SELECT AVG(budget) AS figure FROM plays ) ORDER BY AVG(budget) DESC",
  );
});

test("the number of rows that are meant is no value", () => {
  expect(ask("titles and budgets of the three plays with the highest budget")).toBe(
    "SELECT title AS play, budget FROM plays ORDER BY budget DESC LIMIT 3",
  );
});

test("names that have something name no chart", () => {
  expect(ask("find the play names that have more than 2 performances")).toBe(
    `SELECT p2.title AS play ${joined} GROUP BY p2.title, p2.play_id HAVING COUNT(*) > 2 ORDER BY COUNT(*) DESC`,
  );
});

describe("two columns that share their last word", () => {
  const airport = prepareAsking(
    {
      tables: [
        tableOf("airports", [
          "airport_id integer",
          "name text",
          "city text",
          "domestic_passengers integer",
          "international_passengers integer",
        ]),
        tableOf("pilots", [
          "pilot_id integer",
          "first_name text",
          "last_name text",
          "airport_id integer",
          "license_class integer",
          "status text",
        ]),
      ],
      relationships: [relate("pilots.airport_id", "airports.airport_id")],
    },
    [{ table: "pilots", column: "status", values: ["active", "retired"], isComplete: true }],
  );

  test.each([
    [
      "both are counted",
      "how many domestic and international passengers by city",
      "SELECT a.city, SUM(a.domestic_passengers) AS domestic_passengers, SUM(a.international_passengers) AS international_passengers FROM airports a GROUP BY a.city ORDER BY domestic_passengers DESC",
    ],
    [
      "both are averaged",
      "average domestic and international passengers",
      "SELECT AVG(domestic_passengers) AS average_domestic_passengers, AVG(international_passengers) AS average_international_passengers FROM airports",
    ],
    [
      "none of both is shown alone",
      "Which pilots are retired? Give me the first and last name.",
      "first_name, last_name",
    ],
  ])("%s", (_, question, sql) => {
    expect(airport.ask(question)).toContain(sql);
  });

  test("who lives somewhere is in no state", () => {
    expect(airport.ask("pilots who live at airport 7")).not.toContain("active");
    expect(airport.ask("live pilots")).toContain("active");
  });

  test("a number before rows counts them", () => {
    expect(airport.ask("cities with a license class of at least 2 pilots")).not.toContain(
      "license_class >= 2",
    );
  });
});
